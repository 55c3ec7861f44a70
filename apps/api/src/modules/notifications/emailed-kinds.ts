import type { Schemas } from '../../contract/types.ts'
import type { ReservationEmailKind } from '../mail/emails.ts'

/** The kinds of notifications that are sent by e-mail too, and by which; all others are only sent live. */
export const EMAIL_OF: Partial<Record<Schemas['NotificationKind'], ReservationEmailKind | 'review'>> = {
  confirmed: 'confirmed',
  cancelled: 'cancelled',
  upcoming: 'reminder',
  rescheduled: 'rescheduled',
  completed: 'review',
}
