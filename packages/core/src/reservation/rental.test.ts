import { createTestSdk, settle } from '@yoyaku/testing'
import { expect, test } from 'vitest'

const chosen = {
  ...{ serviceId: 'service-4', shopId: 'shop-3', unitId: 'unit-6', quantity: 4 },
  ...{ reservationDate: '2026-11-24', reservationTime: '10:30', returnTime: '09:30' },
}

test('A rental is held until the time at which it is returned, and its change begins with that time', async () => {
  const { sdk } = createTestSdk({ isMember: true })
  await settle()
  const booking = sdk.startReservation(chosen)
  await booking.hold()
  expect(booking.get().hold).toMatchObject({ endAt: '2026-11-27T00:30:00Z', draft: { returnTime: '09:30' } })
  booking.agree({ terms: 'v1', reminders: ['r1'] })
  await booking.confirm()
  const codeNumber = booking.get().reservation?.codeNumber ?? ''
  const change = sdk.startReschedule({ codeNumber })
  await settle()
  expect(change.get().draft).toMatchObject({ unitId: 'unit-6', returnTime: '09:30', returnShopId: null })
  await change.update({ returnTime: null })
  await change.hold()
  expect(change.get().after).toMatchObject({ endAt: '2026-11-27T01:30:00Z' })
  sdk.dispose()
})

test('A change takes a chosen return back to the time and the place of the pick-up', async () => {
  const { sdk, server } = createTestSdk({ isMember: true })
  const cars = server.shops.find(({ shop }) => shop.id === 'shop-3')
  const price = { amount: 3300, currency: 'JPY' } as const
  if (cars) cars.returnBranches = [{ id: 'shop-9', shopName: 'Airport', address: '1 Airport', price }]
  await settle()
  const booking = sdk.startReservation({ ...chosen, returnShopId: 'shop-9' })
  await booking.hold()
  booking.agree({ terms: 'v1', reminders: ['r1'] })
  await booking.confirm()
  const change = sdk.startReschedule({ codeNumber: booking.get().reservation?.codeNumber ?? '' })
  await settle()
  expect(change.get()).toMatchObject({ draft: { returnTime: '09:30', returnShopId: 'shop-9' }, can: { hold: false } })
  await change.update({ returnTime: null, returnShopId: null })
  expect(change.get().can.hold).toBe(true)
  await change.hold()
  expect(change.get().after).toMatchObject({ endAt: '2026-11-27T01:30:00Z', shopDifference: { amount: -3300 } })
  await change.confirm()
  expect(change.get().reservation?.endAt).toBe('2026-11-27T01:30:00Z')
  expect(change.get().reservation?.returnShop).toBeUndefined()
  sdk.dispose()
})

test('A flow with another time of return is a new choice', async () => {
  const { sdk } = createTestSdk({ isMember: true })
  await settle()
  const first = sdk.startReservation(chosen)
  await first.hold()
  first.dispose({ keepHold: true })
  const second = sdk.startReservation({ ...chosen, returnTime: '10:00' })
  await settle()
  await second.hold()
  expect(second.get().hold).toMatchObject({ endAt: '2026-11-27T01:00:00Z' })
  sdk.dispose()
})
