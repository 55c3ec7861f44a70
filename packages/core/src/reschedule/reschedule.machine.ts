import { assign, emit, fromPromise, type SnapshotFrom, sendTo, setup, stateIn } from 'xstate'
import type { Reservation, User } from '../contract/types.ts'
import { fromEvent, fromOutput } from '../flow/event-data.ts'
import { notProvided } from '../flow/not-provided.ts'
import { failureIn, isCode, isRetryable } from '../http/failure.ts'
import { reservationMachine } from '../reservation/reservation.machine.ts'
import { draftOf, ruleOf } from './reschedule.rules.ts'
import type * as T from './reschedule.types.ts'

type Booking = SnapshotFrom<typeof reservationMachine>

const EMPTY = {
  stored: null,
  reservation: null,
  rescheduled: null,
  failure: null,
} satisfies Partial<T.RescheduleContext>

/** Reads the reservation, then runs the chart of a reservation that replaces it. What is refused because of the reservation itself is answered by reading that again. */
export const rescheduleMachine = setup({
  types: {} as {
    input: T.RescheduleInput
    context: T.RescheduleContext
    events: T.RescheduleEvent
    emitted: T.RescheduleEmitted
    tags: T.RescheduleTag
    /** All by name: one alone makes declarations that do not compile. */
    children: { load: 'load'; reread: 'load'; booking: 'booking' }
  },
  actors: {
    load: fromPromise<Reservation, { codeNumber: string }>(notProvided),
    booking: reservationMachine,
  },
  guards: {
    isAllowed: (_, reservation: Reservation) => ruleOf(reservation)?.allowed === true,
    /** An outcome is looked up whatever the limits say: they may count it already. */
    outcomeIsUnknown: ({ context }) => context.stored?.isOutcomeUnknown === true,
    /** The view shows data of a member who has left. */
    memberHasLeft: (_, { forgets }: { forgets: boolean }) => forgets,
    isSignedIn: (_, { user }: { user: User | null }) => user !== null,
    failureIsRetryable: ({ context }) => context.failure !== null && isRetryable(context.failure),
    isBeingSubmitted: (_, booking: Booking) => booking.hasTag('confirming') || booking.hasTag('checking'),
    wasBeingSubmitted: stateIn({ moving: 'submitting' }),
    /** Each refusal is answered once. */
    reservationIsAnother: ({ context }, { context: { failure } }: Booking) =>
      failure !== context.failure &&
      isCode(failure, 'VERSION_CONFLICT', 'NOT_RESCHEDULABLE', 'RESCHEDULE_TOO_LATE', 'RESCHEDULE_LIMIT'),
  },
  actions: {
    forget: assign(EMPTY),
    rememberMember: assign((_, { user }: { user: User | null }) => ({ user })),
    show: assign((_, reservation: Reservation) => ({ reservation })),
    clearFailure: assign({ failure: null }),
    fail: assign(({ event }) => ({ failure: failureIn(event) })),
    keepRefusal: assign((_, { context: { failure } }: Booking) => ({ failure })),
    tellBooking: sendTo('booking', ({ event }) => event as never),
    releaseSlot: sendTo('booking', { type: 'leave' }),
    /** Only makes another snapshot of this one, so that who reads it sees that the booking has changed. */
    showBooking: assign({}),
    showRescheduled: assign((_, rescheduled: Reservation | null) => ({ rescheduled, failure: null })),
  },
}).createMachine({
  id: 'reschedule',
  context: ({ input }) => ({ ...EMPTY, ...input }),
  initial: 'loading',
  on: {
    'member.changed': [
      {
        guard: { type: 'memberHasLeft', params: fromEvent },
        target: '.loading',
        reenter: true,
        actions: ['forget', { type: 'rememberMember', params: fromEvent }],
      },
      { actions: { type: 'rememberMember', params: fromEvent } },
    ],
  },
  states: {
    loading: {
      tags: ['loading', 'busy'],
      invoke: {
        id: 'load',
        src: 'load',
        input: ({ context }) => ({ codeNumber: context.codeNumber }),
        onDone: [
          {
            guard: 'outcomeIsUnknown',
            target: 'moving',
            actions: { type: 'show', params: fromOutput },
          },
          {
            guard: { type: 'isAllowed', params: fromOutput },
            target: 'moving',
            actions: { type: 'show', params: fromOutput },
          },
          { target: 'refused', actions: { type: 'show', params: fromOutput } },
        ],
        onError: { target: 'unreachable', actions: 'fail' },
      },
      on: { 'settings.changed': { target: 'loading', reenter: true } },
    },
    unreachable: {
      tags: 'unreachable',
      on: {
        retry: { target: 'loading', actions: 'clearFailure' },
        wake: { guard: 'failureIsRetryable', target: 'loading', actions: 'clearFailure' },
        'member.changed': [
          {
            guard: { type: 'memberHasLeft', params: fromEvent },
            target: 'loading',
            actions: ['forget', { type: 'rememberMember', params: fromEvent }],
          },
          {
            guard: { type: 'isSignedIn', params: fromEvent },
            target: 'loading',
            actions: ['clearFailure', { type: 'rememberMember', params: fromEvent }],
          },
        ],
      },
    },
    refused: {
      tags: 'refused',
      on: {
        retry: { target: 'loading', actions: 'clearFailure' },
        'settings.changed': 'loading',
        'reservation.changed': 'loading',
      },
    },
    moving: {
      initial: 'steady',
      exit: assign({ stored: null }),
      invoke: {
        id: 'booking',
        src: 'booking',
        input: ({ context: { reservation, stored, codeNumber, user } }) => ({
          draft: stored?.draft ?? draftOf(reservation as Reservation),
          stored,
          user,
          replaces: codeNumber,
        }),
        onSnapshot: [
          {
            guard: { type: 'isBeingSubmitted', params: ({ event }) => event.snapshot },
            target: '.submitting',
            actions: 'showBooking',
          },
          {
            guard: { type: 'reservationIsAnother', params: ({ event }) => event.snapshot },
            target: '.reading',
            actions: { type: 'keepRefusal', params: ({ event }) => event.snapshot },
          },
          // It was refused, or given up: the reservation may be another one by now.
          {
            guard: 'wasBeingSubmitted',
            target: '.reading',
            actions: { type: 'keepRefusal', params: ({ event }) => event.snapshot },
          },
          { actions: 'showBooking' },
        ],
        onDone: {
          target: 'rescheduled',
          actions: { type: 'showRescheduled', params: fromOutput },
        },
      },
      on: {
        wake: { actions: 'tellBooking' },
        'settings.changed': { actions: 'tellBooking' },
        'member.changed': [
          {
            guard: { type: 'memberHasLeft', params: fromEvent },
            target: 'loading',
            actions: ['forget', { type: 'rememberMember', params: fromEvent }],
          },
          { actions: ['tellBooking', { type: 'rememberMember', params: fromEvent }] },
        ],
      },
      states: {
        steady: {
          on: {
            'settings.changed': { target: 'reading', actions: 'tellBooking' },
            'reservation.changed': 'reading',
          },
        },
        /** A confirm is under way: what the reservation looks like meanwhile says nothing. */
        submitting: {},
        reading: {
          tags: 'busy',
          invoke: {
            id: 'reread',
            src: 'load',
            input: ({ context }) => ({ codeNumber: context.codeNumber }),
            onDone: [
              {
                guard: { type: 'isAllowed', params: fromOutput },
                target: 'steady',
                actions: { type: 'show', params: fromOutput },
              },
              { target: 'closing', actions: { type: 'show', params: fromOutput } },
            ],
            onError: 'steady',
          },
          on: { 'settings.changed': { target: 'reading', reenter: true, actions: 'tellBooking' } },
        },
        closing: { entry: 'releaseSlot', always: '#reschedule.refused' },
      },
    },
    /** Not final: it still shows the reservation, and has to drop it when the member leaves. */
    rescheduled: {
      tags: 'rescheduled',
      entry: emit(({ context }) => ({
        type: 'rescheduled' as const,
        reservation: context.rescheduled as Reservation,
      })),
    },
  },
})
