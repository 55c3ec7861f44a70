import type { AppContext } from '../context.ts'
import type { Failure } from './failure.ts'
import type { operations } from './schema.gen.ts'
import type { Currency, Locale, OperationId } from './types.ts'

type SuccessStatus = 200 | 201 | 202
// What any operation may answer although its contract names it only as `default`.
type UnnamedStatus = 503

type Json<Response> = Response extends { content: { 'application/json': infer Body } } ? Body : undefined

/** Every answer that the contract allows for an operation: a wrong status or a wrong body does not compile. */
export type Answer<Op extends { responses: object }> = {
  [Status in keyof Op['responses']]: Status extends SuccessStatus
    ? { status: Status; body: Json<Op['responses'][Status]>; setCookie?: string }
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

/** The key of an operator, and who used it: encoded as `x-operator` is. */
export type Operator = { key: string; by: string | null }

/**
 * `origin`: that of the page on which the member signed in, where it is not ours. `isRecent`: the sign-in was within the last five
 * minutes.
 */
export type Member = { userId: string; sessionId: string; origin: string | null; isRecent: boolean }

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
  /** Null but for operations of operators. */
  operator: Operator | null
  ip: string
  /** The origin of the page that asks, where it is not ours; see foreign-origin.ts. */
  origin: string | null
  /** The header as it came. Cookies never say who somebody is. */
  cookie: string | undefined
  userAgent: string | undefined
  requestId: string
  context: AppContext
}

export type Handler<Id extends OperationId> = (call: Call<Id>) => Promise<Answer<operations[Id]>>
export type Handlers = { [Id in OperationId]: Handler<Id> }

/** The member of an operation that the contract opens to members only. */
export function memberOf(call: { member: Member | null }): Member {
  if (call.member === null) throw new Error('This operation is open to visitors: look at call.member instead')
  return call.member
}
