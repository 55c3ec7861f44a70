import type { Schema } from '../../src/contract/load.ts'
import { resolved } from './faults.ts'

/** A place in a body where a value can be inserted, and the schema of the contract for it. */
export type Spot = { field: string; steps: (string | number)[]; schema: Schema; required: boolean }

/** Every place of a body, at every depth; of an array its first item, if the example has one. */
export function spotsOf(given: Schema, body: unknown, steps: Spot['steps'] = []): Spot[] {
  const schema = resolved(given)
  if (schema.properties) {
    const required = (schema.required as string[] | undefined) ?? []
    return Object.entries(schema.properties as Record<string, Schema>).flatMap(([name, inner]) => {
      const there = [...steps, name]
      const spot = { field: there.join('.'), steps: there, schema: inner, required: required.includes(name) }
      return [spot, ...spotsOf(inner, (body as Record<string, unknown> | undefined)?.[name], there)]
    })
  }
  const [first] = Array.isArray(body) ? body : []
  return schema.items && first !== undefined ? spotsOf(schema.items as Schema, first, [...steps, 0]) : []
}

const MARK = 'a mark that stands where the JSON goes'

/** The body as JSON with something else in one place; `null` leaves the place out. */
export function withJson(body: unknown, steps: Spot['steps'], json: string | null): string {
  const copy = structuredClone(body)
  const last = steps.at(-1) ?? ''
  const holder = steps.slice(0, -1).reduce<unknown>((node, step) => (node as Record<string, unknown>)[step], copy)
  const fields = holder as Record<string, unknown>
  if (json === null) delete fields[last]
  else fields[last] = MARK
  return JSON.stringify(copy).replace(JSON.stringify(MARK), () => json ?? '')
}
