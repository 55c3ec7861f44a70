/** As it is stored: one form for each character (NFC), no space around it. The contract has checked the letters. */
export const normaliseName = (typed: string): string => typed.normalize('NFC').trim()
