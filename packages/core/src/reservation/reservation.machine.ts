import { assign, emit, fromCallback, fromPromise, sendTo, setup } from 'xstate'
import type { Reservation } from '../client/types.ts'
import { checkAgainMs } from '../shared/checking.ts'
import { failing, failureIn, NO_FIELDS } from '../shared/failure.ts'
import { notProvided } from '../shared/settled.ts'
import { emptyContact, prefilled } from './reservation.contact.ts'
import { amended, holdDraftOf, isComplete, said } from './reservation.draft.ts'
import {
  claimOf,
  fieldsOfForm,
  heeded,
  holding,
  isHoldLoss,
  isSendable,
  isTaken,
  isUnknown,
  letterOf,
  losing,
  lost,
  reservationIn,
  welcoming,
  withoutHold,
  withoutTyped,
} from './reservation.rules.ts'
import type * as T from './reservation.types.ts'

/** The letter goes with the person; what became of it is seen by who comes back. */
const LEAVING = {
  guard: ({ event }: { event: T.Event }) => hasLeft(event),
  target: 'recalling',
  actions: ['forgetLetter', 'countCheck', 'welcome'],
} as const

const TO_CONFIRMED = { guard: 'isReserved', target: 'confirmed', actions: 'findReserved' } as const
const TO_RECALLING = { guard: 'needsMember', target: 'recalling' } as const

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
    /** All by name: one alone makes declarations that do not compile. */
    children: { keeper: 'keeper'; hold: 'hold'; look: 'look'; submit: 'submit' }
  },
  actors: {
    keeper: fromCallback<T.KeeperEvent>(() => undefined),
    hold: fromPromise<T.HeldAnswer, T.HoldInput>(notProvided),
    look: fromPromise<T.HeldAnswer, T.Claim>(notProvided),
    submit: fromPromise<Reservation, T.Pending>(notProvided),
  },
  delays: { CHECK_AGAIN: ({ context }) => checkAgainMs(context) },
  guards: {
    draftIsComplete: ({ context }) => isComplete(context.draft),
    priceWaits: ({ context }) => context.priceBefore !== null,
    isVisitor: ({ context }) => context.user === null,
    isMember: ({ context }) => context.user !== null,
    needsMember: ({ context, event }) => context.user === null && failureIn(event).status === 401,
    hasClaim: ({ context }) => context.claim !== null,
    hasHold: ({ context }) => context.hold !== null,
    hasPending: ({ context }) => context.pending !== null,
    isAnotherPerson: ({ event }) => isAnother(event),
    outcomeIsUnknown: ({ context, event }) => isUnknown(context, failureIn(event)),
    letterIsUnknown: ({ context, event }) => context.checks > 0 && isUnknown(context, failureIn(event)),
    isReserved: ({ event }) => reservationIn(failureIn(event)) !== null,
    timeIsTaken: ({ event }) => isTaken(failureIn(event)),
    holdIsLost: ({ event }) => isHoldLoss(failureIn(event)),
  },
  actions: {
    forgive: assign({ failure: null, fields: NO_FIELDS }),
    fail: assign(({ event }) => failing(event)),
    welcome: assign(({ context, event }) =>
      event.type !== 'member.changed' ? {} : event.forgets ? withoutTyped(event.user) : welcoming(context, event.user),
    ),
    heed: assign(({ context, event }) => heeded(context, failureIn(event))),
    keepHold: assign(({ context }, answer: T.HeldAnswer) => holding(context, answer)),
    /** By the person's own wish. */
    dropHold: assign(({ context }) => withoutHold(context)),
    /** Unnoticed, while they choose. */
    missHold: assign(({ context, event }) => lost(context, failureIn(event))),
    loseHold: assign(({ context, event }) => ({
      ...lost(context, failureIn(event)),
      ...losing(context, failureIn(event)),
    })),
    claimHold: assign(({ context }) => ({ hold: null, claim: claimOf(context) })),
    findReserved: assign(({ event }) => ({ reservation: reservationIn(failureIn(event)) })),
    /** Another time was wanted and somebody else has it; what is held already stays held. */
    loseTime: assign(({ context, event }) => losing(context, failureIn(event))),
    tellLost: emit(({ event }) => ({ type: 'holdLost' as const, code: failureIn(event).code })),
    watchHold: sendTo('keeper', ({ context: { hold } }) => (hold ? { type: 'keep', hold } : { type: 'pause' })),
    pauseKeeper: sendTo('keeper', { type: 'pause' }),
    showActivity: sendTo('keeper', { type: 'activity' }),
    reprice: sendTo('keeper', { type: 'reprice' }),
    releaseHold: sendTo('keeper', ({ context }) => {
      const claim = claimOf(context)
      return claim ? { type: 'release', claim } : { type: 'pause' }
    }),
    settle: assign({ pending: null, checks: 0 }),
    forgetLetter: assign({ pending: null }),
    countCheck: assign(({ context }) => ({ checks: context.checks + 1 })),
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
    checks: kept?.pending || kept?.asked ? 1 : 0,
    reservation: null,
    failure: null,
    fields: NO_FIELDS,
  }),
  invoke: { id: 'keeper', src: 'keeper' },
  initial: 'opening',
  output: ({ context }) => context.reservation,
  on: {
    'member.changed': [
      {
        guard: 'isAnotherPerson',
        target: '.choosing',
        actions: ['releaseHold', 'dropHold', 'settle', 'welcome'],
      },
      { actions: 'welcome' },
    ],
  },
  states: {
    opening: {
      always: [
        { guard: 'hasPending', target: 'submitting' },
        { guard: 'hasHold', target: 'held' },
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
        onDone: { target: 'held', actions: ['settle', { type: 'keepHold', params: ({ event }) => event.output }] },
        onError: [
          TO_CONFIRMED,
          TO_RECALLING,
          { guard: 'letterIsUnknown', target: 'checking', actions: ['fail', 'countCheck'] },
          {
            guard: 'holdIsLost',
            target: 'choosing',
            actions: ['settle', 'loseHold'],
          },
          { target: 'choosing', actions: 'fail' },
        ],
      },
    },
    /** Something was sent or held, and nobody is signed in: what became of it is asked for whoever comes back. */
    recalling: {
      tags: ['signing-in', 'restorable'],
      entry: ['pauseKeeper', 'claimHold'],
      always: { guard: 'isMember', target: 'opening' },
    },
    choosing: {
      tags: ['choosing', 'restorable'],
      on: {
        'draft.amend': {
          actions: assign(({ context, event }) => ({
            draft: amended(context.draft, event.patch),
            quote: null,
            failure: null,
          })),
        },
        review: { guard: 'draftIsComplete', target: 'holding', actions: 'forgive' },
        activity: { actions: 'showActivity' },
        'settings.changed': { guard: 'hasHold', actions: 'reprice' },
        'hold.changed': { actions: [{ type: 'keepHold', params: ({ event }) => event.answer }, 'watchHold'] },
        'hold.lost': [TO_CONFIRMED, { actions: 'missHold' }],
        leave: { actions: ['releaseHold', 'dropHold'] },
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
          TO_CONFIRMED,
          TO_RECALLING,
          {
            guard: 'timeIsTaken',
            target: 'choosing',
            actions: ['loseTime', 'watchHold'],
          },
          {
            guard: 'holdIsLost',
            target: 'choosing',
            actions: 'loseHold',
          },
          {
            target: 'choosing',
            actions: ['fail', 'watchHold'],
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
        'hold.lost': [TO_CONFIRMED, { target: 'choosing', actions: ['loseHold', 'tellLost'] }],
        leave: { target: 'choosing', actions: ['releaseHold', 'dropHold'] },
        'member.changed': { guard: ({ event }) => !isAnother(event), target: '.welcoming', actions: 'welcome' },
        'contact.amend': {
          actions: [
            assign(({ context, event }) => ({
              contact: { ...context.contact, ...said(event.patch) },
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
                guard: ({ context, event }) => isSendable(context, event.requiredReminders),
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
      tags: ['submitting', 'busy'],
      entry: 'pauseKeeper',
      on: { 'member.changed': LEAVING },
      invoke: {
        id: 'submit',
        src: 'submit',
        input: ({ context }) => context.pending as T.Pending,
        onDone: { target: 'confirmed', actions: assign(({ event }) => ({ reservation: event.output })) },
        onError: [
          {
            guard: 'outcomeIsUnknown',
            target: 'checking',
            actions: ['fail', 'countCheck'],
          },
          { guard: 'holdIsLost', target: 'choosing', actions: ['settle', 'loseHold', 'tellLost'] },
          { guard: 'hasHold', target: 'held', actions: ['settle', 'heed'] },
          { target: 'restoring', actions: ['settle', 'heed'] },
        ],
      },
    },
    checking: {
      tags: ['submitting', 'busy'],
      always: { guard: 'isVisitor', target: 'recalling' },
      after: { CHECK_AGAIN: 'opening' },
      on: { recheck: 'opening', 'member.changed': LEAVING },
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

const isAnother = (event: T.Event) => 'forgets' in event && event.forgets && event.user !== null
const hasLeft = (event: T.Event) => 'forgets' in event && event.forgets && event.user === null

/** What was just typed is no longer wrong until it is checked again. */
const without = (fields: T.Context['fields'], under: string, typed: object) =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !Object.keys(typed).some((key) => name === under + key)))
