import type { FieldCode } from '../contract/types.ts'

/** Error codes by the name of the field. */
export type FieldErrors<Name extends string = string> = Readonly<Partial<Record<Name, FieldCode>>>

export const NO_FIELDS: FieldErrors = Object.freeze({})

/** The same codes under other names: those of the contract end where a value begins. What `names` does not list keeps its name, but for extras. */
export const renamed = <Name extends string>(fields: FieldErrors, names: Record<string, Name>): FieldErrors<Name> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, code]) => [names[name] ?? ofExtras(name), code]),
  ) as FieldErrors<Name>

/** The number of an extra is within its name. */
const ofExtras = (name: string) => name.replace(/\battaches\b/, 'extras').replace(/\battachId$/, 'id')
