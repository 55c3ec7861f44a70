import { sql } from 'kysely'
import { refuse } from '../../contract/failure.ts'
import type { Handler } from '../../contract/handler.ts'
import { textIn } from '../../db/localized-text.ts'
import { showLateFee } from '../bookings/late-fee.ts'
import { shopPicture } from '../pictures/picture-urls.ts'
import { returnBranchesOf } from './return-branches.ts'
import { servicesOf } from './services.ts'

export const getService: Handler<'getService'> = async (call) => {
  const { params, locale, context } = call
  const [service] = await servicesOf(call, sql`service.id = ${params.id}`)
  if (service === undefined) {
    const stored = await context.db.selectFrom('service').select('id').where('id', '=', params.id).executeTakeFirst()
    return refuse(404, stored === undefined ? 'NOT_FOUND' : 'NOT_AVAILABLE')
  }
  const shop = await context.db
    .selectFrom('shop')
    .select([
      'id',
      'cover',
      'phone',
      'country',
      'latitude',
      'longitude',
      'time_zone',
      'free_cancellation_hours',
      'late_fee',
      'currency',
    ])
    .select(textIn(locale, 'business').as('business'))
    .select([textIn(locale, 'name').as('shopName'), textIn(locale, 'address').as('address')])
    .where('id', '=', service.shopId)
    .executeTakeFirstOrThrow()
  const { cover, time_zone, free_cancellation_hours, late_fee, currency, business, ...rest } = shop
  return {
    status: 200,
    body: {
      data: {
        ...service,
        ...(await returnBranchesOf(call, service.shopId, [service])),
        shop: {
          ...rest,
          cover: shopPicture(shop.id, 0, cover),
          timeZone: time_zone,
          freeCancellationHours: free_cancellation_hours,
          lateFee: showLateFee(late_fee, currency),
          ...(business !== '' && { business }),
        },
      },
    },
  }
}
