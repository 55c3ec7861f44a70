import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApi, type TestApi } from '../../test/harness.ts'
import { challenge, HOUR_MS, newEmail, newMember, step1, step3 } from '../testing/people.ts'
import { deleteExpiredRows, expiredRows } from './retention.ts'

const DAY_MS = 24 * HOUR_MS

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ env: { RATE_LIMITS: 'on' } })
})
afterAll(() => api.close())

async function rows(): Promise<Record<string, number>> {
  const tables = ['challenge', 'challenge_code', 'attempt_counter', 'session', 'ws_ticket', 'email', 'member'] as const
  const counts = tables.map(async (table) => {
    const { count } = await api.db
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    return [table, count] as const
  })
  return Object.fromEntries(await Promise.all(counts))
}

test('deleteExpiredRows deletes what has expired, in its time; members and open sessions stay', async () => {
  const { challengeId, code } = await challenge(api)
  const signedIn = (await step3(api, challengeId, code)).body.data
  await api.call('POST', '/api/v1/user/ws-ticket', { token: signedIn.accessToken })
  await step1(api, newEmail())
  const fresh = { challenge: 2, challenge_code: 1, attempt_counter: 3, session: 2, ws_ticket: 1, email: 1, member: 1 }
  await deleteExpiredRows(api.db)
  expect(await rows()).toStrictEqual(fresh)

  await api.clock({ advanceMs: 2 * HOUR_MS })
  await deleteExpiredRows(api.db)
  expect(await rows()).toStrictEqual({ ...fresh, ws_ticket: 0 })

  await api.clock({ advanceMs: DAY_MS })
  await deleteExpiredRows(api.db)
  const dayLater = { ...fresh, ws_ticket: 0, challenge: 0, challenge_code: 0, attempt_counter: 0 }
  expect(await rows()).toStrictEqual(dayLater)

  await api.clock({ advanceMs: 30 * DAY_MS })
  await deleteExpiredRows(api.db)
  expect(await rows()).toStrictEqual({ ...dayLater, email: 0 })

  await api.clock({ advanceMs: 30 * DAY_MS })
  await newMember(api)
  await deleteExpiredRows(api.db)
  expect(await rows()).toStrictEqual({ ...dayLater, email: 0, session: 1, member: 2 })
})

test('What cannot be swept disturbs nothing else, and a large table goes in parts', async () => {
  await sql`insert into email (id, dedupe_id, recipient, locale, subject, text, html, useful_until, created_at)
    select number, number, 'x@example.com', 'en', '', '', '', app_now(), app_now() - interval '31 days'
      from generate_series(1, 2500) number`.execute(api.db)
  await sql`create function too_much() returns trigger language plpgsql as $$
    begin if (select count(*) from gone) > 1000 or tg_table_name = 'challenge' then raise 'Too much'; end if; return null; end $$`.execute(
    api.db,
  )
  for (const table of ['email', 'challenge']) {
    await sql`create trigger too_much after delete on ${sql.table(table)} referencing old table as gone
      for each statement execute function too_much()`.execute(api.db)
  }
  await expect(deleteExpiredRows(api.db)).rejects.toMatchObject({ errors: [{ message: 'Too much' }] })
  expect(await rows()).toMatchObject({ email: 0 })
  await sql`drop function too_much cascade`.execute(api.db)
})

test.each([
  ['keywords', 'search_count', sql``, sql`(locale, keyword, count)`],
  ['unknown words', 'unknown_word', sql`app_now(),`, sql`(typed_at, locale, word, count)`],
])('Of the %s that people make up, the 10,000 most searched of each language stay', async (_, table, day, columns) => {
  await sql`insert into ${sql.table(table)} ${columns}
    select ${day} locale, 'word ' || number, number from generate_series(1, 10003) number, unnest(array['en', 'ja']) locale
    where locale = 'en' or number > 10000`.execute(api.db)
  await deleteExpiredRows(api.db)
  const { rows } = await sql`
    select locale, count(*)::int as count, min(count) as least from ${sql.table(table)} group by locale order by locale`.execute(
    api.db,
  )
  expect(rows).toStrictEqual([
    { locale: 'en', count: 10_000, least: 4 },
    { locale: 'ja', count: 3, least: 10_001 },
  ])
})

test('Unknown words of searches are kept for four weeks after they were typed last', async () => {
  await api.db.deleteFrom('unknown_word').execute()
  await sql`insert into unknown_word
    select 'ja', 'typed ' || days || ' days ago', 1, app_now() - make_interval(days => days) from unnest(array[0, 27, 29]) days`.execute(
    api.db,
  )
  await deleteExpiredRows(api.db)
  const left = await api.db.selectFrom('unknown_word').select('word').orderBy('typed_at', 'desc').execute()
  expect(left).toEqual([{ word: 'typed 0 days ago' }, { word: 'typed 27 days ago' }])
})

test.each(['email', 'session', 'unknown_word'])('Expired rows of the table %s are found by an index', async (table) => {
  const expired = expiredRows(table)
  const plan = await api.db.transaction().execute(async (trx) => {
    await sql`set local enable_seqscan = off`.execute(trx)
    const { rows } = await sql<{ 'QUERY PLAN': string }>`
      explain select ctid from ${sql.table(table)} where ${expired} limit 1000 for update skip locked`.execute(trx)
    return rows.map((row) => row['QUERY PLAN']).join('\n')
  })
  expect(plan).toMatch(/Index Cond: .*P(28|30)D/)
})
