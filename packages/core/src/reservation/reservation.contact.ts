import type { User } from '../client/types.ts'
import type { ContactDraft } from './reservation.types.ts'

export const emptyContact: ContactDraft = { firstName: '', lastName: '', phone: '', email: '' }

/** Fills what was left empty with what is known of the member; never writes over what was typed. */
export function prefilled(typed: ContactDraft, user: User | null): ContactDraft {
  return {
    firstName: typed.firstName || (user?.firstName ?? ''),
    lastName: typed.lastName || (user?.lastName ?? ''),
    phone: typed.phone || (user?.phone ?? ''),
    email: typed.email || (user?.email ?? ''),
  }
}

/** What was typed alone: what came from a member's profile goes when the member does, and is never stored. */
export function typedBy(user: User | null, { firstName, lastName, phone, email }: ContactDraft): ContactDraft {
  const own = prefilled(emptyContact, user)
  return {
    firstName: firstName === own.firstName ? '' : firstName,
    lastName: lastName === own.lastName ? '' : lastName,
    phone: phone === own.phone ? '' : phone,
    email: email === own.email ? '' : email,
  }
}
