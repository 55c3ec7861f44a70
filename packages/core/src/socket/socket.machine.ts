import { assign, emit, fromCallback, fromPromise, raise, sendTo, setup } from 'xstate'
import { notProvided } from '../shared/settled.ts'
import type * as T from './socket.types.ts'

/** Spec §4 and §9. */
export const PING_EVERY_MS = 15_000
export const PONG_WITHIN_MS = 10_000
export const RECONNECT_MS = 2_000
/** Product §2: where a socket does not even open. */
export const BACK_OFF_LAST_MS = 30_000

/** A ticket may have to wait for a refresh (up to 25 s); a handshake that takes longer than this is dead. */
export const OPEN_WITHIN_MS = 30_000

/** The session ended or the token is no good: `specs/live.md`. */
const UNAUTHORIZED = 4401
/** The same member opened more sockets than may be. */
const DISPLACED = 4408

/** The live connection of a member. */
export const socketMachine = setup({
  types: {} as { input: { spreadMs: number }; context: T.Context; events: T.Event; emitted: T.Emitted; tags: T.Tag },
  actors: {
    connection: fromCallback<T.ConnectionEvent>(() => undefined),
    renew: fromPromise<void>(notProvided),
  },
  delays: {
    PING_EVERY: PING_EVERY_MS,
    PONG_WITHIN: PONG_WITHIN_MS,
    OPEN_WITHIN: OPEN_WITHIN_MS,
    AFTER_CLOSE: ({ context }) => RECONNECT_MS + context.jitter * context.spreadMs,
    AFTER_FAILURE: ({ context }) => backOff(context),
  },
  actions: {
    noteClose: assign((_, { jitter }: { jitter: number }) => ({ jitter })),
    noteFailure: assign(({ context }, { jitter }: { jitter: number }) => ({ jitter, failures: context.failures + 1 })),
  },
}).createMachine({
  id: 'socket',
  context: ({ input }) => ({ failures: 0, jitter: 0, spreadMs: input.spreadMs }),
  initial: 'off',
  on: {
    'member.changed': { guard: ({ event }) => !event.isMember, target: '.off' },
  },
  states: {
    off: {
      tags: 'off',
      entry: assign({ failures: 0 }),
      on: { 'member.changed': { guard: ({ event }) => event.isMember, target: 'connected' } },
    },
    displaced: { tags: 'off', on: { wake: 'connected' } },
    connected: {
      invoke: { id: 'connection', src: 'connection' },
      initial: 'opening',
      states: {
        opening: {
          tags: 'connecting',
          after: { OPEN_WITHIN: { actions: sendTo('connection', { type: 'drop' }) } },
          on: {
            opened: 'open',
            closed: { target: '#socket.backingOff', actions: { type: 'noteFailure', params: ({ event }) => event } },
          },
        },
        open: {
          tags: 'online',
          type: 'parallel',
          entry: [assign({ failures: 0 }), emit({ type: 'online' })],
          on: {
            frame: {
              actions: emit(({ event }) => ({ type: 'notification' as const, notification: event.notification })),
            },
            closed: [
              {
                guard: ({ event }) => event.code === UNAUTHORIZED,
                target: '#socket.renewing',
                actions: { type: 'noteClose', params: ({ event }) => event },
              },
              { guard: ({ event }) => event.code === DISPLACED, target: '#socket.displaced' },
              { target: '#socket.waiting', actions: { type: 'noteClose', params: ({ event }) => event } },
            ],
          },
          states: {
            heart: {
              initial: 'beating',
              states: {
                beating: {
                  entry: [sendTo('connection', { type: 'ping' }), raise({ type: 'ping.sent' })],
                  after: { PING_EVERY: { target: 'beating', reenter: true } },
                  on: { wake: { target: 'beating', reenter: true } },
                },
              },
            },
            pulse: {
              initial: 'felt',
              states: {
                felt: { on: { 'ping.sent': 'awaited' } },
                awaited: {
                  on: { pong: 'felt' },
                  after: { PONG_WITHIN: { actions: sendTo('connection', { type: 'drop' }) } },
                },
              },
            },
          },
        },
      },
    },
    /** After a socket that had opened. */
    waiting: { tags: 'waiting', after: { AFTER_CLOSE: 'connected' }, on: { wake: 'connected' } },
    /** After one that had not. */
    backingOff: { tags: 'waiting', after: { AFTER_FAILURE: 'connected' }, on: { wake: 'connected' } },
    renewing: {
      tags: 'waiting',
      invoke: {
        id: 'renew',
        src: 'renew',
        onDone: 'waiting',
        onError: 'waiting',
      },
    },
  },
})

const backOff = ({ failures, jitter }: T.Context) =>
  Math.min(RECONNECT_MS * 2 ** Math.max(0, failures - 1) * (1 + jitter / 2), BACK_OFF_LAST_MS)
