import { sql } from 'kysely'
import { refuse } from '../../contract/failure.ts'
import type { Handler } from '../../contract/handler.ts'
import type { Locale, Schemas } from '../../contract/types.ts'
import type { Db } from '../../db/connection.ts'
import { textIn } from '../../db/localized-text.ts'
import type { PictureSpec } from '../../lib/picture-spec.ts'
import type { WeekRow } from '../../lib/shop-calendar.ts'
import { catalogueSnapshot } from '../catalogue-changes/catalogue-snapshot.ts'
import { createShopCache } from '../catalogue-changes/shop-cache.ts'
import { shopPicture } from '../pictures/picture-urls.ts'
import { cardsOf } from './cards.ts'
import { openStates } from './open-state.ts'
import { loadServices, type ServiceRow, serviceFrom } from './services.ts'

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

const shopPages = createShopCache<Page>(2000)

/** Of the whole page only the openings, the next free day and the amounts are made anew while the shop stays as it is. */
export const getShop: Handler<'getShop'> = async (call) => {
  const { params, locale, currency, context } = call
  const look = await catalogueSnapshot(context.db)
  const [pages, [card]] = await Promise.all([
    shopPages(context.db, look, [params.id], locale, () => loadPage(context.db, params.id, locale)),
    cardsOf(call, [params.id], { look }),
  ])
  const page = pages.get(params.id)
  if (page === undefined) return refuse(404, 'NOT_FOUND')
  if (!page.active || card === undefined) return refuse(404, 'NOT_AVAILABLE')
  return {
    status: 200,
    body: {
      data: {
        ...card,
        ...page.told,
        openState: page.openState(look.now),
        services: page.services.map((row) => serviceFrom(row, currency, look.rates)),
      },
    },
  }
}

type ShopFields = Omit<Schemas['Shop'], keyof Schemas['ShopCard'] | 'openState' | 'services'>
type Page = { active: boolean; told: ShopFields; services: ServiceRow[]; openState: ReturnType<typeof openStates> }

async function loadPage(db: Db, id: string, locale: Locale): Promise<[string, Page][]> {
  const [row, services] = await Promise.all([
    shopRow(db, id, locale),
    loadServices(db, locale, sql`service.shop_id = ${id}`, sql`order by service.sort, service.id`),
  ])
  if (row === undefined) return []
  const told: ShopFields = {
    description: row.description,
    address: row.address,
    phone: row.phone,
    latitude: row.latitude,
    longitude: row.longitude,
    timeZone: row.time_zone,
    hours: row.hours.map(({ weekday, from, to }) => ({ weekday, open: wallTime(from), close: wallTime(to) })),
    pictures: [row.cover, ...row.gallery].map((spec, number) => shopPicture(id, number, spec)),
    categories: row.categories,
    freeCancellationHours: row.free_cancellation_hours,
  }
  return [[id, { active: row.active, told, services, openState: openStates(row.hours, row.holidays, row.time_zone) }]]
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
