import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApi, type TestApi } from '../../../test/harness.ts'
import { migrations } from '../../db/migrate/migrations.ts'
import { book, cancel } from '../../testing/booking.ts'
import { insertReferenceData, openShop, setClock } from '../../testing/shop.ts'
import { deliver } from '../notifications/deliver.ts'

const KEY = 'the-key-of-the-operators'
let api: TestApi

beforeAll(async () => {
  api = await startTestApi({ env: { OPERATOR_KEY: KEY } })
  await insertReferenceData(api.db)
  await openShop(api.db)
  await setClock(api, '2026-11-20T00:00:00Z')
})
afterAll(async () => {
  await deliver(api.context)
  await api.close()
})

test('A cancellation older than the column of who cancelled gets it from the record of the operators', async () => {
  const ofMember = await book(api)
  await cancel(api, ofMember.reservation.codeNumber, { token: ofMember.token })
  const ofShop = await book(api, { reservationDate: '2026-11-25' })
  const uncancelled = await book(api, { reservationDate: '2026-11-26' })
  for (const [{ reservation }, version] of [
    [ofShop, 1],
    [uncancelled, 7],
  ] as const) {
    await api.call('PUT', `/api/v1/operator/reservations/${reservation.codeNumber}/status`, {
      token: KEY,
      body: { status: 'cancelled', version },
    })
  }
  const cancelledBy = migrations['016-cancelled-by']
  await sql`alter table reservation drop column cancelled_by`.execute(api.db)
  await cancelledBy?.up(api.db)
  // As if it had been cut off before it was noted down.
  await cancelledBy?.up(api.db)
  const rows = await api.db.selectFrom('reservation').select(['code_number', 'cancelled_by']).execute()
  expect(Object.fromEntries(rows.map(({ code_number, cancelled_by }) => [code_number, cancelled_by]))).toEqual({
    [ofMember.reservation.codeNumber]: 'member',
    [ofShop.reservation.codeNumber]: 'shop',
    [uncancelled.reservation.codeNumber]: null,
  })
})
