/** A name as it is stored. The contract has checked the letters. */
export { readName as normaliseName } from '@yoyaku/input'
