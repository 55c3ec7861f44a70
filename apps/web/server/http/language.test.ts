import { expect, test } from 'vitest'
import { chooseLanguage } from './language.ts'

// Promise (Addresses): a path without a language leads to the stored one, else the browser's, else zh
test.each([
  ['ja', 'en-US,en;q=0.9', 'ja'],
  [undefined, 'fr-FR, ko;q=0.8, en;q=0.9', 'en'],
  [undefined, 'ko-KR,ko;q=0.9,en;q=0.8', 'ko'],
  [undefined, 'en;q=0, ja;q=0.1', 'ja'],
  [undefined, 'zh-CN', 'zh'],
  ['fr', undefined, 'zh'],
  [undefined, 'fr, *;q=0.5', 'zh'],
  [undefined, ';;;,,q=', 'zh'],
] as const)('chooseLanguage of stored %s and browser %s is %s', (stored, header, language) => {
  expect(chooseLanguage(stored, header)).toBe(language)
})
