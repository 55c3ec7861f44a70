import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { book, cancel } from '../src/testing/booking.ts'
import { newMember } from '../src/testing/people.ts'
import { insertReferenceData, openShop } from '../src/testing/shop.ts'
import { startEachTestAnew } from '../src/testing/start-each-test-anew.ts'
import { startTestApi, type TestApi } from './harness.ts'

const RESERVATIONS = '/api/v1/user/reservation'
const NOTIFICATIONS = '/api/v1/user/notification'
const FAVORITES = '/api/v1/user-favorite'
const CLOSURES = '/api/v1/operator/closures'
const OPERATOR_KEY = 'lists-by-key-operator-key-of-the-test'

/** The shop that `openShop` opens. */
const SHOP = 'shop'
const FAVORITE_SHOPS = ['f3', 'f1', 'f4', 'f2']

type Row = { id?: string; codeNumber: string }
type Page = { data: Row[]; total: number; nextCursor?: string }

let api: TestApi
let token: string
/** Each on a day of its own, the earliest first. */
let codes: string[]
const bookOn = async (day: number) =>
  (await book(api, { reservationDate: `2026-12-${String(day).padStart(2, '0')}` }, token)).reservation.codeNumber
beforeAll(async () => {
  api = await startTestApi({ env: { OPERATOR_KEY } })
  await insertReferenceData(api.db)
  await openShop(api.db)
  for (const id of FAVORITE_SHOPS) await openShop(api.db, { id })
  await openShop(api.db, { id: 'late' })
})
startEachTestAnew(() => api)
beforeEach(async () => {
  token = (await newMember(api)).accessToken
  codes = []
  for (const day of [1, 3, 7, 8, 10]) codes.push(await bookOn(day))
})
const tokenOf = (url: string) => (url === CLOSURES ? OPERATOR_KEY : token)
const read = (url: string, query: Record<string, string | number>) =>
  api.call<Page>('GET', url, { token: tokenOf(url), query })
const favorite = (method: 'PUT' | 'DELETE', id: string) => api.call(method, `${FAVORITES}/${id}`, { token })
async function closeOn(day: number): Promise<string> {
  const body = { shopId: SHOP, from: `2026-12-${day}T10:00`, to: `2026-12-${day}T12:00` }
  const { body: made } = await api.call<{ data: { closure: { id: string } } }>('POST', CLOSURES, {
    token: OPERATOR_KEY,
    body,
  })
  return made.data.closure.id
}

async function pagesOf(url: string, query: object, limit: number, meanwhile: () => Promise<void> = async () => {}) {
  const rows: Row[] = []
  let page = (await read(url, { ...query, limit })).body
  await meanwhile()
  for (;;) {
    rows.push(...page.data)
    if (page.nextCursor === undefined) return rows
    page = (await read(url, { ...query, limit, cursor: page.nextCursor })).body
  }
}
const idsOf = (rows: Row[]) => rows.map(({ id }) => id)
const codesOf = (rows: Row[]) => rows.map(({ codeNumber }) => codeNumber)

describe('Pages by key', () => {
  test.each([1, 2, 3, 4, 5, 6])('of %i reservations are the list, coming ones first, then past ones', async (limit) => {
    for (const code of codes.slice(0, 2)) await cancel(api, code, { token })
    const whole = (await read(RESERVATIONS, { limit: 100 })).body
    expect(codesOf(whole.data)).toEqual([codes[2], codes[3], codes[4], codes[1], codes[0]])
    expect(whole.nextCursor).toBeUndefined()
    expect(codesOf(await pagesOf(RESERVATIONS, {}, limit))).toEqual(codesOf(whole.data))
  })

  test('have each reservation once that stays, whatever is booked and cancelled between two', async () => {
    const rows = await pagesOf(RESERVATIONS, { status: 'confirmed' }, 2, async () => {
      await cancel(api, codes[0] ?? '', { token })
      await bookOn(2)
      await cancel(api, codes[3] ?? '', { token })
      await bookOn(12)
    })
    expect(codesOf(rows).slice(0, 4)).toEqual([codes[0], codes[1], codes[2], codes[4]])
    expect(new Set(codesOf(rows)).size).toBe(5)
  })

  test('have each notification once, whatever arrives between two', async () => {
    const before = (await read(NOTIFICATIONS, { limit: 200 })).body.data.map(({ id }) => id)
    const rows = await pagesOf(NOTIFICATIONS, {}, 2, async () => {
      await cancel(api, codes[0] ?? '', { token })
      await bookOn(14)
    })
    expect(rows.map(({ id }) => id)).toEqual(before)
  })

  test.each([1, 2, 3])(
    'of %i favorites have each once that stays, whatever is added and removed between two',
    async (limit) => {
      for (const id of FAVORITE_SHOPS) await favorite('PUT', id)
      const newestFirst = FAVORITE_SHOPS.toReversed()
      expect(idsOf(await pagesOf(FAVORITES, {}, limit))).toEqual(newestFirst)
      const rows = await pagesOf(FAVORITES, {}, limit, async () => {
        await favorite('DELETE', newestFirst[0] ?? '')
        await favorite('PUT', 'late')
      })
      expect(idsOf(rows)).toEqual(newestFirst)
    },
  )

  test.each([1, 2, 3])(
    'of %i closures have each once that stays, whatever is closed and opened between two',
    async (limit) => {
      await api.db.deleteFrom('closure').execute()
      const ids: string[] = []
      for (const day of [20, 21, 22, 23]) ids.push(await closeOn(day))
      expect(idsOf(await pagesOf(CLOSURES, { shopId: SHOP }, limit))).toEqual(ids)
      const rows = await pagesOf(CLOSURES, { shopId: SHOP }, limit, async () => {
        await api.call('DELETE', `${CLOSURES}/${ids[0]}`, { token: OPERATOR_KEY })
        await closeOn(19)
      })
      expect(idsOf(rows)).toEqual(ids)
    },
  )

  test.each([RESERVATIONS, NOTIFICATIONS, FAVORITES, CLOSURES])(
    'of %s take no cursor that is not ours',
    async (url) => {
      const forged = ['x', '2026-12-01T00:00:00Z', '2026-02-30T00:00:00Z a', 'coming 2026-13-01T00:00:00Z a']
      for (const text of ['%', ...forged.map((one) => Buffer.from(one).toString('base64url'))])
        expect(await read(url, { cursor: text, ...(url === CLOSURES && { shopId: SHOP }) })).toMatchObject({
          status: 400,
          body: { code: 'VALIDATION', fields: [{ field: 'cursor', code: 'FORMAT' }] },
        })
    },
  )
})
