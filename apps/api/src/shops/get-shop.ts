import { sql } from 'kysely'
import { calendarOf, type WeekRow } from '../availability/calendar.ts'
import { type Handler, type Locale, refuse, type Schemas } from '../contract/handler.ts'
import type { Db } from '../db/connection.ts'
import type { PictureSpec } from '../db/seed/catalogue.types.ts'
import { cardsOf } from './cards.ts'
import { openState } from './open-state.ts'
import { shopPicture } from './picture.ts'
import { servicesOf } from './services.ts'
import { textIn } from './texts.ts'

type Row = {
  active: boolean
  description: string
  address: string
  phone: string
  latitude: number
  longitude: number
  time_zone: string
  cover: PictureSpec
  gallery: PictureSpec[]
  free_cancellation_hours: number
  hours: WeekRow[]
  holidays: string[]
  categories: Schemas['NamedId'][]
}

export const getShop: Handler<'getShop'> = async (call) => {
  const { params, locale, world } = call
  const [row, [card], services, now] = await Promise.all([
    shopRow(world.db, params.id, locale),
    cardsOf(call, [params.id]),
    servicesOf(call, sql`service.shop_id = ${params.id}`, sql`order by service.sort, service.id`),
    world.now(),
  ])
  if (row === undefined) return refuse(404, 'NOT_FOUND')
  if (!row.active || card === undefined) return refuse(404, 'NOT_AVAILABLE')
  return {
    status: 200,
    body: {
      data: {
        ...card,
        description: row.description,
        address: row.address,
        phone: row.phone,
        latitude: row.latitude,
        longitude: row.longitude,
        timeZone: row.time_zone,
        hours: row.hours.map(({ weekday, from, to }) => ({ weekday, open: wallTime(from), close: wallTime(to) })),
        openState: openState(row.hours, row.holidays, calendarOf(row.time_zone), Date.parse(now)),
        pictures: [row.cover, ...row.gallery].map((spec, number) => shopPicture(params.id, number, spec)),
        categories: row.categories,
        services,
        freeCancellationHours: row.free_cancellation_hours,
      },
    },
  }
}

async function shopRow(db: Db, id: string, locale: Locale): Promise<Row | undefined> {
  const { rows } = await sql<Row>`
    select active, ${textIn(locale, 'description')} as description, ${textIn(locale, 'address')} as address, phone, latitude,
      longitude, time_zone, cover, gallery, free_cancellation_hours,
      (select coalesce(json_agg(json_build_object('weekday', weekday, 'from', opens, 'to', closes) order by weekday, opens), '[]')
        from shop_hours where shop_id = shop.id) as hours,
      array(select month_day from shop_holiday where shop_id = shop.id) as holidays,
      (select coalesce(json_agg(json_build_object('id', category.id, 'name', ${textIn(locale, 'category.name')})
          order by category.id <> shop.category_id, category.sort), '[]')
        from shop_category join category on category.id = shop_category.category_id where shop_id = shop.id) as categories
    from shop where id = ${id}`.execute(db)
  return rows[0]
}

function wallTime(minutes: number): string {
  const two = (number: number) => String(number).padStart(2, '0')
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
}
