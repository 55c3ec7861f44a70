import type { FieldCode } from '../client/types.ts'
import { type Failure, toFailure } from './failure.ts'

/** The failure that an event carries: an actor's rejection, or a fact of our own. */
export const failureIn = (event: object): Failure =>
  toFailure('failure' in event ? event.failure : 'error' in event ? event.error : event)

/** For a chart's `fail`: the failure, and what it says of single fields. */
export const failing = (event: object) => {
  const failure = failureIn(event)
  return { failure, fields: fieldsOf(failure) }
}

/** What is wrong beside which field of a form, by the names of the fields. */
export type Fields<Name extends string = string> = Readonly<Partial<Record<Name, FieldCode>>>

export const fieldsOf = (failure: Failure | null): Fields =>
  failure === null ? NO_FIELDS : Object.fromEntries(failure.fields.map(({ field, code }) => [field, code]))

export const NO_FIELDS: Fields = Object.freeze({})

/** The same codes under other names: those of the contract end where a value begins. What `names` does not list keeps its name. */
export const renamed = <Name extends string>(fields: Fields, names: Record<string, Name>): Fields<Name> =>
  Object.fromEntries(Object.entries(fields).map(([name, code]) => [names[name] ?? name, code])) as Fields<Name>
