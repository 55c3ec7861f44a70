import { createTestSdk, settle } from '@yoyaku/testing'
import { expect, test } from 'vitest'

const slot = { shopId: 'shop-1', reservationDate: '2026-11-25', reservationTime: '14:00' }

test('two flows of one service are one: the slot is let go with the last of them', async () => {
  const { sdk, server } = createTestSdk({ isMember: true })
  await settle()
  const one = sdk.startReservation({ serviceId: 'service-1', ...slot })
  const other = sdk.startReservation({ serviceId: 'service-1', quantity: 3 })
  expect([one.get().draft.quantity, other.get().draft.reservationTime]).toEqual([3, '14:00'])
  one.hold()
  await settle()
  expect([other.get().step, other.get().hold?.holdId]).toEqual(['reviewing', 'hold-1'])
  one.dispose()
  one.dispose()
  await settle()
  expect([other.get().step, server.holds.size]).toEqual(['reviewing', 1])
  other.dispose()
  await settle()
  expect(server.holds.size).toBe(0)
  const next = sdk.startReservation({ serviceId: 'service-1' })
  expect([next.get().step, next.get().hold]).toEqual(['choosing', null])
  sdk.dispose()
})

test('a service that was reserved can be reserved anew while the first view is still open', async () => {
  const { sdk } = createTestSdk({ isMember: true })
  await settle()
  const first = sdk.startReservation({ serviceId: 'service-1', ...slot })
  first.hold()
  await settle()
  first.agree({ terms: 'v1', reminders: ['r1'] })
  first.confirm()
  await settle()
  const second = sdk.startReservation({ serviceId: 'service-1' })
  expect([first.get().step, second.get().step]).toEqual(['confirmed', 'choosing'])
  sdk.dispose()
})
