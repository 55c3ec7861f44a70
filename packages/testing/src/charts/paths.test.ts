import {
  cancellationMachine,
  notificationsMachine,
  rescheduleMachine,
  reservationMachine,
  sessionMachine,
  signInMachine,
  socketMachine,
  waitingListMachine,
} from '@yoyaku/core/machines'
import { describe, expect, test } from 'vitest'
import { createActor } from 'xstate'
import { afterEvent, doneEvent } from './chart-events.ts'
import { machineEvents } from './machine-events.ts'
import { machineInputs } from './machine-inputs.ts'
import { paths } from './paths.ts'
import { situations } from './situations.ts'

const reservation = { events: machineEvents.reservation, situation: situations.reservation }
const ways = {
  session: () => paths(sessionMachine, { events: machineEvents.session }),
  'a sign-in': () =>
    paths(signInMachine, {
      events: machineEvents.signIn,
      input: machineInputs.signIn,
      situation: situations.signIn,
    }),
  'a reservation': () => paths(reservationMachine, { ...reservation, input: machineInputs.reservation }),
  'a reschedule': () =>
    paths(rescheduleMachine, {
      events: machineEvents.reschedule,
      input: machineInputs.reschedule,
      situation: situations.reschedule,
    }),
  'a cancellation': () =>
    paths(cancellationMachine, {
      events: machineEvents.cancellation,
      input: machineInputs.cancellation,
      situation: situations.cancellation,
    }),
  notifications: () =>
    paths(notificationsMachine, { events: machineEvents.notifications, situation: situations.notifications }),
  'the waiting list': () =>
    paths(waitingListMachine, { events: machineEvents.waitingList, situation: situations.waitingList }),
  'the socket': () =>
    paths(socketMachine, {
      events: machineEvents.socket,
      input: machineInputs.socket,
      situation: situations.socket,
    }),
}

test.each(Object.entries(ways))('the ways of %s lead to every transition', (_, waysOf) => {
  expect(waysOf().missing).toEqual([])
})

describe('a way', () => {
  test('is the shortest, and ends with the transition that it is for', () => {
    const way = ways['a cancellation']().paths.find(
      ({ transition }) => transition === 'cancellation.checking.waiting on retry #0',
    )
    expect(way?.events.map(({ type }) => type)).toEqual([
      'xstate.done.actor.load',
      'choose',
      'cancel',
      'xstate.error.actor.cancel',
      'retry',
    ])
    expect(way?.input).toEqual({ codeNumber: 'A2B3C4D5' })
  })

  test('leads to what a chart raises itself by the answer that makes it do so', () => {
    const way = ways['a reservation']().paths.find(
      ({ transition }) => transition === 'reservation.step on sign-in.needed #0',
    )
    expect(way?.events.at(-1)?.type).toMatch('xstate.error.actor.')
    expect(machineEvents.reservation.some(({ type }) => type === 'sign-in.needed')).toBe(false)
  })

  test('is missing where none of the events leads to a transition', () => {
    const { missing } = paths(cancellationMachine, { events: [{ type: 'keep' }], input: { codeNumber: 'A2B3C4D5' } })
    expect(missing).toContain('cancellation.loading on xstate.done.actor.load #0')
    expect(missing).not.toContain('cancellation.loading on keep #0')
  })

  test('of a new reservation lacks only what takes a slot that was held before', () => {
    const [input] = machineInputs.reservation
    expect(paths(reservationMachine, { ...reservation, input }).missing).toEqual([
      'reservation.step.restoring on hold.lost #0',
      'reservation.step.restoring on xstate.done.actor.getHold #1',
    ])
  })

  test('of several inputs names the one that it begins with', () => {
    const found = ways['a reservation']().paths
    for (const { input, events, transition } of found.filter(({ transition }) => transition.includes('restoring'))) {
      const booking = createActor(reservationMachine, { input }).start()
      for (const event of events.slice(0, -1)) booking.send(event as never)
      expect([transition, booking.getSnapshot().value]).toEqual([transition, { step: 'restoring', hold: 'none' }])
      booking.stop()
    }
  })

  test('is refused where the machine needs an input and there is none', () => {
    const withoutInput = () => paths(reservationMachine, reservation as never)
    expect(withoutInput).toThrow(
      new TypeError(
        'paths() of "reservation" needs an `input`, as the machine does; `machineInputs` has one for each machine',
      ),
    )
    // @ts-expect-error The socket needs an input.
    expect(() => paths(socketMachine, { events: machineEvents.socket })).toThrow(TypeError)
    paths(sessionMachine, { events: [] })
  })

  test('is refused where no state takes an event of an actor or a timer', () => {
    const wayBy = (event: ReturnType<typeof afterEvent> | ReturnType<typeof doneEvent>) => () =>
      paths(cancellationMachine, { events: [event], input: machineInputs.cancellation })
    expect(wayBy(afterEvent('CHECK_AGAIN', 'cancellation.asking'))).toThrow(
      new TypeError(
        'No state of "cancellation" takes xstate.after.CHECK_AGAIN.cancellation.asking: they take xstate.after.CHECK_AGAIN.cancellation.checking.waiting',
      ),
    )
    expect(wayBy(doneEvent('lod'))).toThrow('No state of "cancellation" takes xstate.done.actor.lod: they take')
    expect(wayBy(afterEvent('CHECK_AGAIN', 'cancellation.checking.waiting'))).not.toThrow()
  })

  test('is not looked for past the limit, which the error names', () => {
    const input = { codeNumber: 'A2B3C4D5' }
    const search = (limit: number) => () =>
      paths(cancellationMachine, {
        events: machineEvents.cancellation,
        input,
        situation: situations.cancellation,
        limit,
      })
    expect(search(3)).toThrow(
      new RangeError(
        'paths() of "cancellation" found more than 3 situations, its limit: pass a `situation` that leaves out what only counts, or a larger `limit`',
      ),
    )
    expect(search(1_000)).not.toThrow()
  })
})
