import type { User } from '../client/types.ts'
import type { Failure, Fields } from '../shared/failure.ts'
import { check, contact, optionalText } from '../shared/fields.ts'
import type { ContactDraft, Context, Pending } from './reservation.types.ts'

/** Fills what was left empty with what is known of the member; never writes over what was typed. */
export function prefilled(typed: ContactDraft, user: User | null): ContactDraft {
  return {
    firstName: typed.firstName || (user?.firstName ?? ''),
    lastName: typed.lastName || (user?.lastName ?? ''),
    phone: typed.phone || (user?.phone ?? ''),
    email: typed.email || (user?.email ?? ''),
  }
}

/** Everything that keeps a form from being sent. */
export function fieldsOfForm(context: Context, requiredReminders: string[]): Fields {
  const missing = requiredReminders.some((id) => !context.remindersConfirmed.includes(id))
  const requirement = check(optionalText, context.specialRequirement)
  return {
    ...check(contact, context.contact, 'contact.').fields,
    ...(requirement.value === null ? { specialRequirement: requirement.fields[''] ?? 'FORMAT' } : {}),
    ...(context.agreedTermsVersion === null ? { agreedTermsVersion: 'REQUIRED' as const } : {}),
    ...(missing ? { remindersConfirmed: 'REQUIRED' as const } : {}),
  }
}

export const isSendable = (context: Context, requiredReminders: string[]) =>
  Object.keys(fieldsOfForm(context, requiredReminders)).length === 0

/** The letter of one confirm. Only for a form that is sendable. */
export function letterOf(context: Context, idempotencyKey: string): Pending | null {
  const { hold, agreedTermsVersion, remindersConfirmed } = context
  const person = check(contact, context.contact).value
  if (hold === null || person === null || agreedTermsVersion === null) return null
  const specialRequirement = context.specialRequirement.trim()
  return {
    idempotencyKey,
    holdToken: hold.holdToken,
    body: { holdId: hold.holdId, contact: person, specialRequirement, agreedTermsVersion, remindersConfirmed },
  }
}

const isOneOf = (failure: Failure, ...codes: string[]) => codes.includes(String(failure.code))

/** The slot is no longer ours: back to choosing. */
export const isHoldLoss = (failure: Failure) =>
  isOneOf(failure, 'HOLD_EXPIRED', 'SLOT_TAKEN', 'NOT_AVAILABLE', 'NOT_FOUND') || failure.status === 404

/** Somebody else has this time. */
export const isTaken = (failure: Failure) => isOneOf(failure, 'SLOT_TAKEN')
