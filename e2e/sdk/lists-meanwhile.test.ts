import { createYoyaku, type Store, until, type Yoyaku } from '@yoyaku/core'
import type { StoredSession } from '@yoyaku/core/types'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Fixture, openFixture } from './walk/fixture.ts'

/** Two notifications of each: more than a page has. */
const BOOKED_BEFORE = 18
const MEANWHILE = 12

let fixture: Fixture
let session: StoredSession
/** What is booked before, and stays. */
const lasting: string[] = []
beforeAll(async () => {
  fixture = await openFixture()
  session = await fixture.session('reads-meanwhile@example.com')
  for (let n = 0; n < BOOKED_BEFORE; n++) {
    lasting.push(await fixture.book(session))
    await fixture.cancel(session, await fixture.book(session))
  }
})
afterAll(() => fixture.stop())

const WAIT_MS = 20_000
const soon = <Value>(store: Store<Value>, fits: (value: Value) => boolean) =>
  until(store, fits, { signal: AbortSignal.timeout(WAIT_MS) })

const sdkOf = () =>
  createYoyaku({
    ...{ baseUrl: fixture.server.origin, locale: 'en', currency: 'JPY' },
    tokenStore: { get: () => session, set: () => {}, clear: () => {} },
  })

/** On another device: books, and cancels every second booking. */
async function writes(): Promise<void> {
  for (let n = 0; n < MEANWHILE; n++) {
    const code = await fixture.book(session)
    if (n % 2 === 0) await fixture.cancel(session, code)
  }
}

/** Reads until the writes are over, and once more. */
async function meanwhile(read: () => Promise<void>): Promise<number> {
  let isOver = false
  const writing = writes().finally(() => {
    isOver = true
  })
  let times = 0
  while (!isOver) {
    await read()
    times++
  }
  await writing
  await read()
  return times
}

async function inOrderOfServer(sdk: Yoyaku): Promise<string[]> {
  const { data } = await sdk.api.GET('/api/v1/user/notification', { params: { query: { limit: 200 } } })
  return (data?.data ?? []).map(({ id }) => id)
}

test('Notifications that are read on, page by page, have each that there is, once and in order, while others come', async () => {
  const sdk = sdkOf()
  const shown: string[][] = []
  sdk.notifications.subscribe(({ items }) => shown.push(items.map(({ id }) => id)))
  await soon(sdk.notifications, ({ items, busy }) => items.length > 0 && !busy)
  const read = async () => {
    const { loadMore, refetch, get } = sdk.notifications
    await (get().can.loadMore ? loadMore() : refetch())
  }
  expect(await meanwhile(read)).toBeGreaterThan(MEANWHILE)
  while (sdk.notifications.get().can.loadMore) await read()
  const all = await inOrderOfServer(sdk)
  await soon(sdk.notifications, ({ items }) => items.length === all.length)
  expect(sdk.notifications.get()).toMatchObject({ total: all.length })
  expect(shown.at(-1)).toStrictEqual(all)
  // Each value is a stretch of the whole: nothing twice, nothing left out between two.
  const wrong = shown.filter((ids) => {
    const from = all.indexOf(ids[0] ?? '')
    return ids.length > 0 && (from === -1 || ids.join() !== all.slice(from, from + ids.length).join())
  })
  expect(wrong).toStrictEqual([])
  sdk.dispose()
})

test('Reservations that are read on, page by page, have each once, and all that stay, while others are booked and cancelled', async () => {
  const sdk = sdkOf()
  const wrong: object[] = []
  let limit = 5
  const read = async () => {
    const { data, total } = await sdk.queries.reservations({ status: 'confirmed', limit }).queryFn()
    const codes = data.map(({ codeNumber }) => codeNumber)
    if (new Set(codes).size !== codes.length || codes.length !== Math.min(limit, total))
      wrong.push({ limit, total, codes })
    const lost = total <= limit ? lasting.filter((code) => !codes.includes(code)) : []
    if (lost.length > 0) wrong.push({ limit, total, lost })
    limit = total <= limit ? 5 : limit + 5
  }
  expect(await meanwhile(read)).toBeGreaterThan(MEANWHILE)
  expect(wrong).toStrictEqual([])
  sdk.dispose()
})

/** All pages, one after another. */
async function walked<Row>(read: (cursor?: string) => Promise<{ data: Row[]; nextCursor?: string }>): Promise<Row[]> {
  const rows: Row[] = []
  for (let cursor: string | undefined; ; ) {
    const page = await read(cursor)
    rows.push(...page.data)
    if (page.nextCursor === undefined) return rows
    cursor = page.nextCursor
  }
}

test('Pages by cursor have each notification and each reservation that stays once, while others are booked and cancelled', async () => {
  const sdk = sdkOf()
  const wrong: object[] = []
  const walks: string[][] = []
  const read = async () => {
    const codes = await walked(async (cursor) => {
      const query = { status: 'confirmed' as const, limit: 4, ...(cursor !== undefined && { cursor }) }
      return sdk.queries.reservations(query).queryFn()
    })
    const once = new Set(codes.map(({ codeNumber }) => codeNumber))
    if (once.size !== codes.length || lasting.some((code) => !once.has(code))) wrong.push(codes)
    const notifications = await walked(async (cursor) => {
      const query = { limit: 7, ...(cursor !== undefined && { cursor }) }
      const { data } = await sdk.api.GET('/api/v1/user/notification', { params: { query } })
      return data ?? { data: [] }
    })
    walks.push(notifications.map(({ id }) => id))
  }
  expect(await meanwhile(read)).toBeGreaterThan(1)
  const all = await inOrderOfServer(sdk)
  // From what was the newest as a walk began to the oldest.
  expect(walks.filter((ids) => ids.join() !== all.slice(-ids.length).join())).toStrictEqual([])
  expect(wrong).toStrictEqual([])
  sdk.dispose()
})
