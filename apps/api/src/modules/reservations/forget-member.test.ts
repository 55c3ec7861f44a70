import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApi, type TestApi } from '../../../test/harness.ts'
import { transaction } from '../../db/transaction.ts'
import { book, hold, signInAgain } from '../../testing/booking.ts'
import { insertReferenceData, openShop, setClock } from '../../testing/shop.ts'
import { forgetMember } from './forget-member.ts'

let api: TestApi

beforeAll(async () => {
  api = await startTestApi()
  await insertReferenceData(api.db)
  await openShop(api.db)
  await openShop(api.db, { id: 'other' })
})
afterAll(async () => {
  await api.context.deliveries.run()
  await api.close()
})

test('forgetMember frees the times to come of a member, and past reservations name them no more', async () => {
  await setClock(api, '2026-11-20T00:00:00Z')
  const { token } = await book(api, { reservationDate: '2026-11-21' })
  await book(api, { reservationDate: '2026-11-24' }, token)
  await setClock(api, '2026-11-22T00:00:00Z')
  const later = await signInAgain(api, token)
  await hold(api, { shopId: 'other' }, { token: later })
  const { id } = await api.db.selectFrom('member').select('id').executeTakeFirstOrThrow()

  await transaction(api.db, (trx) => forgetMember(trx, id))

  const left = await api.db
    .selectFrom('reservation')
    .select(['status', 'contact', 'special_requirement', 'cancel_text'])
    .orderBy('start_at')
    .execute()
  const contact = { firstName: '', lastName: '', phone: '', email: '' }
  expect(left).toEqual([
    { status: 'confirmed', contact, special_requirement: null, cancel_text: null },
    { status: 'cancelled', contact, special_requirement: null, cancel_text: null },
  ])
  expect(await api.db.selectFrom('notification').select('id').execute()).toEqual([])
  expect(await api.db.selectFrom('idempotency').select('key').execute()).toEqual([])
  expect((await hold(api, { reservationDate: '2026-11-24' })).status).toBe(201)
  expect((await hold(api, { shopId: 'other' })).status).toBe(201)
})
