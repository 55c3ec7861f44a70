import type { CancelReasonCode, Reservation } from '../client/types.ts'
import type { EnvironmentEvent } from '../shared/environment.ts'
import type { Failure } from '../shared/failure.ts'
import type { Fields } from '../shared/field-failures.ts'

/** What is said before one cancels. `isFree` was true when the reservation was read; `freeUntil` is an instant of the server, `timeZone` the shop's; `lateFee` is what the shop asks for afterwards; null is no fee, as `percent` 0 is. */
export type Notice = { isFree: boolean; freeUntil: string; timeZone: string; lateFee: Reservation['lateFee'] }

export type Loaded = { reservation: Reservation; isFree: boolean }
export type CancelInput = {
  codeNumber: string
  idempotencyKey: string
  reasonCode: CancelReasonCode
  reasonText: string
  version: number
}

export type Input = { codeNumber: string }

export type Context = {
  codeNumber: string
  reservation: Reservation | null
  notice: Notice | null
  reason: CancelReasonCode | null
  text: string
  /** The key of the cancel that was sent; stays until its outcome is known. */
  idempotencyKey: string | null
  checks: number
  failure: Failure | null
  fields: Fields<CancellationField>
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

/** The data of every step of a cancellation. */
export type CancellationData = {
  /** An answer is awaited. */
  busy: boolean
  /** Null until it was read. */
  reservation: Reservation | null
  /** What is said before one cancels; null until the reservation was read. */
  notice: Notice | null
  /** The reasons to choose from, in the order of the contract. */
  reasons: readonly CancelReasonCode[]
  /** The chosen reason; null before a choice. */
  reason: CancelReasonCode | null
  text: string
  failure: Failure | null
  fields: Fields<CancellationField>
}

/** What is known once the reservation was read. */
export type CancellationReadData = CancellationData & { reservation: Reservation; notice: Notice }
/** The person changes their mind. */
export type CancellationKeepCommand = { keep(): void }
/** Reads the reservation again. Resolves with what came of it. */
export type CancellationRetryCommand = { retry(): Promise<CancellationValue> }

export type CancellationLoading = CancellationData & CancellationKeepCommand & { step: 'loading' }
/** The reservation could not be read. */
export type CancellationUnreachable = CancellationData &
  CancellationKeepCommand &
  CancellationRetryCommand & {
    step: 'unreachable'
    failure: Failure
  }
/** The reservation cannot be cancelled, or not any more. */
export type CancellationRefused = CancellationReadData &
  CancellationKeepCommand &
  CancellationRetryCommand & {
    step: 'refused'
    /** Why, as a code. */
    refusal: string
  }
export type CancellationChoosing = CancellationReadData &
  CancellationKeepCommand &
  CancellationRetryCommand & {
    step: 'choosing'
    /** A reason is chosen. */
    canCancel: boolean
    /** `other` needs a text of at most 500 characters. */
    choose(reason: CancelReasonCode, text?: string): void
    /** Twice is once. An outcome that is not known is asked for with the same key. Resolves with what came of it, once that is known. */
    cancel(): Promise<CancellationValue>
  }
/** Sent. */
export type CancellationCancelling = CancellationReadData & { step: 'cancelling' }
/**
 * Sent, and the answer did not come: it may be cancelled, and is neither to be called kept nor failed. It is asked for again by itself, with
 * the same key; `failure` says why the answer did not come.
 */
export type CancellationChecking = CancellationReadData & {
  step: 'checking'
  failure: Failure
  /** Asks now. Resolves with what came of it, once that is known. */
  retry(): Promise<CancellationValue>
}
export type CancellationCancelled = CancellationReadData & { step: 'cancelled' }
/** The person changed their mind, perhaps before the reservation was read. */
export type CancellationKept = CancellationData & { step: 'kept' }

/**
 * Where the person is, with the data and the commands of that step. A command that a step does not have does nothing there. The
 * view drops everything when the member signs out or another one comes, and reads again.
 */
export type CancellationValue =
  | CancellationLoading
  | CancellationUnreachable
  | CancellationRefused
  | CancellationChoosing
  | CancellationCancelling
  | CancellationChecking
  | CancellationCancelled
  | CancellationKept

export type CancellationStep = CancellationValue['step']
