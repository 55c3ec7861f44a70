import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Email } from '../../src/context.ts'
import { resetPeople } from '../../src/db/test-control.ts'
import { cancel, contact, hold, moveTo, reserve, signInAgain } from '../../src/testing/booking.ts'
import { HOUR_MS, newEmail, newMember } from '../../src/testing/people.ts'
import { insertReferenceData, openShop, setClock } from '../../src/testing/shop.ts'
import { startTestApi, type TestApi } from '../harness.ts'

const sent: Email[] = []
/** Deliveries to an address that fail from now on. */
const failures = new Map<string, number>()
let api: TestApi
beforeAll(async () => {
  api = await startTestApi({
    context: ({ mail }) => ({
      mail: {
        async send(message, trx) {
          const left = failures.get(message.to) ?? 0
          failures.set(message.to, left - 1)
          if (left > 0) throw new Error('The e-mail was not queued')
          await mail.send(message, trx)
          sent.push(message)
        },
      },
    }),
  })
  await insertReferenceData(api.db)
  await openShop(api.db)
})
afterAll(() => api.close())
beforeEach(async () => {
  await resetPeople(api.db)
  await setClock(api, '2026-11-20T00:00:00Z')
  sent.length = 0
})

/** Reserves with the contact address and cancels: two e-mails. */
async function bookAndCancel(token: string, email: string): Promise<void> {
  const { body } = await hold(api, {}, { token })
  const reserved = await reserve(api, body.data, { token }, { contact: { ...contact, email } })
  await cancel(api, reserved.body.data.codeNumber, { token })
  await api.context.deliveries.run()
}
const sentTo = (email: string) => sent.filter(({ to }) => to === email).length

test('E-mails about reservations to a contact address that is not the member’s own are 3 an hour and 10 a day, over all members', async () => {
  const victim = newEmail('victim')
  const members = [await newMember(api), await newMember(api), await newMember(api)]
  for (const { accessToken } of members) await bookAndCancel(accessToken, victim)
  expect(sentTo(victim)).toBe(3)
  expect(members.map(({ user }) => sentTo(user.email))).toStrictEqual([2, 2, 2])

  for (const total of [6, 9, 10, 10]) {
    await api.clock({ advanceMs: HOUR_MS })
    for (const { accessToken } of members) {
      const token = await signInAgain(api, accessToken)
      const [local = '', domain = ''] = victim.split('@')
      await bookAndCancel(token, `${local}+${total}@${domain}`.toUpperCase())
      await bookAndCancel(token, victim)
    }
    const all = sent.filter(({ to }) => to.startsWith(victim.split('@')[0] ?? ''))
    expect(all).toHaveLength(total)
  }
  await api.clock({ advanceMs: 24 * HOUR_MS })
  sent.length = 0
  await bookAndCancel(await signInAgain(api, members[0]?.accessToken ?? ''), victim)
  expect(sentTo(victim)).toBe(2)
})

test('E-mails about a reservation go to the member’s own address, once where it is the contact address too', async () => {
  const { accessToken, user } = await newMember(api)
  for (const email of [user.email, user.email.toUpperCase(), newEmail('friend')])
    await bookAndCancel(accessToken, email)
  expect(sentTo(user.email)).toBe(6)
  expect(sent).toHaveLength(8)
})

test('Deliveries that fail before the e-mail is queued do not use up the allowance of a contact address', async () => {
  const friend = newEmail('friend')
  failures.set(friend, 3)
  const { accessToken } = await newMember(api)
  const { body } = await hold(api, {}, { token: accessToken })
  await reserve(api, body.data, { token: accessToken }, { contact: { ...contact, email: friend } })
  for (let delivery = 1; delivery <= 5; delivery++) {
    await api.context.deliveries.run()
    await api.clock({ advanceMs: 5 * 60_000 })
  }
  expect(sentTo(friend)).toBe(1)
})

test('An e-mail about a reservation that was queued before its delivery was done again is not counted twice', async () => {
  const friend = newEmail('friend')
  const { accessToken } = await newMember(api)
  const { body } = await hold(api, {}, { token: accessToken })
  await reserve(api, body.data, { token: accessToken }, { contact: { ...contact, email: friend } })
  for (let delivery = 1; delivery <= 4; delivery++) {
    await api.context.deliveries.run()
    await sql`insert into outbox (id, shop_id, notification_id, kind, due_at)
      select ${`again ${delivery}`}, shop_id, id, 'mail', app_now() from notification`.execute(api.db)
  }
  expect(sentTo(friend)).toBe(1)
  const counted = api.db.selectFrom('attempt_counter').select('hits').where('scope', '=', 'mail.contact')
  expect((await counted.execute()).map(({ hits }) => hits.length)).toStrictEqual([1])
})

test('The e-mail about a new time reaches a contact address that has had its three of the hour, once the hour is over', async () => {
  const friend = newEmail('friend')
  const { accessToken: token } = await newMember(api)
  await bookAndCancel(token, friend)
  const { body } = await hold(api, {}, { token })
  const { data } = (await reserve(api, body.data, { token }, { contact: { ...contact, email: friend } })).body
  await api.context.deliveries.run()
  expect(sentTo(friend)).toBe(3)
  expect((await moveTo(api, data, { reservationTime: '15:00' }, token)).status).toBe(200)
  await api.context.deliveries.run()
  expect(sentTo(friend)).toBe(3)
  for (let pause = 0; pause < 4; pause++) {
    await api.clock({ advanceMs: HOUR_MS })
    await api.context.deliveries.run()
  }
  expect(sentTo(friend)).toBe(4)
  expect(sent.filter(({ to, subject }) => to === friend && subject.includes('has been changed'))).toHaveLength(1)
})
