import { assign, emit, fromCallback, fromPromise, sendTo, setup } from 'xstate'
import type { Reservation } from '../client/types.ts'
import { checkAgainMs } from '../shared/checking.ts'
import { failing, failureIn, isStillUnknownOutcome, NO_FIELDS } from '../shared/failure.ts'
import { notProvided } from '../shared/settled.ts'
import { emptyContact, prefilled } from './reservation.contact.ts'
import { amended, holdDraftOf, isComplete, said } from './reservation.draft.ts'
import {
  ABANDON_AFTER_CHECKS,
  adopted,
  claimOf,
  fieldsOfForm,
  heeded,
  holding,
  isHoldLoss,
  isPriceChange,
  isSendable,
  isTaken,
  letterOf,
  losing,
  lost,
  quoteBefore,
  reservationIn,
  shownQuoteOf,
  welcoming,
  withoutHold,
  withoutTyped,
} from './reservation.rules.ts'
import type * as T from './reservation.types.ts'

/** The letter goes with the person; what became of it is seen by who comes back. */
const LEAVING = {
  guard: 'memberHasLeft',
  target: 'recalling',
  actions: ['forgetLetter', 'countCheck', 'welcome'],
} as const

/** What was sent is answered as it was sent; a refusal shows the price as it should read now. */
const REMEMBERED = { actions: 'rememberSettings' } as const

/** What a form of one page types before its slot is held, too. */
const TYPING = {
  'contact.amend': { actions: ['typeContact', 'showActivity'] },
  'requirement.amend': { actions: ['typeRequirement', 'showActivity'] },
  agree: { actions: ['typeAgreement', 'showActivity'] },
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
    children: { keeper: 'keeper'; hold: 'hold'; look: 'look'; requote: 'look'; submit: 'submit' }
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
    priceWaits: ({ context }) => quoteBefore(context) !== null,
    quoteIsAnother: ({ event }) => isPriceChange(failureIn(event)),
    /** Long enough for an outage to be no hiccup: about seven seconds. */
    mayAbandon: ({ context }) => context.checks >= ABANDON_AFTER_CHECKS,
    settingsHaveChanged: ({ context }) => context.hasOtherSettings,
    isVisitor: ({ context }) => context.user === null,
    isMember: ({ context }) => context.user !== null,
    needsMember: ({ context, event }) => context.user === null && failureIn(event).status === 401,
    hasClaim: ({ context }) => context.claim !== null,
    hasHold: ({ context }) => context.hold !== null,
    hasPending: ({ context }) => context.pending !== null,
    isAnotherPerson: ({ event }) => isAnother(event),
    isSamePerson: ({ event }) => !isAnother(event),
    memberHasLeft: ({ event }) => hasLeft(event),
    formIsSendable: ({ context }, { requiredReminders }: { requiredReminders: string[] }) =>
      isSendable(context, requiredReminders),
    outcomeIsUnknown: ({ context, event }) => isStillUnknownOutcome(context, failureIn(event)),
    letterIsUnknown: ({ context, event }) => context.checks > 0 && isStillUnknownOutcome(context, failureIn(event)),
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
    /** Where the person is past choosing: what they see is what is held. */
    adoptHold: assign(({ context }, answer: T.HeldAnswer) => ({
      ...holding(context, answer),
      draft: adopted(context.draft, answer),
    })),
    /** The price may be the shown one again: nothing has changed for the person. */
    forgetPriceChange: assign(({ context }) => ({
      failure: context.failure && isPriceChange(context.failure) && !quoteBefore(context) ? null : context.failure,
    })),
    /** By the person's own wish. */
    dropHold: assign(({ context }) => withoutHold(context)),
    /** Unnoticed, while they choose. */
    missHold: assign(({ context, event }) => lost(context, failureIn(event))),
    loseHold: assign(({ context, event }) => ({
      ...lost(context, failureIn(event)),
      ...losing(context, failureIn(event)),
    })),
    acceptQuote: assign(({ context: { hold, quote } }) => ({
      shownQuote: hold && quote ? shownQuoteOf(hold, quote) : null,
    })),
    claimHold: assign(({ context }) => ({ hold: null, claim: claimOf(context) })),
    findReserved: assign(({ event }) => ({ reservation: reservationIn(failureIn(event)) })),
    /** Another time was wanted and somebody else has it; what is held already stays held. */
    loseTime: assign(({ context, event }) => losing(context, failureIn(event))),
    tellLost: emit(({ event }) => ({ type: 'holdLost' as const, code: failureIn(event).code })),
    watchHold: sendTo('keeper', ({ context: { hold } }) => (hold ? { type: 'keep', hold } : { type: 'pause' })),
    pauseKeeper: sendTo('keeper', { type: 'pause' }),
    wakeKeeper: sendTo('keeper', { type: 'wake' }),
    showActivity: sendTo('keeper', { type: 'activity' }),
    reprice: sendTo('keeper', { type: 'reprice' }),
    releaseHold: sendTo('keeper', ({ context }) => {
      const claim = claimOf(context)
      return claim ? { type: 'release', claim } : { type: 'pause' }
    }),
    settle: assign({ pending: null, checks: 0 }),
    /** The time may be reserved: it is not asked for again by itself. */
    abandon: assign(({ context }) => ({
      hasAbandoned: true,
      failure: null,
      draft: amended(context.draft, { reservationTime: null }),
    })),
    rememberSettings: assign({ hasOtherSettings: true }),
    typeContact: assign(({ context, event }) =>
      event.type !== 'contact.amend'
        ? {}
        : {
            contact: { ...context.contact, ...said(event.patch) },
            fields: without(context.fields, 'contact.', event.patch),
          },
    ),
    typeRequirement: assign(({ context, event }) =>
      event.type !== 'requirement.amend'
        ? {}
        : {
            specialRequirement: event.text,
            fields: without(context.fields, '', { specialRequirement: event.text }),
          },
    ),
    typeAgreement: assign(({ context, event }) =>
      event.type !== 'agree'
        ? {}
        : {
            agreedTermsVersion: event.termsVersion,
            remindersConfirmed: event.remindersConfirmed,
            fields: without(context.fields, '', { agreedTermsVersion: true, remindersConfirmed: true }),
          },
    ),
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
    shownQuote: kept?.shownQuote ?? null,
    contact: prefilled(kept?.contact ?? emptyContact, user),
    specialRequirement: kept?.specialRequirement ?? '',
    agreedTermsVersion: kept?.agreedTermsVersion ?? null,
    remindersConfirmed: kept?.remindersConfirmed ?? [],
    user,
    hasOtherSettings: false,
    hasAbandoned: kept?.hasAbandoned ?? false,
    pending: letterIn(kept),
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
        onDone: { target: 'held', actions: ['settle', { type: 'adoptHold', params: ({ event }) => event.output }] },
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
      tags: 'signing-in',
      entry: ['pauseKeeper', 'claimHold'],
      always: { guard: 'isMember', target: 'opening' },
    },
    choosing: {
      tags: 'choosing',
      on: {
        ...TYPING,
        'draft.amend': {
          actions: assign(({ context, event }) => ({
            draft: amended(context.draft, event.patch),
            quote: null,
            failure: null,
          })),
        },
        review: {
          guard: 'draftIsComplete',
          target: 'holding',
          actions: ['forgive', assign({ hasAbandoned: false })],
        },
        activity: { actions: 'showActivity' },
        wake: { actions: 'wakeKeeper' },
        'settings.changed': { guard: 'hasHold', actions: 'reprice' },
        'hold.changed': { actions: [{ type: 'keepHold', params: ({ event }) => event.answer }, 'watchHold'] },
        'hold.lost': [TO_CONFIRMED, { actions: ['missHold', 'tellLost'] }],
        leave: { actions: ['releaseHold', 'dropHold'] },
      },
    },
    holding: {
      tags: ['choosing', 'busy'],
      entry: 'pauseKeeper',
      on: {
        ...TYPING,
        back: { target: 'choosing', actions: ['forgive', 'watchHold'] },
        leave: { target: 'choosing', actions: ['releaseHold', 'dropHold'] },
      },
      invoke: {
        id: 'hold',
        src: 'hold',
        input: ({ context }) => ({ draft: holdDraftOf(context.draft), claim: claimOf(context) }),
        onDone: {
          target: 'held',
          actions: [assign({ shownQuote: null }), { type: 'adoptHold', params: ({ event }) => event.output }],
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
            actions: ['loseHold', 'tellLost'],
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
        wake: { actions: 'wakeKeeper' },
        'settings.changed': { actions: 'reprice' },
        'hold.changed': { actions: [{ type: 'adoptHold', params: ({ event }) => event.answer }, 'watchHold'] },
        'hold.lost': [TO_CONFIRMED, { target: 'choosing', actions: ['loseHold', 'tellLost'] }],
        leave: { target: 'choosing', actions: ['releaseHold', 'dropHold'] },
        'member.changed': { guard: 'isSamePerson', target: '.welcoming', actions: 'welcome' },
        ...TYPING,
        'price.accept': { guard: 'priceWaits', actions: ['forgive', 'acceptQuote'] },
      },
      states: {
        welcoming: { always: [{ guard: 'isVisitor', target: 'signingIn' }, { target: 'reviewing' }] },
        signingIn: { tags: 'signing-in' },
        reviewing: {
          tags: 'reviewing',
          on: {
            confirm: [
              { guard: 'priceWaits' },
              {
                guard: { type: 'formIsSendable', params: ({ event }) => event },
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
      on: { 'member.changed': LEAVING, 'settings.changed': REMEMBERED },
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
          TO_CONFIRMED,
          { guard: 'quoteIsAnother', target: 'requoting', actions: ['settle', 'heed'] },
          { guard: 'holdIsLost', target: 'choosing', actions: ['settle', 'loseHold', 'tellLost'] },
          { guard: 'settingsHaveChanged', target: 'requoting', actions: ['settle', 'heed'] },
          { guard: 'hasHold', target: 'held', actions: ['settle', 'heed'] },
          { target: 'restoring', actions: ['settle', 'heed'] },
        ],
      },
    },
    /** The refusal names the price; the time and the people that go with it are the hold's. Until they are known nothing can be accepted. */
    requoting: {
      tags: ['submitting', 'busy'],
      entry: assign({ hasOtherSettings: false }),
      invoke: {
        id: 'requote',
        src: 'look',
        input: ({ context }) => claimOf(context) as T.Claim,
        onDone: {
          target: 'held',
          actions: [{ type: 'adoptHold', params: ({ event }) => event.output }, 'forgetPriceChange'],
        },
        onError: [
          TO_CONFIRMED,
          TO_RECALLING,
          { guard: 'holdIsLost', target: 'choosing', actions: ['loseHold', 'tellLost'] },
          { guard: 'hasHold', target: 'held', actions: 'fail' },
          { target: 'choosing', actions: 'fail' },
        ],
      },
    },
    checking: {
      tags: ['submitting', 'busy'],
      always: { guard: 'isVisitor', target: 'recalling' },
      after: { CHECK_AGAIN: 'opening' },
      on: {
        recheck: 'opening',
        wake: 'opening',
        abandon: {
          guard: 'mayAbandon',
          target: 'choosing',
          actions: ['releaseHold', 'dropHold', 'settle', 'abandon'],
        },
        'settings.changed': REMEMBERED,
        'member.changed': LEAVING,
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

/** One of an older version names no quote: what became of it is asked of its hold. */
const letterIn = (kept: T.StoredReservation | null): T.Pending | null => {
  const { pending = null } = kept ?? {}
  const quoteId = pending?.body.quoteId
  return pending === null || quoteId === undefined ? null : { ...pending, body: { ...pending.body, quoteId } }
}

const isAnother = (event: T.Event) => 'forgets' in event && event.forgets && event.user !== null
const hasLeft = (event: T.Event) => 'forgets' in event && event.forgets && event.user === null

/** What was just typed is no longer wrong until it is checked again. */
const without = (fields: T.Context['fields'], under: string, typed: object) =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !Object.keys(typed).some((key) => name === under + key)))
