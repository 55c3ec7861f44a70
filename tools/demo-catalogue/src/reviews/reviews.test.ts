import { expect, test } from 'vitest'
import { DEFAULT_SEED, DEFAULT_SHOPS, shopsOf } from '../catalogue.ts'
import { LANGUAGES } from '../text.ts'
import { TRADES } from '../trades/trades.ts'
import { EN } from './en.ts'
import { guestsOf } from './guests.ts'
import { JA } from './ja.ts'
import { KO } from './ko.ts'
import { reviewsOf } from './reviews.ts'
import { ZH } from './zh.ts'

const NOW = Temporal.Instant.from('2026-11-28T12:00:00Z')
const TEXTS = { en: EN, ko: KO, ja: JA, zh: ZH }
const make = () =>
  [...shopsOf(DEFAULT_SEED, DEFAULT_SHOPS)].map((shop, index) => ({
    shop,
    reviews: reviewsOf(DEFAULT_SEED, index, shop, NOW),
  }))
const made = make()
const reviews = made.flatMap((one) => one.reviews)
const shareOf = (count: number) => count / reviews.length

test('The reviews of a seed are the same each time', () => {
  expect(make()).toEqual(made)
})

test('Between 40 and 60 % of the shops have reviews, at most 25, and none says a thing twice', () => {
  const reviewed = made.filter(({ reviews }) => reviews.length > 0)
  expect(reviewed.length / made.length).toBeGreaterThan(0.4)
  expect(reviewed.length / made.length).toBeLessThan(0.6)
  expect(Math.max(...reviewed.map(({ reviews }) => reviews.length))).toBeLessThanOrEqual(25)
  expect(Math.min(...reviewed.map(({ reviews }) => reviews.length))).toBeGreaterThanOrEqual(3)
  for (const { reviews } of reviewed) {
    const texts = reviews.flatMap(({ text, reply }) => [text, ...(reply === null ? [] : [reply])])
    expect(new Set(texts).size).toBe(texts.length)
    expect(new Set(reviews.map(({ language, guest }) => `${language} ${guest}`)).size).toBe(reviews.length)
  }
})

test('Most reviews have four or five stars, some two or three', () => {
  const share = shareOf(reviews.filter(({ stars }) => stars >= 4).length)
  expect(share).toBeGreaterThan(0.7)
  expect(share).toBeLessThan(0.95)
})

test('Most reviews are in the language of the country, and every language is heard', () => {
  const home = { JPY: 'ja', KRW: 'ko', TWD: 'zh' }
  const atHome = made.flatMap(({ shop, reviews }) => reviews.filter(({ language }) => language === home[shop.currency]))
  expect(shareOf(atHome.length)).toBeGreaterThan(0.6)
  for (const language of LANGUAGES)
    expect(shareOf(reviews.filter((one) => one.language === language).length)).toBeGreaterThan(0.05)
})

test('A review is written after a visit within the opening hours', () => {
  const zones = { JPY: 'Asia/Tokyo', KRW: 'Asia/Seoul', TWD: 'Asia/Taipei' }
  const outside = made.flatMap(({ shop, reviews }) =>
    reviews.filter(({ startAt, endAt, createdAt }) => {
      const start = Temporal.Instant.from(startAt).toZonedDateTimeISO(zones[shop.currency])
      const time = start.toPlainTime().toString().slice(0, 5)
      const isOpen = shop.hours.some(
        ({ weekday, open, close }) => weekday === start.dayOfWeek && open <= time && time < close,
      )
      return !isOpen || createdAt <= endAt || createdAt >= NOW.toString()
    }),
  )
  expect(outside).toEqual([])
})

test.each(LANGUAGES)('Guests have words in %s for every trade', (language) => {
  const { byTrade, any } = TEXTS[language]
  expect(TRADES.filter(({ id, top }) => byTrade[id] === undefined && byTrade[top] === undefined)).toEqual([])
  const texts = [...Object.values(byTrade).flat(), ...any.map(([, text]) => text)]
  expect(texts.length).toBeGreaterThan(90)
  expect(new Set(texts).size).toBe(texts.length)
})

test('The addresses of guests are of a domain that is reserved', () => {
  const guests = guestsOf(DEFAULT_SEED)
  expect(new Set(guests.map(({ id }) => id)).size).toBe(guests.length)
  expect(guests.filter(({ email }) => !/^[a-z0-9-]+@demo\.example$/.test(email))).toEqual([])
})
