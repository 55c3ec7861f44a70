import { refuse } from '../../contract/failure.ts'
import type { Handler } from '../../contract/handler.ts'
import { inLanguage } from '../../lib/localized-text.ts'
import { loadAgreement } from '../bookings/agreement.ts'
import { policyOf } from '../bookings/cancellation-policy.ts'
import { showLateFee } from '../bookings/late-fee.ts'

export const getConfirmReminder: Handler<'getConfirmReminder'> = async ({ params, locale, context }) => {
  const agreement = await loadAgreement(context.db, params.id)
  if (agreement === null) return refuse(404, 'NOT_AVAILABLE', 'This shop is not there')
  const { version, privacyVersion, freeHours, lateFee, reschedule, currency, reminders } = agreement
  return {
    status: 200,
    body: {
      data: {
        version,
        privacyVersion,
        reminders: reminders.map(({ id, text, required }) => ({ id, text: inLanguage(locale, text), required })),
        cancellationPolicy: policyOf(freeHours, showLateFee(lateFee, currency), reschedule, locale),
      },
    },
  }
}
