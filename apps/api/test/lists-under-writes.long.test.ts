import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Schemas } from '../src/contract/types.ts'
import { createDb, type Db } from '../src/db/connection.ts'
import { book } from '../src/testing/booking.ts'
import { insertReferenceData, openShop, setClock } from '../src/testing/shop.ts'
import { startTestApi, type TestApi } from './harness.ts'

const OPERATOR_KEY = 'lists-under-writes-operator-key'
const WRITERS = 8
const READERS = 8
/** For each list. */
const ANSWERS = 95
const SHOPS = 18
/** Nothing else of it is written: a review locks its shop. */
const REVIEWED = `s${SHOPS - 1}`
const LIMIT = 4
const LAST_PAGE = 4

type Query = Record<string, string | number>
type Page = { total: number; data: { id?: string; shopId?: string; codeNumber?: string }[] }
/** `wrong` says how an answer contradicts itself; null if it does not. */
type List = {
  name: string
  url: string
  query?: Query
  who?: 'member' | 'operator'
  wrong?: (answer: never) => string | null
}

let writing: Db

/** Whether a page has as many rows as its total says, each once. */
function wrongPage({ total, data }: Page, page: number): string | null {
  const expected = Math.max(0, Math.min(LIMIT, total - page * LIMIT))
  if (data.length !== expected) return `total ${total}, and ${data.length} rows on page ${page} of ${LIMIT}`
  const ids = data.map(({ id, shopId, codeNumber }) => codeNumber ?? `${shopId} ${id}`)
  return new Set(ids).size === ids.length ? null : `a row twice on page ${page}`
}

const paged: List[] = [
  { name: 'reservations', url: '/api/v1/user/reservation', who: 'member' },
  { name: 'confirmed reservations', url: '/api/v1/user/reservation', query: { status: 'confirmed' }, who: 'member' },
  { name: 'favorites', url: '/api/v1/user-favorite', who: 'member' },
  { name: 'closures', url: '/api/v1/operator/closures', query: { shopId: 's0' }, who: 'operator' },
  { name: 'reservations of a shop', url: '/api/v1/operator/reservations', query: { shopId: 's0' }, who: 'operator' },
  { name: 'who waits at a shop', url: '/api/v1/operator/waiting-list', query: { shopId: 's0' }, who: 'operator' },
  { name: 'articles', url: '/api/v1/user/article' },
  { name: 'services', url: '/api/v1/services' },
  { name: 'services of a category', url: '/api/v1/services/by-category', query: { categoryId: 'hair' } },
  { name: 'brands', url: '/api/v1/brands' },
  { name: 'shops', url: '/api/v1/shops' },
  { name: 'shops of a category', url: '/api/v1/shops/by-category/hair' },
  { name: 'shops of a brand', url: '/api/v1/shops/brand', query: { brandId: 'brand' } },
]

const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0)
const asLong = ({ total, data }: Page) => (total === data.length ? null : `total ${total}, ${data.length} rows`)

const whole: List[] = [
  {
    name: 'reviews of a shop',
    url: `/api/v1/shops/${REVIEWED}/reviews`,
    query: { limit: 50 },
    wrong: ({
      total,
      data,
      distribution,
      languages,
    }: Page & { distribution: number[]; languages: { count: number }[] }) => {
      const [byStars, byLanguage] = [sum(distribution), sum(languages.map(({ count }) => count))]
      return total === data.length && byStars === total && byLanguage === total
        ? null
        : `total ${total}, ${data.length} rows, ${byStars} by stars, ${byLanguage} by language`
    },
  },
  {
    name: 'page of a shop',
    url: `/api/v1/shops/${REVIEWED}`,
    wrong: ({ data: { rating, ratingCount, reviews } }: { data: Schemas['Shop'] }) => {
      const distribution = reviews?.distribution ?? []
      const [count, stars] = [sum(distribution), sum(distribution.map((number, at) => number * (at + 1)))]
      const isRight =
        count === ratingCount &&
        (reviews?.latest.length ?? 0) === Math.min(count, 3) &&
        (count === 0 ? rating === null : Math.abs(stars / count - (rating ?? 0)) <= 0.051)
      return isRight ? null : `rated ${rating} by ${ratingCount}, of ${distribution}`
    },
  },
  { name: 'reviews', url: '/api/v1/operator/reviews', query: { limit: 100 }, who: 'operator', wrong: asLong },
  {
    name: 'reported reviews',
    url: '/api/v1/operator/reviews',
    query: { limit: 100, state: 'reported' },
    who: 'operator',
    wrong: asLong,
  },
  {
    name: 'notifications',
    url: '/api/v1/user/notification',
    query: { limit: 200 },
    who: 'member',
    wrong: ({ total, unreadCount, data }: { total: number; unreadCount: number; data: { isRead: boolean }[] }) =>
      total === data.length && unreadCount === data.filter(({ isRead }) => !isRead).length
        ? null
        : `total ${total}, unread ${unreadCount}, of ${data.length} rows ${data.filter(({ isRead }) => !isRead).length} unread`,
  },
  {
    name: 'whether a shop is a favorite',
    url: '/api/v1/user-favorite',
    query: { shopId: 's1' },
    who: 'member',
    wrong: asLong,
  },
  {
    name: 'export',
    url: '/api/v1/user/me/export',
    who: 'member',
    wrong: ({
      data: { reservations, notifications },
    }: {
      data: Record<'reservations' | 'notifications', { codeNumber: string }[]>
    }) => {
      const codes = reservations.map(({ codeNumber }) => codeNumber)
      const notified = new Set(notifications.map(({ codeNumber }) => codeNumber))
      if (new Set(codes).size !== codes.length) return 'a reservation twice'
      return codes.every((code) => notified.has(code)) ? null : 'a reservation without its notification'
    },
  },
  {
    name: 'theme',
    url: '/api/v1/curated/theme',
    wrong: ({ data: { shopCount, shops } }: { data: Schemas['Curated'] }) =>
      shopCount === shops.length ? null : `shopCount ${shopCount}, ${shops.length} shops`,
  },
  {
    name: 'search',
    url: '/api/v1/shops/search',
    query: { limit: 50 },
    wrong: ({ total, data, facets }: Page & { facets: Schemas['Facets'] }) => {
      const ofCity = facets.cities.reduce((sum, { count }) => sum + count, 0)
      return total === data.length && ofCity === total ? null : `total ${total}, ${data.length} rows, ${ofCity} by city`
    },
  },
]

const lists: List[] = [
  ...paged.flatMap((list) =>
    Array.from({ length: LAST_PAGE }, (_, page) => ({
      ...list,
      query: { ...list.query, page, limit: LIMIT },
      wrong: (answer: Page) => wrongPage(answer, page),
    })),
  ),
  ...whole,
]

const LETTERS = 'ABCDEFGH'
const code = (n: number) => `${LETTERS[n >> 3]}${LETTERS[n & 7]}`

/** What somebody does meanwhile, again and again: each time to another of a few rows. */
const writes = (memberId: string): ((n: number) => string)[] => [
  (n) => `with made as (
      insert into hold select (json_populate_record(hold, json_build_object('id', 'h${n}'))).* from hold where id not like 'h%' returning id),
    booked as (insert into reservation select (json_populate_record(reservation, json_build_object('id', 'r${n}', 'hold_id', 'h${n}',
      'code_number', 'AAAAAA' || '${code(n)}', 'start_at', start_at + interval '${n % 7} hours', 'end_at', end_at + interval '${n % 7} hours'))).*
      from reservation, made where reservation.id not like 'r%' returning id)
    insert into notification (id, member_id, shop_id, reservation_id, kind)
      select 'n${n}', '${memberId}', 's0', id, 'confirmed' from booked`,
  (n) => `with gone as (delete from notification where id = 'n${n}' returning reservation_id),
      unbooked as (delete from reservation where id in (select reservation_id from gone) returning hold_id)
    delete from hold where id in (select hold_id from unbooked)`,
  (n) => `update notification set is_read = not is_read where id = 'n${n}'`,
  (n) =>
    `update reservation set status = case status when 'confirmed' then 'completed' else 'confirmed' end where id = 'r${n}'`,
  (n) => `insert into favorite (member_id, shop_id) values ('${memberId}', 's${n % SHOPS}') on conflict do nothing`,
  (n) => `delete from favorite where shop_id = 's${n % SHOPS}'`,
  (n) =>
    `insert into closure (shop_id, id, during) values ('s0', 'c${n}', tstzrange(app_now() + interval '${n} days', app_now() + interval '${n + 1} days')) on conflict do nothing`,
  (n) => `delete from closure where id = 'c${n}'`,
  (n) =>
    `update article set published_at = case when published_at < app_now() then app_now() + interval '1 day' else app_now() - interval '${n} minutes' end where id = 'a${n}'`,
  (n) =>
    `insert into brand (id, name) values ('b${n}', '{"en":"B","ko":"B","ja":"B","zh":"B"}') on conflict do nothing`,
  (n) => `delete from brand where id = 'b${n}'`,
  (n) =>
    `insert into review (shop_id, id, reservation_id, member_id, stars, text, language, author)
      values ('${REVIEWED}', 'v${n}', 'rv${n}', '${memberId}', ${(n % 5) + 1}, 'Good', '${n % 2 === 0 ? 'en' : 'ja'}', 'A.') on conflict do nothing`,
  (n) => `delete from review where id = 'v${n}'`,
  (n) => `update review set hidden_at = case when hidden_at is null then app_now() end where id = 'v${n}'`,
  (n) =>
    `insert into review_report (review_id, member_id, reason) values ('v${n}', '${memberId}', 'spam') on conflict do nothing`,
  (n) => `delete from review_report where review_id = 'v${n}'`,
  (n) =>
    `insert into waiting_list_entry (shop_id, id, member_id, date, first_start, last_start, quantity, attaches, locale, currency)
      values ('s0', 'e${n}', '${memberId}', '2026-12-01', '2026-12-01', '2026-12-02', 1, '[]', 'en', 'TWD') on conflict do nothing`,
  (n) => `delete from waiting_list_entry where id = 'e${n}'`,
  (n) => `update shop set active = not active where id = 's${n + 1}'`,
  (n) => `update service set active = not active where shop_id = 's${n + 1}'`,
]

/** A reservation that stays, for a review. */
const visit = (n: number) => `
  with made as (
      insert into hold select (json_populate_record(hold, json_build_object('shop_id', '${REVIEWED}', 'id', 'hv${n}'))).* from hold where id not like 'h%' returning id),
    booked as (insert into reservation select (json_populate_record(reservation, json_build_object('shop_id', '${REVIEWED}', 'id', 'rv${n}', 'hold_id', 'hv${n}',
      'code_number', 'BBBBBB' || '${code(n)}', 'status', 'completed'))).* from reservation, made where reservation.id not like 'r%' returning *)
    insert into notification (id, member_id, shop_id, reservation_id, kind)
      select 'nv${n}', member_id, '${REVIEWED}', id, 'confirmed' from booked`

async function opened(api: TestApi): Promise<{ token: string; memberId: string }> {
  const { db } = api
  await insertReferenceData(db)
  await sql`insert into brand (id, name) values ('brand', '{"en":"B","ko":"B","ja":"B","zh":"B"}')`.execute(db)
  for (let shop = 0; shop < SHOPS; shop++) await openShop(db, { id: `s${shop}` })
  await sql`update shop set brand_id = 'brand'`.execute(db)
  await sql
    .raw(`insert into curated (id, title, summary, cover, japan, category_ids, city_ids, sort)
    select 'theme', name, name, cover, false, '{hair}', '{}', 1 from city`)
    .execute(db)
  await sql.raw(`insert into article_category (id, name, sort) select id, name, 1 from city`).execute(db)
  await sql
    .raw(`insert into article select 'a' || n, 'tokyo', name, name, name, cover, '{}', '{}', app_now() - make_interval(mins => n)
    from city, generate_series(0, 15) n`)
    .execute(db)
  await setClock(api, '2026-11-20T00:00:00Z')
  const { token } = await book(api, { shopId: 's0' })
  const { member_id: memberId } = await db.selectFrom('reservation').select('member_id').executeTakeFirstOrThrow()
  for (let n = 0; n < 2 * WRITERS; n++) await sql.raw(visit(n)).execute(db)
  return { token, memberId }
}

/** What is there already is not inserted, and a booking that others refer to is not deleted. */
function rethrowUnlessTwice(error: { code?: string }): void {
  if (!error.code?.startsWith('23')) throw error
}

describe('Lists under writes', () => {
  let api: TestApi
  let member: { token: string; memberId: string }
  beforeAll(async () => {
    api = await startTestApi({ maxConnections: 10, env: { OPERATOR_KEY } })
    writing = createDb(api.databaseUrl, { maxConnections: WRITERS })
    member = await opened(api)
  })
  afterAll(async () => {
    await writing.destroy()
    await api.close()
  })

  test('no list contradicts itself while others write', { timeout: 600_000 }, async () => {
    const all = writes(member.memberId)
    let isOver = false
    let written = 0
    // Each has rows of its own, so that none waits for another.
    async function write(_: unknown, writer: number): Promise<void> {
      while (!isOver) {
        const statement =
          all[Math.floor(Math.random() * all.length)]?.(writer + WRITERS * Math.floor(Math.random() * 2)) ?? ''
        await sql.raw(statement).execute(writing).catch(rethrowUnlessTwice)
        written++
      }
    }
    const tokens = { member: member.token, operator: OPERATOR_KEY }
    const torn: Record<string, { times: number; such: string }> = {}
    let answers = 0
    async function read(reader: number): Promise<void> {
      for (let at = 0; at < (ANSWERS * lists.length) / READERS; at++) {
        const list = lists[(at + reader) % lists.length]
        if (list === undefined) return
        const { name, url, query = {}, who, wrong } = list
        const { status, body } = await api.call('GET', url, { query, ...(who && { token: tokens[who] }) })
        const how = status === 200 ? wrong?.(body as never) : `status ${status}`
        if (how) torn[name] = { times: (torn[name]?.times ?? 0) + 1, such: how }
        answers++
      }
    }
    const writers = Array.from({ length: WRITERS }, write)
    const readers = Array.from({ length: READERS }, (_, reader) => read(reader))
    await Promise.all(readers).finally(() => {
      isOver = true
    })
    await Promise.all(writers)
    const contradictions = Object.values(torn).reduce((sum, { times }) => sum + times, 0)
    process.stdout.write(`${contradictions} of ${answers} answers contradict themselves\n`)
    expect(written, 'there was something to contradict').toBeGreaterThan(answers / 4)
    expect(torn, `of ${answers} answers`).toEqual({})
  })
})
