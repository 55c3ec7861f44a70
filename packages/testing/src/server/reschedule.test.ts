import type { Yoyaku } from '@yoyaku/core'
import type { Hold, HoldDraft } from '@yoyaku/core/types'
import { describe, expect, test } from 'vitest'
import { createTestSdk, hana, settle } from '../index.ts'

const DATE = '2026-11-25'
const slot = { serviceId: 'service-1', shopId: 'shop-1', reservationDate: DATE, reservationTime: '14:00' }
const HOUR_MS = 3_600_000

async function begun() {
  const one = createTestSdk({ isMember: true })
  await settle()
  const booking = one.sdk.startReservation(slot)
  await booking.hold()
  booking.agree({ terms: 'v1', reminders: ['r1'] })
  await booking.confirm()
  const { reservation } = booking.get()
  if (reservation === null) throw new Error('Not reserved')
  return { ...one, reservation }
}

const keyed = () => ({ 'idempotency-key': crypto.randomUUID() })
const draftAt = (reservationTime: string, more: object = {}): HoldDraft => ({
  ...{ shopId: 'shop-1', appointmentServiceId: 'service-1', reservationDate: DATE, reservationTime },
  ...{ quantity: 1, attaches: [], ...more },
})
const hold = (sdk: Yoyaku, draft: HoldDraft, replaces?: string) =>
  sdk.api.POST('/api/v1/user/reservation/hold', {
    params: { header: keyed() },
    body: { draft, ...(replaces !== undefined && { replaces }) },
  })
const held = async (sdk: Yoyaku, draft: HoldDraft, replaces?: string): Promise<Hold> => {
  const { data, error } = await hold(sdk, draft, replaces)
  if (data === undefined) throw new Error(String(error?.code))
  return data.data
}
const reschedule = (sdk: Yoyaku, codeNumber: string, { holdId, quote }: Pick<Hold, 'holdId' | 'quote'>, version = 1) =>
  sdk.api.POST('/api/v1/user/reservation/{codeNumber}/reschedule', {
    params: { path: { codeNumber }, header: keyed() },
    body: { holdId, quoteId: quote.id, version },
  })
const times = async (sdk: Yoyaku, replaces?: string) => {
  const query = { serviceId: 'service-1', quantity: 1, dateFrom: DATE, dateTo: DATE, ...(replaces && { replaces }) }
  const answer = await sdk.api.GET('/api/v1/shops/{id}/getAvailableTime', { params: { path: { id: 'shop-1' }, query } })
  return answer.data?.data.days.flatMap(({ slots }) => slots.map(({ time }) => time)) ?? []
}

describe('The server in memory', () => {
  test('gives a reservation another time, which may overlap the old one, and keeps its code', async () => {
    const { sdk, server, reservation } = await begun()
    const { codeNumber } = reservation
    const more = { attaches: [{ attachId: 'head-spa', quantity: 1 }] }
    const hold = await held(sdk, draftAt('14:30', more), codeNumber)
    expect(hold.replaces).toMatchObject({
      codeNumber,
      startAt: reservation.startAt,
      shopTotal: reservation.shopTotal,
      shopDifference: { amount: 2200, currency: 'JPY' },
    })
    const { data } = await reschedule(sdk, codeNumber, hold)
    expect(data?.data).toMatchObject({ codeNumber, version: 2, reservationTime: '14:30', contact: reservation.contact })
    expect(data?.data.allowedActions).toContainEqual(expect.objectContaining({ action: 'reschedule', left: 2 }))
    expect((await reschedule(sdk, codeNumber, hold)).data?.data.version).toBe(2)
    expect(server.members[0].notifications.map(({ kind }) => kind)).toEqual(['rescheduled', 'confirmed'])
    expect(server.holds.size).toBe(0)
    sdk.dispose()
  })

  test('never gives free cancellation back', async () => {
    const { sdk, reservation } = await begun()
    const { codeNumber, freeCancellationUntil } = reservation
    const later = await held(sdk, { ...draftAt('14:00'), reservationDate: '2026-11-28' }, codeNumber)
    const moved = (await reschedule(sdk, codeNumber, later)).data?.data
    expect(moved?.freeCancellationUntil).toBe(freeCancellationUntil)
    sdk.dispose()
  })

  test('counts the time of the reservation as free for its member alone', async () => {
    const { sdk, server, clock, reservation } = await begun()
    const other = createTestSdk({
      server,
      clock,
      member: server.addMember({ ...hana, id: 'jun', email: 'jun@example.com' }),
    })
    expect(await times(sdk, reservation.codeNumber)).toEqual(expect.arrayContaining(['13:30', '14:00', '14:30']))
    const [own, others] = [await times(sdk), await times(other.sdk, reservation.codeNumber)]
    expect(others).toEqual(own)
    sdk.dispose()
    other.sdk.dispose()
  })

  test('refuses what the contract refuses, each by its code, and changes nothing', async () => {
    const { sdk, server, clock, reservation } = await begun()
    const { codeNumber } = reservation
    const other = createTestSdk({
      server,
      clock,
      member: server.addMember({ ...hana, id: 'jun', email: 'jun@example.com' }),
    })
    const visitor = createTestSdk({ server, clock })
    const code = async (answer: Promise<{ error?: { code?: unknown } | undefined }>) => (await answer).error?.code
    expect(await code(hold(visitor.sdk, draftAt('15:00'), codeNumber))).toBe('UNAUTHORIZED')
    expect(await code(hold(other.sdk, draftAt('15:00'), codeNumber))).toBe('NOT_FOUND')
    expect(await code(hold(sdk, draftAt('14:00'), codeNumber))).toBe('RESCHEDULE_UNCHANGED')
    const elsewhere = { ...draftAt('15:00'), appointmentServiceId: 'service-2' }
    expect(await code(hold(sdk, elsewhere, codeNumber))).toBe('RESCHEDULE_OTHER_SERVICE')
    const plain = await held(sdk, draftAt('16:00'))
    expect(await code(reschedule(sdk, codeNumber, plain))).toBe('HOLD_REPLACES_ANOTHER')
    const next = await held(sdk, draftAt('15:00'), codeNumber)
    expect(await code(reschedule(sdk, codeNumber, next, 2))).toBe('VERSION_CONFLICT')
    expect(await code(reschedule(sdk, codeNumber, { ...next, quote: { ...next.quote, id: 'another' } }))).toBe(
      'PRICE_CHANGED',
    )
    const [shop] = server.shops
    if (shop) shop.reschedule = { hours: 24, limit: 0 }
    expect(await code(reschedule(sdk, codeNumber, next))).toBe('RESCHEDULE_LIMIT')
    if (shop) shop.reschedule = { hours: 24 * 365, limit: 3 }
    expect(await code(reschedule(sdk, codeNumber, next))).toBe('RESCHEDULE_TOO_LATE')
    if (shop) shop.reschedule = { hours: 24, limit: 3 }
    expect(server.reservations).toEqual([reservation])
    server.reservations = [{ ...reservation, status: 'cancelled' }]
    expect(await code(reschedule(sdk, codeNumber, next))).toBe('NOT_RESCHEDULABLE')
    server.reservations = [reservation]
    clock.jump(HOUR_MS)
    expect(await code(reschedule(sdk, codeNumber, next))).toBe('HOLD_EXPIRED')
    for (const one of [sdk, other.sdk, visitor.sdk]) one.dispose()
  })
})
