import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { FAQ_CATEGORIES } from '../apps/api/reference-data/faqs.ts'
import { PRIVACY, TERMS } from '../apps/api/reference-data/legal.ts'
import { SELLER_EXAMPLES } from '../apps/api/reference-data/legal-sellers.ts'
import type { Text } from '../apps/api/src/lib/localized-text.ts'
import { policyOf } from '../apps/api/src/modules/bookings/cancellation-policy.ts'
import { lateFeeText } from '../apps/api/src/modules/money/late-fee-text.ts'
import { articlesOf } from '../tools/demo-catalogue/src/editorial/articles.ts'
import { curatedOf } from '../tools/demo-catalogue/src/editorial/curated.ts'
import { root } from './run.ts'

const LANGUAGES = ['en', 'ko', 'ja', 'zh'] as const
type Language = (typeof LANGUAGES)[number]
const SEED = 1
/** Fixed texts, which keep a word of the right column. */
const BINDING = new Set(['Newest store'])

const read = (path: string): string => readFileSync(`${root}/${path}`, 'utf8')

/** The last column of the table: `en: log in, login · ja: サインイン`. */
const forbiddenWords = (language: Language): readonly string[] =>
  read('docs/words.md')
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| ---') && !line.startsWith('| Thing'))
    .flatMap((line) => line.split('|').at(-2)?.split('·') ?? [])
    .map((part) => part.trim())
    .filter((part) => part.startsWith(`${language}: `))
    .flatMap((part) =>
      part
        .slice(4)
        .split(',')
        .map((word) => word.trim()),
    )

const pages = (language: Language): readonly string[] =>
  [...read(`apps/web/src/locales/${language}.po`).matchAll(/^msgstr "(.+)"$/gm)].map(([, text = '']) => text)

/** The quoted texts of an e-mail, not the names around them. */
const emailTexts = (language: Language): readonly string[] =>
  [...read(`apps/api/src/modules/mail/words/${language}.ts`).matchAll(/'([^'\n]*)'|"([^"\n]*)"|`([^`\n]*)`/g)].flatMap(
    ([, one, two, three]) => (one ?? two ?? three ?? '').replace(/\$\{[^}]*\}/g, ''),
  )

const isText = (value: object): value is Text => 'en' in value && 'zh' in value

function textsIn(value: unknown, language: Language): readonly string[] {
  if (typeof value !== 'object' || value === null) return []
  return isText(value) ? [value[language]] : Object.values(value).flatMap((inner) => textsIn(inner, language))
}

const JPY_3000 = { amount: 3000, currency: 'JPY' } as const
const NO_FEE = { percent: 0, amount: null } as const
const LATE_FEES = [
  NO_FEE,
  { percent: 50, amount: null },
  { percent: null, amount: JPY_3000 },
  { percent: 50, amount: JPY_3000 },
]

const allTexts = (language: Language): readonly string[] =>
  [
    ...pages(language),
    ...emailTexts(language),
    ...textsIn([FAQ_CATEGORIES, TERMS, PRIVACY, SELLER_EXAMPLES, curatedOf(SEED), articlesOf(SEED)], language),
    ...[0, 1, 24].flatMap((hours) =>
      [0, 1, 3].map((limit) => policyOf(hours, NO_FEE, { hours, limit }, language).text),
    ),
    ...LATE_FEES.map((fee) => lateFeeText(fee, language)),
  ].filter((text) => !BINDING.has(text))

/** In Latin script a word begins after a character that is no letter; other scripts have no spaces. */
const finds = (word: string): RegExp =>
  new RegExp(/^[a-z]/i.test(word) ? `(?<![a-z])${word}` : word, /^[a-z]/i.test(word) ? 'i' : '')

const around = (text: string, at: number): string => text.slice(Math.max(0, at - 20), at + 40).replaceAll('\n', ' ')

const found = (language: Language, pattern: RegExp): readonly string[] =>
  allTexts(language).flatMap((text) => {
    const at = text.search(pattern)
    return at === -1 ? [] : [`${pattern.source}: ${around(text, at)}`]
  })

test.each(LANGUAGES)('Texts in %s use no word that docs/words.md avoids', (language) => {
  const words = forbiddenWords(language)
  expect(words.length).toBeGreaterThan(5)
  expect(words.flatMap((word) => found(language, finds(word)))).toEqual([])
})

test('Digits and Latin letters have spaces around them in Chinese and none in Japanese', () => {
  expect(found('zh', /\p{sc=Han}[A-Za-z0-9]|[A-Za-z0-9]\p{sc=Han}/u)).toEqual([])
  expect(
    found('ja', /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}] [A-Za-z0-9]|[A-Za-z0-9] [\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]/u),
  ).toEqual([])
})

test.each(['ja', 'zh'] as const)('Punctuation in %s is full-width', (language) => {
  expect(
    found(language, /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}][,;:?!()~]|[,;:?!()~][\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]/u),
  ).toEqual([])
})

test.each(LANGUAGES)('Texts in %s have no space before an ellipsis, and no needless exclamation mark', (language) => {
  expect(found(language, / …| ⋯|\.\.\./)).toEqual([])
  const loud = new Set(['Sign in successfully!', 'Update Successfull!', 'ログインしました！', '更新しました！'])
  const quiet = new Set([...loud, '로그인했어요!', '저장했어요!', '登入成功！', '更新成功！'])
  expect(allTexts(language).filter((text) => /[!！]/.test(text) && !quiet.has(text))).toEqual([])
})
