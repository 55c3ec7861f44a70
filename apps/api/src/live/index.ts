export { live } from './plugin.ts'
