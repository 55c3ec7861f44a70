import { createTestSdk, failureOf } from '@yoyaku/testing'
import { describe, expect, test } from 'vitest'
import { chosen as slot } from '../../test/booking.ts'
import { freeCancellationUntil, isFreeToCancel } from '../format/free-cancellation.ts'
import {
  type Available,
  hasAgreed,
  partOfFailure,
  requiredChoices,
  requiredReminders,
  type ServiceChoices,
} from './choices.ts'
import { emptyDraft } from './reservation.draft.ts'
import type { DraftPatch, ReservationDraft } from './reservation.types.ts'

const service: ServiceChoices = {
  minQuantity: 1,
  maxQuantity: 4,
  units: [],
  selectionUnitMode: 'staff_and_resource',
  hasAttaches: true,
}
const nothing = emptyDraft('service-1')
const chosen: ReservationDraft = { ...nothing, reservationDate: '2026-12-01', reservationTime: '14:00' }

describe('requiredChoices needs', () => {
  test.each<[string, Partial<ServiceChoices>, string[]]>([
    ['everything that the service has, in order', {}, ['people', 'time', 'staff', 'equipment', 'extras']],
    ['no people where there is nothing to choose', { maxQuantity: 1 }, ['time', 'staff', 'equipment', 'extras']],
    ['equipment alone', { selectionUnitMode: 'resource', hasAttaches: false }, ['people', 'time', 'equipment']],
    ['a time alone', { maxQuantity: 1, selectionUnitMode: 'none', hasAttaches: false }, ['time']],
  ])('%s', (_, patch, needed) => {
    expect(requiredChoices({ ...service, ...patch }, { draft: nothing }).needed).toEqual(needed)
  })
})

describe('requiredChoices names the next choice and the stale ones', () => {
  test.each<[string, Partial<ReservationDraft>, Available, string | null, string[]]>([
    ['nothing chosen', { reservationDate: null, reservationTime: null }, {}, 'people', []],
    ['a day without a time', { reservationTime: null }, {}, 'time', []],
    ['all that has to be', {}, {}, null, []],
    ['a time that is free', {}, { slots: [{ time: '14:00' }] }, null, []],
    ['a time that is gone', {}, { slots: [{ time: '15:00' }] }, 'time', ['time']],
    ['a day that is over', {}, { today: '2026-12-02' }, 'time', ['time']],
    ['a night that goes on', { reservationTime: '24:30' }, { today: '2026-12-02' }, null, []],
    ['a night that is over', { reservationTime: '24:30' }, { today: '2026-12-03' }, 'time', ['time']],
    ['too many people', { quantity: 5 }, {}, 'people', ['people']],
    ['staff who left', { staffId: 's1' }, { staff: [{ id: 's2' }] }, 'staff', ['staff']],
    ['staff who is there', { staffId: 's1' }, { staff: [{ id: 's1' }] }, null, []],
    ['equipment that is gone', { equipmentId: 'r1' }, { equipment: [] }, 'equipment', ['equipment']],
    [
      'more of an extra than there is',
      { extras: [{ id: 'a1', quantity: 2 }] },
      { extras: [{ id: 'a1', available: true, maxQuantity: 1 }] },
      'extras',
      ['extras'],
    ],
  ])('%s', (_, patch, available, next, stale) => {
    const { needed: _needed, ...found } = requiredChoices(service, { draft: { ...chosen, ...patch } }, available)
    expect(found).toEqual({ next, stale })
  })
})

test('hasAgreed wants the terms of now and every reminder that is required', () => {
  const points = {
    version: '2',
    reminders: [
      { id: 'r1', text: '', required: true },
      { id: 'r2', text: '', required: false },
    ],
  }
  const agreed = (terms: string | null, ...reminders: string[]) => hasAgreed({ consents: { terms, reminders } }, points)
  expect(requiredReminders(points)).toEqual(['r1'])
  expect([agreed('2', 'r1'), agreed('2', 'r2'), agreed('1', 'r1'), agreed(null, 'r1')]).toEqual([
    true,
    false,
    false,
    false,
  ])
})

test('partOfFailure names the part of the form that a failure belongs to', () => {
  const part = (code: 'TERMS_CHANGED' | 'VALIDATION', fields = {}) =>
    partOfFailure({ failure: failureOf(400, code), fields })
  expect([
    part('TERMS_CHANGED'),
    part('VALIDATION', { 'contact.phone': 'FORMAT' }),
    part('VALIDATION', { 'consents.reminders': 'REQUIRED', request: 'TOO_LONG' }),
    part('VALIDATION'),
  ]).toEqual(['terms', 'contact', 'requirement', null])
})

test.each<[string, DraftPatch, string]>([
  ['a unit', { unitId: 'unit-9' }, 'people'],
  ['too many people', { quantity: 5 }, 'people'],
  ['a time off the grid', { reservationTime: '14:10' }, 'time'],
  ['a time that somebody else has', { reservationTime: '14:00' }, 'time'],
  ['a staff member', { staffId: 'staff-9' }, 'staff'],
  ['equipment', { equipmentId: 'room-9' }, 'equipment'],
  ['an additional service', { extras: [{ id: 'x', quantity: 1 }] }, 'extras'],
])(
  'partOfFailure names the choice where the server refuses %s, until something else is chosen',
  async (_, patch, part) => {
    const { sdk, server } = createTestSdk({ isMember: true })
    for (const { shop } of server.shops) for (const one of shop.services) one.maxQuantity = 4
    const { serviceId: appointmentServiceId, ...taken } = slot
    server.hold({ draft: { ...taken, appointmentServiceId } }, { holdToken: 'somebody-else' })
    const flow = sdk.startReservation({ ...slot, reservationTime: '18:00', ...patch })
    await flow.hold()
    expect([flow.get().step, partOfFailure(flow.get())]).toEqual(['choosing', part])
    flow.update({ quantity: 1 })
    expect(partOfFailure(flow.get())).toBe(null)
    sdk.dispose()
  },
)

test('a cancellation is free until so many hours before the start', () => {
  const until = freeCancellationUntil('2026-12-02T05:00:00Z', 24)
  expect([until, isFreeToCancel(until, Date.parse(until) - 1), isFreeToCancel(until, Date.parse(until))]).toEqual([
    '2026-12-01T05:00:00.000Z',
    true,
    false,
  ])
})
