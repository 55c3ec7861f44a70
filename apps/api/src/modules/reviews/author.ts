import type { Locale } from '../../contract/types.ts'

const MASK = '**'

/** A pseudonym as readers of its script know them: `H.` for Hana Sato, 佐** for 佐藤 花. */
export function pseudonym(firstName: string, lastName: string): string {
  const [initial = ''] = firstName
  if (/\p{Lu}|\p{Ll}|\p{Lt}/u.test(initial)) return `${initial.toLocaleUpperCase('en')}.`
  return `${[...(lastName || firstName)][0] ?? ''}${MASK}`
}

/** A sign of Chinese, Japanese or Korean says about as much as three letters. */
const LETTERS_A_SIGN = 3

/** The language of a text by its script, where that says it; else the one in which its author reads. */
export function languageOf(text: string, locale: Locale): Locale {
  const count = (script: RegExp) => text.match(script)?.length ?? 0
  const hangul = count(/\p{Script=Hangul}/gu)
  const kana = count(/[\p{Script=Hiragana}\p{Script=Katakana}]/gu)
  const han = count(/\p{Script=Han}/gu)
  const latin = count(/\p{Script=Latin}/gu) / LETTERS_A_SIGN
  const most = Math.max(hangul, kana + han, latin)
  if (most === 0) return locale
  if (most === latin) return 'en'
  if (most === hangul) return 'ko'
  return kana > 0 || locale === 'ja' ? 'ja' : 'zh'
}
