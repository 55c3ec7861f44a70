import { expect, test } from 'vitest'
import { languageOf, pseudonym } from './author.ts'

test.each([
  ['Hana', 'Sato', 'H.'],
  ['émile', 'Zola', 'É.'],
  ['花', '佐藤', '佐**'],
  ['민수', '김', '김**'],
  ['𠮷野', '𠮷', '𠮷**'],
  ['マリー', '', 'マ**'],
])('The pseudonym of %s %s is %s', (firstName, lastName, author) => {
  expect(pseudonym(firstName, lastName)).toBe(author)
})

test.each([
  ['A careful cut', 'ja', 'en'],
  ['また行きます', 'en', 'ja'],
  ['最高', 'ja', 'ja'],
  ['最高', 'ko', 'zh'],
  ['또 갈게요', 'en', 'ko'],
  ['The 散髪 was quick and the staff were kind', 'en', 'en'],
  ['Aoiさんのカットが最高', 'en', 'ja'],
  ['👍👍', 'ko', 'ko'],
] as const)('The language of %j, typed on a page in %s, is %s', (text, locale, language) => {
  expect(languageOf(text, locale)).toBe(language)
})
