const NUMBER = /(\d+(?:[-–−‐]\d+)*)/
const HYPHENATED = /^\d+[-–−‐]/

/** The pieces of an address, in order; `28-13` is one that stays on one line. */
export const numbersInAddress = (address: string): { readonly text: string; readonly isUnbroken: boolean }[] =>
  address.split(NUMBER).map((text) => ({ text, isUnbroken: HYPHENATED.test(text) }))
