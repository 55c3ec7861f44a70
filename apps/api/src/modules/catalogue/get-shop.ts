import type { PictureSpec } from '@yoyaku/drawings/spec'
import { sql } from 'kysely'
import { refuse } from '../../contract/failure.ts'
import type { Handler } from '../../contract/handler.ts'
import type { Currency, Locale, Schemas } from '../../contract/types.ts'
import type { Db } from '../../db/connection.ts'
import { textIn } from '../../db/localized-text.ts'
import type { LateFee } from '../../db/tables/booking-snapshot.ts'
import { clockTime } from '../../lib/minutes-of-day.ts'
import type { Span, SpecialRow, WeekRow } from '../../lib/shop-calendar.ts'
import { wallTimeOf } from '../../lib/wall-time.ts'
import { showLateFee } from '../bookings/late-fee.ts'
import { catalogueSnapshot } from '../catalogue-changes/catalogue-snapshot.ts'
import { defineShopCache } from '../catalogue-changes/shop-cache.ts'
import { specialHoursOf } from '../offers/special-hours.ts'
import { insidePicture, shopPicture } from '../pictures/picture-urls.ts'
import { insideOf } from '../pictures/shop-inside.ts'
import { shopReviews } from '../reviews/shop-reviews.ts'
import { cardsOf } from './cards.ts'
import { openStates } from './open-state.ts'
import { returnBranchesOf } from './return-branches.ts'
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
  late_fee: LateFee | null
  open_since: number | null
  license: string
  currency: Currency
  hours: WeekRow[]
  holidays: string[]
  special: SpecialRow[]
  closures: Span[]
  categories: Schemas['NamedId'][]
}

const shopPages = defineShopCache<Page>(2000)

/** Answers the page of a shop. While the shop stays as it is, only openings, the next free day and amounts are made anew. */
export const getShop: Handler<'getShop'> = async (call) => {
  const { params, locale, currency, context } = call
  const snapshot = await catalogueSnapshot(context, [params.id])
  const [pages, [card]] = await Promise.all([
    shopPages(snapshot, [params.id], locale, () => loadPage(context.db, params.id, locale)),
    cardsOf(call, [params.id], { snapshot }),
  ])
  const page = pages.get(params.id)
  if (page === undefined) return refuse(404, 'NOT_FOUND')
  if (!page.active || card === undefined) return refuse(404, 'NOT_AVAILABLE')
  return {
    status: 200,
    body: {
      data: {
        ...card,
        ...page.fields,
        ...comingDays(page.fields, snapshot.now),
        openState: page.openState(snapshot.now),
        services: page.services.map((row) => serviceFrom(row, currency, snapshot.rates)),
        // Read anew: a page stays in memory while its own shop stays as it is, and a branch is another shop.
        ...(await returnBranchesOf(call, params.id, page.services)),
      },
    },
  }
}

/** Fields of the card that the page reads by itself. */
type OwnField = 'latitude' | 'longitude' | 'rating' | 'ratingCount'
type ShopFields = Omit<
  Schemas['Shop'],
  Exclude<keyof Schemas['ShopCard'], OwnField> | 'openState' | 'services' | 'returnBranches'
>
type Page = { active: boolean; fields: ShopFields; services: ServiceRow[]; openState: ReturnType<typeof openStates> }

/** A page stays in memory until its shop changes, and meanwhile days pass. Wall times compare as text. */
function comingDays({ closures, specialHours, timeZone }: ShopFields, now: number) {
  const wallTime = wallTimeOf(new Date(now).toISOString(), timeZone)
  return {
    closures: closures.filter(({ to }) => to > wallTime),
    specialHours: specialHours.filter(({ date }) => date >= wallTime.slice(0, 'YYYY-MM-DD'.length)),
  }
}

async function loadPage(db: Db, id: string, locale: Locale): Promise<[string, Page][]> {
  const [row, inside, services, rated] = await Promise.all([
    shopRow(db, id, locale),
    insideOf(db, id),
    loadServices(db, locale, sql`service.shop_id = ${id}`, sql`order by service.sort, service.id`),
    shopReviews(db, id, locale),
  ])
  if (row === undefined) return []
  const fields: ShopFields = {
    ...rated,
    description: row.description,
    address: row.address,
    phone: row.phone,
    latitude: row.latitude,
    longitude: row.longitude,
    timeZone: row.time_zone,
    hours: row.hours.map(({ weekday, from, to }) => ({ weekday, open: clockTime(from), close: clockTime(to) })),
    specialHours: row.special.map(({ date, from, to }) => ({ date, open: clockTime(from), close: clockTime(to) })),
    closures: row.closures.map(({ start, end }) => ({
      from: wallTimeOf(new Date(start).toISOString(), row.time_zone),
      to: wallTimeOf(new Date(end).toISOString(), row.time_zone),
    })),
    pictures: [
      shopPicture(id, 0, row.cover),
      ...(inside === null ? [] : [insidePicture(id, inside)]),
      ...row.gallery.map((spec, index) => shopPicture(id, index + 1, spec)),
    ],
    categories: row.categories,
    freeCancellationHours: row.free_cancellation_hours,
    lateFee: showLateFee(row.late_fee, row.currency),
    ...(row.open_since !== null && { openSince: row.open_since }),
    ...(row.license !== '' && { license: row.license }),
  }
  return [[id, { active: row.active, fields, services, openState: openStates(row, row.time_zone) }]]
}

async function shopRow(db: Db, id: string, locale: Locale): Promise<Row | undefined> {
  const { rows } = await sql<Row>`
    select active, ${textIn(locale, 'description')} as description, ${textIn(locale, 'address')} as address, phone, latitude,
      longitude, time_zone, cover, gallery, free_cancellation_hours, late_fee, currency,
      open_since, ${textIn(locale, 'license')} as license,
      (select coalesce(json_agg(json_build_object('weekday', weekday, 'from', opens, 'to', closes) order by weekday, opens), '[]')
        from shop_hours where shop_id = shop.id) as hours,
      array(select month_day from shop_holiday where shop_id = shop.id) as holidays,
      ${specialHoursOf(sql.ref('shop.id'))} as special,
      (select coalesce(json_agg(json_build_object('start', extract(epoch from lower(during))::float8 * 1000,
          'end', extract(epoch from upper(during))::float8 * 1000) order by during), '[]')
        from closure where shop_id = shop.id and bookable_id is null and upper(during) > app_now() - interval '12 hours') as closures,
      (select coalesce(json_agg(json_build_object('id', category.id, 'name', ${textIn(locale, 'category.name')})
          order by category.id <> shop.category_id, category.sort), '[]')
        from shop_category join category on category.id = shop_category.category_id where shop_id = shop.id) as categories
    from shop where id = ${id}`.execute(db)
  return rows[0]
}
