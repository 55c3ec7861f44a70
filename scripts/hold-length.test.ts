import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { FAQ_CATEGORIES } from '../apps/api/reference-data/faqs.ts'
import { TERMS } from '../apps/api/reference-data/legal.ts'
import { expiry } from '../apps/api/src/modules/holds/hold.sql.ts'
import { root } from './run.ts'

/** How long a hold lasts is said in many places. The server decides; the others must say the same. */
const [lasts, longest] = [...expiry('at').matchAll(/mins => (\d+)/g)].map(([, minutes]) => Number(minutes))

const LANGUAGES = ['en', 'ko', 'ja', 'zh'] as const
const IN_WORDS = { five: 5, ten: 10, fifteen: 15, twenty: 20, thirty: 30 }
const MINUTES = new RegExp(`\\b(${Object.keys(IN_WORDS).join('|')})\\b|(\\d+)\\s?(?:minutes|분|分)`, 'gi')

/** Every number of minutes in a text, in figures or in words. */
const minutesIn = (text: string): number[] =>
  [...text.matchAll(MINUTES)].map(([, word, figure]) =>
    word === undefined ? Number(figure) : IN_WORDS[word.toLowerCase() as keyof typeof IN_WORDS],
  )

/** The text between two patterns of a file, in one line. */
function partOf(path: string, from: RegExp, to: RegExp): string {
  const text = readFileSync(`${root}/${path}`, 'utf8').replaceAll(/\s+/g, ' ')
  const rest = text.slice(text.search(from))
  return rest.slice(0, rest.search(to))
}

const HELD = { en: 'is held for', ko: '잡아 두고', ja: '確保し', zh: '會保留' }
const termsOf = (language: (typeof LANGUAGES)[number]) =>
  TERMS.body[language].split('\n').find((line) => line.includes(HELD[language])) ?? ''
const question = FAQ_CATEGORIES.flatMap(({ faqs }) => faqs).find(({ question }) =>
  question.en.startsWith('How long is a time held'),
)

test('minutesIn reads figures and words', () => {
  expect(minutesIn('ten minutes, 20 minutes; 10분, 20分間, 15 分鐘')).toEqual([10, 20, 10, 20, 15])
})

test.each(LANGUAGES)('The terms and the FAQ say in %s how long the server holds a time', (language) => {
  expect(minutesIn(termsOf(language))).toEqual([lasts, longest])
  expect(minutesIn(question?.answer[language] ?? '')).toEqual([lasts, longest])
})

test('The SDK holds a time as long as the server', () => {
  const setup = 'packages/core/src/reservation/reservation.setup.ts'
  expect(partOf(setup, /const HOLD_MS = /, / \/\*\* The actors/)).toBe(
    `const HOLD_MS = ${((lasts ?? 0) * 60_000).toLocaleString('en').replaceAll(',', '_')}`,
  )
  expect(minutesIn(partOf(setup, /A hold lives/, /: once a minute/).replace(/at most (\d+)/, '$1 minutes'))).toEqual([
    lasts,
    longest,
  ])
})

test('The operating guide and the README of the server say how long the server holds a time', () => {
  const again = partOf('docs/operating.md', /may hold the same time again/, /: a visitor is known/)
  expect(minutesIn(again)).toEqual([lasts])
  const lasting = partOf('apps/api/README.md', /A hold lasts/, /in all \(/)
  expect(minutesIn(lasting.replace(/and (\d+)/, '$1 minutes'))).toEqual([lasts, longest])
})
