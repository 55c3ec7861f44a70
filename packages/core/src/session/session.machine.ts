import { assign, emit, fromCallback, fromPromise, raise, sendTo, setup } from 'xstate'
import type { User } from '../contract/types.ts'
import { fromEvent, fromOutput } from '../flow/event-data.ts'
import { notProvided } from '../flow/not-provided.ts'
import type { StoredSession } from '../ports/index.ts'
import type * as T from './session.types.ts'
import type { EndReason } from './session.types.ts'

/**
 * The session of the member. Single flight is a property of the chart: `refreshing` ignores `token.rejected`, and leaving it for any
 * reason stops the actor, whose result then counts for nothing.
 */
export const sessionMachine = setup({
  types: {} as {
    context: T.SessionContext
    events: T.SessionEvent
    emitted: T.SessionEmitted
    tags: T.SessionTag
    children: {
      read: 'read'
      reread: 'read'
      store: 'store'
      refresh: 'refresh'
      forget: 'forget'
      revocations: 'revocations'
    }
  },
  actors: {
    read: fromPromise<StoredSession | null>(notProvided),
    store: fromPromise<void, { session: StoredSession | null }>(notProvided),
    refresh: fromPromise<T.Renewal, { session: StoredSession }>(notProvided),
    forget: fromPromise<void, { session: StoredSession | null }>(notProvided),
    revocations: fromCallback<T.RevocationEvent>(() => undefined),
  },
  delays: { COOLDOWN: ({ context }) => context.cooldownMs },
  guards: {
    isCurrentToken: ({ context }, { accessToken }: { accessToken: string | null }) =>
      accessToken === context.session?.accessToken,
    isStored: (_, { session }: { session: StoredSession | null }) => session !== null,
    isGone: (_, { session }: { session: StoredSession | null }) => session === null,
    hasCooldown: (_, { cooldownMs }: T.Renewal) => cooldownMs > 0,
    nothingIsFound: (_, { found }: T.Renewal) => found === null,
    isAnotherPerson: ({ context, event }) => sessionIn(event)?.user.id !== context.session?.user.id,
  },
  actions: {
    adopt: assign(({ event }) => ({ session: sessionIn(event), cooldownMs: 0 })),
    drop: assign({ session: null }),
    changeUser: assign(({ context }, { user }: { user: User }) => ({
      session: context.session && { ...context.session, user },
    })),
    setCooldown: assign((_, { cooldownMs }: { cooldownMs: number }) => ({ cooldownMs })),
    emitStarted: emit(({ event }) => ({
      type: 'started' as const,
      user: (sessionIn(event) as StoredSession).user,
      intent: 'intent' in event ? (event.intent ?? null) : null,
    })),
    emitEnded: emit((_, { reason }: { reason: EndReason }) => ({
      type: 'ended' as const,
      reason,
    })),
  },
}).createMachine({
  id: 'session',
  context: { session: null, cooldownMs: 0 },
  invoke: { id: 'revocations', src: 'revocations' },
  initial: 'unknown',
  on: {
    wake: { actions: [sendTo('revocations', { type: 'retry' }), raise({ type: 'storage.changed' })] },
    'signed.in': {
      target: '.member.storing',
      actions: ['adopt', 'emitStarted'],
    },
  },
  states: {
    unknown: {
      on: { 'sign.out': 'leaving', 'storage.changed': { target: 'unknown', reenter: true } },
      invoke: {
        id: 'read',
        src: 'read',
        onDone: [
          {
            guard: { type: 'isStored', params: ({ event }) => ({ session: event.output }) },
            target: 'member',
            actions: 'adopt',
          },
          { target: 'anonymous' },
        ],
        onError: 'anonymous',
      },
    },
    anonymous: {
      tags: ['anonymous', 'settled'],
      initial: 'idle',
      on: {
        'storage.changed': { target: '.rereading', reenter: true },
        'session.found': {
          guard: { type: 'isStored', params: fromEvent },
          target: 'member',
          actions: ['adopt', 'emitStarted'],
        },
      },
      states: {
        idle: {},
        rereading: {
          invoke: {
            id: 'reread',
            src: 'read',
            onDone: { target: 'idle', actions: raise(({ event }) => found(event.output)) },
            onError: 'idle',
          },
        },
      },
    },
    member: {
      tags: 'member',
      initial: 'idle',
      on: {
        'sign.out': 'leaving',
        'signed.in': {
          guard: 'isAnotherPerson',
          target: '.storing',
          actions: [
            { type: 'emitEnded', params: { reason: 'signed-out-elsewhere' } },
            'adopt',
            {
              type: 'emitStarted',
              params: ({ event }) => ({ user: event.session.user, intent: event.intent ?? null }),
            },
          ],
        },
        /** Stored with what is being found out about the session meanwhile. */
        'user.changed': { actions: { type: 'changeUser', params: fromEvent } },
        'session.found': [
          {
            guard: { type: 'isGone', params: fromEvent },
            target: 'anonymous.rereading',
            actions: [
              'drop',
              { type: 'emitEnded', params: ({ event }) => ({ reason: 'reason' in event ? event.reason : 'expired' }) },
            ],
          },
          {
            guard: 'isAnotherPerson',
            actions: [{ type: 'emitEnded', params: { reason: 'signed-out-elsewhere' } }, 'adopt', 'emitStarted'],
          },
          { actions: 'adopt' },
        ],
      },
      states: {
        idle: {
          tags: 'settled',
          on: {
            'token.rejected': {
              guard: { type: 'isCurrentToken', params: fromEvent },
              target: 'refreshing',
            },
            'storage.changed': 'rereading',
            'user.changed': {
              target: 'storing',
              actions: { type: 'changeUser', params: fromEvent },
            },
          },
        },
        storing: {
          tags: 'settled',
          invoke: {
            id: 'store',
            src: 'store',
            input: ({ context }) => ({ session: context.session }),
            onDone: 'rereading',
            onError: 'idle',
          },
          on: {
            'token.rejected': {
              guard: { type: 'isCurrentToken', params: fromEvent },
              target: 'refreshing',
            },
            'user.changed': {
              target: 'storing',
              reenter: true,
              actions: { type: 'changeUser', params: fromEvent },
            },
          },
        },
        /** The server named a time before which it does not want to be asked for tokens again. */
        coolingDown: { tags: 'settled', after: { COOLDOWN: 'rereading' }, on: { 'storage.changed': 'rereading' } },
        rereading: {
          invoke: {
            id: 'reread',
            src: 'read',
            onDone: { target: 'idle', actions: raise(({ event }) => found(event.output)) },
            onError: 'idle',
          },
          on: { 'storage.changed': { target: 'rereading', reenter: true } },
        },
        /** Reads again in the end: what another tab did meanwhile was not looked at. */
        refreshing: {
          invoke: {
            id: 'refresh',
            src: 'refresh',
            input: ({ context }) => ({ session: context.session as StoredSession }),
            onDone: [
              {
                guard: { type: 'hasCooldown', params: fromOutput },
                target: 'coolingDown',
                actions: { type: 'setCooldown', params: fromOutput },
              },
              { guard: { type: 'nothingIsFound', params: fromOutput }, target: 'rereading' },
              {
                target: 'rereading',
                actions: raise(({ event }) => ({ type: 'session.found', ...(event.output.found as T.Found) })),
              },
            ],
            onError: 'rereading',
          },
        },
      },
    },
    /** Reads again in the end: somebody may have signed in in another tab meanwhile. */
    leaving: {
      tags: ['anonymous', 'settled'],
      entry: { type: 'emitEnded', params: { reason: 'signed-out' } },
      exit: 'drop',
      invoke: {
        id: 'forget',
        src: 'forget',
        input: ({ context }) => ({ session: context.session }),
        onDone: 'anonymous.rereading',
        onError: 'anonymous',
      },
    },
  },
})

/** The session that an event brings, or an actor that read one. */
const sessionIn = (event: object) =>
  ('session' in event ? event.session : 'output' in event ? event.output : null) as StoredSession | null

const found = (session: StoredSession | null): T.SessionEvent =>
  session === null
    ? { type: 'session.found', session, reason: 'signed-out-elsewhere' }
    : { type: 'session.found', session }
