import { assign, fromPromise, setup } from 'xstate'
import type { User } from '../contract/types.ts'
import { fromEvent, fromOutput } from '../flow/event-data.ts'
import { notProvided } from '../flow/not-provided.ts'
import { failing, failureIn, isRetryable } from '../http/failure.ts'
import { checkAgainMs, isStillUnknownOutcome } from '../http/unknown-outcome.ts'
import { NO_FIELDS } from '../validation/field-errors.ts'
import type * as T from './waiting-list.types.ts'

/** An offer lasts so long; the flow provides what is left of the first by its clock. */
const OFFER_MS = 900_000

const EMPTY = {
  entries: [],
  pending: null,
  checks: 0,
  joined: null,
  failure: null,
  fields: NO_FIELDS,
} satisfies T.WaitingListContext

/** Lists what the member waits for, joins and leaves. A join whose answer is lost is sent again with the same key. */
export const waitingListMachine = setup({
  types: {} as { context: T.WaitingListContext; events: T.WaitingListEvent; tags: T.WaitingListTag },
  actors: {
    list: fromPromise<T.WaitingEntry[]>(notProvided),
    join: fromPromise<T.WaitingEntry, T.WaitingListPending>(notProvided),
    leave: fromPromise<string, string>(notProvided),
  },
  delays: {
    CHECK_AGAIN: ({ context }) => checkAgainMs(context),
    OFFER_ENDS: () => OFFER_MS,
  },
  guards: {
    hasOffer: ({ context }) => context.entries.some(({ offer }) => offer !== null),
    /** The view shows data of a member who has left. */
    memberHasLeft: (_, { forgets }: { forgets: boolean }) => forgets,
    isSignedIn: (_, { user }: { user: User | null }) => user !== null,
    failureIsRetryable: ({ context }) => context.failure !== null && isRetryable(context.failure),
    outcomeIsUnknown: ({ context, event }) => isStillUnknownOutcome(context, failureIn(event)),
  },
  actions: {
    forget: assign(EMPTY),
    show: assign((_, entries: T.WaitingEntry[]) => ({ entries })),
    clearFailure: assign({ failure: null, fields: NO_FIELDS }),
    fail: assign(({ event }) => failing(event)),
    countCheck: assign(({ context }) => ({ checks: context.checks + 1 })),
    settle: assign({ pending: null, checks: 0 }),
    addJoined: assign(({ context }, joined: T.WaitingEntry) => ({
      entries: [...context.entries.filter(({ id }) => id !== joined.id), joined],
      joined,
    })),
    removeLeft: assign(({ context }, entryId: string) => ({
      entries: context.entries.filter(({ id }) => id !== entryId),
      joined: context.joined?.id === entryId ? null : context.joined,
    })),
  },
}).createMachine({
  id: 'waiting-list',
  context: EMPTY,
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
        id: 'list',
        src: 'list',
        onDone: { target: 'listed', actions: { type: 'show', params: fromOutput } },
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
          { guard: { type: 'memberHasLeft', params: fromEvent }, target: 'loading', actions: 'forget' },
          { guard: { type: 'isSignedIn', params: fromEvent }, target: 'loading', actions: 'clearFailure' },
        ],
      },
    },
    listed: {
      tags: 'listed',
      initial: 'routing',
      on: {
        join: {
          target: 'joining',
          actions: [
            'clearFailure',
            assign(({ event: { idempotencyKey, request } }) => ({
              pending: { idempotencyKey, request },
              checks: 0,
              joined: null,
            })),
          ],
        },
        leave: { target: 'leaving', actions: 'clearFailure' },
        retry: { target: '.reading', actions: 'clearFailure' },
        wake: '.reading',
        'settings.changed': '.reading',
        'offers.changed': '.reading',
      },
      states: {
        routing: { always: [{ guard: 'hasOffer', target: 'offered' }, { target: 'waiting' }] },
        waiting: {},
        offered: { after: { OFFER_ENDS: 'reading' } },
        reading: {
          tags: 'busy',
          invoke: {
            id: 'reread',
            src: 'list',
            onDone: { target: 'routing', actions: { type: 'show', params: fromOutput } },
            onError: { target: 'waiting', actions: 'fail' },
          },
        },
      },
    },
    joining: {
      tags: ['listed', 'busy'],
      invoke: {
        id: 'join',
        src: 'join',
        input: ({ context }) => context.pending as T.WaitingListPending,
        onDone: { target: 'listed', actions: ['settle', { type: 'addJoined', params: fromOutput }] },
        onError: [
          { guard: 'outcomeIsUnknown', target: 'checking', actions: ['fail', 'countCheck'] },
          { target: 'listed', actions: ['settle', 'fail'] },
        ],
      },
    },
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
            src: 'join',
            input: ({ context }) => context.pending as T.WaitingListPending,
            onDone: {
              target: '#waiting-list.listed',
              actions: ['settle', 'clearFailure', { type: 'addJoined', params: fromOutput }],
            },
            onError: [
              { guard: 'outcomeIsUnknown', target: 'waiting', actions: ['fail', 'countCheck'] },
              { target: '#waiting-list.listed', actions: ['settle', 'fail'] },
            ],
          },
        },
      },
    },
    leaving: {
      tags: ['listed', 'busy'],
      invoke: {
        id: 'leave',
        src: 'leave',
        input: ({ event }) => (event.type === 'leave' ? event.entryId : ''),
        onDone: { target: 'listed', actions: { type: 'removeLeft', params: fromOutput } },
        onError: { target: 'listed', actions: 'fail' },
      },
    },
  },
})
