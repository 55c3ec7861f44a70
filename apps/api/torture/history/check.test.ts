import { expect, test } from 'vitest'
import { check, type Verdict } from './check.ts'
import type { Received } from './received.ts'
import type { Operation } from './record.types.ts'
import type { Tables } from './tables.ts'

const START = '2026-12-01T10:00:00+09:00'
const LATER = '2026-12-01T12:00:00+09:00'
const NOON = '2026-12-01T14:00:00+09:00'
const EVENING = '2026-12-01T16:00:00+09:00'
const NIGHT = '2026-12-01T18:00:00+09:00'

/**
 * A correct history: one client holds, sees another price and reserves at it; one comes too late; one holds, reserves and cancels; one
 * holds, reserves and reschedules.
 */
function story() {
  const slot = { shopId: 'solo', start: 600, staffId: null }
  const later = { ...slot, start: 720 }
  const noon = { ...slot, start: 840 }
  const evening = { ...slot, start: 960 }
  const night = { ...slot, start: 1080 }
  const quote = { id: 'q1', amount: 6000, currency: 'JPY', startAt: START }
  const operation = (change: Partial<Operation>): Operation => ({
    client: 1,
    kind: 'hold',
    key: crypto.randomUUID(),
    invoked: 0,
    completed: 1,
    outcome: 'ok',
    code: null,
    lost: 0,
    lastLost: null,
    slot: null,
    holdId: null,
    entryId: null,
    replaces: null,
    codeNumber: null,
    quoteId: null,
    shown: null,
    ...change,
  })
  const operations = {
    hold: operation({ slot, holdId: 'h1', shown: quote }),
    outdated: operation({
      kind: 'reserve',
      holdId: 'h1',
      quoteId: 'q1',
      outcome: 'refused',
      code: '412 PRICE_CHANGED',
      shown: { ...quote, id: 'q2', amount: 9000, startAt: null },
    }),
    reserve: operation({ kind: 'reserve', holdId: 'h1', codeNumber: 'C1', quoteId: 'q2', invoked: 2, completed: 3 }),
    late: operation({ kind: 'reserve', holdId: 'h1', quoteId: 'q1', outcome: 'refused', code: '409 HOLD_EXPIRED' }),
    refused: operation({ slot, client: 2, outcome: 'refused', code: '409 SLOT_TAKEN', invoked: 4, completed: 5 }),
    other: operation({ slot: later, holdId: 'h2', client: 3, shown: { ...quote, id: 'q3', startAt: LATER } }),
    otherReserve: operation({ kind: 'reserve', holdId: 'h2', codeNumber: 'C2', quoteId: 'q3', client: 3 }),
    cancel: operation({ kind: 'cancel', codeNumber: 'C2', client: 3, invoked: 2, completed: 3 }),
    first: operation({ slot: noon, holdId: 'h3', client: 4, shown: { ...quote, id: 'q4', startAt: NOON } }),
    firstReserve: operation({ kind: 'reserve', holdId: 'h3', codeNumber: 'C3', quoteId: 'q4', client: 4 }),
    wait: operation({ kind: 'wait', slot: night, entryId: 'e1', client: 5, invoked: 1, completed: 2 }),
    next: operation({ slot: evening, holdId: 'h4', client: 4, shown: { ...quote, id: 'q5', startAt: EVENING } }),
    reschedule: operation({
      ...{ kind: 'reschedule', holdId: 'h4', replaces: 'h3', codeNumber: 'C3', quoteId: 'q5', client: 4 },
      ...{ slot: evening, invoked: 2, completed: 3 },
    }),
    unchanged: operation({ slot: evening, client: 4, outcome: 'refused', code: '409 RESCHEDULE_UNCHANGED' }),
    change: operation({ kind: 'change', holdId: 'h1', slot, invoked: 1, completed: 2 }),
    unchangedHold: operation({ slot, outcome: 'refused', code: '409 RESCHEDULE_UNCHANGED' }),
  }
  const reservation = {
    id: 'r1',
    code: 'C1',
    holdId: 'h1',
    status: 'confirmed',
    marker: 'h1',
    bookables: ['aoi'],
    shopId: 'solo',
    start: Date.parse(START) / 1000,
    end: Date.parse(START) / 1000 + 1000,
    amount: 9000,
    currency: 'JPY',
    notifications: [{ id: 'n1', kind: 'confirmed' }],
    email: 'h1@example.com',
    covered: 1,
    version: 1,
    formerVersions: [],
  }
  const cancelled = {
    ...reservation,
    id: 'r2',
    code: 'C2',
    holdId: 'h2',
    status: 'cancelled',
    marker: 'h2',
    start: Date.parse(LATER) / 1000,
    end: Date.parse(LATER) / 1000 + 1000,
    amount: 6000,
    notifications: [
      { id: 'n2', kind: 'confirmed' },
      { id: 'n3', kind: 'cancelled' },
    ],
    email: 'h2@example.com',
    covered: 0,
    version: 2,
  }
  const rescheduled = {
    ...reservation,
    ...{ id: 'r3', code: 'C3', holdId: 'h4', marker: 'h3', amount: 6000, version: 2, formerVersions: [1] },
    start: Date.parse(EVENING) / 1000,
    end: Date.parse(EVENING) / 1000 + 1000,
    notifications: [
      { id: 'n4', kind: 'confirmed' },
      { id: 'n5', kind: 'rescheduled' },
    ],
    email: 'h3@example.com',
  }
  const entry = { id: 'e1', isOpen: true, isServed: true, isFree: false }
  const offer = {
    ...{ holdId: 'h5', entryId: 'e1', shopId: 'solo', notificationId: 'n6' },
    start: Date.parse(NIGHT) / 1000,
    offeredAt: performance.timeOrigin + 4,
  }
  const tables: Tables = {
    reservations: [reservation, cancelled, rescheduled],
    holds: [
      { id: 'h1', state: 'reserved', occupied: ['aoi'], replaces: false },
      { id: 'h2', state: 'reserved', occupied: [], replaces: false },
      { id: 'h3', state: 'released', occupied: [], replaces: false },
      { id: 'h4', state: 'reserved', occupied: ['aoi'], replaces: true },
      { id: 'h5', state: 'live', occupied: ['aoi'], replaces: false },
    ],
    overlappingHolds: [],
    offers: [offer],
    entries: [entry],
    emails: new Map(['n1', 'n2', 'n3', 'n4', 'n5', 'n6'].map((id) => [`notification ${id}`, 1])),
    waiting: 0,
  }
  const received: Received = new Map([
    ['h1@example.com', new Set(['<1>'])],
    ['h2@example.com', new Set(['<2>', '<3>'])],
    ['h3@example.com', new Set(['<4>', '<5>'])],
  ])
  const slotless: string[] = []
  return { operations, reservation, cancelled, rescheduled, entry, offer, tables, received, slotless }
}

type Story = ReturnType<typeof story>
const namesOf = ({ operations, tables, received, slotless }: Story) =>
  Object.entries(check(Object.values(operations), tables, received, slotless)).flatMap(([name, found]) =>
    found.length > 0 ? [name as keyof Verdict] : [],
  )

test('check finds nothing in a correct history', () => {
  expect(namesOf(story())).toStrictEqual([])
})

test.each<[keyof Verdict, string, (story: Story) => void]>([
  ['LOST', 'a reservation that was promised', ({ tables }) => void tables.reservations.shift()],
  [
    'LOST',
    'a new time that was promised',
    ({ rescheduled, tables }) => {
      Object.assign(rescheduled, { holdId: 'h3', start: Date.parse(NOON) / 1000 })
      Object.assign(tables.holds[2] ?? {}, { state: 'reserved', occupied: ['aoi'] })
    },
  ],
  ['LOST', 'a hold that was promised', ({ tables }) => void tables.holds.splice(3, 1)],
  [
    'DUP',
    'a second reservation of one hold',
    ({ tables, reservation }) => void tables.reservations.push({ ...reservation, code: 'C3', start: 9000, end: 9999 }),
  ],
  [
    'OVERLAP',
    'two at the same time with the same person',
    ({ cancelled, reservation }) => Object.assign(cancelled, { status: 'confirmed', start: reservation.start + 500 }),
  ],
  ['OVERLAP', 'two holds of the same time', ({ tables }) => void tables.overlappingHolds.push('h1 and h2')],
  [
    'GHOST',
    'a reservation nobody was told of',
    ({ operations }) => Object.assign(operations.reserve, { outcome: 'unknown' }),
  ],
  ['GHOST', 'a hold nobody was told of', ({ operations }) => Object.assign(operations.hold, { outcome: 'unknown' })],
  [
    'RESURRECTED',
    'a cancellation that did not stay',
    ({ cancelled }) => Object.assign(cancelled, { status: 'confirmed' }),
  ],
  [
    'BADCANCEL',
    'a cancellation nobody asked for',
    ({ reservation }) => Object.assign(reservation, { status: 'cancelled' }),
  ],
  ['UNCONFIRMED', 'another price', ({ reservation }) => Object.assign(reservation, { amount: 4000 })],
  [
    'UNCONFIRMED',
    'a new time that was not shown',
    ({ rescheduled }) => Object.assign(rescheduled, { start: rescheduled.start + 1800 }),
  ],
  ['UNCONFIRMED', 'another currency', ({ reservation }) => Object.assign(reservation, { currency: 'TWD' })],
  ['UNCONFIRMED', 'another time', ({ cancelled }) => Object.assign(cancelled, { start: cancelled.start + 1800 })],
  [
    'UNCONFIRMED',
    'a quote that nobody was shown',
    ({ operations }) => Object.assign(operations.reserve, { quoteId: 'q9' }),
  ],
  [
    'UNCONFIRMED',
    'a quote that was refused before',
    ({ operations }) => Object.assign(operations.reserve, { quoteId: 'q1' }),
  ],
  [
    'UNCONFIRMED',
    'one id for two quotes',
    ({ operations }) => Object.assign(operations.other, { shown: { ...operations.outdated.shown, amount: 1 } }),
  ],
  [
    'FALSECONFLICT',
    'a quote that is the one that was confirmed',
    ({ operations }) => Object.assign(operations.outdated, { quoteId: 'q2' }),
  ],
  [
    'FALSECONFLICT',
    'a refusal before anybody asked for that time',
    ({ operations }) => Object.assign(operations.refused, { invoked: -2, completed: -1 }),
  ],
  [
    'FALSECONFLICT',
    'a refusal after all was cancelled',
    ({ operations }) => Object.assign(operations.refused, { slot: operations.other.slot }),
  ],
  [
    'UNEVEN',
    'a cancelled one that still takes time',
    ({ tables }) => Object.assign(tables.holds[1] ?? {}, { occupied: ['aoi'] }),
  ],
  [
    'UNEVEN',
    'a reservation that takes nobody’s time',
    ({ tables }) => Object.assign(tables.holds[0] ?? {}, { occupied: [] }),
  ],
  ['UNEVEN', 'a reservation with a part of its time', ({ rescheduled }) => Object.assign(rescheduled, { covered: 0 })],
  [
    'UNEVEN',
    'an old time that is still taken',
    ({ tables }) => Object.assign(tables.holds[2] ?? {}, { occupied: ['aoi'] }),
  ],
  [
    'UNEVEN',
    'a change that left no record of what was before',
    ({ rescheduled }) => Object.assign(rescheduled, { formerVersions: [] }),
  ],
  ['UNANNOUNCED', 'a change that nobody was told of', ({ rescheduled }) => void rescheduled.notifications.pop()],
  ['UNANNOUNCED', 'a move without its notification', ({ reservation }) => void reservation.notifications.pop()],
  ['UNANNOUNCED', 'a notification without its e-mail', ({ tables }) => void tables.emails.delete('notification n1')],
  ['UNANNOUNCED', 'an e-mail that never came', ({ received }) => void received.delete('h1@example.com')],
  [
    'UNANNOUNCED',
    'an e-mail that came with two ids',
    ({ received }) => void received.get('h1@example.com')?.add('<9>'),
  ],
  ['SLOTLESS', 'a reservation without its time for a moment', ({ slotless }) => void slotless.push('C3')],
  ['UNSERVED', 'an entry that was promised', ({ tables }) => void tables.entries.pop()],
  [
    'UNSERVED',
    'a free time that was not offered',
    ({ entry }) => Object.assign(entry, { isServed: false, isFree: true }),
  ],
  ['UNSERVED', 'an offer without its e-mail', ({ tables }) => void tables.emails.delete('notification n6')],
  ['DUP', 'an offer that was told twice', ({ tables, offer }) => void tables.offers.push({ ...offer })],
  [
    'DUP',
    'an entry with two offers',
    ({ tables, offer }) => {
      tables.offers.push({ ...offer, holdId: 'h6' })
      tables.holds.push({ id: 'h6', state: 'live', occupied: ['aoi'], replaces: false })
    },
  ],
  ['UNANNOUNCED', 'something that never left', ({ tables }) => Object.assign(tables, { waiting: 1 })],
  [
    'UNEXPECTED',
    'a refusal to confirm',
    ({ operations }) => Object.assign(operations.cancel, { outcome: 'refused', code: '409 X' }),
  ],
  [
    'UNEXPECTED',
    'a hold that is over though nobody confirmed another quote of it',
    ({ operations }) => Object.assign(operations.late, { quoteId: 'q2' }),
  ],
  [
    'UNEXPECTED',
    'a change to a time that the reservation is not at',
    ({ operations }) => Object.assign(operations.unchanged, { slot: operations.first.slot }),
  ],
  [
    'UNEXPECTED',
    'a change to a time that the hold of no reservation was moved to',
    ({ operations }) => Object.assign(operations.change, { holdId: 'h9' }),
  ],
  ['UNEXPECTED', 'a server that fell over', ({ operations }) => Object.assign(operations.cancel, { code: '500' })],
])('check finds %s: %s', (name, _what, spoil) => {
  const spoiled = story()
  spoil(spoiled)
  expect(namesOf(spoiled)).toContain(name)
})
