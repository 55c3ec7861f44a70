import { describe, expect, test } from 'vitest'
import {
  cancellationMachine,
  notificationsMachine,
  reservationMachine,
  sessionMachine,
  signInMachine,
  socketMachine,
} from '../machines.ts'
import { emptyDraft } from '../reservation/reservation.draft.ts'
import type { Pending, StoredReservation } from '../reservation/reservation.types.ts'
import { machineEvents } from './machine-events.ts'
import { type Path, paths } from './paths.ts'
import { situations } from './situations.ts'

const draft = emptyDraft('service-1')
const contact = { firstName: 'Hana', lastName: 'Sato', phone: '+819012345678', email: 'hana@example.com' }
const pending: Pending = {
  idempotencyKey: 'key-1',
  holdToken: 'token-1',
  body: {
    holdId: 'hold-1',
    quoteId: 'quote-1',
    contact,
    specialRequirement: '',
    agreedTermsVersion: '1',
    remindersConfirmed: [],
  },
}
const stored: StoredReservation = {
  version: 1,
  draft,
  holdId: 'hold-1',
  holdToken: 'token-1',
  contact,
  specialRequirement: '',
  agreedTermsVersion: null,
  remindersConfirmed: [],
  pending: null,
}

const waysFrom = (found: StoredReservation | null, { isNewChoice = false } = {}) =>
  paths(reservationMachine, {
    events: machineEvents.reservation,
    input: { draft, stored: found, user: null, isNewChoice },
    situation: situations.reservation,
    limit: 100_000,
  })
/** A new booking, one whose slot was held before a reload, one that another choice follows, one whose confirm was on its way. */
const reservations = [
  waysFrom(null),
  waysFrom(stored),
  waysFrom(stored, { isNewChoice: true }),
  waysFrom({ ...stored, pending }),
]

const ways = {
  session: [paths(sessionMachine, { events: machineEvents.session })],
  'a sign-in': [
    paths(signInMachine, {
      events: machineEvents.signIn,
      input: { stored: null },
      situation: situations.signIn,
    }),
  ],
  'a reservation': reservations,
  'a cancellation': [
    paths(cancellationMachine, {
      events: machineEvents.cancellation,
      input: { codeNumber: 'A2B3C4D5' },
      situation: situations.cancellation,
    }),
  ],
  notifications: [
    paths(notificationsMachine, {
      events: machineEvents.notifications,
      situation: situations.notifications,
    }),
  ],
  'the socket': [
    paths(socketMachine, {
      events: machineEvents.socket,
      input: { spreadMs: 0 },
      situation: situations.socket,
    }),
  ],
}

type Found = { paths: Path<never>[]; missing: string[] }

test.each(Object.entries<Found[]>(ways))('the ways of %s lead to every transition', (_, beginnings) => {
  const [first, ...others] = beginnings
  expect(first?.missing.filter((name) => others.every(({ missing }) => missing.includes(name)))).toEqual([])
})

describe('a way', () => {
  test('is the shortest, and ends with the transition that it is for', () => {
    const way = ways['a cancellation'][0]?.paths.find(
      ({ transition }) => transition === 'cancellation.checking.waiting on retry #0',
    )
    expect(way?.events.map(({ type }) => type)).toEqual([
      'xstate.done.actor.load',
      'choose',
      'cancel',
      'xstate.error.actor.cancel',
      'retry',
    ])
  })

  test('is missing where none of the events leads to a transition', () => {
    const { missing } = paths(cancellationMachine, { events: [{ type: 'keep' }], input: { codeNumber: 'A2B3C4D5' } })
    expect(missing).toContain('cancellation.loading on xstate.done.actor.load #0')
    expect(missing).not.toContain('cancellation.loading on keep #0')
  })
})
