import type { CancelReasonCode, FieldCode } from '../contract/types.ts'

/** Every code in one language, as the files of this folder have it. */
export type Table = {
  /** By code of a failure: the contract's and the SDK's own. */
  codes: Readonly<Record<string, string>>
  /** The sentence for a code that is not known. */
  general: string
  /** By field (the last part of its path) and code; '' is any other field. */
  fields: Readonly<Record<string, Readonly<Partial<Record<FieldCode, string>>>>>
  reasons: Readonly<Record<string, string>>
}

/** Sentences for people, in one language. */
export type Words = {
  /** Says what happened and what one can do now; the general sentence for a code that is not known. */
  failure(failure: { code: number | string; status?: number | null }): string
  /** The sentence beside a field, by its name in `fields` of a value (`contact.phone`, `consents.terms`) or in a failure; a general one for a code that is not known. */
  field(name: string, code: FieldCode): string
  /** The label of a reason for a cancellation; the code itself for one that is not known. */
  cancelReason(reason: CancelReasonCode): string
}

/** Codes of answers whose own code says nothing: what stands between may refuse as well. */
const CODE_OF_STATUS: Readonly<Record<number, string>> = { 429: 'RATE_LIMITED', 503: 'UNAVAILABLE' }

const own = <T>(table: Readonly<Record<string, T>>, key: string | number): T | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined

/** Fields that a value and the contract name differently. */
const FIELD_OF: Readonly<Record<string, string>> = {
  request: 'specialRequirement',
  'consents.terms': 'agreedTermsVersion',
  'consents.privacy': 'agreedPrivacyVersion',
  'consents.sharing': 'agreedSharingVersion',
  'consents.reminders': 'agreedTermsVersion',
}

export const wordsOf = ({ codes, general, fields, reasons }: Table): Words => ({
  failure: ({ code, status }) => own(codes, code) ?? own(codes, CODE_OF_STATUS[status ?? 0] ?? '') ?? general,
  field(name, code) {
    const field = own(FIELD_OF, name) ?? name.split('.').at(-1) ?? ''
    const general = fields[''] ?? {}
    return own(own(fields, field) ?? {}, code) ?? own(general, code) ?? general.FORMAT ?? ''
  },
  cancelReason: (reason) => own(reasons, reason) ?? reason,
})
