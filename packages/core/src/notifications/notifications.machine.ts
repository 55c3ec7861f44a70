import { assign, enqueueActions, fromCallback, fromPromise, setup } from 'xstate'
import { fromEvent, fromOutput } from '../flow/event-data.ts'
import { notProvided } from '../flow/not-provided.ts'
import { type Failure, toFailure } from '../http/failure.ts'
import {
  EMPTY,
  FIRST_LIMIT,
  isUncertain,
  LAST_LIMIT,
  LIMIT_STEP,
  withAccepted,
  withChange,
  withoutMark,
  withPage,
} from './notifications.list.ts'
import type * as T from './notifications.types.ts'

/** The first read waits so long for the live connection; read before that is open, the list has to be read once more. */
export const CONNECTION_WITHIN_MS = 2_000

const ACCEPT = { type: 'accept', params: fromEvent } as const

/** The member's notifications: fetched, received live, and shown as read before the server has agreed. */
export const notificationsMachine = setup({
  types: {} as {
    context: T.NotificationsContext
    events: T.NotificationsEvent
    emitted: T.NotificationsEmitted
    tags: T.NotificationsTag
  },
  actors: {
    fetchPage: fromPromise<T.Page, { limit: number }>(notProvided),
    marker: fromCallback<T.MarkerEvent>(() => undefined),
  },
  delays: { CONNECTION_WITHIN: CONNECTION_WITHIN_MS },
  guards: {
    awaitsConnection: (_, event: { isMember: boolean; awaitsConnection?: boolean }) =>
      event.isMember && event.awaitsConnection === true,
    isMember: (_, { isMember }: { isMember: boolean }) => isMember,
    isSignedOut: (_, { isMember }: { isMember: boolean }) => !isMember,
    thereIsMore: ({ context }) => context.total > context.items.length && context.limit < LAST_LIMIT,
    isUnread: ({ context }, { id }: { id: string }) => context.items.some((item) => item.id === id && !item.isRead),
    hasUnread: ({ context }) => context.unread > 0,
    isUncertain: ({ context }, { key }: { key: number }) => isUncertain(context, key),
  },
  actions: {
    forget: assign({ ...EMPTY, failure: null, refusal: null }),
    show: assign(({ context }, page: T.Page) => ({ ...withPage(context, page), failure: null })),
    /** The list stays as it is: empty after a first failure. */
    fail: assign(({ context }, { failure }: { failure: Failure }) => ({
      limit: Math.max(FIRST_LIMIT, context.items.length),
      failure,
    })),
    insert: enqueueActions(
      ({ context, enqueue }, { notification }: Extract<T.NotificationsEvent, { type: 'arrived' }>) => {
        const { announced, fetches } = context
        if (announced.includes(notification.id)) return
        enqueue.assign({
          ...withChange(context, { type: 'arrived', notification, fetches }),
          announced: [notification.id, ...announced].slice(0, LAST_LIMIT),
        })
        enqueue.emit({ type: 'new', notification })
      },
    ),
    mark: enqueueActions(({ context, enqueue }, { one }: { one: string | null }) => {
      const key = context.sent
      const change = { type: 'marked' as const, key, one, isAccepted: false, isUncertain: false }
      enqueue.assign({ ...withChange(context, change), sent: key + 1, refusal: null })
      enqueue.sendTo('marker', { type: 'send', key, one })
    }),
    accept: assign(({ context }, { key }: { key: number }) => withAccepted(context, key)),
    rollBack: assign(({ context }, { key, failure }: Extract<T.NotificationsEvent, { type: 'mark.refused' }>) => ({
      ...withoutMark(context, key),
      refusal: failure,
    })),
    clearRefusal: assign({ refusal: null }),
  },
}).createMachine({
  id: 'notifications',
  context: { ...EMPTY, failure: null, refusal: null },
  initial: 'off',
  states: {
    off: {
      tags: 'off',
      entry: 'forget',
      on: {
        'member.changed': [
          { guard: { type: 'awaitsConnection', params: fromEvent }, target: 'on.awaitingConnection' },
          { guard: { type: 'isMember', params: fromEvent }, target: 'on' },
        ],
      },
    },
    on: {
      invoke: { id: 'marker', src: 'marker' },
      initial: 'fetching',
      on: {
        'member.changed': { guard: { type: 'isSignedOut', params: fromEvent }, target: 'off' },
        refetch: { target: '.fetching', actions: 'clearRefusal' },
        arrived: { actions: { type: 'insert', params: fromEvent } },
        mark: {
          guard: { type: 'isUnread', params: fromEvent },
          actions: { type: 'mark', params: ({ event }) => ({ one: event.id }) },
        },
        'mark.all': { guard: 'hasUnread', actions: { type: 'mark', params: { one: null } } },
        'mark.refused': { target: '.fetching', actions: { type: 'rollBack', params: fromEvent } },
        more: {
          guard: 'thereIsMore',
          target: '.fetching',
          actions: assign(({ context }) => ({ limit: Math.min(context.limit + LIMIT_STEP, LAST_LIMIT) })),
        },
      },
      states: {
        /** What is read once the connection is open needs no second read: what is sent from then on arrives. */
        awaitingConnection: {
          tags: 'busy',
          after: { CONNECTION_WITHIN: 'fetching' },
          on: { 'connection.failed': 'fetching' },
        },
        fetching: {
          tags: 'busy',
          entry: assign({ fetches: ({ context }) => context.fetches + 1 }),
          /** Asked for before the server had the mark, the page may not show it. */
          on: { 'mark.accepted': { target: 'fetching', reenter: true, actions: ACCEPT } },
          invoke: {
            id: 'fetchPage',
            src: 'fetchPage',
            input: ({ context }) => ({ limit: context.limit }),
            onDone: { target: 'shown', actions: { type: 'show', params: fromOutput } },
            onError: {
              target: 'shown',
              actions: { type: 'fail', params: ({ event }) => ({ failure: toFailure(event.error) }) },
            },
          },
        },
        shown: {
          on: {
            'mark.accepted': [
              { guard: { type: 'isUncertain', params: fromEvent }, target: 'fetching', actions: ACCEPT },
              { actions: ACCEPT },
            ],
          },
        },
      },
    },
  },
})
