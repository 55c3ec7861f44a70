import { createTestSdk } from '@yoyaku/testing'
import { expect, expectTypeOf, test } from 'vitest'
import * as core from './index.ts'
import type { paths } from './types.ts'

test('the public names of the SDK', () => {
  expect(Object.keys(core).sort()).toEqual([
    'CANCEL_REASONS',
    'ERROR_CODES',
    'MAX_PEOPLE',
    'MAX_WAITING_LIST_ENTRIES',
    'RESERVATION_STATUSES',
    'canTransition',
    'createYoyaku',
    'dateIn',
    'daysLater',
    'formatMoney',
    'formatPhone',
    'freeCancellationUntil',
    'hasAgreed',
    'isCode',
    'isComplete',
    'isFailure',
    'isFreeToCancel',
    'majorUnits',
    'minorUnits',
    'parseDate',
    'parsePhone',
    'partOfFailure',
    'providerUrl',
    'requiredChoices',
    'requiredReminders',
    'reservationTransitions',
    'secondsLeft',
    'timeAgo',
    'timeIn',
    'until',
    'unwrap',
    'validators',
  ])
})

test('the client of a partner knows no path of the operators', () => {
  expectTypeOf<Extract<keyof paths, `${string}operator${string}`>>().toBeNever()
  expectTypeOf<Extract<keyof paths, `${string}user/reservation${string}`>>().not.toBeNever()
})

test('the public face of an SDK', () => {
  const { sdk } = createTestSdk()
  const face = Object.fromEntries(
    [
      ['sdk', sdk],
      ['queries', sdk.queries],
      ['auth', sdk.auth],
      ['auth value', sdk.auth.get()],
      ['live', sdk.live],
      ['live value', sdk.live.get()],
      ['notifications', sdk.notifications],
      ['notifications value', sdk.notifications.get()],
      ['signIn', sdk.startSignIn()],
      ['signIn value', sdk.startSignIn().get()],
      ['reservation', sdk.startReservation({ serviceId: 's' })],
      ['reservation value', sdk.startReservation({ serviceId: 's' }).get()],
      ['reschedule', sdk.startReschedule({ codeNumber: 'c' })],
      ['reschedule value', sdk.startReschedule({ codeNumber: 'c' }).get()],
      ['waiting list', sdk.startWaitingList()],
      ['waiting list value', sdk.startWaitingList().get()],
      ['cancellation', sdk.startCancellation({ codeNumber: 'c' })],
      ['cancellation value', sdk.startCancellation({ codeNumber: 'c' }).get()],
    ].map(([name, value]) => [
      name,
      Object.keys(value as object)
        .sort()
        .join(' '),
    ]),
  )
  expect(face).toEqual({
    sdk: 'api auth currency dispose favorites live locale notifications on profile queries reviews setCurrency setLocale startCancellation startReschedule startReservation startSignIn startWaitingList',
    queries:
      'article articleCategories articles articlesByCategory availableExtras availableStaff availableTime bookingTerms brands calendarFeed categories categoriesWithShops cities collection collections faqCategories faqs favorites japanCategories legalText legalTexts mostBookedShops privacyPolicy profile providers reservation reservations reviews search searchTags service services servicesByCategory sessions shop shops shopsByBrand shopsByCategory termsOfUse theme',
    auth: 'actor get setUser signOut subscribe',
    'auth value': 'status user',
    live: 'actor get reconnect subscribe',
    'live value': 'status',
    notifications: 'actor get loadMore markAllRead markRead refetch subscribe',
    'notifications value': 'busy can failure items total unread',
    signIn: 'actor back dispose exchangeTicket get resend submitCode submitEmail submitProfile subscribe',
    'signIn value':
      'busy can email expiresAt failure fields intent isNewUser profile provider refusedCodes resendAt retryAt step user',
    reservation:
      'abandon acceptPrice activity actor agree back confirm dispose get hold release retry subscribe update updateContact updateRequest',
    'reservation value':
      'busy can changed consents contact draft failure fields hasAbandoned hold lost quote request reservation resumed step terms termsFailure',
    reschedule: 'abandon acceptPrice activity actor back confirm dispose get hold release retry subscribe update',
    'reschedule value':
      'after before busy can changed draft failure fields hasAbandoned hold limits lost quote refusal reservation step',
    'waiting list': 'actor dispose get join leave retry subscribe',
    'waiting list value': 'busy can entries failure fields joined step',
    cancellation: 'actor cancel dispose get keep retry setReason subscribe',
    'cancellation value': 'busy can failure fields notice reason reasons refusal reservation step text',
  })
  sdk.dispose()
})

test('nothing lives on once it was disposed of', async () => {
  const { sdk, clock, server } = createTestSdk({ isMember: true })
  sdk.startSignIn()
  sdk.startReservation({ serviceId: 's' })
  sdk.dispose()
  sdk.dispose()
  sdk.auth.signOut()
  const before = server.arrived.length
  await clock.advance(3_600_000)
  expect([clock.waiting, server.arrived.length]).toEqual([[], before])
})

test.each(['at once', 'after a while'])(
  'calls on an SDK that was disposed of %s still come to an end',
  async (when) => {
    const { sdk, clock } = createTestSdk()
    if (when === 'after a while') await clock.advance(1_000)
    sdk.dispose()
    const { error } = await sdk.api.GET('/api/v1/user/me')
    expect(error?.code).toBe('CANCELLED')
  },
)
