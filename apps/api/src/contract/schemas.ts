import { isName, readName } from '@yoyaku/input'
import { Ajv2020, type FuncKeywordDefinition, type Options, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { normaliseEmail } from '../lib/email-address.ts'
import type { Contract, Schema } from './load.ts'

const annotations = ['example', 'x-codes', 'x-transitions']

/** A rule that `pattern` cannot state portably: an ECMAScript regular expression with the flag `u`. */
const X_PATTERN: FuncKeywordDefinition = {
  keyword: 'x-pattern',
  type: 'string',
  schemaType: 'string',
  compile(source: string) {
    const pattern = new RegExp(source, 'u')
    return (text: string) => pattern.test(text)
  },
}

/** Postgres knows no year 0, and nothing here is so old or so far that a day more or less leaves the calendar. */
const realYear = (valid: (text: string) => boolean) => (text: string) => valid(text) && /^[12]/.test(text)

function createAjv({ schemas }: Contract, options: Options): Ajv2020 {
  const ajv = new Ajv2020({ allErrors: true, useDefaults: true, allowUnionTypes: true, ...options })
  addFormats.default(ajv)
  for (const name of ['date', 'date-time'] as const) ajv.addFormat(name, { validate: realYear(formatCheck(ajv, name)) })
  ajv.addFormat('email', (text: string) => normaliseEmail(text) !== null)
  ajv.addFormat('person-name', { validate: (text: string) => isName(readName(text)) })
  for (const keyword of annotations) ajv.addKeyword({ keyword, valid: true })
  ajv.addKeyword(X_PATTERN)
  // A format that `format` would tell to tools that read it more narrowly.
  ajv.addKeyword({
    keyword: 'x-format',
    type: 'string',
    schemaType: 'string',
    compile: (name: string) => formatCheck(ajv, name),
  })
  for (const [name, schema] of Object.entries(schemas)) ajv.addSchema({ ...schema, $id: name })
  return ajv
}

function formatCheck(ajv: Ajv2020, name: string): (text: string) => boolean {
  const format = ajv.formats[name]
  if (typeof format === 'object' && 'validate' in format && typeof format.validate === 'function') {
    const { validate } = format
    return (text) => validate(text as never) === true
  }
  throw new Error(`ajv-formats has no check for ${name}`)
}

export type Compile = (schema: Schema) => ValidateFunction

type Compilers = { literal: Compile; text: Compile }

const compilersByContract = new WeakMap<Contract, Compilers>()

/** The validators of a contract. All apps of a process share them: compiling takes half a second. */
export function compilersOf(contract: Contract): Compilers {
  const compilers = compilersByContract.get(contract) ?? createCompilers(contract)
  compilersByContract.set(contract, compilers)
  return compilers
}

/** Bodies and answers are validated as they are; parameters of a URL or a header are text, and are converted first. */
export function createCompilers(contract: Contract): Compilers {
  const literal = createAjv(contract, { strict: true, strictRequired: false })
  const text = createAjv(contract, { strict: false, coerceTypes: 'array' })
  return { literal: (schema) => literal.compile(schema), text: (schema) => text.compile(schema) }
}

/**
 * The same schema for writing an answer: `oneOf: [X, null]` as a nullable X, which is written without validating it
 * first.
 */
export function forWriting(schema: Schema, schemas: Record<string, Schema>): Schema {
  return rewrite(schema, schemas) as Schema
}

function rewrite(node: unknown, schemas: Record<string, Schema>): unknown {
  if (Array.isArray(node)) return node.map((item) => rewrite(item, schemas))
  if (typeof node !== 'object' || node === null) return node
  const { oneOf, ...rest } = node as Schema
  if (Array.isArray(oneOf) && oneOf.length === 2 && oneOf.some(isNull)) {
    const other = oneOf.find((choice) => !isNull(choice)) as Schema
    const named = typeof other.$ref === 'string' ? schemas[other.$ref] : other
    return rewrite({ ...rest, ...named, nullable: true }, schemas)
  }
  return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, rewrite(value, schemas)]))
}

const isNull = (choice: unknown) => (choice as Schema).type === 'null'
