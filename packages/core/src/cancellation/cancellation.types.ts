import type { CancelReasonCode, Reservation } from '../contract/types.ts'
import type { CommandPromise } from '../flow/commands.ts'
import type { EnvironmentEvent } from '../flow/environment.ts'
import type { Flow } from '../flow/flow.ts'
import type { Failure } from '../http/failure.ts'
import type { FieldErrors } from '../validation/field-errors.ts'

/** Notice to show before one cancels. `isFree` was true when the reservation was read; `freeUntil` is an instant of the server, `timeZone` the shop's; `lateFee` is what the shop asks for afterwards; null is no fee, as `percent` 0 is. */
export type CancellationNotice = {
  isFree: boolean
  freeUntil: string
  timeZone: string
  lateFee: Reservation['lateFee']
}

export type Loaded = { reservation: Reservation; isFree: boolean }
export type CancelInput = {
  codeNumber: string
  idempotencyKey: string
  reasonCode: CancelReasonCode
  reasonText: string
  version: number
}

export type CancellationInput = { codeNumber: string }

export type CancellationContext = {
  codeNumber: string
  reservation: Reservation | null
  notice: CancellationNotice | null
  reason: CancelReasonCode | null
  text: string
  /** The key of the cancel that was sent; stays until its outcome is known. */
  idempotencyKey: string | null
  checks: number
  failure: Failure | null
  fields: FieldErrors<CancellationField>
}

export type CancellationEvent =
  | { type: 'choose'; reason: CancelReasonCode; text: string }
  | { type: 'keep' }
  | { type: 'cancel'; idempotencyKey: string }
  | { type: 'retry' }
  | EnvironmentEvent

export type CancellationEmitted = { type: 'cancelled'; reservation: Reservation }
export type CancellationTag =
  | 'busy'
  | 'loading'
  | 'choosing'
  | 'cancelling'
  | 'checking'
  | 'refused'
  | 'unreachable'
  | 'cancelled'
  | 'kept'

/** The fields that may have an error. */
export type CancellationField = 'reasonCode' | 'reasonText'

/** The data of every step of a cancellation. Plain JSON. */
export type CancellationData = {
  /** True while a request is pending. */
  busy: boolean
  /** Null until the reservation was read. */
  reservation: Reservation | null
  /** Notice to show before one cancels; null until the reservation was read. */
  notice: CancellationNotice | null
  /** The reasons to choose from, in the order of the contract. */
  reasons: readonly CancelReasonCode[]
  /** The chosen reason; null before a choice. */
  reason: CancelReasonCode | null
  text: string
  /** At `refused`: why, as a code. */
  refusal: string | null
  failure: Failure | null
  fields: FieldErrors<CancellationField>
  can: {
    /** A reason is chosen. */
    cancel: boolean
    keep: boolean
    retry: boolean
  }
}

type WithReservation = { reservation: Reservation; notice: CancellationNotice }

/**
 * The value of a cancellation, by step. Everything is dropped when the member signs out or another one comes, and read again.
 * - `loading`, `unreachable`: the reservation is read, or could not be read.
 * - `refused`: it cannot be cancelled, or not any more.
 * - `choosing`: a reason is asked for.
 * - `cancelling`: sent.
 * - `checking`: sent, and the answer did not come: it may be cancelled, and is neither to be called kept nor failed. It is asked for
 *   again with the same key.
 * - `cancelled`
 * - `kept`: the person changed their mind, perhaps before the reservation was read.
 */
export type CancellationValue =
  | (CancellationData & { step: 'loading' | 'kept' })
  | (CancellationData & { step: 'unreachable'; failure: Failure })
  | (CancellationData & WithReservation & { step: 'choosing' | 'cancelling' | 'cancelled' })
  | (CancellationData & WithReservation & { step: 'refused'; refusal: string })
  | (CancellationData & WithReservation & { step: 'checking'; failure: Failure })

export type CancellationStep = CancellationValue['step']

/**
 * Commands of a cancellation, at any step. A command that the step does not take resolves with NOT_POSSIBLE_NOW; a wrong
 * argument throws a `TypeError` that names it.
 */
export type CancellationCommands = {
  /** Sets the reason. `other` needs a text of at most 500 characters. */
  setReason(reason: CancelReasonCode, text?: string): CommandPromise<CancellationValue>
  /** Cancels the reservation. Idempotent. An unknown outcome is asked for with the same key. */
  cancel(): CommandPromise<CancellationValue>
  /** Keeps the reservation. */
  keep(): CommandPromise<CancellationValue>
  /** Reads the reservation or the outcome again. */
  retry(): CommandPromise<CancellationValue>
}

export interface CancellationFlow extends Flow<CancellationValue>, CancellationCommands {}
