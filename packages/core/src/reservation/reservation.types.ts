import type * as z from 'zod/mini'
import type { ConfirmReminder, Contact, Hold, HoldDraft, Money, Quote, Reservation, User } from '../contract/types.ts'
import type { CommandPromise } from '../flow/commands.ts'
import type { EnvironmentEvent } from '../flow/environment.ts'
import type { Failure, FailureCode } from '../http/failure.ts'
import type { FieldErrors } from '../validation/field-errors.ts'
import type {
  consents,
  contactDraft,
  draft,
  rescheduleBody,
  shownQuote,
  storedReservation,
  submitBody,
} from './reservation.stored.ts'

/** Dates and times are the shop's own; `null` for staff and equipment is "no preference". */
export interface ReservationDraft extends z.infer<typeof draft> {}

/** The fields of the contact form while somebody types. */
export interface ContactDraft extends z.infer<typeof contactDraft> {}

/** The terms and reminders that the shop asks its guests to agree to, with its rules for a cancellation. */
export interface BookingTerms extends ConfirmReminder {}

/** The slot that is kept. `expiresAt` and `latestExpiresAt` are on this machine's clock. */
export type ActiveHold = Omit<Hold, 'quote' | 'expiresInSeconds' | 'latestExpiresInSeconds'>

/** A confirm that was sent and whose answer is not known: the same request, the same key, until it is. */
export type ReservationPending = PendingSubmit | PendingReschedule
type PendingSubmit = { idempotencyKey: string; holdToken: string; body: SubmitBody }
/** `replaces`: the code of the reservation that gets what the hold takes. */
type PendingReschedule = { idempotencyKey: string; holdToken: string; replaces: string; body: RescheduleBody }
export interface SubmitBody extends z.infer<typeof submitBody> {}
export interface RescheduleBody extends z.infer<typeof rescheduleBody> {}

export type HoldRef = { holdId: string; holdToken: string }

/** The quote as a person saw it. `offer` is the same whatever the currency. */
export interface ShownQuote extends z.infer<typeof shownQuote> {}

/** Why a hold is gone; it may have become a reservation. `isHoldGone`: a time is taken, and the hold that there was is over, too. */
export type Loss = Failure & { reservation?: Reservation; isHoldGone?: true }

export type ReservationContext = {
  draft: ReservationDraft
  /** The code of the reservation that gets another time; null: a new one is made. */
  replaces: string | null
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
  /** Terms of the shop, read while a slot is held; null until then, and where they are others by now. */
  terms: BookingTerms | null
  /** Why it could not be read. */
  termsFailure: Failure | null
  /** The page asks for the sharing with the shop on its own. */
  asksSharing: boolean
  user: User | null
  pending: ReservationPending | null
  /** The language or the currency changed while a confirm was under way. */
  hasOtherSettings: boolean
  /** A confirm was given up before its outcome was known. */
  hasAbandoned: boolean
  /** True if the flow began with another appointment than the one that was held before. */
  isNewChoice: boolean
  /** How often the answer to a confirm did not come. */
  checks: number
  reservation: Reservation | null
  lost: LostSlot | null
  failure: Failure | null
  /** By the names of the contract. */
  fields: FieldErrors
}

/** The time that was chosen. HH:MM, and from 24:00 on after midnight of its date. */
export type LostSlot = { reservationDate: string; reservationTime: string }

/** The appointment in the options of a flow. */
export type Appointment = {
  [Name in 'unitId' | 'reservationDate' | 'reservationTime' | 'returnTime' | 'returnShopId' | 'quantity']?:
    | ReservationDraft[Name]
    | undefined
}

/** The stored record, which outlives a reload. */
export interface StoredReservation extends z.infer<typeof storedReservation> {}

export type ReservationInput = {
  draft: ReservationDraft
  stored: StoredReservation | null
  user: User | null
  /** The page asks for the sharing with the shop on its own. */
  asksSharing?: boolean
  /** True if the draft is another appointment than the stored one. */
  isNewChoice?: boolean
  /** The code of the reservation that gets another time. Without one, a new reservation is made. */
  replaces?: string
}

export type HoldInput = { draft: HoldDraft; holdRef: HoldRef | null; replaces: string | null }
export type HeldAnswer = { hold: ActiveHold; quote: Quote }

/** The changes of a confirm: the request that is sent, or else what is wrong with the form. */
export type CheckedForm = Pick<ReservationContext, 'pending' | 'failure' | 'fields'>
export type Confirm = Omit<Extract<ReservationEvent, { type: 'confirm' }>, 'type'>

export type ReservationEvent =
  | { type: 'draft.amend'; patch: DraftPatch }
  | { type: 'review' }
  | { type: 'back' }
  | { type: 'contact.amend'; patch: Partial<ContactDraft> }
  | { type: 'requirement.amend'; text: string }
  | { type: 'agree'; termsVersion?: string | null; sharingVersion?: string | null; remindersConfirmed?: string[] }
  /** `version`: of the reservation that is replaced, as it was shown. */
  | {
      type: 'confirm'
      idempotencyKey: string
      version?: number
    }
  | { type: 'price.accept' }
  | { type: 'recheck' }
  | { type: 'abandon' }
  | { type: 'activity' }
  | { type: 'leave' }
  | EnvironmentEvent
  | Fact

/** A fact about the booking. The chart raises it itself, where a request is refused or the hold ends. */
export type Fact =
  /** In another tab, or by a confirm whose answer was lost. */
  | { type: 'reservation.found'; reservation: Reservation }
  | { type: 'sign-in.needed' }
  /** The confirm may have been done, or not. */
  | { type: 'outcome.unknown'; failure: Failure }
  /** The hold is another one than was confirmed. */
  | { type: 'price.changed'; failure: Failure }
  | { type: 'hold.lost'; failure: Loss }
  | { type: 'request.failed'; failure: Failure }

export type ReservationEmitted =
  | { type: 'confirmed'; reservation: Reservation }
  | { type: 'holdLost'; code: FailureCode }
export type ReservationTag = 'busy' | 'choosing' | 'signing-in' | 'reviewing' | 'confirming' | 'checking'

/** The fields of the form and the choices that may be wrong, by the names of the value. */
export type ReservationField =
  | `contact.${keyof Contact}`
  | 'request'
  | `consents.${keyof Consents}`
  | `draft.${keyof ReservationDraft}`

/** Consents, each on its own. Null: not given, or no longer valid. */
export interface Consents extends z.infer<typeof consents> {}

/** The fields of a draft that `update` changes. */
export type DraftPatch = Partial<Omit<ReservationDraft, 'serviceId'>>

/** Commands that do something now. */
export type ReservationCan = {
  update: boolean
  /** Everything is chosen that a slot needs. */
  hold: boolean
  back: boolean
  confirm: boolean
  acceptPrice: boolean
  /** The outcome has been unknown for a while. */
  abandon: boolean
}

/** The data of every step of a reservation. Plain JSON. */
export type ReservationData = {
  /** True while a request is pending. */
  busy: boolean
  draft: ReservationDraft
  /** The slot that is kept, with the countdown's `expiresAt`; it may be there at `choosing`, too. */
  hold: ActiveHold | null
  /** Price from the server. Show no other price as final. */
  quote: Quote | null
  /**
   * The price, the time or the people of the hold changed, perhaps in another tab: the total that was shown before, and the `startAt`
   * where it is another one now. `confirm` waits for `acceptPrice`.
   */
  changed: { total: Money; startAt: string | null } | null
  contact: ContactDraft
  /** Text for the shop. At most 500 characters. */
  request: string
  consents: Consents
  /** Terms of the shop: `terms.version`, `terms.reminders`, and its rules for a cancellation. Read once a slot is held; null until then. */
  terms: BookingTerms | null
  /** Why `terms` could not be read; `retry` reads them again. */
  termsFailure: Failure | null
  /** The time that is not held any more, or that somebody else took, until the next choice. The draft has no time then. */
  lost: LostSlot | null
  /**
   * Why the last request did not succeed: SLOT_TAKEN, HOLD_EXPIRED, PRICE_CHANGED, TERMS_CHANGED, VALIDATION, NETWORK … Null where nothing was sent,
   * because `fields` names what is missing: only the command's own failure is VALIDATION then.
   */
  failure: Failure | null
  /** Errors by field. */
  fields: FieldErrors<ReservationField>
  /** The reservation; null before `confirmed`. */
  reservation: Reservation | null
  /** A slot was held, or a confirm was under way, from before, and the flow goes on with it: what `startReservation()` was given chooses nothing new. */
  resumed: boolean
  /** A confirm was given up: if the reservation was made, it is among the member's. Until the next `hold`. */
  hasAbandoned: boolean
  can: ReservationCan
}

/**
 * The value of a booking, by step.
 * - `choosing`: people, unit, day, time, staff, equipment, extras.
 * - `signing-in`: the slot is kept, and a member is needed. `hold` is null where a confirm was under way when the session ended.
 * - `reviewing`: contact, request, consents; the countdown runs.
 * - `confirming`: sent.
 * - `checking`: sent, and the answer did not come. It is being asked for, and is never to be called failed.
 * - `confirmed`
 */
export type ReservationValue =
  | (ReservationData & { step: 'choosing' | 'signing-in' | 'confirming' | 'checking' })
  | (ReservationData & { step: 'reviewing'; hold: ActiveHold; quote: Quote })
  | (ReservationData & { step: 'confirmed'; reservation: Reservation })

export type ReservationStep = ReservationValue['step']

/**
 * Commands of a booking, at any step. A command that the step does not take resolves with NOT_POSSIBLE_NOW; a wrong argument
 * throws a `TypeError` that names it.
 */
export type ReservationCommands = {
  /** Changes the draft. Changing the date clears the time. Nothing is sent before `hold`. */
  update(patch: DraftPatch): CommandPromise<ReservationValue>
  /** Holds the slot. A member is then at `reviewing`, a visitor at `signing-in`. A missing choice is REQUIRED in `fields` (`draft.reservationTime` …). */
  hold(): CommandPromise<ReservationValue>
  updateContact(patch: Partial<ContactDraft>): CommandPromise<ReservationValue>
  updateRequest(text: string): CommandPromise<ReservationValue>
  /** Changes consents. An omitted one is unchanged. */
  agree(consents: Partial<Consents>): CommandPromise<ReservationValue>
  /** Reserves. A consent that `terms` requires and that is missing is REQUIRED in `fields`. Twice is once. */
  confirm(): CommandPromise<ReservationValue>
  /** Accepts the current `quote` and `hold`. */
  acceptPrice(): CommandPromise<ReservationValue>
  /** Asks for the outcome now, at `checking`; reads `terms` again where that failed. */
  retry(): CommandPromise<ReservationValue>
  /** At `checking`: stops asking and lets the slot go, unless it is reserved by now; back to choosing. */
  abandon(): CommandPromise<ReservationValue>
  /** Somebody is there: extends the hold, at most once a minute and up to its latest end. Typing counts by itself. */
  activity(): CommandPromise<ReservationValue>
  /** Returns to the choices. The slot stays held. */
  back(): CommandPromise<ReservationValue>
  /** Releases the slot. */
  release(): CommandPromise<ReservationValue>
}
