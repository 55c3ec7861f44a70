import { z } from 'zod'

/** The valid parts of a value; invalid ones are missing. A list of texts is there or missing as a whole. */
export type Loose<Value> = Value extends string[]
  ? Value | undefined
  : Value extends (infer Entry)[]
    ? Loose<Entry>[] | undefined
    : Value extends object
      ? { [Name in keyof Value]?: Loose<Value[Name]> | undefined } | undefined
      : Value | undefined

/** Reads the valid parts of a value that `schema` refuses, so that one mistake hides no other. Entries of lists keep their places. */
export function loosely<Schema extends z.ZodType>(schema: Schema): z.ZodType<Loose<z.output<Schema>>> {
  return partOf(schema) as z.ZodType<Loose<z.output<Schema>>>
}

function partOf(schema: z.core.$ZodType): z.ZodType {
  if (schema instanceof z.ZodOptional) return partOf(schema.unwrap())
  if (schema instanceof z.ZodArray) return z.array(partOf(schema.element)).optional().catch(undefined)
  if (schema instanceof z.ZodObject) {
    const parts = Object.entries(schema.shape).map(([name, part]) => [name, partOf(part as z.ZodType)] as const)
    return z.object(Object.fromEntries(parts)).optional().catch(undefined)
  }
  return (schema as z.ZodType).optional().catch(undefined)
}
