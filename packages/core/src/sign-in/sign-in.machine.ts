import { assign, fromPromise, setup } from 'xstate'
import type { Provider, User } from '../client/types.ts'
import { type Fields, failing, failureIn, NO_FIELDS } from '../shared/failure.ts'
import { notProvided } from '../shared/settled.ts'
import { checkCode, checkEmail, checkProfile } from './sign-in.rules.ts'
import type * as T from './sign-in.types.ts'

/** E-mail → names of a new member → code → done; or a provider's ticket → done. Tokens never enter this chart: `actors` hand them to the session. */
export const signInMachine = setup({
  types: {} as { input: T.Input; context: T.Context; events: T.Event; tags: T.Tag; output: T.Output },
  actors: {
    begin: fromPromise<T.Challenge, { email: string; ticket: string | null }>(notProvided),
    sendCode: fromPromise<T.Sent, { challengeId: string; profile: T.Profile | null }>(notProvided),
    verify: fromPromise<User, { challengeId: string; code: string; intent: unknown }>(notProvided),
    exchange: fromPromise<T.Exchanged, { provider: Provider; ticket: string; intent: unknown }>(notProvided),
  },
  guards: {
    isSignedIn: ({ context }) => context.user !== null,
    /** By this flow or in another tab. */
    somebodySignedIn: ({ context, event }) =>
      event.type === 'member.changed' && event.user !== null && event.user.id !== context.memberId,
    isOfAnother: ({ context, event }) => event.type === 'member.changed' && event.user?.id !== context.memberId,
  },
  actions: {
    noteMember: assign(({ event }) => (event.type === 'member.changed' ? { user: event.user } : {})),
    forgive: assign({ failure: null, fields: NO_FIELDS }),
    fail: assign(({ event }) => failing(event)),
    refuseCode: assign(({ context: { refusedCodes, code } }) => ({
      refusedCodes: code === null ? refusedCodes : [...refusedCodes, code],
    })),
    postponeResend: assign(({ context, event }) => postponed(context, failureIn(event))),
    forgetProvider: assign({ provider: null, ticket: null }),
    returnFromProvider: assign(({ event }) =>
      event.type === 'provider.return'
        ? { provider: event.provider, ticket: null, challenge: null, failure: null, fields: NO_FIELDS }
        : {},
    ),
  },
}).createMachine({
  id: 'sign-in',
  context: ({ input }) => ({
    email: input.kept?.email ?? '',
    profile: input.kept?.profile ?? null,
    challenge: input.kept?.challenge ?? null,
    code: null,
    refusedCodes: [],
    provider: input.kept?.provider ?? null,
    ticket: input.kept?.ticket ?? null,
    intent: ('intent' in input ? input.intent : input.kept?.intent) ?? null,
    memberId: input.memberId ?? null,
    user: null,
    failure: null,
    fields: NO_FIELDS,
  }),
  initial: 'resuming',
  on: {
    'member.changed': { guard: 'somebodySignedIn', target: '.done', actions: 'noteMember' },
  },
  output: ({ context }) => context.user && { user: context.user, intent: context.intent },
  states: {
    resuming: {
      always: [
        { guard: ({ context }) => context.challenge === null, target: 'email' },
        { guard: ({ context }) => context.challenge?.resendAt !== null, target: 'code' },
        { target: 'profile' },
      ],
    },
    email: {
      tags: ['email', 'restorable'],
      on: {
        'email.submit': [
          {
            guard: ({ event }) => checkEmail(event.email).value !== null,
            target: 'sendingEmail',
            actions: ['forgive', assign(({ event }) => ({ email: checkEmail(event.email).value?.email ?? '' }))],
          },
          { actions: assign(({ event }) => pointing(checkEmail(event.email))) },
        ],
        'provider.return': { target: 'exchanging', actions: 'returnFromProvider' },
      },
    },
    sendingEmail: {
      tags: ['email', 'busy'],
      invoke: {
        id: 'begin',
        src: 'begin',
        input: ({ context }) => ({ email: context.email, ticket: context.ticket }),
        onDone: [
          {
            guard: ({ event }) => event.output.nextStep === 'profile',
            target: 'profile',
            actions: assign(({ event }) => begun(event.output)),
          },
          { target: 'code', actions: assign(({ event }) => begun(event.output)) },
        ],
        onError: [
          {
            guard: ({ event }) => isTicketExpired(event),
            target: 'email',
            actions: ['fail', 'forgetProvider'],
          },
          { target: 'email', actions: 'fail' },
        ],
      },
      on: { back: 'email' },
    },
    profile: {
      tags: ['profile', 'restorable'],
      on: {
        'profile.submit': [
          {
            guard: ({ event }) => checkProfile(event.profile).value !== null,
            target: 'sendingProfile',
            actions: ['forgive', assign(({ event }) => ({ profile: checkProfile(event.profile).value }))],
          },
          { actions: assign(({ event }) => pointing(checkProfile(event.profile))) },
        ],
        back: { target: 'email', actions: 'forgive' },
        'provider.return': { target: 'exchanging', actions: 'returnFromProvider' },
      },
    },
    sendingProfile: {
      tags: ['profile', 'busy'],
      invoke: {
        id: 'sendProfile',
        src: 'sendCode',
        input: ({ context }) => ({ challengeId: context.challenge?.challengeId ?? '', profile: context.profile }),
        onDone: { target: 'code', actions: assign(({ context, event }) => sending(context, event.output)) },
        onError: [
          {
            guard: ({ event }) => isGone(event),
            target: 'email',
            actions: 'fail',
          },
          { target: 'profile', actions: 'fail' },
        ],
      },
    },
    code: {
      tags: ['code', 'restorable'],
      on: {
        'code.submit': [
          {
            guard: ({ context, event }) => isUntried(context, event.code),
            target: 'verifying',
            actions: ['forgive', assign(({ event }) => ({ code: codeIn(event.code) }))],
          },
          {
            guard: ({ event }) => codeIn(event.code) === null,
            actions: assign(({ event }) => pointing(checkCode(event.code))),
          },
        ],
        resend: { target: 'resending', actions: 'forgive' },
        back: { target: 'email', actions: 'forgive' },
        'provider.return': { target: 'exchanging', actions: 'returnFromProvider' },
      },
    },
    resending: {
      tags: ['code', 'busy'],
      invoke: {
        id: 'resend',
        src: 'sendCode',
        input: ({ context }) => ({ challengeId: context.challenge?.challengeId ?? '', profile: context.profile }),
        onDone: { target: 'code', actions: assign(({ context, event }) => sending(context, event.output)) },
        onError: [
          {
            guard: ({ event }) => isGone(event),
            target: 'email',
            actions: 'fail',
          },
          { guard: ({ event }) => isOver(event), target: 'attemptsOver', actions: ['fail', 'postponeResend'] },
          { target: 'code', actions: ['fail', 'postponeResend'] },
        ],
      },
    },
    attemptsOver: {
      tags: ['code', 'attemptsOver', 'restorable'],
      on: {
        resend: { target: 'beginningAgain', actions: 'forgive' },
        back: { target: 'email', actions: 'forgive' },
        'provider.return': { target: 'exchanging', actions: 'returnFromProvider' },
      },
    },
    beginningAgain: {
      tags: ['code', 'attemptsOver', 'busy'],
      invoke: {
        id: 'beginAgain',
        src: 'begin',
        input: ({ context }) => ({ email: context.email, ticket: context.ticket }),
        onDone: [
          {
            guard: ({ event }) => event.output.nextStep === 'code',
            target: 'code',
            actions: assign(({ event }) => begun(event.output)),
          },
          {
            guard: ({ context }) => context.profile !== null,
            target: 'sendingProfile',
            actions: assign(({ event }) => begun(event.output)),
          },
          { target: 'profile', actions: assign(({ event }) => begun(event.output)) },
        ],
        onError: [
          { guard: ({ event }) => isTicketExpired(event), target: 'email', actions: ['fail', 'forgetProvider'] },
          { target: 'attemptsOver', actions: ['fail', 'postponeResend'] },
        ],
      },
    },
    verifying: {
      tags: ['code', 'busy'],
      invoke: {
        id: 'verify',
        src: 'verify',
        input: ({ context }) => ({
          challengeId: context.challenge?.challengeId ?? '',
          code: context.code ?? '',
          intent: context.intent,
        }),
        onDone: { target: 'done', actions: assign(({ event }) => ({ user: event.output })) },
        onError: [
          { guard: 'isSignedIn', target: 'done' },
          { guard: ({ event }) => isOver(event), target: 'attemptsOver', actions: ['fail', 'postponeResend'] },
          {
            guard: ({ event }) => failureIn(event).status === 400,
            target: 'code',
            actions: ['fail', 'refuseCode'],
          },
          { target: 'code', actions: 'fail' },
        ],
      },
      // The session's own news of this very sign-in comes first: the answer ends it, and a refusal where another tab signed in.
      on: { 'member.changed': { guard: 'isOfAnother', actions: 'noteMember' } },
    },
    exchanging: {
      tags: ['email', 'busy', 'exchanging'],
      invoke: {
        id: 'exchange',
        src: 'exchange',
        input: ({ context, event }) => {
          const { provider, ticket } = event as Extract<T.Event, { type: 'provider.return' }>
          return { provider, ticket, intent: context.intent }
        },
        onDone: [
          {
            guard: ({ event }) => 'user' in event.output,
            target: 'done',
            actions: assign(({ event }) => ('user' in event.output ? { user: event.output.user } : {})),
          },
          { guard: 'isSignedIn', target: 'done' },
          { target: 'email', actions: assign(({ context, event }) => proving(context, event.output)) },
        ],
        onError: [
          { guard: 'isSignedIn', target: 'done' },
          { target: 'email', actions: ['fail', 'forgetProvider'] },
        ],
      },
      on: { 'member.changed': { guard: 'isOfAnother', actions: 'noteMember' } },
    },
    done: { type: 'final' },
  },
})

/** A challenge that the server no longer knows: begin again. */
const isGone = (event: object) => failureIn(event).status === 404

/** A challenge that takes no code any more: only a new one helps. */
const isOver = (event: object) => failureIn(event).code === 'TOO_MANY_ATTEMPTS'

const isTicketExpired = (event: object) => failureIn(event).code === 'TICKET_EXPIRED'

const codeIn = (typed: string) => checkCode(typed).value?.code ?? null

function isUntried({ refusedCodes }: T.Context, typed: string) {
  const code = codeIn(typed)
  return code !== null && !refusedCodes.includes(code)
}

/** The address that the provider gave is to begin with; what was typed here before stays where it gave none. */
const proving = ({ email }: T.Context, exchanged: T.Exchanged) =>
  'ticket' in exchanged ? { ticket: exchanged.ticket, email: exchanged.email ?? email } : {}

const pointing = ({ fields }: { fields: Fields }) => ({ fields, failure: null })

const begun = (challenge: T.Challenge) => ({ challenge, refusedCodes: [] })

const sending = ({ challenge }: T.Context, sent: T.Sent) => ({
  challenge: challenge && { ...challenge, ...sent },
  refusedCodes: [],
})

const postponed = ({ challenge }: T.Context, { retryAt }: T.Refusal) => ({
  challenge: challenge && retryAt !== undefined ? { ...challenge, resendAt: retryAt } : challenge,
})
