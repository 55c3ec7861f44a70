import { setTimeout } from 'node:timers/promises'
import { LOCALES } from '../../apps/api/src/contract/tables.gen.ts'
import type { Schemas } from '../../apps/api/src/contract/types.ts'
import { SYNONYMS } from '../../apps/api/src/modules/synonyms/synonyms.ts'
import { QUERIES_IN_CITY, type QueryInCity } from '../../apps/api/src/testing/queries-in-city.ts'
import { product } from '../../scripts/product.ts'
import type { Bench } from '../bench.ts'

type Locale = (typeof LOCALES)[number]
type Offered = Pick<Schemas['Service'], 'id' | 'shopId' | 'categoryId' | 'name' | 'priceFrom'> & { english: Named }
type Named = { name: string; categoryName: string }
type Found = { data: Schemas['ShopCard'][]; interpretation: Schemas['SearchInterpretation'] }
type Get = <Body>(path: string, locale: Locale) => Promise<Body>

const SHOPS = 600
const WORDS = 40
const CARDS = 10
const PAGE = 100
const REST_MS = 500
/** What only some people may book, or what is only a part of it; nobody typed that. */
const CONDITION = /^(?:Student|First visit) ·|Table only/

export const answers: Bench = {
  title: 'Answers of search',
  about: `The demo catalog, asked as people type. A price is right if the card of a shop that sells what was typed names the cheapest service that is
called so: the first ${CARDS} cards for the first word of ${WORDS} services in four languages. Queries are the 120 of
\`queries-in-city.ts\`: right if the first shop is of the kind and the city, two of the first three are, and none of the first six is elsewhere.`,
  async measure() {
    const server = await product({ env: { SEED_SHOPS: String(SHOPS) } })
    const get: Get = async (path, locale) => {
      const headers = { 'accept-language': locale, 'x-currency': 'JPY' }
      for (;;) {
        const answer = await fetch(`${server.origin}${path}`, { headers })
        if (answer.ok) return (await answer.json()) as never
        // A busy machine makes the server refuse for a moment.
        if (answer.status !== 503) throw new Error(`${path}: ${answer.status}`)
        await setTimeout(REST_MS)
      }
    }
    try {
      const prices = { right: 0, all: 0 }
      const queries = { right: 0, all: 0 }
      const english = new Map((await allServices(get, 'en', new Map())).map(({ id, english }) => [id, english]))
      for (const locale of LOCALES) {
        const services = await allServices(get, locale, english)
        const counted = await pricesRight(get, locale, services)
        prices.right += counted.right
        prices.all += counted.all
        for (const query of QUERIES_IN_CITY[locale]) {
          queries.all++
          if (await isAnswered(get, locale, query, services)) queries.right++
        }
      }
      return [
        {
          what: 'cards with the right price',
          value: prices.right,
          unit: '',
          beside: { what: 'of cards', value: prices.all },
        },
        {
          what: 'queries answered right',
          value: queries.right,
          unit: '',
          beside: { what: 'of queries', value: queries.all },
        },
      ]
    } finally {
      await server.stop()
    }
  },
}

async function allServices(get: Get, locale: Locale, english: ReadonlyMap<string, Named>): Promise<Offered[]> {
  const all: Offered[] = []
  for (let page = 0; ; page++) {
    const { data, total } = await get<{ data: Schemas['Service'][]; total: number }>(
      `/api/v1/services?limit=${PAGE}&page=${page}`,
      locale,
    )
    all.push(...data.map((service) => ({ ...service, english: english.get(service.id) ?? service })))
    if (data.length === 0 || all.length >= total) return all
  }
}

const plainly = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '')

async function pricesRight(get: Get, locale: Locale, services: Offered[]) {
  const counted = { right: 0, all: 0 }
  const rows = SYNONYMS.filter(({ primaryCategory }) => primaryCategory.length > 0).slice(0, WORDS)
  for (const row of rows) {
    const words = row[locale].map(plainly)
    const meant = services.filter(
      ({ name, english }) =>
        row.primaryCategory.flat().includes(english.categoryName) &&
        !CONDITION.test(english.name) &&
        words.some((word) => plainly(name).includes(word)),
    )
    const cheapest = new Map<string, number>()
    for (const { shopId, priceFrom } of meant)
      cheapest.set(shopId, Math.min(priceFrom.amount, cheapest.get(shopId) ?? Number.POSITIVE_INFINITY))
    const { data } = await get<Found>(
      `/api/v1/shops/search?limit=${CARDS}&keyword=${encodeURIComponent(row[locale][0] ?? '')}`,
      locale,
    )
    for (const { id, searched, priceFrom } of data) {
      const right = cheapest.get(id)
      if (right === undefined) continue
      counted.all++
      if ((searched?.priceFrom ?? priceFrom).amount === right) counted.right++
    }
  }
  return counted
}

async function isAnswered(get: Get, locale: Locale, query: QueryInCity, services: Offered[]): Promise<boolean> {
  const { typed, kinds, city, shop, quantity, hasPriceMax } = query
  const { data, interpretation } = await get<Found>(
    `/api/v1/shops/search?limit=6&keyword=${encodeURIComponent(typed)}`,
    locale,
  )
  const [first] = data
  if (first === undefined) return false
  if (shop !== undefined)
    return (await get<{ data: Schemas['Shop'] }>(`/api/v1/shops/${first.id}`, 'en')).data.shopName === shop
  const sells = (card: Schemas['ShopCard']) =>
    kinds.includes(card.category.id) ||
    services.some(({ shopId, categoryId }) => shopId === card.id && kinds.includes(categoryId))
  const fits = data.slice(0, 3).filter((card) => card.city.id === city && sells(card))
  return (
    sells(first) &&
    fits.length >= Math.min(2, data.length) &&
    data.every((card) => card.city.id === city) &&
    interpretation.quantity === (quantity ?? null) &&
    (interpretation.priceMax !== null) === (hasPriceMax === true)
  )
}
