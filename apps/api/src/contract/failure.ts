import { withHint } from '../lib/did-you-mean.ts'
import type { ErrorCode, FieldError, Schemas } from './types.ts'

/** Details of an error, without the `requestId`: the registrar adds it. */
type Details = Pick<Schemas['Error'], 'quote' | 'codeNumber'> & { fields?: FieldError[] }
export type FailureBody = { code: ErrorCode; message: string } & Details

/** `retryAfter` is in seconds and becomes the `Retry-After` header. */
export type Failure<Status extends number = number> = { status: Status; body: FailureBody; retryAfter?: number }

type Extra = { [Name in keyof Details]: Details[Name] | undefined } & { retryAfter?: number }

/** `return refuse(409, 'SLOT_TAKEN')`; `message` is for developers, people read a text chosen from `code`. */
export function refuse<const Status extends number>(
  status: Status,
  code: ErrorCode,
  message: string = String(code),
  { fields, quote, codeNumber, retryAfter }: Extra = {},
): Failure<Status> {
  const failure: Failure<Status> = {
    status,
    body: { code, message, ...(fields && { fields }), ...(quote && { quote }), ...(codeNumber && { codeNumber }) },
  }
  return retryAfter === undefined ? failure : { ...failure, retryAfter }
}

/** Thrown in a transaction, it undoes what was written there; the caller gets the failure. A refusal that is returned commits. */
export class Refused extends Error {
  override name = 'Refused'
  readonly failure: Failure
  constructor(failure: Failure) {
    super(failure.body.message)
    this.failure = failure
  }
}

/** `return refuseFields([{ field: 'contact.phone', code: 'FORMAT' }])`: 400 VALIDATION beside the field. `hint`: a sentence for the message. */
export function refuseFields(fields: FieldError[], hint = ''): Failure<400> {
  return refuse(400, 'VALIDATION', withHint(listed(fields), hint), { fields })
}

/**
 * All that is wrong with a request is that it lacks fields which clients of an older contract do not know. Without `fields`: no form
 * has them, and a page would say nothing beside those that it has.
 */
export const refuseOldClient = (fields: FieldError[]): Failure<400> =>
  refuse(400, 'CLIENT_TOO_OLD', `${listed(fields)}. The client was made for an older version of the contract`)

const listed = (fields: FieldError[]): string => fields.map(({ field, code }) => `${field}: ${code}`).join(', ')
