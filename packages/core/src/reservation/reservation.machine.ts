import { assign, emit, fromCallback, fromPromise, raise, sendTo, setup } from 'xstate'
import type { Reservation, User } from '../client/types.ts'
import { type Failure, fieldsOf, isUnknownOutcome, NO_FIELDS, toFailure } from '../shared/failure.ts'
import { notProvided } from '../shared/settled.ts'
import { amended, emptyContact, holdDraftOf, isComplete } from './reservation.draft.ts'
import { fieldsOfForm, isHoldLoss, isSendable, isTaken, letterOf, prefilled } from './reservation.rules.ts'
import type * as T from './reservation.types.ts'

/** Between two questions about an outcome that is not known: 1, 2, 4 … 30 s. */
export const CHECK_FIRST_MS = 1_000
export const CHECK_LAST_MS = 30_000

/**
 * One booking: choose, keep the slot, say who comes, confirm. The hold's time is watched by `keeper`, so that no state that is
 * waited in by a person has a timer of its own. A confirm whose answer is lost is asked about with the same key until it is known.
 */
export const reservationMachine = setup({
  types: {} as {
    input: T.Input
    context: T.Context
    events: T.Event
    emitted: T.Emitted
    tags: T.Tag
    output: Reservation | null
  },
  actors: {
    keeper: fromCallback<T.KeeperEvent>(() => undefined),
    hold: fromPromise<T.HeldAnswer, T.HoldInput>(notProvided('hold')),
    look: fromPromise<T.HeldAnswer, T.Claim>(notProvided('look')),
    submit: fromPromise<Reservation, T.Pending>(notProvided('submit')),
  },
  delays: {
    CHECK_AGAIN: ({ context }) => Math.min(CHECK_FIRST_MS * 2 ** context.checks, CHECK_LAST_MS),
  },
  guards: {
    draftIsComplete: ({ context }) => isComplete(context.draft),
    formIsSendable: ({ context }, { requiredReminders }: { requiredReminders: string[] }) =>
      context.hold !== null && isSendable(context, requiredReminders),
    priceWaits: ({ context }) => context.priceBefore !== null,
    isVisitor: ({ context }) => context.user === null,
    hasClaim: ({ context }) => context.claim !== null,
    hasHold: ({ context }) => context.hold !== null,
    hasPending: ({ context }) => context.pending !== null,
    outcomeIsUnknown: (_, { error }: { error: unknown }) => isUnknownOutcome(toFailure(error)),
    timeIsTaken: (_, { error }: { error: unknown }) => isTaken(toFailure(error)),
    holdIsLost: (_, { error }: { error: unknown }) => isHoldLoss(toFailure(error)),
  },
  actions: {
    forgive: assign({ failure: null, fields: NO_FIELDS }),
    fail: assign((_, { error }: { error: unknown }) => {
      const failure = toFailure(error)
      return { failure, fields: fieldsOf(failure) }
    }),
    amendDraft: assign(({ context }, patch: Partial<T.Draft>) => ({
      draft: amended(context.draft, patch),
      quote: null,
      failure: null,
    })),
    keepHold: assign(({ context }, { hold, quote }: T.HeldAnswer) => ({
      hold,
      claim: null,
      quote,
      priceBefore: isOtherPrice(context, quote)
        ? (context.priceBefore ?? context.quote?.total ?? null)
        : context.priceBefore,
      draft: { ...context.draft, totalAmount: quote.total.amount },
    })),
    loseHold: assign(({ context }, { failure }: { failure: Failure | null }) => ({
      hold: null,
      claim: null,
      quote: null,
      priceBefore: null,
      draft: amended(context.draft, failure && isTaken(failure) ? { reservationTime: null } : {}),
      failure,
      fields: fieldsOf(failure),
    })),
    /** Another time was wanted and somebody else has it; what is held already stays held. */
    loseTime: assign(({ context }, { error }: { error: unknown }) => ({
      draft: amended(context.draft, { reservationTime: null }),
      failure: toFailure(error),
      fields: NO_FIELDS,
    })),
    tellLost: emit((_, { failure }: { failure: Failure }) => ({ type: 'holdLost' as const, code: failure.code })),
    watchHold: sendTo('keeper', ({ context }) => keeping(context)),
    pauseKeeper: sendTo('keeper', { type: 'pause' }),
    showActivity: sendTo('keeper', { type: 'activity' }),
    reprice: sendTo('keeper', { type: 'reprice' }),
    releaseHold: sendTo('keeper', ({ context }) =>
      context.hold ? { type: 'release', hold: context.hold } : { type: 'pause' },
    ),
    welcome: assign(({ context }, { user }: { user: User | null }) => ({
      user,
      contact: prefilled(context.contact, user),
    })),
    settle: assign({ pending: null, checks: 0 }),
    takePrice: assign(({ context }, { failure }: { failure: Failure }) => ({
      quote: failure.quote ?? context.quote,
      priceBefore: context.quote?.total ?? null,
    })),
    reopenTerms: assign(({ context }, { failure }: { failure: Failure }) => ({
      agreedTermsVersion: failure.code === 'TERMS_CHANGED' ? null : context.agreedTermsVersion,
    })),
  },
}).createMachine({
  id: 'reservation',
  context: ({ input: { draft, kept, user } }) => ({
    draft,
    hold: null,
    claim: kept?.holdId && kept.holdToken ? { holdId: kept.holdId, holdToken: kept.holdToken } : null,
    quote: null,
    priceBefore: null,
    contact: prefilled(kept?.contact ?? emptyContact, user),
    specialRequirement: kept?.specialRequirement ?? '',
    agreedTermsVersion: kept?.agreedTermsVersion ?? null,
    remindersConfirmed: kept?.remindersConfirmed ?? [],
    user,
    pending: kept?.pending ?? null,
    checks: 0,
    reservation: null,
    failure: null,
    fields: NO_FIELDS,
  }),
  invoke: { id: 'keeper', src: 'keeper' },
  initial: 'opening',
  output: ({ context }) => context.reservation,
  on: {
    'member.changed': { actions: { type: 'welcome', params: ({ event }) => ({ user: event.user }) } },
  },
  states: {
    opening: {
      always: [
        { guard: 'hasPending', target: 'submitting.asking' },
        { guard: 'hasClaim', target: 'restoring' },
        { target: 'choosing' },
      ],
    },
    restoring: {
      tags: ['choosing', 'busy'],
      invoke: {
        id: 'look',
        src: 'look',
        input: ({ context }) => context.claim as T.Claim,
        onDone: { target: 'held', actions: { type: 'keepHold', params: ({ event }) => event.output } },
        onError: [
          {
            guard: { type: 'holdIsLost', params: ({ event }) => ({ error: event.error }) },
            target: 'choosing',
            actions: { type: 'loseHold', params: ({ event }) => ({ failure: expiredOf(event.error) }) },
          },
          { target: 'choosing', actions: { type: 'fail', params: ({ event }) => ({ error: event.error }) } },
        ],
      },
    },
    choosing: {
      tags: ['choosing', 'restorable'],
      on: {
        'draft.amend': { actions: { type: 'amendDraft', params: ({ event }) => event.patch } },
        review: { guard: 'draftIsComplete', target: 'holding', actions: 'forgive' },
        activity: { actions: 'showActivity' },
        'settings.changed': { guard: 'hasHold', actions: 'reprice' },
        'hold.changed': { actions: [{ type: 'keepHold', params: ({ event }) => event.answer }, 'watchHold'] },
        'hold.lost': { actions: { type: 'loseHold', params: { failure: null } } },
        leave: { actions: ['releaseHold', { type: 'loseHold', params: { failure: null } }] },
      },
    },
    holding: {
      tags: ['choosing', 'busy'],
      entry: 'pauseKeeper',
      invoke: {
        id: 'hold',
        src: 'hold',
        input: ({ context }) => ({ draft: holdDraftOf(context.draft), claim: claimOf(context) }),
        onDone: {
          target: 'held',
          actions: [
            assign({ quote: null, priceBefore: null }),
            { type: 'keepHold', params: ({ event }) => event.output },
          ],
        },
        onError: [
          {
            guard: { type: 'timeIsTaken', params: ({ event }) => ({ error: event.error }) },
            target: 'choosing',
            actions: [{ type: 'loseTime', params: ({ event }) => ({ error: event.error }) }, 'watchHold'],
          },
          {
            guard: { type: 'holdIsLost', params: ({ event }) => ({ error: event.error }) },
            target: 'choosing',
            actions: { type: 'loseHold', params: ({ event }) => ({ failure: toFailure(event.error) }) },
          },
          {
            target: 'choosing',
            actions: [{ type: 'fail', params: ({ event }) => ({ error: event.error }) }, 'watchHold'],
          },
        ],
      },
    },
    held: {
      initial: 'welcoming',
      entry: 'watchHold',
      on: {
        back: { target: 'choosing', actions: 'forgive' },
        activity: { actions: 'showActivity' },
        'settings.changed': { actions: 'reprice' },
        'hold.changed': { actions: [{ type: 'keepHold', params: ({ event }) => event.answer }, 'watchHold'] },
        'hold.lost': {
          target: 'choosing',
          actions: [
            { type: 'loseHold', params: ({ event }) => ({ failure: event.failure }) },
            { type: 'tellLost', params: ({ event }) => ({ failure: event.failure }) },
          ],
        },
        leave: { target: 'choosing', actions: ['releaseHold', { type: 'loseHold', params: { failure: null } }] },
        'member.changed': {
          target: '.welcoming',
          actions: { type: 'welcome', params: ({ event }) => ({ user: event.user }) },
        },
        'contact.amend': {
          actions: [
            assign(({ context, event }) => ({
              contact: { ...context.contact, ...event.patch },
              fields: without(context.fields, 'contact.', event.patch),
            })),
            'showActivity',
          ],
        },
        'requirement.amend': {
          actions: [
            assign(({ context, event }) => ({
              specialRequirement: event.text,
              fields: without(context.fields, '', { specialRequirement: event.text }),
            })),
            'showActivity',
          ],
        },
        agree: {
          actions: [
            assign(({ context, event }) => ({
              agreedTermsVersion: event.termsVersion,
              remindersConfirmed: event.remindersConfirmed,
              fields: without(context.fields, '', { agreedTermsVersion: true, remindersConfirmed: true }),
            })),
            'showActivity',
          ],
        },
        'price.accept': { guard: 'priceWaits', actions: ['forgive', assign({ priceBefore: null })] },
      },
      states: {
        welcoming: { always: [{ guard: 'isVisitor', target: 'signingIn' }, { target: 'reviewing' }] },
        signingIn: { tags: ['signing-in', 'restorable'] },
        reviewing: {
          tags: ['reviewing', 'restorable'],
          on: {
            confirm: [
              { guard: 'priceWaits' },
              {
                guard: {
                  type: 'formIsSendable',
                  params: ({ event }) => ({ requiredReminders: event.requiredReminders }),
                },
                target: '#reservation.submitting',
                actions: [
                  'forgive',
                  assign(({ context, event }) => ({ pending: letterOf(context, event.idempotencyKey) })),
                ],
              },
              {
                actions: assign(({ context, event }) => ({
                  failure: null,
                  fields: fieldsOfForm(context, event.requiredReminders),
                })),
              },
            ],
          },
        },
      },
    },
    submitting: {
      initial: 'sending',
      entry: 'pauseKeeper',
      on: {
        'submit.refused': [
          {
            guard: ({ event }) => event.failure.code === 'PRICE_CHANGED' && event.failure.quote !== undefined,
            target: 'held',
            actions: [
              'settle',
              { type: 'fail', params: ({ event }) => ({ error: event.failure }) },
              { type: 'takePrice', params: ({ event }) => ({ failure: event.failure }) },
            ],
          },
          {
            guard: { type: 'holdIsLost', params: ({ event }) => ({ error: event.failure }) },
            target: 'choosing',
            actions: [
              'settle',
              { type: 'loseHold', params: ({ event }) => ({ failure: event.failure }) },
              { type: 'tellLost', params: ({ event }) => ({ failure: event.failure }) },
            ],
          },
          {
            guard: 'hasHold',
            target: 'held',
            actions: [
              'settle',
              { type: 'fail', params: ({ event }) => ({ error: event.failure }) },
              { type: 'reopenTerms', params: ({ event }) => ({ failure: event.failure }) },
              assign(({ context, event }) => ({ user: event.failure.status === 401 ? null : context.user })),
            ],
          },
          {
            target: 'restoring',
            actions: ['settle', { type: 'fail', params: ({ event }) => ({ error: event.failure }) }],
          },
        ],
      },
      states: {
        sending: {
          tags: ['confirming', 'busy'],
          invoke: {
            id: 'submit',
            src: 'submit',
            input: ({ context }) => context.pending as T.Pending,
            onDone: {
              target: '#reservation.confirmed',
              actions: assign(({ event }) => ({ reservation: event.output })),
            },
            onError: [
              {
                guard: { type: 'outcomeIsUnknown', params: ({ event }) => ({ error: event.error }) },
                target: 'waiting',
                actions: { type: 'fail', params: ({ event }) => ({ error: event.error }) },
              },
              { actions: raise(({ event }) => ({ type: 'submit.refused', failure: toFailure(event.error) })) },
            ],
          },
        },
        waiting: {
          tags: ['checking', 'busy'],
          after: { CHECK_AGAIN: 'asking' },
          on: { recheck: 'asking' },
        },
        asking: {
          tags: ['checking', 'busy'],
          entry: assign(({ context }) => ({ checks: context.checks + 1 })),
          invoke: {
            id: 'submitAgain',
            src: 'submit',
            input: ({ context }) => context.pending as T.Pending,
            onDone: {
              target: '#reservation.confirmed',
              actions: assign(({ event }) => ({ reservation: event.output })),
            },
            onError: [
              {
                guard: { type: 'outcomeIsUnknown', params: ({ event }) => ({ error: event.error }) },
                target: 'waiting',
                actions: { type: 'fail', params: ({ event }) => ({ error: event.error }) },
              },
              { actions: raise(({ event }) => ({ type: 'submit.refused', failure: toFailure(event.error) })) },
            ],
          },
        },
      },
    },
    confirmed: {
      type: 'final',
      entry: [
        'settle',
        'forgive',
        emit(({ context }) => ({ type: 'confirmed' as const, reservation: context.reservation as Reservation })),
      ],
    },
  },
})

const keeping = ({ hold }: T.Context): T.KeeperEvent => (hold ? { type: 'keep', hold } : { type: 'pause' })

const claimOf = ({ hold, claim }: T.Context): T.Claim | null =>
  hold ? { holdId: hold.holdId, holdToken: hold.holdToken } : claim

/** Another currency is another way to say the same price. */
const isOtherPrice = ({ quote: before }: T.Context, after: { total: { amount: number; currency: string } }) =>
  before !== null && before.total.currency === after.total.currency && before.total.amount !== after.total.amount

const expiredOf = (error: unknown): Failure => ({ ...toFailure(error), code: 'HOLD_EXPIRED' })

/** What was just typed is no longer wrong until it is checked again. */
const without = (fields: T.Context['fields'], under: string, typed: object) =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !Object.keys(typed).some((key) => name === under + key)))
