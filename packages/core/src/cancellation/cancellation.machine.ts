import { assign, emit, fromPromise, setup } from 'xstate'
import type { Reservation, User } from '../contract/types.ts'
import { fromEvent, fromOutput } from '../flow/event-data.ts'
import { notProvided } from '../flow/not-provided.ts'
import { failing, failureIn, isRetryable } from '../http/failure.ts'
import { checkAgainMs, isStillUnknownOutcome } from '../http/unknown-outcome.ts'
import { NO_FIELDS } from '../validation/field-errors.ts'
import { fieldsOfReason, isRight, noticeOf } from './cancellation.rules.ts'
import type * as T from './cancellation.types.ts'

const EMPTY = {
  reservation: null,
  notice: null,
  reason: null,
  text: '',
  idempotencyKey: null,
  checks: 0,
  failure: null,
  fields: NO_FIELDS,
} satisfies Partial<T.CancellationContext>

/** Reads the reservation, takes a reason, cancels or keeps it. A cancel whose answer is lost is sent again with the same key. */
export const cancellationMachine = setup({
  types: {} as {
    input: T.CancellationInput
    context: T.CancellationContext
    events: T.CancellationEvent
    emitted: T.CancellationEmitted
    tags: T.CancellationTag
  },
  actors: {
    load: fromPromise<T.Loaded, { codeNumber: string }>(notProvided),
    cancel: fromPromise<Reservation, T.CancelInput>(notProvided),
  },
  delays: {
    CHECK_AGAIN: ({ context }) => checkAgainMs(context),
  },
  guards: {
    reasonIsRight: ({ context }) => isRight(context.reason, context.text),
    isAllowed: (_, { reservation }: T.Loaded) =>
      reservation.allowedActions.some(({ action, allowed }) => action === 'cancel' && allowed),
    /** The view shows data of a member who has left. */
    memberHasLeft: (_, { forgets }: { forgets: boolean }) => forgets,
    isSignedIn: (_, { user }: { user: User | null }) => user !== null,
    failureIsRetryable: ({ context }) => context.failure !== null && isRetryable(context.failure),
    reservationIsAnother: ({ event }) =>
      ['VERSION_CONFLICT', 'NOT_CANCELLABLE'].includes(String(failureIn(event).code)),
    outcomeIsUnknown: ({ context, event }) => isStillUnknownOutcome(context, failureIn(event)),
  },
  actions: {
    forget: assign(EMPTY),
    show: assign((_, loaded: T.Loaded) => ({ reservation: loaded.reservation, notice: noticeOf(loaded) })),
    clearFailure: assign({ failure: null, fields: NO_FIELDS }),
    fail: assign(({ event }) => failing(event)),
    countCheck: assign(({ context }) => ({ checks: context.checks + 1 })),
    showCancelled: assign((_, reservation: Reservation) => ({ reservation, failure: null })),
  },
}).createMachine({
  id: 'cancellation',
  context: ({ input }) => ({ codeNumber: input.codeNumber, ...EMPTY }),
  initial: 'loading',
  on: {
    'member.changed': {
      guard: { type: 'memberHasLeft', params: fromEvent },
      target: '.loading',
      reenter: true,
      actions: 'forget',
    },
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
            guard: { type: 'isAllowed', params: fromOutput },
            target: 'choosing',
            actions: { type: 'show', params: fromOutput },
          },
          { target: 'refused', actions: { type: 'show', params: fromOutput } },
        ],
        onError: { target: 'unreachable', actions: 'fail' },
      },
      on: { keep: 'kept', 'settings.changed': { target: 'loading', reenter: true } },
    },
    unreachable: {
      tags: 'unreachable',
      on: {
        retry: { target: 'loading', actions: 'clearFailure' },
        keep: 'kept',
        wake: { guard: 'failureIsRetryable', target: 'loading', actions: 'clearFailure' },
        'member.changed': [
          { guard: { type: 'memberHasLeft', params: fromEvent }, target: 'loading', actions: 'forget' },
          { guard: { type: 'isSignedIn', params: fromEvent }, target: 'loading', actions: 'clearFailure' },
        ],
      },
    },
    refused: {
      tags: 'refused',
      on: {
        retry: { target: 'loading', actions: 'clearFailure' },
        keep: 'kept',
        'settings.changed': { target: 'loading', actions: 'clearFailure' },
      },
    },
    choosing: {
      tags: 'choosing',
      on: {
        choose: {
          actions: assign(({ event }) => ({
            reason: event.reason,
            text: event.text,
            fields: NO_FIELDS,
            failure: null,
          })),
        },
        keep: 'kept',
        retry: 'loading',
        'settings.changed': 'loading',
        cancel: [
          {
            guard: 'reasonIsRight',
            target: 'cancelling',
            actions: ['clearFailure', assign(({ event }) => ({ idempotencyKey: event.idempotencyKey, checks: 0 }))],
          },
          {
            actions: assign(({ context }) => ({ fields: fieldsOfReason(context.reason, context.text), failure: null })),
          },
        ],
      },
    },
    cancelling: {
      tags: ['cancelling', 'busy'],
      invoke: {
        id: 'cancel',
        src: 'cancel',
        input: ({ context }) => cancelRequestOf(context),
        onDone: { target: 'cancelled', actions: { type: 'showCancelled', params: fromOutput } },
        onError: [
          { guard: 'outcomeIsUnknown', target: 'checking', actions: ['fail', 'countCheck'] },
          { guard: 'reservationIsAnother', target: 'loading', actions: 'fail' },
          { target: 'choosing', actions: 'fail' },
        ],
      },
    },
    /** Whether it is cancelled is not known: asked again with the same key until it is. */
    checking: {
      tags: ['checking', 'busy'],
      initial: 'waiting',
      states: {
        waiting: {
          after: { CHECK_AGAIN: 'asking' },
          on: { retry: 'asking', wake: 'asking' },
        },
        asking: {
          invoke: {
            id: 'check',
            src: 'cancel',
            input: ({ context }) => cancelRequestOf(context),
            onDone: { target: '#cancellation.cancelled', actions: { type: 'showCancelled', params: fromOutput } },
            onError: [
              { guard: 'outcomeIsUnknown', target: 'waiting', actions: ['fail', 'countCheck'] },
              { guard: 'reservationIsAnother', target: '#cancellation.loading', actions: 'fail' },
              { target: '#cancellation.choosing', actions: 'fail' },
            ],
          },
        },
      },
    },
    /** Not final, nor is `kept`: they still show the reservation, and have to drop it when the member leaves. */
    cancelled: {
      tags: 'cancelled',
      entry: emit(({ context }) => ({ type: 'cancelled' as const, reservation: context.reservation as Reservation })),
    },
    kept: { tags: 'kept' },
  },
})

/** Called only with a reason and a key. */
const cancelRequestOf = ({
  codeNumber,
  idempotencyKey,
  reason,
  text,
  reservation,
}: T.CancellationContext): T.CancelInput => ({
  codeNumber,
  idempotencyKey: idempotencyKey ?? '',
  reasonCode: reason ?? 'other',
  reasonText: text.trim(),
  version: reservation?.version ?? 1,
})
