import type { FieldCode } from '../contract/types.ts'

/** Every code in one language, as the files of this folder have it. */
export type Table = {
  /** By code of a failure: the contract's and the SDK's own. */
  codes: Readonly<Record<string, string>>
  /** Where nothing is known but that it did not work. */
  general: string
  /** By field (the last part of its path) and code; '' is any other field. */
  fields: Readonly<Record<string, Readonly<Partial<Record<FieldCode, string>>>>>
}

/** Sentences for people, in one language. */
export type Words = {
  /** What happened and what one can do now; the general sentence for a code that is not known. */
  failure(failure: { code: number | string; status?: number | null }): string
  /** What to read beside a field; `name` may be a path such as `contact.phone`. */
  field(name: string, code: FieldCode): string
}

/** Of an answer whose code says nothing: what stands between may refuse as well. */
const CODE_OF_STATUS: Readonly<Record<number, string>> = { 429: 'RATE_LIMITED', 503: 'UNAVAILABLE' }

const own = <T>(table: Readonly<Record<string, T>>, key: string | number): T | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined

export const wordsOf = ({ codes, general, fields }: Table): Words => ({
  failure: ({ code, status }) => own(codes, code) ?? own(codes, CODE_OF_STATUS[status ?? 0] ?? '') ?? general,
  field: (name, code) => own(fields, name.split('.').at(-1) ?? '')?.[code] ?? fields['']?.[code] ?? '',
})
