import type { Schemas } from '../contract/handler.ts'
import type { ReservationLetterKind } from '../mail/letters.ts'

/** What is also told by mail, and by which letter; everything else is only told live. */
export const LETTER_OF: Partial<Record<Schemas['NotificationKind'], ReservationLetterKind>> = {
  confirmed: 'confirmed',
  cancelled: 'cancelled',
  upcoming: 'reminder',
}
