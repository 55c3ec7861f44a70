import type { CancelReasonCode, Reservation } from '../client/types.ts'
import type { EnvironmentEvent } from '../shared/environment.ts'
import type { Failure, Fields } from '../shared/failure.ts'

/** What is said before one cancels. `isFree` was true when the reservation was read; `freeUntil` is an instant of the server, `timeZone` the shop's. */
export type Notice = { isFree: boolean; freeUntil: string; timeZone: string }

export type Loaded = { reservation: Reservation; isFree: boolean }
export type CancelInput = {
  codeNumber: string
  idempotencyKey: string
  reasonCode: CancelReasonCode
  reasonText: string
  version: number
}

export type Context = {
  codeNumber: string
  reservation: Reservation | null
  isFree: boolean
  reason: CancelReasonCode | null
  text: string
  /** Of the cancel that was sent; stays until its outcome is known. */
  idempotencyKey: string | null
  checks: number
  failure: Failure | null
  fields: Fields
}

export type Event =
  | { type: 'choose'; reason: CancelReasonCode; text: string }
  | { type: 'keep' }
  | { type: 'cancel'; idempotencyKey: string }
  | { type: 'retry' }
  | EnvironmentEvent

export type Emitted = { type: 'cancelled'; reservation: Reservation }
export type Tag =
  | 'busy'
  | 'restorable'
  | 'loading'
  | 'choosing'
  | 'cancelling'
  | 'refused'
  | 'unreachable'
  | 'cancelled'
  | 'kept'

/**
 * unreachable: the reservation could not be read; `retry`. refused: it cannot be cancelled (any more), `refusal` says why.
 * kept: the person changed their mind. The view drops everything when the member signs out or another one comes, and reads again.
 */
export type CancellationStep = 'loading' | 'unreachable' | 'refused' | 'choosing' | 'cancelling' | 'cancelled' | 'kept'

export type CancellationValue = {
  step: CancellationStep
  /** An answer is awaited. */
  busy: boolean
  /** Null until it was read. */
  reservation: Reservation | null
  /** To choose from, in the order of the contract. */
  reasons: readonly CancelReasonCode[]
  /** What was chosen; null: nothing yet. */
  reason: CancelReasonCode | null
  text: string
  /** Null until the reservation was read. */
  notice: Notice | null
  /** Why it cannot be cancelled, as a code. */
  refusal: string | null
  failure: Failure | null
  /** `reasonCode` or `reasonText`. */
  fields: Fields
  /** A reason is chosen, and nothing is under way. */
  canCancel: boolean
  /** `other` needs a text of at most 500 characters. */
  choose(reason: CancelReasonCode, text?: string): void
  /** The person changed their mind. Not while an outcome is unknown. */
  keep(): void
  /** Twice is once. An outcome that is not known is asked for with the same key. */
  cancel(): void
  /** Reads the reservation again. */
  retry(): void
}
