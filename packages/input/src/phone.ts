import { inAsciiDigits, withoutInvisible } from './text.ts'

const SEPARATORS = /[\s\p{Zs}\p{Pd}\u2212\u2500\u30fc\uff70\u30fb\u00b7\u2022\u2027\u2219./()-]/gu
/** Calling codes that people write without their plus. */
const CALLING_CODE_WITHOUT_PLUS = /^(?:81|82|886)/

/**
 * What was typed as a phone number, in digits: with a plus where it says a calling code. Several where it can be read in several
 * ways, the likeliest first: `00` before a calling code is a plus everywhere. Empty where there is no number.
 */
export function readPhone(typed: string): string[] {
  const text = inAsciiDigits(withoutInvisible(typed).normalize('NFKC'))
    .replace(/^[^+\d(]*/u, (before) => (/^[\p{L}\s:.：]*$/u.test(before) ? '' : before))
    // The zero in `+44 (0)20` is not dialled from abroad.
    .replace(/^(\+[^(]*)\(0\)/, '$1')
    .replace(SEPARATORS, '')
  if (!/^\+?\d+$/.test(text)) return []
  if (text.startsWith('+')) return [text]
  const [, abroad] = text.match(/^00([1-9]\d*)$/) ?? []
  if (abroad !== undefined) return [`+${abroad}`, text]
  return CALLING_CODE_WITHOUT_PLUS.test(text) ? [text, `+${text}`] : [text]
}
