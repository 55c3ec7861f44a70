import { expect, test } from 'vitest'
import { createTestSdk } from '../test/loose-sdk.ts'
import * as core from './index.ts'

test('the public names of the SDK', () => {
  expect(Object.keys(core).sort()).toEqual([
    'CANCEL_REASONS',
    'ERROR_CODES',
    'MAX_PEOPLE',
    'RESERVATION_STATUSES',
    'can',
    'choicesOf',
    'createClient',
    'createSdk',
    'dateIn',
    'daysLater',
    'fields',
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
    'partAtFault',
    'requiredReminders',
    'secondsLeft',
    'timeAgo',
    'timeIn',
    'transitions',
    'until',
    'unwrap',
  ])
})

test('the public face of an SDK', () => {
  const { sdk } = createTestSdk()
  const face = Object.fromEntries(
    [
      ['sdk', sdk],
      ['queries', sdk.queries],
      ['session', sdk.session.get()],
      ['socket', sdk.socket.get()],
      ['notifications', sdk.notifications.get()],
      ['signIn', sdk.signIn().get()],
      ['reservation', sdk.reservation({ serviceId: 's' }).get()],
      ['cancellation', sdk.cancellation({ codeNumber: 'c' }).get()],
    ].map(([name, value]) => [
      name,
      Object.keys(value as object)
        .sort()
        .join(' '),
    ]),
  )
  expect(face).toEqual({
    sdk: 'api cancellation currency dispose locale notifications on queries reservation session setCurrency setLocale signIn socket userChanged',
    queries:
      'article articleCategories articles articlesByCategory availableAttaches availableProviders availableTime brands categories categoriesWithShops cities confirmReminder curated curatedList faqCategories faqs favorites japanCategories legalText legalTexts me mostBookedShops platformStyle privacyPolicy providers reservation reservations search searchTags service services servicesByCategory sessions shop shops shopsByBrand shopsByCategory termsOfUse',
    session: 'signOut status user',
    socket: 'reconnect status',
    notifications: 'busy canShowMore failure items markAllRead markRead more refetch total unread',
    signIn:
      'attemptsOver back busy canResend canSubmitCode email exchanging expiresAt failure fields intent isNewUser profile provider resend resendAt retryAt step submitCode submitEmail submitProfile user withProvider',
    reservation:
      'abandon acceptPrice activity agree agreedSharingVersion agreedTermsVersion amend amendContact amendRequirement back busy canAbandon canAcceptPrice canAmend canConfirm canGoBack canReview confirm contact draft failure fields hasAbandoned hold leave priceBefore quote recheck remindersConfirmed reservation resumed review specialRequirement step timeBefore',
    cancellation:
      'busy canCancel cancel choose failure fields keep notice reason reasons refusal reservation retry step text',
  })
  sdk.dispose()
})

test('nothing lives on once it was disposed of', async () => {
  const { sdk, clock, server } = createTestSdk({ isMember: true })
  sdk.signIn()
  sdk.reservation({ serviceId: 's' })
  sdk.dispose()
  sdk.dispose()
  sdk.session.get().signOut()
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
