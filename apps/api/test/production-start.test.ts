import { join } from 'node:path'
import { afterEach, describe, expect, inject, onTestFinished, test, vi } from 'vitest'
import { runOperator } from '../cli/operator/program.ts'
import { loadContract } from '../src/contract/load.ts'
import { LOCALES } from '../src/contract/tables.gen.ts'
import type { Locale } from '../src/contract/types.ts'
import { moveClock, resetClock } from '../src/db/test-control.ts'
import { type Api, startApi } from '../src/start-server.ts'
import { EXAMPLE } from '../src/testing/example-catalogue.ts'
import { createTestDatabase } from './database.ts'

const PRODUCTION = {
  NODE_ENV: 'production',
  SMTP_URL: 'none',
  PUBLIC_URL: 'https://yoyaku.example',
  TOKEN_SECRET: 'Yb3xQmVf0rT9uKpZ8wLh2sNc5dJg7aEe',
  OTP_PEPPER: 'kW4tZ7qRj1nXv6mHs0bGy3cFp9dLu2aE',
}
const SHOP = 'tsuchi-kamakura'
const SERVICE = 'tsuchi-kamakura-wheel'
const party = { serviceId: SERVICE, unitId: 'small', quantity: '1' }
const days = { dateFrom: '2027-01-11', dateTo: '2027-01-17' }
const startAt = '2027-01-11T02:00:00Z'

const PUBLIC_READS = loadContract().operations.filter(
  ({ id, method, access }) => method === 'GET' && access === 'anyone' && id !== 'getHold',
)
/** The paths of operations that need parameters. Others need none. */
const REQUESTS: Record<string, string> = {
  getShop: `/api/v1/shops/${SHOP}`,
  getService: `/api/v1/services/${SERVICE}`,
  listServices: `/api/v1/services?shopId=${SHOP}`,
  listServicesByCategory: '/api/v1/services/by-category?categoryId=wheel-throwing',
  listShopsByCategory: '/api/v1/shops/by-category/wheel-throwing',
  listShopsOfBrand: '/api/v1/shops/brand?brandId=tsuchi',
  searchShops: '/api/v1/shops/search?priceMin=1&priceMax=100000000',
  listFaqs: '/api/v1/faq-categories/booking/faqs',
  listArticlesByCategory: '/api/v1/user/article/get-by-category?categoryId=none',
  getAvailableTime: `/api/v1/shops/${SHOP}/getAvailableTime?${new URLSearchParams({ ...party, ...days })}`,
  getAvailableProviders: `/api/v1/shops/${SHOP}/getAvailableProviders?${new URLSearchParams({ ...party, startAt })}`,
  getAvailableServiceAttaches: `/api/v1/shops/${SHOP}/getAvailableServiceAttaches?${new URLSearchParams({ ...party, startAt })}`,
  getConfirmReminder: `/api/v1/shops/${SHOP}/confirm-reminder`,
  getLegalText: '/api/v1/legal-texts/seller-jp',
  listReviews: `/api/v1/shops/${SHOP}/reviews`,
}
/** Of the rest of the catalogue, which no import brings, and what the operator alone can say. */
const NOT_THERE = ['getArticle', 'getCurated', 'getLegalText']
const OF_THE_IMPORT = [
  ...['getShop', 'getService', 'listShopsByCategory', 'listReviews'],
  ...['getAvailableTime', 'getAvailableProviders', 'getAvailableServiceAttaches', 'getConfirmReminder'],
]

let api: Api | null = null
afterEach(async () => {
  await api?.close()
  api = null
})

/** Production on a database of its own, after the operator's commands. */
async function startProduction(commands: string[][] = [], settings: Record<string, string> = {}): Promise<Api> {
  // Commands come after `npm run migrate`.
  const database = await createTestDatabase(inject('postgresUrl'), commands.length > 0 ? 'migrated' : 'empty')
  onTestFinished(database.drop)
  const env = { ...PRODUCTION, DATABASE_URL: database.url, ...settings }
  for (const command of commands) {
    const errors: string[] = []
    const exit = await runOperator(command, { env, out: () => {}, err: (text) => errors.push(text) })
    if (exit !== 0) throw new Error(errors.join(''))
  }
  api = await startApi(env)
  onTestFinished(async () => api?.close())
  return api
}

const get = async ({ app }: Api, url: string, locale: Locale = 'en') => {
  const answer = await app.inject({ url, headers: { 'accept-language': locale, 'x-currency': 'USD' } })
  return { status: answer.statusCode, body: answer.json() }
}

async function statusesOf(started: Api, locale: Locale): Promise<Record<string, number>> {
  const statuses = PUBLIC_READS.map(async ({ id, path }) => {
    const { status } = await get(started, REQUESTS[id] ?? path.replaceAll(/\{\w+\}/g, 'none'), locale)
    return [id, status] as const
  })
  return Object.fromEntries(await Promise.all(statuses))
}

const statuses = (missing: readonly string[]) =>
  Object.fromEntries(PUBLIC_READS.map(({ id }) => [id, missing.includes(id) ? 404 : 200]))

const IMPORT = ['import', join(EXAMPLE, 'catalogue.json')]

describe('A production start', { timeout: 60_000 }, () => {
  test('with an imported catalogue answers every public read in four languages, and shows that catalogue alone', async () => {
    const started = await startProduction([IMPORT])
    for (const locale of LOCALES) expect(await statusesOf(started, locale)).toStrictEqual(statuses(NOT_THERE))
    const { body } = await get(started, '/api/v1/shops')
    expect([body.total, body.data.map(({ id }: { id: string }) => id)]).toStrictEqual([1, [SHOP]])
    expect((await get(started, REQUESTS.searchShops ?? '')).body).toMatchObject({ total: 1 })
    expect((await get(started, '/api/v1/terms-of-use', 'ja')).body.data.title).toBe('利用規約')
    expect((await get(started, '/api/v1/user/platform-style')).body.data).toMatchObject({ logoUrl: '/media/logo.svg' })
  })

  test('on an empty database answers every public read in four languages, and shows no shop', async () => {
    const started = await startProduction()
    const missing = [...NOT_THERE, ...OF_THE_IMPORT]
    for (const locale of LOCALES) expect(await statusesOf(started, locale)).toStrictEqual(statuses(missing))
    expect((await get(started, '/api/v1/shops')).body).toMatchObject({ data: [], total: 0 })
  })

  test('keeps the theme, rates and legal texts that an operator set before', async () => {
    const started = await startProduction([['brand', '--title', 'Nagomi']])
    const { db } = started.context
    await db.updateTable('exchange_rate').set({ per_usd: '77' }).where('currency', '=', 'JPY').execute()
    await db.deleteFrom('exchange_rate').where('currency', '=', 'KRW').execute()
    await db.updateTable('legal_text').set({ version: 'ours' }).where('kind', '=', 'terms').execute()
    await db.deleteFrom('faq').execute()
    await db.deleteFrom('faq_category').execute()
    await started.close()
    const again = await startApi({ ...PRODUCTION, DATABASE_URL: new URL(started.config.databaseUrl ?? '').href })
    onTestFinished(() => again.close())
    expect((await get(again, '/api/v1/user/platform-style')).body.data.title).toBe('Nagomi')
    expect((await get(again, '/api/v1/terms-of-use')).body.data.version).toBe('ours')
    expect((await get(again, '/api/v1/faq-categories')).body.total).toBe(0)
    const rates = await again.context.db.selectFrom('exchange_rate').select(['currency', 'per_usd']).execute()
    expect(Object.fromEntries(rates.map(({ currency, per_usd }) => [currency, Number(per_usd)]))).toMatchObject({
      JPY: 77,
      KRW: 1418.35,
    })
  })

  test('without test control shows the real time after a test moved the clock, and says so in the log', async () => {
    const started = await startProduction()
    const days = { advanceMs: 40 * 86_400_000 }
    await moveClock(started.context.db, days)
    await started.close()
    const again = await startApi({ ...PRODUCTION, DATABASE_URL: started.config.databaseUrl ?? '' })
    onTestFinished(() => again.close())
    expect(Math.abs(Date.parse(await again.context.now()) - Date.now())).toBeLessThan(60_000)
    const warn = vi.fn()
    await moveClock(again.context.db, days)
    await resetClock(again.context.db, { warn })
    await resetClock(again.context.db, { warn })
    expect(warn.mock.calls).toStrictEqual([
      [expect.stringMatching(/^TEST_CONTROL had moved the clock .* by 3456000 s/)],
    ])
  })

  test('fills the demo catalogue only when SEED_SHOPS says so, and never with the example of who runs the site', async () => {
    const started = await startProduction([], { SEED_SHOPS: '2' })
    expect((await get(started, '/api/v1/shops')).body.total).toBe(2)
    expect((await get(started, '/api/v1/legal-texts')).body.total).toBe(2)
  })
})
