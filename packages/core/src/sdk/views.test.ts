import { machineEvents, machineInputs, situations } from '@yoyaku/testing'
import { expect, test } from 'vitest'
import type { AnyStateMachine, SnapshotFrom } from 'xstate'
import { getShortestPaths } from 'xstate/graph'
import { connect as connectCancellation } from '../cancellation/cancellation.connect.ts'
import {
  cancellationMachine,
  rescheduleMachine,
  reservationMachine,
  signInMachine,
  waitingListMachine,
} from '../machines.ts'
import { connect as connectReschedule } from '../reschedule/reschedule.connect.ts'
import { connect as connectReservation } from '../reservation/reservation.connect.ts'
import { emptyDraft } from '../reservation/reservation.draft.ts'
import { connect as connectSignIn } from '../sign-in/sign-in.connect.ts'
import { connect as connectWaitingList } from '../waiting-list/waiting-list.connect.ts'

type Value = { step: string } & Record<string, unknown>

/** What the type of each step promises to be there, beyond what every step has. */
const PROMISED: Record<string, Record<string, string[]>> = {
  reservation: { reviewing: ['hold', 'quote'], confirmed: ['reservation'] },
  signIn: { done: ['user'] },
  reschedule: {
    unreachable: ['failure'],
    refused: ['before', 'refusal'],
    choosing: ['before', 'draft'],
    checking: ['before', 'draft'],
    rescheduled: ['before', 'reservation'],
  },
  waitingList: { unreachable: ['failure'], checking: ['failure'] },
  cancellation: {
    unreachable: ['failure'],
    refused: ['reservation', 'notice', 'refusal'],
    choosing: ['reservation', 'notice'],
    cancelling: ['reservation', 'notice'],
    checking: ['reservation', 'notice', 'failure'],
    cancelled: ['reservation', 'notice'],
  },
}

/** The values of every situation that a chart can come to, and what is null in them although their type says that it is not. */
function looked<M extends AnyStateMachine>(
  name: keyof typeof PROMISED & keyof typeof situations & keyof typeof machineEvents,
  machine: M,
  input: object,
  connect: (snapshot: SnapshotFrom<M>) => object,
) {
  const found = getShortestPaths(machine, {
    events: machineEvents[name] as never,
    input: input as never,
    limit: 100_000,
    serializeState: (snapshot) => JSON.stringify([snapshot.value, situations[name](snapshot as never)]),
  })
  const values = found.map(({ state }) => connect(state as SnapshotFrom<M>) as Value)
  const broken = values.flatMap((value) =>
    (PROMISED[name]?.[value.step] ?? []).filter((key) => value[key] == null).map((key) => `${value.step}: ${key}`),
  )
  expect(values).toEqual(JSON.parse(JSON.stringify(values)))
  return { steps: [...new Set(values.map(({ step }) => step))].sort(), broken: [...new Set(broken)] }
}

test('what the type of a step of a reservation promises is there in every situation', () => {
  const input = { draft: emptyDraft('service-1'), stored: null, user: null }
  expect(looked('reservation', reservationMachine, input, (it) => connectReservation(it, false))).toEqual({
    steps: ['checking', 'choosing', 'confirmed', 'confirming', 'reviewing', 'signing-in'],
    broken: [],
  })
})

test('what the type of a step of a sign-in promises is there in every situation', () => {
  expect(looked('signIn', signInMachine, { stored: null }, connectSignIn)).toEqual({
    steps: ['code', 'done', 'email', 'exchanging', 'locked', 'profile'],
    broken: [],
  })
})

test('what the type of a step of a cancellation promises is there in every situation', () => {
  const input = { codeNumber: 'A2B3C4D5' }
  expect(looked('cancellation', cancellationMachine, input, connectCancellation)).toEqual({
    steps: ['cancelled', 'cancelling', 'checking', 'choosing', 'kept', 'loading', 'refused', 'unreachable'],
    broken: [],
  })
})

test.each([
  ['a new one', machineInputs.reschedule[0]],
  ['one whose confirm had no answer', machineInputs.reschedule[1]],
])('what the type of a step of a reschedule promises is there in every situation of %s', (_, input) => {
  expect(looked('reschedule', rescheduleMachine, input, connectReschedule)).toEqual({
    steps: ['choosing', 'loading', 'refused', 'rescheduled', 'unreachable'],
    broken: [],
  })
})

test('what the type of a step of the waiting list promises is there in every situation', () => {
  expect(looked('waitingList', waitingListMachine, {}, connectWaitingList)).toEqual({
    steps: ['checking', 'listed', 'loading', 'unreachable'],
    broken: [],
  })
})
