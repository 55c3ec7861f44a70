import { expect, test } from 'vitest'
import { negotiateLocale } from './locale.ts'

test.each([
  [undefined, 'en'],
  ['', 'en'],
  ['ja', 'ja'],
  ['zh-TW,zh;q=0.9,en;q=0.8', 'zh'],
  ['zh-Hant-HK', 'zh'],
  ['fr-FR, fr;q=0.9, ko;q=0.5, ja;q=0.7', 'ja'],
  ['KO-kr', 'ko'],
  ['*', 'en'],
  ['ja;q=0', 'en'],
  ['en;q=nonsense, ko', 'ko'],
  [';;q=,,;', 'en'],
])('Accept-Language %s is answered in %s', (header, locale) => {
  expect(negotiateLocale(header)).toBe(locale)
})
