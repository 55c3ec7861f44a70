import { describe, expect, test } from 'vitest'
import { chosen, HOLD, open, reviewing } from '../test/booking.ts'
import { createTestSdk, reservationOf, settle } from '../test/loose-sdk.ts'
import { CANCEL_REASONS } from './client/tables.gen.ts'

/** A page in plain JavaScript may pass anything. */
const anything = (value: unknown) => value as never
const click = anything(new Event('click'))

/** What a value holds, without its commands. */
const dataOf = (value: object) => JSON.stringify(value)

type Calls<Value> = [what: string, call: (value: Value) => unknown, message: string][]
type Booking = ReturnType<Awaited<ReturnType<typeof open>>['value']>

const ofReservation: Calls<Booking> = [
  [
    'an event to confirm',
    (it) => it.confirm(click),
    'confirm: requiredReminders is [object Event]. It has to be a list of ids.',
  ],
  [
    'null to confirm',
    (it) => it.confirm(anything(null)),
    'confirm: requiredReminders is null. It has to be a list of ids.',
  ],
  [
    'a text to confirm',
    (it) => it.confirm(anything('r1')),
    'confirm: requiredReminders is "r1". It has to be a list of ids.',
  ],
  [
    'numbers to confirm',
    (it) => it.confirm([anything(1)]),
    'confirm: requiredReminders is [object Array]. It has to be a list of ids.',
  ],
  [
    'no reminders to agree',
    (it) => it.agree(anything({ termsVersion: 'v1' })),
    "agree: its argument is [object Object]. It has to be an object such as { termsVersion: 'v1', remindersConfirmed: [] }.",
  ],
  [
    'no terms to agree',
    (it) => it.agree(anything({ remindersConfirmed: [] })),
    "agree: its argument is [object Object]. It has to be an object such as { termsVersion: 'v1', remindersConfirmed: [] }.",
  ],
  [
    'a number to agree',
    (it) => it.agree({ termsVersion: anything(1), remindersConfirmed: [] }),
    "agree: its argument is [object Object]. It has to be an object such as { termsVersion: 'v1', remindersConfirmed: [] }.",
  ],
  [
    'nothing to agree',
    (it) => it.agree(anything(undefined)),
    "agree: its argument is undefined. It has to be an object such as { termsVersion: 'v1', remindersConfirmed: [] }.",
  ],
  [
    'a number to amendRequirement',
    (it) => it.amendRequirement(anything(5)),
    'amendRequirement: text is 5. It has to be a text.',
  ],
  [
    'null in amendContact',
    (it) => it.amendContact({ phone: anything(null) }),
    'amendContact: phone is null. It has to be a text.',
  ],
  [
    'null to amendContact',
    (it) => it.amendContact(anything(null)),
    'amendContact: its argument is null. It has to be an object.',
  ],
  ['a text to amend', (it) => it.amend(anything('text')), 'amend: its argument is "text". It has to be an object.'],
  [
    'null in amend',
    (it) => it.amend({ attaches: anything(null) }),
    'amend: attaches is null. It has to be a list of { attachId, quantity }.',
  ],
  [
    'an object in amend',
    (it) => it.amend({ reservationDate: anything({}) }),
    'amend: reservationDate is [object Object]. It has to be a text or null.',
  ],
]

describe('Scenario: a command of a reservation is given what it cannot take', () => {
  test.each(ofReservation)('%s throws, changes nothing, and the booking goes on', async (_, call, message) => {
    const { sdk, value, server } = await reviewing()
    const before = dataOf(value())
    expect(() => call(value())).toThrow(new TypeError(`@yoyaku/core: ${message}`))
    expect([dataOf(value()), value().step]).toEqual([before, 'reviewing'])
    value().amendContact({ firstName: 'Mina' })
    expect((await value().confirm(['r1'])).step).toBe('confirmed')
    expect(server.reservations.at(-1)?.contact?.firstName).toBe('Mina')
    sdk.dispose()
  })

  test.each(ofReservation)('%s throws while one chooses, too', async (_, call, message) => {
    const { sdk, value } = await open()
    const before = dataOf(value())
    expect(() => call(value())).toThrow(message)
    expect(dataOf(value())).toBe(before)
    value().amend({ attaches: [], quantity: 3 })
    expect((await value().review()).step).toBe('reviewing')
    sdk.dispose()
  })
})

test('a booking that failed is reported, and the next one of the service begins anew', async () => {
  const { sdk, value, server, reports } = await open()
  server.once('POST', HOLD).run((request) => {
    const answer = server.hold(request.body)
    const body = structuredClone(answer.body) as { data: { quote: { lines: unknown[] } } }
    body.data.quote.lines = [null]
    return { ...answer, body }
  })
  await value().review()
  expect(reports).toEqual(['A flow failed: it does nothing any more'])
  const next = sdk.reservation({ ...chosen, reservationTime: '16:00' })
  expect((await next.get().review()).step).toBe('reviewing')
  sdk.dispose()
})

type SignIn = ReturnType<ReturnType<ReturnType<typeof createTestSdk>['sdk']['signIn']>['get']>

test.each<[what: string, call: (it: SignIn) => unknown, message: string]>([
  [
    'an event to submitEmail',
    (it) => it.submitEmail(click),
    'submitEmail: email is [object Event]. It has to be a text.',
  ],
  [
    'nothing to submitProfile',
    (it) => it.submitProfile(anything(undefined)),
    'submitProfile: profile is undefined. It has to be an object.',
  ],
  [
    'a number to submitCode',
    (it) => it.submitCode(anything(123456)),
    'submitCode: code is 123456. It has to be a text.',
  ],
  [
    'an event to withProvider',
    (it) => it.withProvider(click, 'ticket'),
    'withProvider: provider is [object Event]. It has to be google, apple or facebook.',
  ],
  [
    'no ticket to withProvider',
    (it) => it.withProvider('google', anything(null)),
    'withProvider: ticket is null. It has to be a text.',
  ],
  [
    'a text as the consents of withProvider',
    (it) => it.withProvider('google', 'ticket', anything('v1')),
    'withProvider: agreed is "v1". It has to be an object.',
  ],
])('a sign-in that is given %s throws, changes nothing and goes on', async (_, call, message) => {
  const { sdk, server } = createTestSdk()
  await settle()
  const flow = sdk.signIn()
  const before = dataOf(flow.get())
  expect(() => call(flow.get())).toThrow(new TypeError(`@yoyaku/core: ${message}`))
  expect([dataOf(flow.get()), server.arrived]).toEqual([before, []])
  expect((await flow.get().submitEmail('hana@example.com')).step).toBe('code')
  sdk.dispose()
})

type Cancellation = ReturnType<ReturnType<ReturnType<typeof createTestSdk>['sdk']['cancellation']>['get']>

test.each<[what: string, call: (it: Cancellation) => unknown, message: string]>([
  [
    'an event to choose',
    (it) => it.choose(click),
    `choose: reason is [object Event]. It has to be one of ${CANCEL_REASONS.join(', ')}.`,
  ],
  [
    'a reason that there is not',
    (it) => it.choose(anything('nope')),
    `choose: reason is "nope". It has to be one of ${CANCEL_REASONS.join(', ')}.`,
  ],
  ['a number as the text', (it) => it.choose('other', anything(5)), 'choose: text is 5. It has to be a text.'],
])('a cancellation that is given %s throws, changes nothing and goes on', async (_, call, message) => {
  const { sdk, server } = createTestSdk({ isMember: true })
  const reservation = reservationOf()
  server.reservations.push(reservation)
  await settle()
  const flow = sdk.cancellation({ codeNumber: reservation.codeNumber })
  await settle()
  const before = dataOf(flow.get())
  expect(() => call(flow.get())).toThrow(message)
  expect([dataOf(flow.get()), flow.get().canCancel]).toEqual([before, false])
  flow.get().choose('budget')
  expect((await flow.get().cancel()).step).toBe('cancelled')
  sdk.dispose()
})
