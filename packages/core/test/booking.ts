import { createTestSdk, settle, type TestOptions } from '@yoyaku/testing'
import type { ReservationOptions } from '../src/reservation/index.ts'

export const HOLD = '/api/v1/user/reservation/hold'
export const RESERVE = '/api/v1/user/reservation'
export const MINUTE_MS = 60_000
export const chosen = {
  serviceId: 'service-1',
  shopId: 'shop-1',
  quantity: 2,
  reservationDate: '2026-11-25',
  reservationTime: '14:00',
}

export async function open(options: TestOptions = {}, more: Partial<ReservationOptions> = {}) {
  const opened = createTestSdk({ isMember: true, ...options })
  await settle()
  const booking = opened.sdk.startReservation({ ...chosen, ...more })
  return { ...opened, booking, value: () => booking.get() }
}

/** With the slot kept and everything agreed to. */
export async function reviewing(options: TestOptions = {}, more: Partial<ReservationOptions> = {}) {
  const opened = await open(options, more)
  opened.booking.hold()
  await settle()
  opened.booking.agree({ terms: 'v1', reminders: ['r1'] })
  return opened
}
