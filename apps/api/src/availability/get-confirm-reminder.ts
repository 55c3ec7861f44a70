import { type Handler, refuse } from '../contract/handler.ts'
import { policyOf } from '../reservations/policy.ts'
import { loadAgreement } from './agreement.ts'
import { inLanguage } from './in-language.ts'

export const getConfirmReminder: Handler<'getConfirmReminder'> = async ({ params, locale, world }) => {
  const agreement = await loadAgreement(world.db, params.id)
  if (agreement === null) return refuse(404, 'NOT_AVAILABLE', 'This shop is not there')
  const { version, freeHours, reminders } = agreement
  return {
    status: 200,
    body: {
      data: {
        version,
        reminders: reminders.map(({ id, text, required }) => ({ id, text: inLanguage(locale, text), required })),
        cancellationPolicy: policyOf(freeHours, locale),
      },
    },
  }
}
