import type { WaitingListBody, WaitingListEntry as WireEntry } from '../contract/types.ts'
import type { CommandPromise } from '../flow/commands.ts'
import type { EnvironmentEvent } from '../flow/environment.ts'
import type { Flow } from '../flow/flow.ts'
import type { Failure } from '../http/failure.ts'
import type { DraftPatch, ReservationDraft } from '../reservation/reservation.types.ts'
import type { FieldErrors } from '../validation/field-errors.ts'

/** A time that is on hold for the member. `expiresAt` is on this machine's clock. */
export interface WaitingOffer {
  startAt: string
  endAt: string
  expiresAt: string
  /** For `startReservation()`: its `hold()` takes over what is on hold. */
  booking: { serviceId: string } & DraftPatch
}

/** One time that a member waits for. `offer` is null while nothing is on hold for them. */
export interface WaitingEntry extends Omit<WireEntry, 'offer'> {
  offer: WaitingOffer | null
}

/** A wish for a time: a shop and a date, and whatever else matters. `serviceId` null: any service. */
export interface WaitingListRequest extends Omit<WaitingListBody, 'attaches' | 'resourceItemId'> {
  equipmentId?: WaitingListBody['resourceItemId']
  extras?: ReservationDraft['extras']
}

export type WaitingListPending = { idempotencyKey: string; request: WaitingListRequest }

export type WaitingListContext = {
  entries: readonly WaitingEntry[]
  /** A join that was sent and whose answer is not known: the same request, the same key, until it is. */
  pending: WaitingListPending | null
  checks: number
  joined: WaitingEntry | null
  failure: Failure | null
  /** By the names of the contract. */
  fields: FieldErrors
}

export type WaitingListEvent =
  | { type: 'join'; idempotencyKey: string; request: WaitingListRequest }
  | { type: 'leave'; entryId: string }
  | { type: 'retry' }
  /** A time is on hold for the member, or no longer. */
  | { type: 'offers.changed' }
  | EnvironmentEvent

export type WaitingListTag = 'busy' | 'loading' | 'unreachable' | 'listed' | 'checking'

/** The data of every step of the waiting list. Plain JSON. */
export type WaitingListData = {
  /** True while a request is pending. */
  busy: boolean
  /** First joined first. */
  entries: readonly WaitingEntry[]
  /** The entry of the last `join`; the one that was there before where the member waited for that already. */
  joined: WaitingEntry | null
  /** Why the last command did not succeed: TIME_AVAILABLE, a time that fits is free now; WAITING_LIST_LIMIT, VALIDATION, NETWORK … */
  failure: Failure | null
  /** Errors by field. */
  fields: FieldErrors
  can: { join: boolean; leave: boolean; retry: boolean }
}

/**
 * The value of the waiting list, by step. Everything is dropped when the member signs out or another one comes, and read again.
 * - `loading`, `unreachable`: the list is read, or could not be read.
 * - `listed`
 * - `checking`: a join was sent, and its answer did not come. It is asked for with the same key.
 */
export type WaitingListValue =
  | (WaitingListData & { step: 'loading' | 'listed' })
  | (WaitingListData & { step: 'unreachable' | 'checking'; failure: Failure })

export type WaitingListStep = WaitingListValue['step']

/**
 * Commands of the waiting list, at any step. A command that the step does not take resolves with NOT_POSSIBLE_NOW; a wrong
 * argument throws a `TypeError` that names it.
 */
export type WaitingListCommands = {
  /** Waits for a time. Waiting for the same twice is once. */
  join(request: WaitingListRequest): CommandPromise<WaitingListValue>
  /** Ends an entry, and gives what is on hold for it to the next in line. Idempotent. */
  leave(entryId: string): CommandPromise<WaitingListValue>
  /** Reads the list or the outcome again. */
  retry(): CommandPromise<WaitingListValue>
}

export interface WaitingListFlow extends Flow<WaitingListValue>, WaitingListCommands {}
