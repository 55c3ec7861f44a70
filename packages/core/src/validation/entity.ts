import * as z from 'zod/mini'

/** An entity of the contract, whole as it was sent. Only these fields of it are looked at: the rest may be of a newer server. */
export const entity = /* @__NO_SIDE_EFFECTS__ */ <T>(fields: z.core.$ZodLooseShape) => {
  const schema = z.object(fields)
  return z.custom<T>((value) => schema.safeParse(value).success)
}
