import { sql } from 'kysely'
import { afterEach, expect, inject, test, vi } from 'vitest'
import { createDb, type Db } from '../src/db/connection.ts'
import { readsOfStandby } from '../src/db/standby/catalogue-reads.ts'
import type { StandbyMonitor } from '../src/db/standby/standby-monitor.ts'
import { createShopCaches } from '../src/modules/catalogue-changes/shop-caches.ts'
import { createSearchIndex } from '../src/modules/search/index/search-index.ts'
import { book } from '../src/testing/booking.ts'
import { insertReferenceData, openShop, setClock } from '../src/testing/shop.ts'
import { createTestDatabase } from './database.ts'
import { startTestApi, type TestApi } from './harness.ts'

const opened: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of opened.splice(0).reverse()) await close()
})

/** Loads an index of the database, which makes what its shops are found by. */
const indexOf = (followed: Db, primary: Db) =>
  createSearchIndex({ ...{ followed, primary, file: null }, caches: createShopCaches(), log: console }).loaded()

const away = () => createDb('postgres://nobody@127.0.0.1:1/none')

/** A database that only reads, whose shop is called otherwise: an answer shows which of both it is of. */
async function openStandbyLike({ hasGrams = true } = {}): Promise<Db> {
  const { url, drop } = await createTestDatabase(inject('postgresUrl'), 'migrated')
  opened.push(drop)
  const writing = createDb(url, { maxConnections: 1 })
  await insertReferenceData(writing)
  await openShop(writing)
  await sql`update shop set name = '{"en": "Standby"}'`.execute(writing)
  if (hasGrams) await indexOf(writing, writing)
  const name = sql.ref(new URL(url).pathname.slice(1))
  await sql`alter database ${name} set default_transaction_read_only = on`.execute(writing)
  await writing.destroy()
  return createDb(url, { maxConnections: 5 })
}

type Given = { standby?: Db; primary?: Db }

/** `primary`: that of catalogue reads alone, instead of the API's own. */
async function start({ standby, primary }: Given = {}) {
  const state = { isFresh: true, answers: true }
  const monitor: StandbyMonitor = {
    isFresh: () => state.isFresh,
    answers: () => state.answers,
    distrust: () => void Object.assign(state, { isFresh: false, answers: false }),
    check: async () => {},
    start: async () => {},
    stop: async () => {},
  }
  const replica = standby ?? (await openStandbyLike())
  const api = await startTestApi({
    context: ({ db }) => ({ catalogue: readsOfStandby({ primary: primary ?? db, standby: replica, monitor }) }),
  })
  opened.push(async () => {
    await api.context.catalogue.close()
    await api.close()
  })
  await insertReferenceData(api.db)
  await openShop(api.db)
  await sql`update shop set name = '{"en": "Primary"}'`.execute(api.db)
  return { api, state, standby: replica }
}

type Named = { shopName: string }
const nameOf = async (api: TestApi, url: string) => {
  const { status, body } = await api.call<{ data: Named | Named[] }>('GET', `/api/v1/${url}`)
  const [first] = [body.data].flat()
  return status === 200 ? first?.shopName : status
}

const READS = ['shops', 'shops/shop', 'shops/hottest-booked', 'shops/search', 'shops/search?keyword=cut']

test('reads of the catalogue go to the standby, and to the primary while it is too old', async () => {
  const { api, state } = await start()
  const names = async () => Promise.all(READS.map((url) => nameOf(api, url)))
  expect(await names()).toEqual(READS.map(() => 'Standby'))
  state.isFresh = false
  expect(await names()).toEqual(READS.map(() => 'Primary'))
  state.isFresh = true
  expect(await names()).toEqual(READS.map(() => 'Standby'))
})

test('no booking, no free time and nothing of a member is read by way of the standby', async () => {
  const { api } = await start()
  const run = vi.spyOn(api.context.catalogue, 'run')
  await setClock(api, '2026-11-20T00:00:00Z')
  const { token, reservation } = await book(api)
  const own = await api.call('GET', `/api/v1/user/reservation/${reservation.codeNumber}`, { token })
  await api.call('PUT', '/api/v1/user-favorite/shop', { token })
  const favorites = await api.call<{ data: Named[] }>('GET', '/api/v1/user-favorite', { token })
  expect([own.status, favorites.body.data.map(({ shopName }) => shopName)]).toEqual([200, ['Primary']])
  expect(run).not.toHaveBeenCalled()
})

test('what the primary read of a shop is in memory until the shop changes, although its changes are followed on the standby', async () => {
  const { api } = await start()
  const { accessToken: token } = await api.signIn()
  await api.call('PUT', '/api/v1/user-favorite/shop', { token })
  const favorite = async () => {
    const { status, body } = await api.call<{ data: Named[] }>('GET', '/api/v1/user-favorite', { token })
    return status === 200 ? body.data.map(({ shopName }) => shopName) : status
  }
  expect(await favorite()).toEqual(['Primary'])
  // Whoever reads the card again fails.
  await sql`alter table city rename to away`.execute(api.db)
  expect(await favorite()).toEqual(['Primary'])
  await sql`alter table away rename to city`.execute(api.db)
  await sql`update shop set name = '{"en": "Changed"}'`.execute(api.db)
  expect(await favorite()).toEqual(['Changed'])
})

test('a read of the standby makes missing grams on the primary', async () => {
  const { api } = await start()
  // The same rows, by a connection that only reads.
  const url = new URL(api.databaseUrl)
  url.searchParams.set('options', '-c default_transaction_read_only=on')
  const standby = createDb(url.href)
  await start({ standby, primary: api.db })
  const grams = async () => (await api.db.selectFrom('shop_search').select('grams').executeTakeFirstOrThrow()).grams
  expect(await grams()).toBe('')
  await indexOf(standby, api.db)
  expect(await grams()).toMatch(/primary/)
})

test('what was searched on the standby is counted on the primary', async () => {
  const { api } = await start()
  await api.call('POST', '/api/v1/user/search-shop-log', { body: { keyword: 'standby' } })
  const counted = () => api.db.selectFrom('search_count').select('keyword').execute()
  await expect.poll(counted).toEqual([{ keyword: 'standby' }])
})

test('a read goes on from the primary when the standby breaks, and the standby is not asked again', async () => {
  const { api, state } = await start({ standby: away() })
  expect(await nameOf(api, 'shops/shop')).toBe('Primary')
  expect(state).toEqual({ isFresh: false, answers: false })
})

test('catalogue reads go on from the standby while the primary is away', async () => {
  const primary = away()
  opened.push(() => primary.destroy())
  const { api, state } = await start({ primary })
  expect(await nameOf(api, 'shops/search?keyword=cut')).toBe('Standby')
  // Too old when the primary was last there.
  state.isFresh = false
  for (const url of READS) expect([url, await nameOf(api, url)]).toEqual([url, 'Standby'])
})

// Promise (Attacks and faults): while the primary is away, /readyz?for=reads says that the catalogue can be read from the standby
test('/readyz is 503 while the primary is away, and /readyz?for=reads is 200 as long as the standby answers', async () => {
  const primary = away()
  opened.push(() => primary.destroy())
  const { api } = await start({ primary })
  const ready = async (url: string) => {
    const { status, body } = await api.call<{ failing?: string[] }>('GET', url)
    return [status, body.failing ?? []]
  }
  expect([await ready('/readyz'), await ready('/readyz?for=reads')]).toEqual([
    [200, []],
    [200, []],
  ])
  await sql`alter table kysely_migration rename to away`.execute(api.db)
  await expect.poll(() => ready('/readyz'), { timeout: 10_000 }).toEqual([503, ['database']])
  expect(await ready('/readyz?for=reads')).toEqual([200, []])
})

test('/readyz?for=reads is 503 where neither the standby nor the primary answers', async () => {
  const primary = away()
  opened.push(() => primary.destroy())
  const { api } = await start({ primary, standby: away() })
  expect(await api.call('GET', '/readyz?for=reads')).toMatchObject({ status: 503, body: { failing: ['database'] } })
})

test('a shop without grams is found by its name on the standby while the primary is away', async () => {
  const [standby, primary] = [await openStandbyLike({ hasGrams: false }), away()]
  opened.push(() => primary.destroy())
  const { api } = await start({ standby, primary })
  expect(await nameOf(api, 'shops/search?keyword=standby')).toBe('Standby')
})
