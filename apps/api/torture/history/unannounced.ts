import type { Received } from './received.ts'
import type { ReservationRecord, Tables } from './tables.ts'

const MOVES: Record<string, string[]> = {
  confirmed: ['confirmed'],
  cancelled: ['cancelled', 'confirmed'],
  completed: ['completed', 'confirmed'],
  noshow: ['confirmed', 'noshow'],
}

/**
 * Each change of status is announced once: by one notification, one e-mail in the table, and one e-mail in the mailbox, or several
 * of the same id.
 */
export function unannounced({ reservations, emails, waiting }: Tables, received: Received): string[] {
  return [
    ...reservations.flatMap((row) => [
      ...missingNotifications(row),
      ...missingEmails(row, emails),
      ...undeliveredEmails(row, received),
    ]),
    ...(waiting > 0 ? [`${waiting} announcements never left`] : []),
  ]
}

/** Whether each change of status has exactly one notification. */
export function missingNotifications({ code, status, notifications, formerVersions }: ReservationRecord): string[] {
  // A reminder is no move.
  const kinds = notifications
    .map(({ kind }) => kind)
    .filter((kind) => kind !== 'upcoming')
    .sort()
  const wanted = [...(MOVES[status] ?? []), ...formerVersions.map(() => 'rescheduled')].sort()
  return kinds.join() === wanted.join() ? [] : [`${code} is ${status} and was told ${kinds.join(', ') || 'nothing'}`]
}

function missingEmails({ code, notifications }: ReservationRecord, emails: Tables['emails']): string[] {
  return notifications
    .filter(({ id }) => emails.get(`notification ${id}`) !== 1)
    .map(({ id, kind }) => `${code}: ${emails.get(`notification ${id}`) ?? 0} e-mails for ${kind}`)
}

function undeliveredEmails({ code, email, notifications }: ReservationRecord, received: Received): string[] {
  const came = received.get(email)?.size ?? 0
  return came === notifications.length ? [] : [`${code}: ${came} different e-mails came, of ${notifications.length}`]
}
