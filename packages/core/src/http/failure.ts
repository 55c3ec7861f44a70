import type { ErrorCode } from '../contract/tables.gen.ts'
import type { FieldCode, Quote } from '../contract/types.ts'
import { isObject } from '../validation/checked.ts'
import { type FieldErrors, NO_FIELDS } from '../validation/field-errors.ts'

/** `expired`: a hold ran out by the clock of this machine, and the server was not asked. `refused`: the SDK itself sent nothing. */
export type FailureKind = 'http' | 'network' | 'timeout' | 'cancelled' | 'invalid' | 'expired' | 'refused'

export type FieldFailure = { field: string; code: FieldCode }

/**
 * Codes of the SDK itself: REFRESH_UNAVAILABLE, the session could not be renewed just now; HTTP_ERROR, an error without a
 * code; NOT_POSSIBLE_NOW, a command that the flow does not take at this step; UNEXPECTED, a fault of the SDK itself.
 */
export type SdkErrorCode =
  | 'NETWORK'
  | 'TIMEOUT'
  | 'CANCELLED'
  | 'INVALID_RESPONSE'
  | 'REFRESH_UNAVAILABLE'
  | 'HTTP_ERROR'
  | 'NOT_POSSIBLE_NOW'
  | 'UNEXPECTED'

/** The contract's code (a number such as 1007, or an upper-case name), or one of the SDK's own. */
export type KnownFailureCode = ErrorCode | SdkErrorCode

/** A newer server may send a code that is not listed: a `switch` needs a default. */
export type FailureCode = KnownFailureCode | (string & {}) | (number & {})

/**
 * A failed call, as plain data.
 * `status` is null when no answer came. `message` is for developers.
 */
export type Failure = {
  kind: FailureKind
  status: number | null
  code: FailureCode
  message: string
  fields: FieldFailure[]
  requestId: string | null
  /** Seconds, from `Retry-After`; a date counts from the server's own `Date` where that can be read. */
  retryAfter?: number
  /** The new price, with PRICE_CHANGED. */
  quote?: Quote
  /** With HOLD_EXPIRED: the reservation that the hold has become. */
  codeNumber?: string
}

const CODES = {
  network: 'NETWORK',
  timeout: 'TIMEOUT',
  cancelled: 'CANCELLED',
  invalid: 'INVALID_RESPONSE',
  refused: 'NOT_POSSIBLE_NOW',
} as const

export function failed(kind: keyof typeof CODES, message: string, status: number | null = null): Failure {
  return { kind, status, code: CODES[kind], message, fields: [], requestId: null }
}

const isFieldFailure = (value: unknown): value is FieldFailure =>
  isObject(value) && typeof value.field === 'string' && typeof value.code === 'string'

export function failureOfAnswer(response: Response, body: unknown, now: number): Failure {
  const error = isObject(body) ? body : {}
  const { code, message, fields, requestId, quote, codeNumber } = error
  const { headers } = response
  const retryAfter = secondsUntil(headers.get('retry-after'), Date.parse(headers.get('date') ?? '') || now)
  return {
    kind: 'http',
    status: response.status,
    code: typeof code === 'number' || typeof code === 'string' ? code : 'HTTP_ERROR',
    message: typeof message === 'string' ? message : `HTTP ${response.status}`,
    fields: Array.isArray(fields) ? fields.filter(isFieldFailure) : [],
    requestId: typeof requestId === 'string' ? requestId : headers.get('x-request-id'),
    ...(retryAfter !== undefined && { retryAfter }),
    ...(isObject(quote) && { quote: quote as unknown as Quote }),
    ...(typeof codeNumber === 'string' && { codeNumber }),
  }
}

function secondsUntil(header: string | null, now: number): number | undefined {
  if (header === null) return undefined
  const seconds = /^\d+$/.test(header.trim()) ? Number(header) : (Date.parse(header) - now) / 1000
  return Number.isFinite(seconds) ? Math.max(0, Math.ceil(seconds)) : undefined
}

const RETRYABLE = [408, 409, 425, 429, 500, 502, 503, 504]

/** Worth asking again: the network, a timeout, or a status that passes (408, 409, 425, 429, 500, 502, 503, 504). */
export const isRetryable = (failure: Failure) =>
  failure.kind === 'network' ||
  failure.kind === 'timeout' ||
  (failure.status !== null && RETRYABLE.includes(failure.status))

/** Whether something that was thrown, or met, is a failure of the SDK. */
export const isFailure = (value: unknown): value is Failure =>
  isObject(value) && typeof value.kind === 'string' && 'code' in value && Array.isArray(value.fields)

/** Whether a failure has one of these codes; false for null. */
export const isCode = <Code extends KnownFailureCode>(
  failure: Failure | null | undefined,
  ...codes: readonly Code[]
): failure is Failure & { code: Code } => codes.some((code) => code === failure?.code)

/** Actors reject with a failure; anything else is a bug, and is reported as one. */
export function toFailure(thrown: unknown): Failure {
  return isFailure(thrown) ? thrown : { ...failed('invalid', String(thrown)), code: 'UNEXPECTED' }
}

/** The failure that an event carries: an actor's rejection, or a fact of our own. */
export const failureIn = (event: object): Failure =>
  toFailure('failure' in event ? event.failure : 'error' in event ? event.error : event)

/** For a chart's `fail`: the failure, and what it says of single fields. */
export const failing = (event: object) => {
  const failure = failureIn(event)
  return { failure, fields: fieldsOf(failure) }
}

export const fieldsOf = (failure: Failure | null): FieldErrors =>
  failure === null ? NO_FIELDS : Object.fromEntries(failure.fields.map(({ field, code }) => [field, code]))
