import { and, assign, emit, fromPromise, not, or, raise, setup, stateIn } from 'xstate'
import type { Reservation } from '../contract/types.ts'
import { notProvided } from '../flow/not-provided.ts'
import { failing, failureIn } from '../http/failure.ts'
import { checkAgainMs } from '../http/unknown-outcome.ts'
import { NO_FIELDS } from '../validation/field-errors.ts'
import { amended, defined, fieldsOfDraft, isComplete, isHeld } from './reservation.draft.ts'
import { checkForm } from './reservation.form.ts'
import {
  ABANDON_AFTER_CHECKS,
  adopted,
  afterRefusal,
  expired,
  factOf,
  holdRefOf,
  isHoldGone,
  isPriceChange,
  isTimeTaken,
  quoteBefore,
  shownQuoteOf,
  WITHOUT_HOLD,
  withFailure,
  withHold,
  withMember,
  withoutFormOf,
  withoutLostHold,
} from './reservation.rules.ts'
import type * as T from './reservation.types.ts'

/** A hold lives 10 minutes and is extended by activity to at most 20: once a minute is enough. */
export const EXTEND_EVERY_MS = 60_000
const HOLD_MS = 600_000

/** The actors, delays, guards and actions of a reservation, by name. */
export const reservationSetup = setup({
  types: {} as {
    input: T.ReservationInput
    context: T.ReservationContext
    events: T.ReservationEvent
    emitted: T.ReservationEmitted
    tags: T.ReservationTag
    output: Reservation | null
    /** All by name: one alone makes declarations that do not compile. */
    children: {
      hold: 'hold'
      extend: 'extend'
      read: 'read'
      getHold: 'getHold'
      requote: 'getHold'
      submit: 'submit'
      readTerms: 'readTerms'
    }
  },
  actors: {
    /** Makes a hold, or changes the one there is. */
    hold: fromPromise<T.HeldAnswer, T.HoldInput>(notProvided),
    extend: fromPromise<T.HeldAnswer, T.ActiveHold>(notProvided),
    /** Rejects at once where the hold is over by this machine's clock. */
    read: fromPromise<T.HeldAnswer, T.ActiveHold>(notProvided),
    /** Reads a hold of which only its token is known. */
    getHold: fromPromise<T.HeldAnswer, T.HoldRef>(notProvided),
    submit: fromPromise<Reservation, T.ReservationPending>(notProvided),
    /** Another time for a reservation needs no consent: null without a shop. */
    readTerms: fromPromise<T.BookingTerms | null, { shopId: string | null }>(notProvided),
  },
  delays: {
    CHECK_AGAIN: ({ context }) => checkAgainMs(context),
    EXTEND_AGAIN: EXTEND_EVERY_MS,
    /** The flow provides what is left by its clock. */
    HOLD_EXPIRES: () => HOLD_MS,
  },
  guards: {
    draftIsComplete: ({ context }) => isComplete(context.draft),
    priceWaits: ({ context }) => quoteBefore(context) !== null,
    /** After about seven seconds, which is longer than a short failure. */
    mayAbandon: ({ context }) => context.checks >= ABANDON_AFTER_CHECKS,
    isVisitor: ({ context }) => context.user === null,
    isMember: ({ context }) => context.user !== null,
    hasHoldRef: ({ context }) => context.holdRef !== null,
    hasHold: ({ context }) => context.hold !== null,
    networkFailed: ({ context: { failure } }) => failure?.kind === 'network' || failure?.kind === 'timeout',
    isChoosing: stateIn({ step: 'choosing' }),
    /** False while an answer about the hold is awaited. */
    holdIsWatched: and(['hasHold', or([stateIn({ step: 'choosing' }), stateIn({ step: 'held' })])]),
    holdIsNotWatched: not('holdIsWatched'),
    holdCanBeExtended: ({ context: { hold } }) =>
      hold !== null && Date.parse(hold.expiresAt) < Date.parse(hold.latestExpiresAt),
    holdIsGone: ({ event }) => isHoldGone(failureIn(event)),
    /** Else another appointment has been chosen since. */
    holdIsOfDraft: ({ context }, { hold }: T.HeldAnswer) => isHeld(context.draft, hold.draft),
    hasReservation: ({ context }) => context.reservation !== null,
    hasPending: ({ context }) => context.pending !== null,
    isAnotherPerson: (_, event: EventOf<'member.changed'>) => isAnother(event),
    isSamePerson: (_, event: EventOf<'member.changed'>) => !isAnother(event),
    memberHasLeft: (_, { forgets, user }: EventOf<'member.changed'>) => forgets && user === null,
    /** Written out: a type with a name would stand in the declarations of who re-exports the machine. */
    formIsSendable: ({ context }, confirm: { idempotencyKey: string; version?: number }) =>
      checkForm(context, confirm).pending !== null,
    timeIsTaken: ({ event }) => isTimeTaken(failureIn(event)),
    /** Nothing is lost for somebody who has chosen another appointment since. */
    isNewChoice: ({ context }) => context.isNewChoice,
  },
  actions: {
    clearFailure: assign({ lost: null, failure: null, fields: NO_FIELDS }),
    fail: assign(({ event }) => failing(event)),
    changeMember: assign(({ context }, { forgets, user }: EventOf<'member.changed'>) =>
      forgets ? withoutFormOf(user) : withMember(context, user),
    ),
    applyRefusal: assign(({ context, event }) => afterRefusal(context, failureIn(event))),
    /** While one chooses, the draft is the person's: the hold may be another's, and its quote then says nothing. */
    updateHold: assign(({ context }, { hold, quote }: T.HeldAnswer) =>
      isHeld(context.draft, hold.draft) ? withHold(context, { hold, quote }) : { hold, holdRef: null, quote: null },
    ),
    /** Past choosing, what the person sees is what is held. */
    adoptHold: assign(({ context }, answer: T.HeldAnswer) => ({
      ...withHold(context, answer),
      draft: adopted(context.draft, answer),
    })),
    /** The price may be the shown one again: nothing has changed for the person. */
    forgetPriceChange: assign(({ context }) => ({
      failure: context.failure && isPriceChange(context.failure) && !quoteBefore(context) ? null : context.failure,
    })),
    /** The person released it. */
    clearHold: assign(WITHOUT_HOLD),
    /** Unnoticed, while they choose. */
    clearLostHold: assign(({ context, event }) => withoutLostHold(context, failureIn(event))),
    failWithHoldLost: assign(({ context, event }) => ({
      ...withoutLostHold(context, failureIn(event)),
      ...withFailure(context, failureIn(event)),
    })),
    keepTerms: assign((_, terms: T.BookingTerms | null) => ({ terms })),
    failWithoutTerms: assign(({ event }) => ({ termsFailure: failureIn(event) })),
    acceptQuote: assign(({ context: { hold, quote } }) => ({
      shownQuote: hold && quote ? shownQuoteOf(hold, quote) : null,
    })),
    keepHoldRef: assign(({ context }) => ({ hold: null, holdRef: holdRefOf(context) })),
    keepReservation: assign((_, reservation: Reservation) => ({ reservation })),
    keepFound: assign((_, { reservation }: EventOf<'reservation.found'>) => ({ reservation })),
    /** Another time was wanted and somebody else has it; what is held already stays held. */
    failWithTimeTaken: assign(({ context, event }) => withFailure(context, failureIn(event))),
    emitHoldLost: emit(({ event }) => ({ type: 'holdLost' as const, code: failureIn(event).code })),
    /** Keeps the request, or what is wrong. */
    checkForm: assign(({ context }, confirm: EventOf<'confirm'>) => checkForm(context, confirm)),
    /** The flow provides it: tells the server, whatever comes of it. */
    releaseHold: () => undefined,
    raiseFact: raise(({ context, event }) => factOf(context, failureIn(event))),
    raiseLoss: raise(({ context, event }) => factOf(context, lossIn(event))),
    settle: assign({ pending: null, checks: 0 }),
    /** The time may be reserved: it is not asked for again by itself. */
    abandon: assign(({ context }) => ({
      hasAbandoned: true,
      failure: null,
      draft: amended(context.draft, { reservationTime: null }),
    })),
    rememberSettings: assign({ hasOtherSettings: true }),
    typeContact: assign(({ context }, { patch }: EventOf<'contact.amend'>) => ({
      contact: { ...context.contact, ...defined(patch) },
      fields: without(context.fields, 'contact.', patch),
    })),
    typeRequirement: assign(({ context }, { text }: EventOf<'requirement.amend'>) =>
      withTyped(context, { specialRequirement: text }),
    ),
    typeAgreement: assign(({ context }, agreed: EventOf<'agree'>) => {
      const {
        termsVersion: agreedTermsVersion = context.agreedTermsVersion,
        sharingVersion: agreedSharingVersion = context.agreedSharingVersion,
        remindersConfirmed = context.remindersConfirmed,
      } = agreed
      return withTyped(context, { agreedTermsVersion, agreedSharingVersion, remindersConfirmed })
    }),
    showMissingChoices: assign(({ context }) => ({ failure: null, fields: fieldsOfDraft(context.draft) })),
    amendDraft: assign(({ context }, { patch }: EventOf<'draft.amend'>) => ({
      draft: amended(context.draft, patch),
      quote: null,
      lost: null,
      failure: null,
      fields: withoutChoices(context.fields),
    })),
    forgetPending: assign({ pending: null }),
    countCheck: assign(({ context }) => ({ checks: context.checks + 1 })),
  },
})

/** The params of a guard or an action that handles one kind of event. */
type EventOf<Type> = Extract<T.ReservationEvent, { type: Type }>

/** By the clock, or because the server says so. */
const lossIn = (event: object): T.Loss => ({
  ...('error' in event ? failureIn(event) : expired()),
  code: 'HOLD_EXPIRED',
})

const isAnother = ({ forgets, user }: EventOf<'member.changed'>) => forgets && user !== null

/** Drops the errors of choices: none is known once something else is chosen. */
const withoutChoices = (fields: T.ReservationContext['fields']) =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !name.startsWith('draft.')))

/** Drops the errors of fields that were just typed, until they are checked again. */
const without = (fields: T.ReservationContext['fields'], under: string, typed: object) =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !Object.keys(typed).some((key) => name === under + key)))

const withTyped = <Typed extends object>({ fields }: T.ReservationContext, typed: Typed) => ({
  ...typed,
  fields: without(fields, '', typed),
})
