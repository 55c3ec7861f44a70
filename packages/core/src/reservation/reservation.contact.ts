import type { User } from '../client/types.ts'
import type { ContactDraft } from './reservation.types.ts'

const FIELDS = ['firstName', 'lastName', 'phone', 'email'] as const

const each = (textOf: (field: (typeof FIELDS)[number]) => string): ContactDraft =>
  Object.fromEntries(FIELDS.map((field) => [field, textOf(field)])) as Record<(typeof FIELDS)[number], string>

export const emptyContact: ContactDraft = each(() => '')

/** Fills empty fields from the member's profile; never overwrites a typed one. */
export const prefilled = (typed: ContactDraft, user: User | null): ContactDraft =>
  each((field) => typed[field] || (user?.[field] ?? ''))

/** The typed fields alone: those of a member's profile go when the member does, and are never stored. */
export function typedBy(user: User | null, contact: ContactDraft): ContactDraft {
  const own = prefilled(emptyContact, user)
  return each((field) => (contact[field] === own[field] ? '' : contact[field]))
}
