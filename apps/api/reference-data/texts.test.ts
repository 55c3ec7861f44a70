import { renderCover } from '@yoyaku/drawings'
import { expect, test } from 'vitest'
import { LOCALES } from '../src/contract/tables.gen.ts'
import type { Text } from '../src/lib/localized-text.ts'
import { FAQ_CATEGORIES } from './faqs.ts'
import { PRIVACY, TERMS } from './legal.ts'
import { BANNER } from './settings.ts'

const isText = (value: object): value is Text => LOCALES.every((language) => language in value)

function textsIn(value: unknown): Text[] {
  if (typeof value !== 'object' || value === null) return []
  return isText(value) ? [value] : Object.values(value).flatMap(textsIn)
}
const faqs = textsIn(FAQ_CATEGORIES)
const all = [...textsIn({ TERMS, PRIVACY }), ...faqs]
const withWords = (texts: Text[], words: RegExp) =>
  texts.filter((text) => LOCALES.some((language) => words.test(text[language]))).map(({ en }) => en)

test('The texts of the reference data are there in all four languages', () => {
  expect(all.length).toBeGreaterThan(40)
  expect(withWords(all, /^\s*$/)).toEqual([])
})

test('The texts of the reference data have no unfilled blank but in legal texts the operator’s name, which is filled in when they are read', () => {
  expect(withWords(all, /\{(?!(?:operator|contact)\})|undefined/)).toEqual([])
  expect(withWords(faqs, /[{}]/)).toEqual([])
})

test('The texts of the reference data are written in the script of their language', () => {
  const scripts = {
    ko: /\p{Script=Hangul}/u,
    ja: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u,
    zh: /\p{Script=Han}/u,
  }
  const latinOnly = all.filter(
    (text) =>
      /[a-z]{3}/.test(text.en) &&
      (['ko', 'ja', 'zh'] as const).some((language) => !scripts[language].test(text[language])),
  )
  expect(latinOnly).toEqual([])
})

test('The banner weighs less than 8 kB', () => {
  expect(renderCover(BANNER).length).toBeLessThan(8192)
})
