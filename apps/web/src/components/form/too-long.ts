/** Reports a long text during typing instead of cutting it. Measures the text as it is sent. Every page has this module: no import of the SDK's rules. */
export const tooLong = (text: string, longest: number): 'TOO_LONG' | undefined =>
  [...text.normalize('NFC').trim()].length > longest ? 'TOO_LONG' : undefined
