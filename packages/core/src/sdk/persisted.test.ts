/**
 * One rule for all flows: what is stored is a record of our own, never a snapshot of XState; it is written in every situation until the
 * flow is done; and what is read back is what was written, so that a reload forgets nothing and sends nothing that was not being sent.
 */

import { machineEvents, machineInputs, situations } from '@yoyaku/testing'
import { expect, test } from 'vitest'
import { type AnyStateMachine, createActor, type SnapshotFrom } from 'xstate'
import { getShortestPaths } from 'xstate/graph'
import { reservationMachine, signInMachine } from '../machines.ts'
import { emptyDraft } from '../reservation/reservation.draft.ts'
import { storedOf as recordOfReservation } from '../reservation/reservation.rules.ts'
import { storedReservation } from '../reservation/reservation.stored.ts'
import { storedOf as recordOfSignIn } from '../sign-in/sign-in.connect.ts'
import { storedSignIn } from '../sign-in/sign-in.rules.ts'

function situationsOf<M extends AnyStateMachine>(name: 'reservation' | 'signIn', machine: M, input: object) {
  const found = getShortestPaths(machine, {
    events: machineEvents[name] as never,
    input: input as never,
    limit: 100_000,
    serializeState: (snapshot) => JSON.stringify([snapshot.value, situations[name](snapshot as never)]),
  })
  return found.map(({ state }) => state as SnapshotFrom<M>)
}

const overReload = (record: unknown): unknown => JSON.parse(JSON.stringify(record))

test('a reservation stores in every situation a record that a new flow comes back to', () => {
  const user = null
  const draft = emptyDraft('service-1')
  const all = situationsOf('reservation', reservationMachine, { draft, stored: null, user }).filter(
    ({ status }) => status === 'active',
  )
  for (const { context } of all) {
    const written = overReload(recordOfReservation(context))
    const record = storedReservation.parse(written)
    expect(record).toEqual(written)
    const input = { draft: record.draft, stored: record, user: context.user }
    const after = createActor(reservationMachine, { input }).getSnapshot()
    expect(overReload(recordOfReservation(after.context))).toEqual(record)
    // A confirm is sent again only where one was on its way, and then with its own key.
    expect(after.children.submit !== undefined).toBe(context.pending !== null)
  }
  expect(all.length).toBeGreaterThan(100)
})

test('a sign-in stores in every situation a record that a new flow comes back to, and sends nothing by itself', () => {
  const all = situationsOf('signIn', signInMachine, { stored: null }).filter(({ status }) => status === 'active')
  for (const snapshot of all) {
    const written = overReload(recordOfSignIn(snapshot))
    const record = storedSignIn.parse(written)
    expect(record).toEqual(written)
    const after = createActor(signInMachine, { input: { stored: record } }).getSnapshot()
    expect(overReload(recordOfSignIn(after))).toEqual(record)
    expect([after.hasTag('busy'), Object.keys(after.children)]).toEqual([false, []])
  }
  expect(all.length).toBeGreaterThan(20)
})

test('a reschedule stores what its booking does, and sends again only the confirm that was on its way', () => {
  const fresh = { draft: emptyDraft('service-1'), stored: null, user: null, replaces: 'A2B3C4D5' }
  const all = situationsOf('reservation', reservationMachine, fresh).filter(({ status }) => status === 'active')
  for (const { context } of all) {
    const written = overReload(recordOfReservation(context))
    const stored = storedReservation.parse(written)
    expect(stored).toEqual(written)
    const input = { draft: stored.draft, stored, user: context.user, replaces: 'A2B3C4D5' }
    const after = createActor(reservationMachine, { input }).getSnapshot()
    expect(overReload(recordOfReservation(after.context))).toEqual(stored)
    expect(after.children.submit !== undefined).toBe(context.pending !== null)
    if (stored.pending !== null) expect(stored.pending).toMatchObject({ replaces: 'A2B3C4D5', body: { version: 1 } })
  }
  expect(all.some(({ context }) => context.pending !== null)).toBe(true)
})

test.each([
  ['reservationDate', '2026-12-05', '2026-02-31', 'tomorrow'],
  ['reservationTime', '24:30', '36:00', 'noon'],
])('a stored record whose %s makes no sense is not read', (name, right, ...wrong) => {
  const [, { stored }] = machineInputs.reservation
  const readable = (value: unknown) =>
    storedReservation.safeParse({ ...stored, draft: { ...emptyDraft('service-1'), ...stored?.draft, [name]: value } })
      .success
  expect([right, null, ...wrong].map(readable)).toEqual([true, true, false, false])
})

test('a stored record brings what a person typed and chose, and nothing that comes from the server', () => {
  const [, { stored }] = machineInputs.reservation
  const odd = {
    ...stored,
    shownQuote: undefined,
    agreedSharingVersion: undefined,
    hold: {},
    reservation: {},
    fields: { x: 1 },
  }
  const input = { draft: emptyDraft('service-1'), user: null, stored: odd as never }
  const { context } = createActor(reservationMachine, { input }).getSnapshot()
  expect(context).toMatchObject({
    ...{ shownQuote: null, agreedSharingVersion: null, hold: null, reservation: null, fields: {} },
    contact: { phone: '+819012345678' },
  })
})
