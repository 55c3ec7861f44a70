import { fields as schemas } from '@yoyaku/core'

/** Says so while somebody types: nothing is cut. Measured as it is sent. */
export const tooLong = (text: string): 'TOO_LONG' | undefined =>
  [...text.normalize('NFC').trim()].length > schemas.TEXT_MAX ? 'TOO_LONG' : undefined
