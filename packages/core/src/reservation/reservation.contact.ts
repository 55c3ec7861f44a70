import type { User } from '../client/types.ts'
import type { ContactDraft } from './reservation.types.ts'

const FIELDS = ['firstName', 'lastName', 'phone', 'email'] as const

const each = (textOf: (field: (typeof FIELDS)[number]) => string) =>
  Object.fromEntries(FIELDS.map((field) => [field, textOf(field)])) as ContactDraft

export const emptyContact: ContactDraft = each(() => '')

/** Fills what was left empty with what is known of the member; never writes over what was typed. */
export const prefilled = (typed: ContactDraft, user: User | null): ContactDraft =>
  each((field) => typed[field] || (user?.[field] ?? ''))

/** What was typed alone: what came from a member's profile goes when the member does, and is never stored. */
export function typedBy(user: User | null, contact: ContactDraft): ContactDraft {
  const own = prefilled(emptyContact, user)
  return each((field) => (contact[field] === own[field] ? '' : contact[field]))
}
