import { createTestSdk, settle } from '@yoyaku/testing'
import { expect, test } from 'vitest'
import { memoryDrafts } from '../ports/memory.ts'

const contact = { firstName: 'Hana', lastName: 'Sato', phone: '+819012345678', email: 'hana@example.com' }
const appointment = {
  ...{ shopId: 'shop-1', shopName: null, serviceName: null, selectionUnitMode: 'none', quantity: 2 },
  ...{ reservationDate: '2026-11-25', reservationTime: '14:00' },
}
const choices = {
  ...{ ...appointment, attaches: [{ attachId: 'head-spa', quantity: 1 }], resourceItemId: 'bed-1' },
  ...{ staffInfo: { id: 'staff-1', name: 'Mei' }, mainServicePrice: null, totalAmount: null },
}
const typed = {
  ...{ version: 1, holdId: null, holdToken: null, contact, specialRequirement: 'By the window' },
  ...{ agreedTermsVersion: 'v1', remindersConfirmed: ['r1'], pending: null },
}
/** The records of unfinished bookings, as each version of the SDK wrote them. */
const bookings = {
  '0.1': { ...typed, draft: { ...choices, appointmentServiceId: 'service-1', appointmentUnitId: null } },
  '0.2': {
    ...{ ...typed, draft: { ...choices, serviceId: 'service-1', unitId: null }, shownQuote: null },
    ...{ agreedSharingVersion: null, hasAbandoned: false, asked: false },
  },
}

const open = (key: string, record: unknown) => {
  const draftStore = memoryDrafts()
  draftStore.set(key, typeof record === 'string' ? record : JSON.stringify(record))
  return { draftStore, ...createTestSdk({ draftStore }) }
}

test.each(Object.entries(bookings))('a booking that version %s stored comes back as it was typed', (_, record) => {
  const { sdk } = open('reservation.service-1', record)
  expect(sdk.startReservation({ serviceId: 'service-1' }).get()).toMatchObject({
    ...{ step: 'choosing', contact },
    draft: {
      ...{ ...appointment, serviceId: 'service-1', unitId: null },
      ...{ staffId: 'staff-1', equipmentId: 'bed-1', extras: [{ id: 'head-spa', quantity: 1 }] },
    },
    ...{ request: 'By the window', consents: { terms: 'v1', sharing: null, reminders: ['r1'] } },
  })
  sdk.dispose()
})

test('a sign-in that version 0.1 stored goes on with its code', async () => {
  const challenge = {
    ...{ challengeId: 'challenge-1', isNewUser: true, nextStep: 'code' },
    ...{ expiresAt: null, resendAt: '2026-11-20T09:01:00Z' },
  }
  const profile = { firstName: 'Hana', lastName: 'Sato', acceptsMarketing: false }
  const record = { version: 1, email: 'hana@example.com', profile, challenge, intent: { page: 'booking' } }
  const { sdk } = open('sign-in', record)
  await settle()
  expect(sdk.startSignIn().get()).toMatchObject({
    ...{ step: 'code', email: 'hana@example.com', profile: { firstName: 'Hana', lastName: 'Sato' } },
    ...{ provider: null, intent: { page: 'booking' } },
  })
  sdk.dispose()
})

test.each([
  ['of a later version', { ...bookings['0.2'], version: 9 }],
  ['without what it has to have', { version: 1 }],
  ['that is no JSON', '{"version":1'],
])('a stored booking %s is removed, and the flow begins anew', (_, record) => {
  const { draftStore, sdk } = open('reservation.service-1', record)
  const booking = sdk.startReservation({ serviceId: 'service-1', quantity: 3 })
  expect(booking.get()).toMatchObject({
    step: 'choosing',
    draft: { quantity: 3, reservationDate: null },
    resumed: false,
  })
  booking.updateRequest('Anew')
  expect(draftStore.get('reservation.service-1')).toContain('Anew')
  sdk.dispose()
})
