import type { Schemas } from '../../contract/types.ts'
import type { ReservationEmailKind } from '../mail/emails.ts'

/** What is also told by mail, and by which e-mail; everything else is only told live. */
export const EMAIL_OF: Partial<Record<Schemas['NotificationKind'], ReservationEmailKind>> = {
  confirmed: 'confirmed',
  cancelled: 'cancelled',
  upcoming: 'reminder',
}
