import type { FieldCode } from '../client/types.ts'
import { isObject } from './shape.ts'

type Issue = { readonly message: FieldCode; readonly path: readonly string[] }
type Result<T> = { readonly value: T; readonly issues?: undefined } | { readonly issues: readonly Issue[] }

/** Normalises and validates what a person types. A Standard Schema (standardschema.dev): form libraries take it as it is. An issue's message is a field code of the contract. */
export type Schema<T> = {
  readonly '~standard': {
    readonly version: 1
    readonly vendor: 'yoyaku'
    readonly validate: (input: unknown) => Result<T>
    readonly types?: { readonly input: unknown; readonly output: T }
  }
}

const schema = <T>(validate: (input: unknown) => Result<T>): Schema<T> => ({
  '~standard': { version: 1, vendor: 'yoyaku', validate },
})
const wrong = (message: FieldCode) => ({ issues: [{ message, path: [] }] })

export const resultOf = <T>(schema: Schema<T>, input: unknown) => schema['~standard'].validate(input)

/** A code, and the condition whose failure it names. */
export type Rule = readonly [code: FieldCode, holds: (text: string) => boolean]

/** Trimmed, in the form NFC. */
export const tidy = (typed: string) => typed.normalize('NFC').trim()
export const required: Rule = ['REQUIRED', (text) => text !== '']
/** In code points, by the contract: what is typed is measured as it is sent, tidied. */
export const atMost = (max: number): Rule => ['TOO_LONG', (text) => [...text].length <= max]
export const matches = (pattern: RegExp): Rule => ['FORMAT', (text) => pattern.test(text)]

/** The first rule that does not hold says what is wrong. `absent`: the code for what is no text at all. */
export const text = (absent: FieldCode, tidy: (typed: string) => string, ...rules: Rule[]) =>
  schema<string>((input) => {
    if (typeof input !== 'string') return wrong(absent)
    const value = tidy(input)
    const broken = rules.find(([, holds]) => !holds(value))
    return broken ? wrong(broken[0]) : { value }
  })

export const flag = (otherwise: boolean) =>
  schema<boolean>((input = otherwise) => (typeof input === 'boolean' ? { value: input } : wrong('TYPE')))

export const optional = <T>(inner: Schema<T>) =>
  schema<T | undefined>((input) => (input === undefined ? { value: input } : resultOf(inner, input)))

/** Only the fields named; what else is given is left out. */
export const form = <F extends Record<string, unknown>>(fields: { [Name in keyof F]: Schema<F[Name]> }) =>
  schema<F>((input) => {
    if (!isObject(input)) return wrong('TYPE')
    const issues: Issue[] = []
    const value: Partial<F> = {}
    for (const name of Object.keys(fields) as (keyof F & string)[]) {
      const read = resultOf(fields[name], input[name])
      if (read.issues) issues.push(...read.issues.map(({ message, path }) => ({ message, path: [name, ...path] })))
      else if (read.value !== undefined) value[name] = read.value
    }
    return issues.length ? { issues } : { value: value as F }
  })
