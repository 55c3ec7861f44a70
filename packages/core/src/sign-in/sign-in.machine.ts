import { assign, fromPromise, setup } from 'xstate'
import type { Provider, User } from '../client/types.ts'
import type { Fields } from '../shared/failure.ts'
import { fieldsOf, NO_FIELDS, toFailure } from '../shared/failure.ts'
import { notProvided } from '../shared/settled.ts'
import { checkCode, checkEmail, checkProfile } from './sign-in.rules.ts'
import type * as T from './sign-in.types.ts'

/** E-mail → names of a new member → code → done; or a provider's ticket → done. Tokens never enter this chart: `actors` hand them to the session. */
export const signInMachine = setup({
  types: {} as { input: T.Input; context: T.Context; events: T.Event; tags: T.Tag; output: T.Output },
  actors: {
    begin: fromPromise<T.Challenge, { email: string }>(notProvided('begin')),
    sendCode: fromPromise<T.Sent, { challengeId: string; profile: T.Profile | null }>(notProvided('sendCode')),
    verify: fromPromise<User, { challengeId: string; code: string; intent: unknown }>(notProvided('verify')),
    exchange: fromPromise<User | null, { provider: Provider; ticket: string; intent: unknown }>(
      notProvided('exchange'),
    ),
  },
  guards: {
    emailIsRight: (_, { email }: { email: string }) => checkEmail(email).value !== null,
    profileIsRight: (_, { profile }: { profile: T.ProfileInput }) => checkProfile(profile).value !== null,
    codeIsRight: (_, { code }: { code: string }) => checkCode(code).value !== null,
    mayHaveSent: ({ context }) => context.challenge?.resendAt !== null,
  },
  actions: {
    forgive: assign({ failure: null, fields: NO_FIELDS }),
    point: assign((_, { fields }: { fields: Fields }) => ({ fields, failure: null })),
    fail: assign((_, { error }: { error: unknown }) => {
      const failure = toFailure(error)
      return { failure, fields: fieldsOf(failure) }
    }),
    sent: assign(({ context }, { sent }: { sent: T.Sent }) => ({
      challenge: context.challenge && { ...context.challenge, ...sent },
    })),
    signIn: assign((_, { user }: { user: User }) => ({ user })),
  },
}).createMachine({
  id: 'sign-in',
  context: ({ input }) => ({
    email: input.kept?.email ?? '',
    profile: input.kept?.profile ?? null,
    challenge: input.kept?.challenge ?? null,
    intent: input.intent ?? input.kept?.intent ?? null,
    user: null,
    failure: null,
    fields: NO_FIELDS,
  }),
  initial: 'resuming',
  output: ({ context }) => context.user && { user: context.user, intent: context.intent },
  states: {
    resuming: {
      always: [
        { guard: ({ context }) => context.challenge === null, target: 'email' },
        { guard: 'mayHaveSent', target: 'code' },
        { target: 'profile' },
      ],
    },
    email: {
      tags: ['email', 'restorable'],
      on: {
        'email.submit': [
          {
            guard: { type: 'emailIsRight', params: ({ event }) => ({ email: event.email }) },
            target: 'sendingEmail',
            actions: ['forgive', assign(({ event }) => ({ email: checkEmail(event.email).value?.email ?? '' }))],
          },
          { actions: { type: 'point', params: ({ event }) => ({ fields: checkEmail(event.email).fields }) } },
        ],
        'provider.return': { target: 'exchanging', actions: 'forgive' },
      },
    },
    sendingEmail: {
      tags: ['email', 'busy'],
      invoke: {
        id: 'begin',
        src: 'begin',
        input: ({ context }) => ({ email: context.email }),
        onDone: [
          {
            guard: ({ event }) => event.output.nextStep === 'profile',
            target: 'profile',
            actions: assign(({ event }) => ({ challenge: event.output })),
          },
          { target: 'code', actions: assign(({ event }) => ({ challenge: event.output })) },
        ],
        onError: { target: 'email', actions: { type: 'fail', params: ({ event }) => ({ error: event.error }) } },
      },
      on: { back: 'email' },
    },
    profile: {
      tags: ['profile', 'restorable'],
      on: {
        'profile.submit': [
          {
            guard: { type: 'profileIsRight', params: ({ event }) => ({ profile: event.profile }) },
            target: 'sendingProfile',
            actions: ['forgive', assign(({ event }) => ({ profile: checkProfile(event.profile).value }))],
          },
          { actions: { type: 'point', params: ({ event }) => ({ fields: checkProfile(event.profile).fields }) } },
        ],
        back: { target: 'email', actions: 'forgive' },
      },
    },
    sendingProfile: {
      tags: ['profile', 'busy'],
      invoke: {
        id: 'sendProfile',
        src: 'sendCode',
        input: ({ context }) => ({ challengeId: context.challenge?.challengeId ?? '', profile: context.profile }),
        onDone: { target: 'code', actions: { type: 'sent', params: ({ event }) => ({ sent: event.output }) } },
        onError: [
          {
            guard: ({ event }) => isGone(event.error),
            target: 'email',
            actions: { type: 'fail', params: ({ event }) => ({ error: event.error }) },
          },
          { target: 'profile', actions: { type: 'fail', params: ({ event }) => ({ error: event.error }) } },
        ],
      },
    },
    code: {
      tags: ['code', 'restorable'],
      on: {
        'code.submit': [
          {
            guard: { type: 'codeIsRight', params: ({ event }) => ({ code: event.code }) },
            target: 'verifying',
            actions: 'forgive',
          },
          { actions: { type: 'point', params: ({ event }) => ({ fields: checkCode(event.code).fields }) } },
        ],
        resend: { target: 'resending', actions: 'forgive' },
        back: { target: 'email', actions: 'forgive' },
      },
    },
    resending: {
      tags: ['code', 'busy'],
      invoke: {
        id: 'resend',
        src: 'sendCode',
        input: ({ context }) => ({ challengeId: context.challenge?.challengeId ?? '', profile: context.profile }),
        onDone: { target: 'code', actions: { type: 'sent', params: ({ event }) => ({ sent: event.output }) } },
        onError: [
          {
            guard: ({ event }) => isGone(event.error),
            target: 'email',
            actions: { type: 'fail', params: ({ event }) => ({ error: event.error }) },
          },
          { target: 'code', actions: { type: 'fail', params: ({ event }) => ({ error: event.error }) } },
        ],
      },
    },
    verifying: {
      tags: ['code', 'busy'],
      invoke: {
        id: 'verify',
        src: 'verify',
        input: ({ context, event }) => ({
          challengeId: context.challenge?.challengeId ?? '',
          code: event.type === 'code.submit' ? (checkCode(event.code).value?.code ?? '') : '',
          intent: context.intent,
        }),
        onDone: { target: 'done', actions: { type: 'signIn', params: ({ event }) => ({ user: event.output }) } },
        onError: { target: 'code', actions: { type: 'fail', params: ({ event }) => ({ error: event.error }) } },
      },
    },
    exchanging: {
      tags: ['email', 'busy'],
      invoke: {
        id: 'exchange',
        src: 'exchange',
        input: ({ context, event }) => {
          if (event.type !== 'provider.return') throw new Error('exchanging is entered by provider.return alone')
          return { provider: event.provider, ticket: event.ticket, intent: context.intent }
        },
        onDone: [
          {
            guard: ({ event }) => event.output !== null,
            target: 'done',
            actions: { type: 'signIn', params: ({ event }) => ({ user: event.output as User }) },
          },
          { target: 'email' },
        ],
        onError: { target: 'email', actions: { type: 'fail', params: ({ event }) => ({ error: event.error }) } },
      },
    },
    done: { type: 'final' },
  },
})

/** A challenge that the server no longer knows: begin again. */
const isGone = (error: unknown) => toFailure(error).status === 404
