import { readPhone } from './phone.ts'
import { inAsciiDigits, withoutInvisible } from './text.ts'

const EMAIL = /[^\s@]@[^\s@]+\.[^\s@]/
/** Begins where no such sign stands before: from each sign of a long name anew, it would take quadratic time. */
const ADDRESS = /\bhttps?:|\bwww\.|(?<![a-z0-9-])[a-z0-9-]+\.[a-z]{2,}\/[\w@~]/i
/** Domains that people name: after any other ending, a full stop without a space is likelier than a link. */
const DOMAIN =
  /(?<![a-z0-9-])[a-z0-9-]{2,}\.(?:com|net|org|info|biz|io|co|jp|kr|tw|cn|hk|app|shop|link|site|online|store|xyz|ly|gg|page|dev)\b/i
/** Begins like a number that is dialled: with a plus, a zero or a bracket, or in the groups of a number without them. */
const NUMBER =
  /(?<![\d+])(?:\+|\(?0|\((?=\d))[\d\s().\-\p{Pd}\u2212\u30fc・/]{7,30}|(?<!\d)\d{3}[ .-]\d{3,4}[ .-]\d{4}(?!\d)/gu
const FEWEST_DIGITS = 9
const MOST_DIGITS = 15

/** Whether a text has a link, an e-mail address or a phone number in it, in signs of any width. */
export function hasContactDetails(text: string): boolean {
  const read = inAsciiDigits(withoutInvisible(text).normalize('NFKC'))
  return [EMAIL, ADDRESS, DOMAIN].some((pattern) => pattern.test(read)) || (read.match(NUMBER) ?? []).some(isPhone)
}

function isPhone(written: string): boolean {
  const digits = readPhone(written)[0]?.replace('+', '').length ?? 0
  return digits >= FEWEST_DIGITS && digits <= MOST_DIGITS
}
