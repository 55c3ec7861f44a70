import { sql } from 'kysely'
import { type Handler, refuse } from '../contract/handler.ts'
import { shopPicture } from './picture.ts'
import { servicesOf } from './services.ts'
import { textIn } from './texts.ts'

export const getService: Handler<'getService'> = async (call) => {
  const { params, locale, world } = call
  const [service] = await servicesOf(call, sql`service.id = ${params.id}`)
  if (service === undefined) {
    const kept = await world.db.selectFrom('service').select('id').where('id', '=', params.id).executeTakeFirst()
    return refuse(404, kept === undefined ? 'NOT_FOUND' : 'NOT_AVAILABLE')
  }
  const shop = await world.db
    .selectFrom('shop')
    .select(['id', 'cover', 'phone', 'country', 'time_zone', 'free_cancellation_hours'])
    .select([textIn(locale, 'name').as('shopName'), textIn(locale, 'address').as('address')])
    .where('id', '=', service.shopId)
    .executeTakeFirstOrThrow()
  const { cover, time_zone, free_cancellation_hours, ...rest } = shop
  return {
    status: 200,
    body: {
      data: {
        ...service,
        shop: {
          ...rest,
          cover: shopPicture(shop.id, 0, cover),
          timeZone: time_zone,
          freeCancellationHours: free_cancellation_hours,
        },
      },
    },
  }
}
