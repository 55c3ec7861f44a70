import { createTestSdk, reservationOf, settle } from '@yoyaku/testing'
import { describe, expect, test } from 'vitest'
import { chosen, HOLD, open, reviewing } from '../../test/booking.ts'
import type { CancellationFlow } from '../cancellation/index.ts'
import { CANCEL_REASONS } from '../contract/tables.gen.ts'
import type { CommandResult } from '../flow/commands.ts'
import type { RescheduleFlow, RescheduleValue } from '../reschedule/index.ts'
import type { ReservationFlow, ReservationValue } from '../reservation/index.ts'
import type { SignInFlow } from '../sign-in/index.ts'
import type { WaitingListFlow } from '../waiting-list/index.ts'
import type { Yoyaku } from './yoyaku.types.ts'

/** A page in plain JavaScript may pass anything. */
const anything = (value: unknown) => value as never
const click = anything(new Event('click'))

const dataOf = (value: object) => JSON.stringify(value)

type Calls<F> = [what: string, call: (flow: F) => unknown, message: string][]

const ofReservation: Calls<ReservationFlow> = [
  [
    'a number to agree',
    (it) => it.agree({ terms: anything(1), reminders: [] }),
    'agree: terms is 1. It has to be a text or null.',
  ],
  [
    'no list to agree',
    (it) => it.agree({ reminders: anything('r1') }),
    'agree: reminders is "r1". It has to be a list of ids.',
  ],
  [
    'the names of before to agree',
    (it) => it.agree(anything({ termsVersion: 'v1' })),
    'agree: termsVersion is unknown. There are terms, sharing, reminders.',
  ],
  [
    'nothing to agree',
    (it) => it.agree(anything(undefined)),
    'agree: its argument is undefined. It has to be an object.',
  ],
  [
    'a number to updateRequest',
    (it) => it.updateRequest(anything(5)),
    'updateRequest: text is 5. It has to be a text.',
  ],
  [
    'null in updateContact',
    (it) => it.updateContact({ phone: anything(null) }),
    'updateContact: phone is null. It has to be a text.',
  ],
  [
    'null to updateContact',
    (it) => it.updateContact(anything(null)),
    'updateContact: its argument is null. It has to be an object.',
  ],
  ['a text to update', (it) => it.update(anything('text')), 'update: its argument is "text". It has to be an object.'],
  [
    'null in update',
    (it) => it.update({ extras: anything(null) }),
    'update: extras is null. It has to be a list of { id, quantity }.',
  ],
  [
    'an object in update',
    (it) => it.update({ reservationDate: anything({}) }),
    'update: reservationDate is [object Object]. It has to be a text or null.',
  ],
]

describe('a command of a reservation is given what it cannot take', () => {
  test.each(ofReservation)('%s throws, changes nothing, and the booking goes on', async (_, call, message) => {
    const { booking, sdk, value, server } = await reviewing()
    const before = dataOf(value())
    expect(() => call(booking)).toThrow(new TypeError(`@yoyaku/core: ${message}`))
    expect([dataOf(value()), value().step]).toEqual([before, 'reviewing'])
    booking.updateContact({ firstName: 'Mina' })
    expect((await booking.confirm()).value.step).toBe('confirmed')
    expect(server.reservations.at(-1)?.contact?.firstName).toBe('Mina')
    sdk.dispose()
  })

  test.each(ofReservation)('%s throws while one chooses, too', async (_, call, message) => {
    const { booking, sdk, value } = await open()
    const before = dataOf(value())
    expect(() => call(booking)).toThrow(message)
    expect(dataOf(value())).toBe(before)
    booking.update({ extras: [], quantity: 3 })
    expect((await booking.hold()).value.step).toBe('reviewing')
    sdk.dispose()
  })
})

test('commands that need no argument may stand as the handler of a click', async () => {
  const { booking, sdk } = await reviewing()
  const press = (handler: (event: never) => Promise<CommandResult<ReservationValue>>) => handler(click)
  expect(await press(booking.back)).toMatchObject({ value: { step: 'choosing' }, failure: null })
  expect(await press(booking.hold)).toMatchObject({ value: { step: 'reviewing' }, failure: null })
  expect(await press(booking.confirm)).toMatchObject({ value: { step: 'confirmed' }, failure: null })
  sdk.dispose()
})

test('commands of a reschedule may stand as the handler of a click, and a wrong argument changes nothing', async () => {
  const { sdk, server } = createTestSdk({ isMember: true })
  const reservation = reservationOf()
  server.reservations.push(reservation)
  await settle()
  const flow = sdk.startReschedule({ codeNumber: reservation.codeNumber })
  await settle()
  const before = dataOf(flow.get())
  expect(() => flow.update({ quantity: anything('two') })).toThrow('update: quantity is "two". It has to be a number.')
  expect(() => flow.update(anything('16:00'))).toThrow('update: its argument is "16:00". It has to be an object.')
  expect(dataOf(flow.get())).toBe(before)
  flow.update({ reservationTime: '16:00' })
  const press = (handler: (event: never) => Promise<CommandResult<RescheduleValue>>) => handler(click)
  expect(await press(flow.hold)).toMatchObject({ value: { step: 'reviewing' }, failure: null })
  expect(await press(flow.back)).toMatchObject({ value: { step: 'choosing' }, failure: null })
  expect(await press(flow.hold)).toMatchObject({ value: { step: 'reviewing' }, failure: null })
  expect(await press(flow.confirm)).toMatchObject({ value: { step: 'rescheduled' }, failure: null })
  sdk.dispose()
})

test('a booking that failed is reported, and the next one of the service begins anew', async () => {
  const { booking, sdk, server, problems } = await open()
  server.once('POST', HOLD).run((request) => {
    const answer = server.hold(request.body)
    const body = structuredClone(answer.body) as { data: { quote: { lines: unknown[] } } }
    body.data.quote.lines = [null]
    return { ...answer, body }
  })
  await booking.hold()
  expect(problems).toEqual(['A flow failed: it does nothing any more'])
  const next = sdk.startReservation({ ...chosen, reservationTime: '16:00' })
  expect((await next.hold()).value.step).toBe('reviewing')
  sdk.dispose()
})

test.each<[what: string, call: (it: SignInFlow) => unknown, message: string]>([
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
    'an event to exchangeTicket',
    (it) => it.exchangeTicket({ provider: click, ticket: 'ticket' }),
    'exchangeTicket: provider is [object Event]. It has to be google, apple, facebook or another of queries.providers().',
  ],
  [
    'no ticket to exchangeTicket',
    (it) => it.exchangeTicket({ provider: 'google', ticket: anything(null) }),
    'exchangeTicket: ticket is null. It has to be a text.',
  ],
  [
    'a text as the consents of exchangeTicket',
    (it) => it.exchangeTicket({ provider: 'google', ticket: 'ticket', consents: anything('v1') }),
    "exchangeTicket: consents is \"v1\". It has to be an object such as { terms: 'v1', privacy: 'v1' }.",
  ],
])('a sign-in that is given %s throws, changes nothing and goes on', async (_, call, message) => {
  const { sdk, server } = createTestSdk()
  await settle()
  const flow = sdk.startSignIn()
  const before = dataOf(flow.get())
  expect(() => call(flow)).toThrow(new TypeError(`@yoyaku/core: ${message}`))
  expect([dataOf(flow.get()), server.arrived]).toEqual([before, []])
  expect((await flow.submitEmail('hana@example.com')).value.step).toBe('code')
  sdk.dispose()
})

test.each<[what: string, call: (it: CancellationFlow) => unknown, message: string]>([
  [
    'an event to setReason',
    (it) => it.setReason(click),
    `setReason: reason is [object Event]. It has to be one of ${CANCEL_REASONS.join(', ')}.`,
  ],
  [
    'a reason that there is not',
    (it) => it.setReason(anything('nope')),
    `setReason: reason is "nope". It has to be one of ${CANCEL_REASONS.join(', ')}.`,
  ],
  ['a number as the text', (it) => it.setReason('other', anything(5)), 'setReason: text is 5. It has to be a text.'],
])('a cancellation that is given %s throws, changes nothing and goes on', async (_, call, message) => {
  const { sdk, server } = createTestSdk({ isMember: true })
  const reservation = reservationOf()
  server.reservations.push(reservation)
  await settle()
  const flow = sdk.startCancellation({ codeNumber: reservation.codeNumber })
  await settle()
  const before = dataOf(flow.get())
  expect(() => call(flow)).toThrow(message)
  expect([dataOf(flow.get()), flow.get().can.cancel]).toEqual([before, false])
  flow.setReason('budget')
  expect((await flow.cancel()).value.step).toBe('cancelled')
  sdk.dispose()
})

/** One wrong argument for each command that takes any, by the names of the public face. */
const WRONG: Record<string, Record<string, (it: never) => unknown>> = {
  sdk: {
    startReservation: (it: Yoyaku) => it.startReservation({ serviceId: 's', quantity: anything('two') }),
    startReschedule: (it: Yoyaku) => it.startReschedule(anything(undefined)),
    startCancellation: (it: Yoyaku) => it.startCancellation({ codeNumber: anything(5) }),
    setLocale: (it: Yoyaku) => it.setLocale(anything('fr')),
    setCurrency: (it: Yoyaku) => it.setCurrency(anything('EUR')),
    on: (it: Yoyaku) => it.on('hold.lost', anything(undefined)),
  },
  auth: { setUser: (it: Yoyaku['auth']) => it.setUser(anything({})) },
  favorites: {
    add: (it: Yoyaku['favorites']) => it.add(anything(undefined)),
    remove: (it: Yoyaku['favorites']) => it.remove(anything(5)),
  },
  reviews: {
    write: (it: Yoyaku['reviews']) => it.write('A2B3C4D5', anything('Kind')),
    report: (it: Yoyaku['reviews']) => it.report(anything(null), { reason: 'spam' }),
  },
  profile: { update: (it: Yoyaku['profile']) => it.update(anything('Hana')) },
  notifications: { markRead: (it: Yoyaku['notifications']) => it.markRead(anything(5)) },
  signIn: {
    submitEmail: (it: SignInFlow) => it.submitEmail(anything(5)),
    submitProfile: (it: SignInFlow) => it.submitProfile(anything(null)),
    submitCode: (it: SignInFlow) => it.submitCode(anything(123456)),
    exchangeTicket: (it: SignInFlow) => it.exchangeTicket(anything('ticket')),
  },
  reservation: {
    update: (it: ReservationFlow) => it.update({ quantity: anything('two') }),
    updateContact: (it: ReservationFlow) => it.updateContact(anything({ mobile: '1' })),
    updateRequest: (it: ReservationFlow) => it.updateRequest(anything(5)),
    agree: (it: ReservationFlow) => it.agree({ reminders: anything('r1') }),
  },
  reschedule: { update: (it: RescheduleFlow) => it.update(anything({ date: '2026-11-25' })) },
  cancellation: { setReason: (it: CancellationFlow) => it.setReason(anything('nope')) },
  waitingList: {
    join: (it: WaitingListFlow) => it.join(anything('tomorrow')),
    leave: (it: WaitingListFlow) => it.leave(anything(5)),
  },
}

/** Commands without arguments, and what `flow` and `sdk` have beside commands. */
const TAKES_NOTHING = new Set([
  ...['subscribe', 'get', 'dispose', 'startSignIn', 'startWaitingList', 'signOut', 'reconnect', 'refetch', 'loadMore'],
  ...['markAllRead', 'resend', 'back', 'hold', 'confirm', 'acceptPrice', 'abandon', 'activity', 'release', 'retry'],
  ...['cancel', 'keep'],
])

test('every command that takes an argument throws a TypeError that names what is wrong, and nothing is sent', async () => {
  const { sdk, server } = createTestSdk({ isMember: true })
  await settle()
  const codeNumber = 'A2B3C4D5'
  const { auth, favorites, reviews, profile, notifications, live } = sdk
  const faces: Record<string, object> = {
    ...{ sdk, auth, favorites, reviews, profile, notifications, live, signIn: sdk.startSignIn() },
    ...{
      reservation: sdk.startReservation({ serviceId: 'service-1' }),
      cancellation: sdk.startCancellation({ codeNumber }),
    },
    ...{ reschedule: sdk.startReschedule({ codeNumber }), waitingList: sdk.startWaitingList() },
  }
  await settle()
  const { length } = server.arrived
  for (const [name, face] of Object.entries(faces)) {
    const commands = Object.entries(face).filter(([, it]) => typeof it === 'function' && it !== sdk.api)
    for (const [command] of commands.filter(([it]) => !TAKES_NOTHING.has(it))) {
      const wrong = WRONG[name]?.[command]
      expect(wrong, `${name}.${command} has no wrong argument here`).toBeDefined()
      expect(() => wrong?.(anything(face)), `${name}.${command}`).toThrow(/^@yoyaku\/core: [\w: ]+ is .+/)
      expect(() => wrong?.(anything(face)), `${name}.${command}`).toThrow(TypeError)
    }
  }
  await settle()
  expect(server.arrived.length).toBe(length)
  sdk.dispose()
})
