import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { type Answered, startTestApi, type TestApi } from '../../../test/harness.ts'
import { book, cancel, hold, type Refused, reserve } from '../../testing/booking.ts'
import { newMember } from '../../testing/people.ts'
import { review, visit } from '../../testing/reviews.ts'
import { insertReferenceData, openShop, setClock } from '../../testing/shop.ts'
import { startEachTestAnew } from '../../testing/start-each-test-anew.ts'
import { join } from '../../testing/waiting-list.ts'
import { waits } from '../../testing/waits.ts'

const KEY = 'the-key-of-the-operators'
let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ env: { OPERATOR_KEY: KEY } })
  await insertReferenceData(api.db)
  await openShop(api.db)
})
startEachTestAnew(() => api)

type Answer = Answered<Refused>

/** Begins a write once the deletion of the member has passed all rows that there were; answers what became of it after the end of both. */
async function besideDeletion(
  { accessToken, user }: { accessToken: string; user: { email: string } },
  write: () => Promise<unknown>,
): Promise<Answer> {
  await api.call('POST', '/api/v1/google-sheet', {
    body: { type: 'wish', content: 'Tainan', locale: 'en', email: user.email },
  })
  const { deleting, writing } = await api.db.transaction().execute(async (trx) => {
    // The deletion comes to it after everything else that is the member's.
    await sql`select from feedback where email = ${user.email} for update`.execute(trx)
    const deleting = api.call('DELETE', '/api/v1/user/me', { token: accessToken })
    await waits(api.db, deleting, 'update "feedback"')
    const writing = write() as Promise<Answer>
    await waits(api.db, writing, 'for key share')
    return { deleting, writing }
  })
  expect((await deleting).status).toBe(200)
  return writing
}

async function leftOf(memberId: string): Promise<string[]> {
  const { rows } = await sql<{ left: string }>`
    select 'hold' as left from hold where member_id = ${memberId} and state = 'live'
    union all select 'reservation' from reservation where member_id = ${memberId} and contact ->> 'email' <> ''
    union all select 'notification' from notification where member_id = ${memberId}
    union all select 'favorite' from favorite where member_id = ${memberId}
    union all select 'calendar_feed' from calendar_feed where member_id = ${memberId}
    union all select 'waiting_list_entry' from waiting_list_entry where member_id = ${memberId}
    union all select 'review' from review where member_id = ${memberId}
    union all select 'review_report' from review_report where member_id = ${memberId}
    union all select 'ws_ticket' from ws_ticket where member_id = ${memberId}
    union all select 'consent' from consent where member_id = ${memberId}
    union all select 'identity' from identity where member_id = ${memberId}
    union all select 'session' from session where member_id = ${memberId} and ended_at is null
    union all select 'idempotency' from idempotency where scope like ${`${memberId} %`}
    union all select 'outbox' from outbox`.execute(api.db)
  return rows.map(({ left }) => left)
}

const gone = { status: 401, body: { code: 'UNAUTHORIZED' } }

describe('While an account is being deleted, nothing is left of', () => {
  test.each([
    ['a hold', (token: string) => hold(api, {}, { token })],
    ['a favorite', (token: string) => api.call('PUT', '/api/v1/user-favorite/shop', { token })],
    ['a calendar feed', (token: string) => api.call('POST', '/api/v1/user/me/calendar-feed', { token })],
    ['an entry of the waiting list', (token: string) => join(api, token)],
    ['a ticket for the live connection', (token: string) => api.call('POST', '/api/v1/user/ws-ticket', { token })],
  ] as const)('%s', async (_, write) => {
    const member = await newMember(api)
    expect(await besideDeletion(member, () => write(member.accessToken))).toMatchObject(gone)
    expect(await leftOf(member.user.id)).toEqual([])
  })

  test('a reservation of what a visitor held', async () => {
    const held = await hold(api)
    const member = await newMember(api)
    const write = () => reserve(api, held.body.data, { token: member.accessToken })
    expect(await besideDeletion(member, write)).toMatchObject(gone)
    expect(await leftOf(member.user.id)).toEqual([])
  })

  test('a review, or a report of one', async () => {
    const { token, codeNumber } = await visit(api)
    const { id } = (await review(api, token, codeNumber)).body.data
    const member = await newMember(api)
    const own = await visit(api, { reservationTime: '15:00' }, member.accessToken)
    expect(await besideDeletion(member, () => review(api, own.token, own.codeNumber))).toMatchObject(gone)
    expect(await leftOf(member.user.id)).toEqual([])
    const another = await newMember(api)
    const report = { token: another.accessToken, body: { reason: 'spam' } }
    const write = () => api.call('POST', `/api/v1/user/reviews/${id}/report`, report)
    expect(await besideDeletion(another, write)).toMatchObject(gone)
    expect(await leftOf(another.user.id)).toEqual([])
  })

  test('a cancellation', async () => {
    const member = await newMember(api)
    const { reservation } = await book(api, {}, member.accessToken)
    const write = () => cancel(api, reservation.codeNumber, { token: member.accessToken })
    expect(await besideDeletion(member, write)).toMatchObject(gone)
    expect(await leftOf(member.user.id)).toEqual([])
  })

  test('what they are told when the shop marks a past visit', async () => {
    const member = await newMember(api)
    const { reservation } = await book(api, {}, member.accessToken)
    await setClock(api, '2026-11-24T03:20:00Z')
    const again = await newMember(api, member.user.email)
    await api.call('DELETE', '/api/v1/user/me', { token: again.accessToken })
    const body = { status: 'completed', version: reservation.version + 1 }
    const url = `/api/v1/operator/reservations/${reservation.codeNumber}/status`
    expect(await api.call('PUT', url, { token: KEY, body })).toMatchObject({ status: 200 })
    expect(await leftOf(member.user.id)).toEqual([])
  })
})

test('Every table with a member knows how its rows end beside a deletion', async () => {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.columns
     where table_schema = 'public' and column_name = 'member_id' order by table_name collate "C"`.execute(api.db)
  expect(rows.map(({ name }) => name)).toEqual([
    'calendar_feed',
    'consent',
    'favorite',
    'hold',
    'identity',
    'notification',
    'reservation',
    'review',
    'review_report',
    // Begun under a lock of the member.
    'session',
    'waiting_list_entry',
    'ws_ticket',
  ])
})
