import { assign, fromPromise, setup } from 'xstate'
import type { Provider, User } from '../contract/types.ts'
import { fromEvent, fromOutput } from '../flow/event-data.ts'
import { notProvided } from '../flow/not-provided.ts'
import { failing, failureIn } from '../http/failure.ts'
import { type FieldErrors, NO_FIELDS } from '../validation/field-errors.ts'
import { checkCode, checkEmail, checkProfile } from './sign-in.rules.ts'
import type * as T from './sign-in.types.ts'

/** E-mail → names of a new member → code → done; or a provider's ticket → done. Tokens never enter this chart: `actors` hand them to the session. */
export const signInMachine = setup({
  types: {} as {
    input: T.SignInInput
    context: T.SignInContext
    events: T.SignInEvent
    tags: T.SignInTag
    output: T.Output
  },
  actors: {
    begin: fromPromise<T.Challenge, { email: string; ticket: string | null }>(notProvided),
    sendCode: fromPromise<T.Sent, { challengeId: string; profile: T.Profile | null }>(notProvided),
    verify: fromPromise<User, { challengeId: string; code: string; intent: unknown }>(notProvided),
    exchange: fromPromise<T.Exchanged, T.ExchangeInput>(notProvided),
  },
  delays: {
    /** Until another code may be asked for: the machine reads no clock, so its owner provides it. */
    RESEND: () => 0,
  },
  guards: {
    isSignedIn: ({ context }) => context.user !== null,
    /** By this flow or in another tab. */
    somebodySignedIn: ({ context }, { user }: { user: User | null }) => user !== null && user.id !== context.memberId,
    isOfAnother: ({ context }, { user }: { user: User | null }) => user?.id !== context.memberId,
    hasNoChallenge: ({ context }) => context.challenge === null,
    codeIsSent: ({ context }) => context.challenge !== null && context.challenge.resendAt !== null,
    emailIsRight: (_, { email }: { email: string }) => checkEmail(email).value !== null,
    profileIsRight: (_, { profile }: { profile: object }) => checkProfile(profile).value !== null,
    codeIsWrong: (_, { code }: { code: string }) => codeIn(code) === null,
    codeIsUntried: ({ context }, { code }: { code: string }) => isUntried(context, code),
    codeIsNext: (_, { nextStep }: T.Challenge) => nextStep === 'code',
    namesAreNext: (_, { nextStep }: T.Challenge) => nextStep === 'profile',
    hasNames: ({ context }) => context.profile !== null,
    hasUser: (_, exchanged: T.Exchanged) => 'user' in exchanged,
    challengeIsGone: ({ event }) => failureIn(event).status === 404,
    attemptsAreOver: ({ event }) => failureIn(event).code === 'TOO_MANY_ATTEMPTS',
    ticketHasExpired: ({ event }) => failureIn(event).code === 'TICKET_EXPIRED',
    consentsAreMissing: ({ event }) => isAboutConsents(failureIn(event)),
    codeIsRefused: ({ event }) => failureIn(event).status === 400,
  },
  actions: {
    clearErrors: assign({ failure: null, fields: NO_FIELDS }),
    fail: assign(({ event }) => failing(event)),
    keepEmail: assign(({ context }, { email }: { email: string }) =>
      withEmail(context, checkEmail(email).value?.email ?? ''),
    ),
    keepProfile: assign((_, { profile }: { profile: object }) => ({ profile: checkProfile(profile).value })),
    keepCode: assign((_, { code }: { code: string }) => ({ code: codeIn(code) })),
    showFields: assign((_, { fields }: { fields: FieldErrors }) => ({ fields, failure: null })),
    begin: assign((_, challenge: T.Challenge) => ({ challenge, refusedCodes: [] })),
    noteSent: assign(({ context: { challenge } }, sent: T.Sent) => ({
      challenge: challenge && { ...challenge, ...sent },
      refusedCodes: [],
    })),
    noteUser: assign((_, { user }: { user: User | null }) => ({ user })),
    /** The address that the provider gave is to begin with; what was typed here before stays where it gave none. */
    proveEmail: assign(({ context }, exchanged: T.Exchanged) =>
      'ticket' in exchanged
        ? { ticket: exchanged.ticket, ...withEmail(context, exchanged.email ?? context.email) }
        : {},
    ),
    refuseCode: assign(({ context: { refusedCodes, code } }) => ({
      refusedCodes: code === null ? refusedCodes : [...refusedCodes, code],
    })),
    postponeResend: assign(({ context, event }) => postponed(context, failureIn(event))),
    forgetProvider: assign({ provider: null, ticket: null }),
    returnFromProvider: assign((_, { provider }: { provider: Provider }) => ({
      provider,
      ticket: null,
      challenge: null,
      failure: null,
      fields: NO_FIELDS,
    })),
  },
}).createMachine({
  id: 'sign-in',
  context: ({ input }) => ({
    email: input.stored?.email ?? '',
    profile: input.stored?.profile ?? null,
    challenge: input.stored?.challenge ?? null,
    code: null,
    refusedCodes: [],
    provider: input.stored?.provider ?? null,
    ticket: input.stored?.ticket ?? null,
    intent: ('intent' in input ? input.intent : input.stored?.intent) ?? null,
    memberId: input.memberId ?? null,
    user: null,
    failure: null,
    fields: NO_FIELDS,
  }),
  initial: 'resuming',
  on: {
    'member.changed': {
      guard: { type: 'somebodySignedIn', params: fromEvent },
      target: '.done',
      actions: { type: 'noteUser', params: fromEvent },
    },
  },
  output: ({ context }) => context.user && { user: context.user, intent: context.intent },
  states: {
    resuming: {
      always: [
        { guard: 'hasNoChallenge', target: 'email' },
        { guard: 'codeIsSent', target: 'code' },
        { target: 'profile' },
      ],
    },
    email: {
      tags: 'email',
      initial: 'editing',
      states: {
        editing: {
          on: {
            'email.submit': [
              {
                guard: { type: 'emailIsRight', params: fromEvent },
                target: 'sending',
                actions: ['clearErrors', { type: 'keepEmail', params: fromEvent }],
              },
              { actions: { type: 'showFields', params: ({ event }) => checkEmail(event.email) } },
            ],
            'provider.return': { target: 'exchanging', actions: { type: 'returnFromProvider', params: fromEvent } },
          },
        },
        sending: {
          tags: 'busy',
          invoke: {
            id: 'begin',
            src: 'begin',
            input: ({ context }) => ({ email: context.email, ticket: context.ticket }),
            onDone: [
              {
                guard: { type: 'namesAreNext', params: fromOutput },
                target: '#sign-in.profile',
                actions: { type: 'begin', params: fromOutput },
              },
              { target: '#sign-in.code', actions: { type: 'begin', params: fromOutput } },
            ],
            onError: [
              { guard: 'ticketHasExpired', target: 'editing', actions: ['fail', 'forgetProvider'] },
              { target: 'editing', actions: 'fail' },
            ],
          },
          on: { back: 'editing' },
        },
        exchanging: {
          tags: ['busy', 'exchanging'],
          invoke: {
            id: 'exchange',
            src: 'exchange',
            input: ({ context, event }) => {
              const { provider, ticket, agreed } = event as Extract<T.SignInEvent, { type: 'provider.return' }>
              return { provider, ticket, agreed, intent: context.intent }
            },
            onDone: [
              {
                guard: { type: 'hasUser', params: fromOutput },
                target: '#sign-in.done',
                actions: { type: 'noteUser', params: ({ event }) => event.output as { user: User } },
              },
              { guard: 'isSignedIn', target: '#sign-in.done' },
              { target: 'editing', actions: { type: 'proveEmail', params: fromOutput } },
            ],
            onError: [
              { guard: 'isSignedIn', target: '#sign-in.done' },
              { target: 'editing', actions: ['fail', 'forgetProvider'] },
            ],
          },
          on: {
            'member.changed': {
              guard: { type: 'isOfAnother', params: fromEvent },
              actions: { type: 'noteUser', params: fromEvent },
            },
          },
        },
      },
    },
    profile: {
      tags: 'profile',
      initial: 'editing',
      on: {
        back: { target: 'email', actions: 'clearErrors' },
        'provider.return': {
          target: '#sign-in.email.exchanging',
          actions: { type: 'returnFromProvider', params: fromEvent },
        },
      },
      states: {
        editing: {
          on: {
            'profile.submit': [
              {
                guard: { type: 'profileIsRight', params: fromEvent },
                target: 'sending',
                actions: ['clearErrors', { type: 'keepProfile', params: fromEvent }],
              },
              { actions: { type: 'showFields', params: ({ event }) => checkProfile(event.profile) } },
            ],
          },
        },
        sending: {
          tags: 'busy',
          invoke: {
            id: 'sendProfile',
            src: 'sendCode',
            input: ({ context }) => ({ challengeId: context.challenge?.challengeId ?? '', profile: context.profile }),
            onDone: {
              target: '#sign-in.code',
              actions: { type: 'noteSent', params: fromOutput },
            },
            onError: [
              { guard: 'challengeIsGone', target: '#sign-in.email', actions: 'fail' },
              { target: 'editing', actions: 'fail' },
            ],
          },
        },
      },
    },
    code: {
      tags: 'code',
      initial: 'editing',
      on: {
        back: { target: 'email', actions: 'clearErrors' },
        'provider.return': {
          target: '#sign-in.email.exchanging',
          actions: { type: 'returnFromProvider', params: fromEvent },
        },
      },
      states: {
        editing: {
          initial: 'waiting',
          on: {
            'code.submit': [
              {
                guard: { type: 'codeIsUntried', params: fromEvent },
                target: 'verifying',
                actions: ['clearErrors', { type: 'keepCode', params: fromEvent }],
              },
              {
                guard: { type: 'codeIsWrong', params: fromEvent },
                actions: { type: 'showFields', params: ({ event }) => checkCode(event.code) },
              },
            ],
          },
          states: {
            waiting: { after: { RESEND: 'mayResend' } },
            mayResend: { on: { resend: { target: '#sign-in.code.resending', actions: 'clearErrors' } } },
          },
        },
        verifying: {
          tags: 'busy',
          invoke: {
            id: 'verify',
            src: 'verify',
            input: ({ context }) => ({
              challengeId: context.challenge?.challengeId ?? '',
              code: context.code ?? '',
              intent: context.intent,
            }),
            onDone: {
              target: '#sign-in.done',
              actions: { type: 'noteUser', params: ({ event }) => ({ user: event.output }) },
            },
            onError: [
              { guard: 'isSignedIn', target: '#sign-in.done' },
              { guard: 'attemptsAreOver', target: 'locked', actions: ['fail', 'postponeResend'] },
              // The challenge is older than the consents that a newcomer gives with the names.
              { guard: 'consentsAreMissing', target: '#sign-in.profile', actions: 'fail' },
              { guard: 'codeIsRefused', target: 'editing', actions: ['fail', 'refuseCode'] },
              { target: 'editing', actions: 'fail' },
            ],
          },
          // The session's own news of this very sign-in comes first: the answer ends it, and a refusal where another tab signed in.
          on: {
            'member.changed': {
              guard: { type: 'isOfAnother', params: fromEvent },
              actions: { type: 'noteUser', params: fromEvent },
            },
          },
        },
        resending: {
          tags: 'busy',
          invoke: {
            id: 'resend',
            src: 'sendCode',
            input: ({ context }) => ({ challengeId: context.challenge?.challengeId ?? '', profile: context.profile }),
            onDone: { target: 'editing', actions: { type: 'noteSent', params: fromOutput } },
            onError: [
              { guard: 'challengeIsGone', target: '#sign-in.email', actions: 'fail' },
              { guard: 'attemptsAreOver', target: 'locked', actions: ['fail', 'postponeResend'] },
              { target: 'editing', actions: ['fail', 'postponeResend'] },
            ],
          },
        },
        locked: {
          tags: 'locked',
          initial: 'waiting',
          states: {
            waiting: { after: { RESEND: 'mayResend' } },
            mayResend: { on: { resend: { target: '#sign-in.code.restarting', actions: 'clearErrors' } } },
          },
        },
        restarting: {
          tags: ['locked', 'busy'],
          invoke: {
            id: 'restart',
            src: 'begin',
            input: ({ context }) => ({ email: context.email, ticket: context.ticket }),
            onDone: [
              {
                guard: { type: 'codeIsNext', params: fromOutput },
                target: 'editing',
                actions: { type: 'begin', params: fromOutput },
              },
              {
                guard: 'hasNames',
                target: '#sign-in.profile.sending',
                actions: { type: 'begin', params: fromOutput },
              },
              { target: '#sign-in.profile', actions: { type: 'begin', params: fromOutput } },
            ],
            onError: [
              { guard: 'ticketHasExpired', target: '#sign-in.email', actions: ['fail', 'forgetProvider'] },
              { target: 'locked', actions: ['fail', 'postponeResend'] },
            ],
          },
        },
      },
    },
    done: { type: 'final' },
  },
})

/** Names are of the person of an address: another address begins without them. */
const withEmail = ({ email: before, profile }: T.SignInContext, email: string) => ({
  email,
  profile: email === before ? profile : null,
})

const codeIn = (typed: string) => checkCode(typed).value?.code ?? null

function isUntried({ refusedCodes }: T.SignInContext, typed: string) {
  const code = codeIn(typed)
  return code !== null && !refusedCodes.includes(code)
}

const isAboutConsents = ({ fields }: T.Refusal) =>
  fields.some(({ field }) => field === 'agreedTermsVersion' || field === 'agreedPrivacyVersion')

const postponed = ({ challenge }: T.SignInContext, { retryAt }: T.Refusal) => ({
  challenge: challenge && retryAt !== undefined ? { ...challenge, resendAt: retryAt } : challenge,
})
