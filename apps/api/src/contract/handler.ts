import type { World } from '../world.ts'
import type { components, operations } from './schema.gen.ts'
import type { ERROR_CODES } from './tables.gen.ts'

export type Schemas = components['schemas']
export type Locale = Schemas['Locale']
export type Currency = Schemas['Currency']
export type FieldError = { field: string; code: Schemas['FieldCode'] }
export type ErrorCode = (typeof ERROR_CODES)[number]
export type OperationId = keyof operations

/** What is wrong, without the `requestId`: the registrar adds it. */
type Details = Pick<Schemas['Error'], 'quote' | 'codeNumber'> & { fields?: FieldError[] }
export type FailureBody = { code: ErrorCode; message: string } & Details

/** `retryAfter` is in seconds and becomes the `Retry-After` header. */
export type Failure<Status extends number = number> = { status: Status; body: FailureBody; retryAfter?: number }

type SuccessStatus = 200 | 201 | 202
// What any operation may answer although its contract names it only as `default`.
type UnnamedStatus = 503

type Json<Response> = Response extends { content: { 'application/json': infer Body } } ? Body : undefined

/** Every answer that the contract allows for an operation: a wrong status or a wrong body does not compile. */
export type Answer<Op extends { responses: object }> = {
  [Status in keyof Op['responses']]: Status extends SuccessStatus
    ? { status: Status; body: Json<Op['responses'][Status]> }
    : Status extends number
      ? Failure<Status>
      : Failure<UnnamedStatus>
}[keyof Op['responses']]

type Part<Op, Where extends string> = Op extends { parameters: { [Key in Where]?: infer Value } }
  ? [NonNullable<Value>] extends [never]
    ? Record<never, never>
    : NonNullable<Value>
  : Record<never, never>

type Body<Op> = Op extends { requestBody: { content: { 'application/json': infer Value } } } ? Value : undefined

export type Member = { userId: string; sessionId: string }

/** A request that fits the contract. Header names are lower-case; defaults of the contract are filled in. */
export type Call<Id extends OperationId> = {
  params: Part<operations[Id], 'path'>
  query: Part<operations[Id], 'query'>
  headers: Part<operations[Id], 'header'>
  body: Body<operations[Id]>
  locale: Locale
  currency: Currency
  /** Null for a visitor; never null where the contract's only security is `member` (see `memberOf`). */
  member: Member | null
  ip: string
  requestId: string
  world: World
}

export type Handler<Id extends OperationId> = (call: Call<Id>) => Promise<Answer<operations[Id]>>
export type Handlers = { [Id in OperationId]: Handler<Id> }

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

/** `return refuseFields([{ field: 'contact.phone', code: 'FORMAT' }])`: 400 VALIDATION beside the field. */
export function refuseFields(fields: FieldError[]): Failure<400> {
  return refuse(400, 'VALIDATION', fields.map(({ field, code }) => `${field}: ${code}`).join(', '), { fields })
}

/** The member of an operation that the contract opens to members only. */
export function memberOf(call: { member: Member | null }): Member {
  if (call.member === null) throw new Error('This operation is open to visitors: look at call.member instead')
  return call.member
}
