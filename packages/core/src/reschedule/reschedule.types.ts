import type { Money, Quote, Reservation, User } from '../contract/types.ts'
import type { CommandPromise } from '../flow/commands.ts'
import type { EnvironmentEvent } from '../flow/environment.ts'
import type { Flow } from '../flow/flow.ts'
import type { Failure } from '../http/failure.ts'
import type {
  ActiveHold,
  DraftPatch,
  LostSlot,
  ReservationDraft,
  ReservationField,
  StoredReservation,
} from '../reservation/reservation.types.ts'
import type { FieldErrors } from '../validation/field-errors.ts'

export type RescheduleInput = { codeNumber: string; stored: StoredReservation | null; user: User | null }

export type RescheduleContext = {
  codeNumber: string
  user: User | null
  /** The record of before a reload, until the choices begin with it. */
  stored: StoredReservation | null
  reservation: Reservation | null
  /** The reservation with its new time. */
  rescheduled: Reservation | null
  /** Why it could not be read, or the refusal because of which it was read again. */
  failure: Failure | null
}

export type RescheduleEvent =
  | { type: 'retry' }
  /** Another tab, another device or the shop has changed or cancelled it. */
  | { type: 'reservation.changed' }
  | EnvironmentEvent

export type RescheduleEmitted = { type: 'rescheduled'; reservation: Reservation }
export type RescheduleTag = 'busy' | 'loading' | 'unreachable' | 'refused' | 'rescheduled'

/** The appointment that the member gets instead, as it is held. */
export interface RescheduledTo extends Pick<ActiveHold, 'startAt' | 'endAt' | 'timeZone' | 'staff'> {
  equipment: ActiveHold['resource']
  quantity: number
  /** In the currency of the viewer. */
  total: Money
  shopTotal: Money
  /** Difference to the price of the reservation, in the currency of `total`; below zero: less. */
  difference: Money
  /** The same in the currency of the shop. */
  shopDifference: Money
}

/** Commands that do something now. */
export type RescheduleCan = {
  update: boolean
  /** Something else is chosen, and everything that a slot needs. */
  hold: boolean
  back: boolean
  confirm: boolean
  acceptPrice: boolean
  retry: boolean
  /** The outcome has been unknown for a while. */
  abandon: boolean
}

/** The data of every step of a reschedule. Plain JSON. */
export type RescheduleData = {
  /** True while a request is pending. */
  busy: boolean
  /** The reservation as it stands. Null until it was read. */
  before: Reservation | null
  /** Until when, and how often, the shop lets the member reschedule it; null until it was read, or where it cannot be at all. */
  limits: { until: string; left: number } | null
  /** The choices; at first those of `before`. Null until that was read. */
  draft: ReservationDraft | null
  /** The appointment that is held instead, with the difference in price; null while nothing is held. */
  after: RescheduledTo | null
  /** The slot that is kept, with the countdown's `expiresAt`; it may be there at `choosing`, too. */
  hold: ActiveHold | null
  /** Price from the server. Show no other price as final. */
  quote: Quote | null
  /** The price, the time or the people of the hold changed: what was shown before. `confirm` waits for `acceptPrice`. */
  changed: { total: Money; startAt: string | null } | null
  /** At `refused`: why. RESCHEDULE_TOO_LATE, RESCHEDULE_LIMIT, or NOT_RESCHEDULABLE where it began, is over or was cancelled. */
  refusal: 'RESCHEDULE_TOO_LATE' | 'RESCHEDULE_LIMIT' | 'NOT_RESCHEDULABLE' | null
  /** The new time that is not held any more, or that somebody else took, until the next choice. The draft has no time then. */
  lost: LostSlot | null
  /** Why the last command did not succeed: SLOT_TAKEN, HOLD_EXPIRED, PRICE_CHANGED, VERSION_CONFLICT, RESCHEDULE_UNCHANGED, NETWORK … The reservation keeps its time. */
  failure: Failure | null
  /** Errors by field. */
  fields: FieldErrors<ReservationField>
  /** The reservation with its new time; null before `rescheduled`. */
  reservation: Reservation | null
  /** A confirm was given up: `before` may have the new time by now. Until the next `hold`. */
  hasAbandoned: boolean
  can: RescheduleCan
}

type Choosing = { before: Reservation; draft: ReservationDraft }

/**
 * The value of a reschedule, by step. Until `rescheduled`, the reservation keeps its time, whatever fails. Everything is dropped when the member
 * signs out or another one comes, and read again.
 * - `loading`, `unreachable`: the reservation is read, or could not be read.
 * - `refused`: it cannot be rescheduled, or not any more.
 * - `choosing`: time, staff, equipment, people, unit and extras. The service stays.
 * - `signing-in`: the session ended; the same member has to sign in again.
 * - `reviewing`: the new time is held; before, after and the difference in price are shown.
 * - `confirming`: sent.
 * - `checking`: sent, and the answer did not come. It is asked for with the same key, and is never to be called failed.
 * - `rescheduled`
 */
export type RescheduleValue =
  | (RescheduleData & { step: 'loading' })
  | (RescheduleData & { step: 'unreachable'; failure: Failure })
  | (RescheduleData & { step: 'refused'; before: Reservation; refusal: NonNullable<RescheduleData['refusal']> })
  | (RescheduleData & Choosing & { step: 'choosing' | 'signing-in' | 'confirming' | 'checking' })
  | (RescheduleData & Choosing & { step: 'reviewing'; after: RescheduledTo; hold: ActiveHold; quote: Quote })
  | (RescheduleData & { step: 'rescheduled'; before: Reservation; reservation: Reservation })

export type RescheduleStep = RescheduleValue['step']

/**
 * Commands of a reschedule, at any step. A command that the step does not take resolves with NOT_POSSIBLE_NOW; a wrong argument
 * throws a `TypeError` that names it.
 */
export type RescheduleCommands = {
  /** Changes the draft. Changing the date clears the time. Nothing is sent before `hold`. */
  update(patch: DraftPatch): CommandPromise<RescheduleValue>
  /** Holds the new slot, beside the reservation. A missing choice is REQUIRED in `fields` (`draft.reservationTime` …). */
  hold(): CommandPromise<RescheduleValue>
  /** Gives the reservation what is held, at the price that was shown. Twice is once. */
  confirm(): CommandPromise<RescheduleValue>
  /** Accepts the current `quote` and `hold`. */
  acceptPrice(): CommandPromise<RescheduleValue>
  /** Reads the reservation again at `unreachable` and `refused`, the outcome at `checking`. */
  retry(): CommandPromise<RescheduleValue>
  /** At `checking`: stops asking; back to choosing. The reservation may have the new time. */
  abandon(): CommandPromise<RescheduleValue>
  /** Somebody is there: extends the hold, at most once a minute and up to its latest end. */
  activity(): CommandPromise<RescheduleValue>
  /** Returns to the choices. The slot stays held. */
  back(): CommandPromise<RescheduleValue>
  /** Releases the slot. The reservation stays as it is. */
  release(): CommandPromise<RescheduleValue>
}

export interface RescheduleFlow extends Flow<RescheduleValue>, RescheduleCommands {
  /** Lets the new slot go unless the reschedule is under way; `keepHold` for a page that comes right back. */
  dispose(options?: { keepHold?: boolean }): void
}
