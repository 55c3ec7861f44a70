import type * as z from 'zod/mini'
import type { Contact, Hold, HoldDraft, Money, Quote, Reservation, User } from '../client/types.ts'
import type { EnvironmentEvent } from '../shared/environment.ts'
import type { Failure, FailureCode } from '../shared/failure.ts'
import type { Fields } from '../shared/field-failures.ts'
import type { contactDraft, draft, shownQuote, storedReservation, submitBody } from './reservation.stored.ts'

/** Dates and times are the shop's own; `null` for staff and equipment is "no preference". */
export interface Draft extends z.infer<typeof draft> {}

/** The fields of the contact form while somebody types. */
export interface ContactDraft extends z.infer<typeof contactDraft> {}

/** The slot that is kept. `expiresAt` and `latestExpiresAt` are on this machine's clock. */
export type ActiveHold = Omit<Hold, 'quote' | 'expiresInSeconds' | 'latestExpiresInSeconds'>

/** A confirm that was sent and whose answer is not known: the same request, the same key, until it is. */
export type Pending = { idempotencyKey: string; holdToken: string; body: SubmitBody }
export interface SubmitBody extends z.infer<typeof submitBody> {}

export type HoldRef = { holdId: string; holdToken: string }

/** What a person saw of a hold. `offer` says the same whatever the currency. */
export interface ShownQuote extends z.infer<typeof shownQuote> {}

/** Why a hold is gone; it may have become a reservation. `isHoldGone`: a time is taken, and the hold that there was is over, too. */
export type Loss = Failure & { reservation?: Reservation; isHoldGone?: true }

export type Context = {
  draft: Draft
  hold: ActiveHold | null
  /** A hold that is known from before a reload, until the server has been asked about it. */
  holdRef: HoldRef | null
  quote: Quote | null
  /** The quote that was shown last and needs no acceptance; `confirm` waits while `quote` is another offer. */
  shownQuote: ShownQuote | null
  contact: ContactDraft
  specialRequirement: string
  agreedTermsVersion: string | null
  agreedSharingVersion: string | null
  remindersConfirmed: string[]
  user: User | null
  pending: Pending | null
  /** The language or the currency changed while a confirm was under way. */
  hasOtherSettings: boolean
  /** A confirm was given up before its outcome was known. */
  hasAbandoned: boolean
  /** It began with another appointment than the one that was held before. */
  isNewChoice: boolean
  /** How often the answer to a confirm did not come. */
  checks: number
  reservation: Reservation | null
  failure: Failure | null
  fields: Fields<ReservationField>
}

/** The appointment in the options of a flow. */
export type Choice = {
  [Name in 'unitId' | 'reservationDate' | 'reservationTime' | 'quantity']?: Draft[Name] | undefined
}

/** The stored record, which outlives a reload. */
export interface StoredReservation extends z.infer<typeof storedReservation> {}

export type Input = {
  draft: Draft
  stored: StoredReservation | null
  user: User | null
  /** What is chosen is another appointment than the stored one. */
  isNewChoice?: boolean
}

export type HoldInput = { draft: HoldDraft; holdRef: HoldRef | null }
export type HeldAnswer = { hold: ActiveHold; quote: Quote }

/** What a confirm changes: the request that is sent, or else what is wrong with the form. */
export type CheckedForm = Pick<Context, 'pending' | 'failure' | 'fields'>
/** With what the page says must be agreed to. */
export type Confirm = Omit<Extract<Event, { type: 'confirm' }>, 'type'>

export type Event =
  | { type: 'draft.amend'; patch: DraftPatch }
  | { type: 'review' }
  | { type: 'back' }
  | { type: 'contact.amend'; patch: Partial<ContactDraft> }
  | { type: 'requirement.amend'; text: string }
  | ({ type: 'agree' } & Agreement)
  | { type: 'confirm'; idempotencyKey: string; requiredReminders: string[]; requiresSharing?: boolean }
  | { type: 'price.accept' }
  | { type: 'recheck' }
  | { type: 'abandon' }
  | { type: 'activity' }
  | { type: 'leave' }
  | EnvironmentEvent
  | { type: 'hold.lost'; failure: Loss }

export type Emitted = { type: 'confirmed'; reservation: Reservation } | { type: 'holdLost'; code: FailureCode }
export type Tag = 'busy' | 'choosing' | 'signing-in' | 'reviewing' | 'confirming' | 'checking'

/** The fields that may have an error: contact, requirement, terms and reminders, and the choices that the server refuses. */
export type ReservationField =
  | `contact.${keyof Contact}`
  | 'specialRequirement'
  | 'agreedTermsVersion'
  | 'agreedSharingVersion'
  | 'remindersConfirmed'
  | `draft.${Extract<keyof HoldDraft, string>}`

/** What was agreed to; null: it was not. */
export type Agreement = {
  /** `version` of the points to confirm. */
  termsVersion: string | null
  /** Ids of the reminders that were ticked. */
  remindersConfirmed: string[]
  /** `privacyVersion` of the points to confirm: consent of its own that contact details and requests go to the shop. Left out, it stays as it was. */
  sharingVersion?: string | null
}

/** What may be changed of a draft. */
export type DraftPatch = Partial<Omit<Draft, 'serviceId' | 'totalAmount'>>

/** The data of every step of a reservation. */
export type ReservationData = {
  /** An answer is awaited. */
  busy: boolean
  draft: Draft
  /** The slot that is kept, with the countdown's `expiresAt`; it may be there at `choosing`, too. */
  hold: ActiveHold | null
  /** The server's price. Nothing else is to be shown as final. */
  quote: Quote | null
  contact: ContactDraft
  /** At most 500 characters. */
  specialRequirement: string
  /** Null: not agreed to, or no longer. */
  agreedTermsVersion: string | null
  /** Null: that contact details go to the shop was not agreed to on its own. */
  agreedSharingVersion: string | null
  /** Ids of what was ticked. */
  remindersConfirmed: string[]
  /** Why the last step did not succeed: SLOT_TAKEN, HOLD_EXPIRED, PRICE_CHANGED, TERMS_CHANGED, VALIDATION, NETWORK … */
  failure: Failure | null
  /** What is wrong beside which field. */
  fields: Fields<ReservationField>
  /** A slot was held, or a confirm was under way, from before, and the flow goes on with it: what `reservation()` was given chooses nothing new. */
  resumed: boolean
}

/** What can be typed until it is sent. Typing extends the hold. */
export type ReservationTyping = {
  amendContact(patch: Partial<ContactDraft>): void
  amendRequirement(text: string): void
  agree(agreed: Agreement): void
  /** Somebody is there: extends the hold, at most once a minute and up to its latest end. Typing counts by itself. */
  activity(): void
  canGoBack: boolean
  /** To the choosers; the slot stays kept meanwhile. */
  back(): void
  /** Lets the slot go. */
  leave(): void
}

/** What a kept slot may turn into under the person's eyes, perhaps in another tab. */
export type ReservationChange = {
  /** The price, the time or the people of the hold changed: the total that was shown before. `confirm` waits for `acceptPrice`. */
  priceBefore: Money | null
  /** With `priceBefore`, where the time changed: the `startAt` that was shown before. */
  timeBefore: string | null
  canAcceptPrice: boolean
  /** What `quote` and `hold` say now is agreed to. */
  acceptPrice(): void
}

/** People, unit, day, time, staff, equipment, additional services. */
export type ReservationChoosing = ReservationData &
  ReservationTyping & {
    step: 'choosing'
    /** A confirm was given up: if the reservation was made, it is among the member's. Until the next `review`. */
    hasAbandoned: boolean
    canAmend: boolean
    /** Everything is chosen that a slot needs. */
    canReview: boolean
    /** Another day begins without a time. Nothing is sent before `review`. */
    amend(patch: DraftPatch): void
    /** Keeps the slot and goes on to the form; what is not chosen yet is REQUIRED in `fields` (`draft.reservationTime` …). Resolves with what came of it. */
    review(): Promise<ReservationValue>
  }

/** The slot is kept, and a member is needed. `hold` is null where a confirm was under way when the session ended. */
export type ReservationSigningIn = ReservationData & ReservationTyping & ReservationChange & { step: 'signing-in' }

/** Contact, requirement, terms; the countdown runs. */
export type ReservationReviewing = ReservationData &
  ReservationTyping &
  ReservationChange & {
    step: 'reviewing'
    hold: ActiveHold
    quote: Quote
    canConfirm: boolean
    /**
     * With the reminders that must be ticked, so that a missing one is said at once; `requiresSharing` where the page asks for
     * consent of its own to the sharing with the shop. Twice is once. Resolves with what came of it, once that is known.
     */
    confirm(requiredReminders?: string[], requiresSharing?: boolean): Promise<ReservationValue>
  }

/** Sent. */
export type ReservationConfirming = ReservationData & { step: 'confirming' }

/** Sent, and the answer did not come: it is being asked for, and is never to be called failed. */
export type ReservationChecking = ReservationData & {
  step: 'checking'
  /** Checking has gone on for a while. */
  canAbandon: boolean
  /** Asks now. */
  recheck(): void
  /** Stops checking and lets the slot go, unless it is reserved by now; back to choosing. */
  abandon(): void
}

export type ReservationConfirmed = ReservationData & { step: 'confirmed'; reservation: Reservation }

/** Where the person is, with the data and the commands of that step. A command that a step does not have does nothing there. */
export type ReservationValue =
  | ReservationChoosing
  | ReservationSigningIn
  | ReservationReviewing
  | ReservationConfirming
  | ReservationChecking
  | ReservationConfirmed

export type ReservationStep = ReservationValue['step']
