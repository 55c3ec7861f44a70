import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApi, type TestApi } from '../../../test/harness.ts'
import { LOCALES } from '../../contract/tables.gen.ts'
import type { Locale, Schemas } from '../../contract/types.ts'
import type { Text } from '../../lib/localized-text.ts'
import { SYNONYMS } from '../synonyms/synonyms.ts'
import { fold } from './text/grams.ts'
import { keyOf } from './text/pieces.ts'

type Service = { shopId: string; categoryId: string; name: Text; price: number }

const CONDITION = /^(?:Student|First visit) ·|Table only/
/** Variants of a service, whose names nobody types whole. */
const VARIANT = / · |, with |, one-way/
/** Of a pet; whoever types it means their own hair. */
const MEANT_OTHERWISE = 'シャンプー＋カット'

let api: TestApi
let services: Service[]
beforeAll(async () => {
  api = await startTestApi({ shops: 600 })
  services = await api.db
    .selectFrom('service')
    .innerJoin('service_unit as unit', (join) =>
      join.onRef('unit.shop_id', '=', 'service.shop_id').onRef('unit.service_id', '=', 'service.id'),
    )
    .innerJoin('shop', 'shop.id', 'service.shop_id')
    .where('shop.currency', '=', 'JPY')
    .where(sql`unit.name->>'en'`, '<>', 'Child')
    .select((eb) => [
      'service.shop_id as shopId',
      'service.category_id as categoryId',
      'service.name',
      eb.fn.min('unit.price').as('price'),
    ])
    .groupBy(['service.shop_id', 'service.id', 'service.category_id', 'service.name'])
    .execute()
})
afterAll(() => api.close())

const plainly = (text: string) => fold(text).replace(/[^\p{L}\p{M}\p{N}]/gu, '')

/** Latin words from their beginning on: no gel in angel. */
const isSaid = (name: string, word: string) =>
  /^\p{Script=Latin}/u.test(word)
    ? new RegExp(`(?<!\\p{L})${word.replaceAll(/[^\p{L}\p{N}]+/gu, '[^\\p{L}]+')}`, 'iu').test(name)
    : plainly(name).includes(plainly(word))

const search = async (keyword: string, locale: Locale): Promise<Schemas['ShopCard'][]> => {
  const { body } = await api.call<{ data: Schemas['ShopCard'][] }>('GET', '/api/v1/shops/search', {
    ...{ locale, currency: 'JPY' },
    query: { keyword, locationType: 'oversea', limit: 10 },
  })
  return body.data
}

test.each(LOCALES)(
  'Search in %s finds every service of the catalogue by its own name, and the card says its price',
  async (locale) => {
    const plain = services.filter(({ name }) => !CONDITION.test(name.en))
    const names = new Map(plain.map(({ name }) => [name[locale] ?? '', VARIANT.test(name.en)]))
    const wrong: string[] = []
    for (const [name, isVariant] of names) {
      const cards = (await search(name, locale)).filter(({ country }) => country === 'JP')
      for (const { id, searched } of cards.slice(0, 3)) {
        const prices = plain.filter((one) => one.shopId === id && one.name[locale] === name).map(({ price }) => price)
        if (prices.length > 0 && !(searched != null && searched.priceFrom.amount <= Math.min(...prices)))
          wrong.push(`${name}: ${searched?.name} for ${searched?.priceFrom.amount} instead of ${prices}`)
      }
      const isSold = plain.some((one) => one.shopId === cards[0]?.id && one.name[locale] === name)
      if (cards.length === 0 || !(isSold || isVariant || name === MEANT_OTHERWISE))
        wrong.push(`${name}: not sold by ${cards[0]?.shopName}`)
    }
    expect(wrong).toEqual([])
  },
)

test.each(LOCALES)('Every service of the demo catalogue is called by a word of a row in %s', (locale) => {
  const words = SYNONYMS.flatMap((row) => row[locale]).map(plainly)
  const plain = services.filter(({ name }) => !CONDITION.test(name.en) && !VARIANT.test(name.en))
  const names = [...new Set(plain.map(({ name }) => name[locale] ?? ''))]
  expect(names.length).toBeGreaterThan(100)
  expect(names.filter((name) => !words.some((word) => plainly(name).includes(word)))).toEqual([])
})

test.each(LOCALES)(
  'Search in %s finds the trade first for every word of a service or of a trade, and each card says the price of what is meant',
  async (locale) => {
    const categories = await api.db.selectFrom('category').select(['id', 'name']).execute()
    const wrong: string[] = []
    let cards = 0
    for (const row of SYNONYMS) {
      const { primaryCategory, mainService, [locale]: words } = row
      const isCalled = (name: string) => mainService.length > 0 && row.en.includes(name.toLowerCase())
      const wanted = categories
        .filter(({ name }) => primaryCategory.flat().includes(name.en) || isCalled(name.en))
        .map(({ id }) => id)
      if (wanted.length === 0) continue
      const says =
        mainService.length === 0 ? [row] : SYNONYMS.filter(({ en }) => mainService.some((one) => en.includes(one)))
      const meant = services.filter(
        ({ name, categoryId }) =>
          wanted.includes(categoryId) &&
          !CONDITION.test(name.en) &&
          says.some((one) => LOCALES.some((of) => one[of].some((word) => isSaid(name[of] ?? '', word)))),
      )
      for (const word of words) {
        const found = await search(word, locale)
        const [first] = found
        if (first === undefined || !wanted.includes(first.category.id)) wrong.push(`${word}: ${first?.category.id}`)
        for (const { id, searched } of found) {
          const offered = meant.filter(({ shopId }) => shopId === id)
          const saying = offered.filter(({ name }) => keyOf(name[locale] ?? '').includes(keyOf(word)))
          const prices = (mainService.length === 0 && saying.length > 0 ? saying : offered).map(({ price }) => price)
          if (prices.length === 0) continue
          cards += 1
          if (searched?.priceFrom.amount !== Math.min(...prices))
            wrong.push(`${word}: ${searched?.name} for ${searched?.priceFrom.amount}, not ${Math.min(...prices)}`)
        }
      }
    }
    expect(wrong).toEqual([])
    expect(cards).toBeGreaterThan(1000)
  },
  120_000,
)
