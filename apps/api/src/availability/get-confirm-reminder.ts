import { type Handler, refuse } from '../contract/handler.ts'
import { policyOf } from '../reservations/policy.ts'
import { inLanguage } from './in-language.ts'
import { currentTermsVersion } from './terms.ts'

export const getConfirmReminder: Handler<'getConfirmReminder'> = async ({ params, locale, world: { db } }) => {
  const shop = await db
    .selectFrom('shop')
    .select('free_cancellation_hours as freeHours')
    .where('id', '=', params.id)
    .where('active', '=', true)
    .executeTakeFirst()
  if (shop === undefined) return refuse(404, 'NOT_AVAILABLE', 'This shop is not there')
  const reminders = await db
    .selectFrom('shop_reminder')
    .select(['id', 'text', 'required'])
    .where('shop_id', '=', params.id)
    .orderBy('sort')
    .orderBy('id')
    .execute()
  return {
    status: 200,
    body: {
      data: {
        version: await currentTermsVersion(db),
        reminders: reminders.map(({ id, text, required }) => ({ id, text: inLanguage(locale, text), required })),
        cancellationPolicy: policyOf(shop.freeHours, locale),
      },
    },
  }
}
