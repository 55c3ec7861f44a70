import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { startTestApi, type TestApi } from '../../../test/harness.ts'
import { transaction } from '../../db/transaction.ts'
import { book, concurrently } from '../../testing/booking.ts'
import { insertReferenceData, openShop } from '../../testing/shop.ts'
import { startEachTestAnew } from '../../testing/start-each-test-anew.ts'
import { waits } from '../../testing/waits.ts'
import { bookedDespite } from './booked-despite.ts'
import { insertClosures } from './new-closures.ts'

const OPERATOR_KEY = 'the-key-of-the-operators'
let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ env: { OPERATOR_KEY } })
  await insertReferenceData(api.db)
  await openShop(api.db, { staff: [{ id: 'aoi' }, { id: 'ren' }], mode: 'staff' })
})
startEachTestAnew(() => api)

test('Closures of one person and of the whole shop lock in the order of a hold, whatever order they are given in', async () => {
  const ids = (await api.db.selectFrom('bookable').select('id').orderBy('id').execute()).map(({ id }) => id)
  const span = { from: '2026-11-24T00:00:00Z', to: '2026-11-25T00:00:00Z' }
  const closures = [ids.at(-1) ?? '', null].map((bookableId) => ({
    ...{ shopId: 'shop', bookableId, ...span, reason: null, by: null },
  }))
  let attempts = 0
  const { closure } = await transaction(api.db, async (holder) => {
    attempts += 1
    const lock = (id: string | undefined) =>
      sql`select from bookable where shop_id = 'shop' and id = ${id} for no key update`.execute(holder)
    await lock(ids.at(0))
    const closure = transaction(api.db, (trx) => {
      attempts += 1
      return insertClosures(trx, closures)
    })
    await waits(api.db, closure, 'from bookable')
    await lock(ids.at(-1))
    return { closure }
  })
  // A transaction that a deadlock ended is tried again.
  expect([await closure, attempts]).toEqual([2, 2])
})

test('What a closure leaves booked is a hold or a reservation, never both or neither, while one becomes the other', async () => {
  await api.db.deleteFrom('closure').execute()
  await book(api)
  const closures = [
    {
      ...{ shopId: 'shop', bookableId: null, reason: null, by: null },
      ...{ from: '2026-11-20T00:00:00Z', to: '2026-12-20T00:00:00Z' },
    },
  ]
  const turn = async (state: 'live' | 'reserved', status: 'confirmed' | 'completed') =>
    transaction(api.db, async (trx) => {
      await trx.updateTable('hold').set({ state, expires_at: sql`app_now() + interval '5 minutes'` }).execute()
      await trx.updateTable('reservation').set({ status }).execute()
    })
  let isOver = false
  const turning = (async () => {
    while (!isOver) {
      await turn('live', 'completed')
      await turn('reserved', 'confirmed')
    }
  })()
  const seen: string[] = []
  for (let read = 0; read < 200; read++) {
    const { reservations, total, holds, totalHolds } = await bookedDespite(api.db, { closures }, 'en')
    seen.push(`${reservations.length} ${total} ${holds.length} ${totalHolds}`)
  }
  isOver = true
  await turning
  expect([...new Set(seen)].sort()).toEqual(['0 0 1 1', '1 1 0 0'])
})

test('A closure that six say at the same moment is there once, all six learn of it, and its deletion opens the day', async () => {
  await api.db.deleteFrom('closure').execute()
  for (const body of [
    { shopId: 'shop', from: '2026-11-24T00:00', to: '2026-11-25T00:00' },
    { shopId: 'shop', bookableId: 'aoi', from: '2026-11-24T00:00', to: '2026-11-25T00:00' },
  ]) {
    const answers = await concurrently(6, () =>
      api.call<{ data: { closure: { id: string } } }>('POST', '/api/v1/operator/closures', {
        body,
        token: OPERATOR_KEY,
      }),
    )
    const rows = await api.db.selectFrom('closure').select('id').execute()
    expect(rows).toHaveLength(1)
    expect(new Set(answers.map((answer) => answer.body.data?.closure.id))).toEqual(new Set(rows.map(({ id }) => id)))
    await api.call('DELETE', `/api/v1/operator/closures/${rows[0]?.id}`, { token: OPERATOR_KEY })
    expect(await api.db.selectFrom('closure').select('id').execute()).toEqual([])
  }
})
