import fastJsonStringify, { type Schema as JsonSchema } from 'fast-json-stringify'
import type { Contract, Schema } from './load.ts'
import { forWriting } from './schemas.ts'

type Serialize = (value: unknown) => string

const serializersByContract = new WeakMap<Contract, Map<Schema, Serialize>>()

/** Compiles response schemas into serializers. All apps of a process share them: each takes 10 ms. */
export function serializersOf(contract: Contract): (schema: Schema) => Serialize {
  const { schemas } = contract
  const compiled = serializersByContract.get(contract) ?? new Map<Schema, Serialize>()
  serializersByContract.set(contract, compiled)
  const compile = (schema: Schema): Serialize =>
    fastJsonStringify(forLibrary(schema, schemas), { schema: namedIn(schema, schemas) })
  return (schema) => {
    const serialize = compiled.get(schema) ?? compile(schema)
    compiled.set(schema, serialize)
    return serialize
  }
}

const forLibrary = (schema: Schema, schemas: Record<string, Schema>) =>
  forWriting(schema, schemas) as object as JsonSchema

/** The named schemas that a schema refers to, directly or through others, for writing. The library checks every one that it is given. */
function namedIn(schema: Schema, schemas: Record<string, Schema>): Record<string, JsonSchema> {
  const found: Record<string, JsonSchema> = {}
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return
    const { $ref: name } = node as Schema
    const named = typeof name === 'string' ? schemas[name] : undefined
    if (typeof name === 'string' && named && !found[name]) {
      found[name] = { ...forLibrary(named, schemas), $id: name }
      visit(named)
    }
    for (const child of Object.values(node)) visit(child)
  }
  visit(schema)
  return found
}
