/** Characters that nobody sees: marks of direction, soft hyphens, zero-width spaces, variation selectors. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu
/** Joiners inside of a word change how it is written: they stay there. */
const JOINERS = /[\u200c\u200d]/

export const withoutInvisible = (text: string): string => text.replace(INVISIBLE, '')

/** The same, but for joiners between two letters or marks, as Persian and Indic names have them. */
export const withoutInvisibleButJoiners = (text: string): string =>
  text.replace(INVISIBLE, (sign, at: number) =>
    JOINERS.test(sign) && /[\p{L}\p{M}]$/u.test(text.slice(0, at)) && /^[\p{L}\p{M}]/u.test(text.slice(at + 1))
      ? sign
      : '',
  )

/** Digits of all scripts as 0 to 9: their zeros stand at a multiple of sixteen, or at six behind one. */
export const inAsciiDigits = (text: string): string =>
  text.replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0
    const behind = code % 16
    const isZeroBefore = behind < 10 && /\p{Nd}/u.test(String.fromCodePoint(code - behind))
    return String(isZeroBefore ? behind : behind - 6)
  })
