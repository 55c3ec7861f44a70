import { fields as schemas } from '@yoyaku/core'

/** Reports a long text during typing instead of cutting it. Measures the text as it is sent. */
export const tooLong = (text: string, longest: number = schemas.TEXT_MAX): 'TOO_LONG' | undefined =>
  [...text.normalize('NFC').trim()].length > longest ? 'TOO_LONG' : undefined
