const CJK = /^[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}々ー・]+$/u
const HAN = /^\p{Script=Han}+$/u
const HANGUL = /^\p{Script=Hangul}+$/u

type Name = { firstName: string; lastName: string }

/** In the order of the script in which the name is written: 山田 花子 and 김민수, but Anna O’Brien. Han alone is joined for readers of zh. */
export function fullName({ firstName, lastName }: Name, locale: string): string {
  const both = lastName + firstName
  if (!CJK.test(both)) return [firstName, lastName].filter(Boolean).join(' ')
  if (HANGUL.test(both) || (locale === 'zh' && HAN.test(both))) return both
  return [lastName, firstName].filter(Boolean).join(' ')
}
