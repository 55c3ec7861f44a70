import type { PictureSpec } from '@yoyaku/drawings/spec'
import { sql } from 'kysely'
import type { AppContext } from '../../context.ts'
import type { Currency, Locale, Schemas } from '../../contract/types.ts'
import type { Db } from '../../db/connection.ts'
import { textIn } from '../../db/localized-text.ts'
import type { Text } from '../../lib/localized-text.ts'
import { nextAvailableDates, type Party } from '../availability/day/next-available-date.ts'
import { type CatalogueSnapshot, catalogueSnapshot } from '../catalogue-changes/catalogue-snapshot.ts'
import { defineShopCache } from '../catalogue-changes/shop-cache.ts'
import { shown } from '../money/convert.ts'
import { shopPicture } from '../pictures/picture-urls.ts'
import { districtOf } from '../synonyms/district-of.ts'
import { FEWEST_BOOKED_MEMBERS } from './booked-members.ts'
import { stationIn, stationOf } from './station.ts'

type ShopCard = Schemas['ShopCard']

/** The part of a call that a read needs. */
export type Viewer = { context: AppContext; locale: Locale; currency: Currency }

type Row = {
  id: string
  shop_name: string
  brand_name: string | null
  cover: PictureSpec
  category_id: string
  category_name: string
  city_id: string
  city_name: string
  /** In English. */
  city: string
  address: Text
  name: Text
  country: Schemas['Country']
  latitude: number
  longitude: number
  station: Text | null
  station_minutes: number | null
  station_latitude: number | null
  station_longitude: number | null
  rating: string | null
  rating_count: number
  price_from: number
  price_per: Schemas['PricePer'] | null
  currency: Currency
  updated_at: string
  booked_members: number
}

/** Says what the lowest price of a shop is for. */
const pricePer = sql`(select price_per from service join service_unit unit on unit.shop_id = service.shop_id and unit.service_id = service.id
  where service.shop_id = shop.id and service.active order by unit.price, service.sort, service.id limit 1)`

const columns = (locale: Locale) => sql`shop.id, ${textIn(locale, 'shop.name')} as shop_name,
  case when shop.brand_id is null then null else ${textIn(locale, 'brand.name')} end as brand_name, shop.cover,
  shop.category_id, ${textIn(locale, 'category.name')} as category_name, shop.city_id, ${textIn(locale, 'city.name')} as city_name,
  city.name ->> 'en' as city, shop.address, shop.name,
  shop.country, shop.latitude, shop.longitude, shop.station, shop.station_minutes, shop.station_latitude, shop.station_longitude,
  shop.rating, shop.rating_count, shop.price_from, ${pricePer} as price_per, shop.currency, shop.updated_at, shop.booked_members`

const tables = sql`(shop join category on category.id = shop.category_id join city on city.id = shop.city_id
  left join brand on brand.id = shop.brand_id)`

export type CardHints = {
  snapshot?: CatalogueSnapshot
  /** For whom the next free day is to be; else for as few as a service takes. */
  party?: Party
  /** Day on which each shop is free, where that is known of all of them. */
  freeOn?: ReadonlyMap<string, string>
}

/** The cards of shops, in the order of their ids. They were chosen as active ones: one that closes meanwhile still has a card, so that no list is shorter than it says. */
export async function cardsOf(
  { context, locale, currency }: Viewer,
  ids: readonly string[],
  { snapshot: seen, party, freeOn }: CardHints = {},
): Promise<ShopCard[]> {
  if (ids.length === 0) return []
  const snapshot = seen ?? (await catalogueSnapshot(context, ids))
  const [cards, free] = await Promise.all([
    cardCache(snapshot, ids, locale, (missing) => loadCards(context.db, missing, locale)),
    freeOn ?? nextAvailableDates(context.db, snapshot, ids, party),
  ])
  return ids.flatMap((id) => {
    const stored = cards.get(id)
    if (stored === undefined) return []
    const { price, card } = stored
    return [{ ...card, priceFrom: shown(price, currency, snapshot.rates), nextAvailableDate: free.get(id) ?? null }]
  })
}

type CachedCard = { card: Omit<ShopCard, 'priceFrom' | 'nextAvailableDate'>; price: Schemas['Money'] }

const cardCache = defineShopCache<CachedCard>(5000)

async function loadCards(db: Db, ids: string[], locale: Locale): Promise<[string, CachedCard][]> {
  const { rows } = await sql<Row>`select ${columns(locale)} from ${tables}
    where shop.id = any(${ids})`.execute(db)
  return rows.map((row) => [row.id, cachedCardOf(row, locale)])
}

const cachedCardOf = (row: Row, locale: Locale): CachedCard => ({
  card: {
    id: row.id,
    shopName: row.shop_name,
    brandName: row.brand_name,
    cover: shopPicture(row.id, 0, row.cover),
    category: { id: row.category_id, name: row.category_name },
    city: { id: row.city_id, name: row.city_name },
    district: districtOf(row, locale)?.name ?? null,
    country: row.country,
    latitude: row.latitude,
    longitude: row.longitude,
    ...stationIn(locale, stationOf(row)),
    ...(row.price_per !== null && { pricePer: row.price_per }),
    // Triggers of `review` count them.
    rating: row.rating === null ? null : Number(row.rating),
    ratingCount: row.rating_count,
    bookedMembers: row.booked_members < FEWEST_BOOKED_MEMBERS ? 0 : row.booked_members,
    updatedAt: row.updated_at,
  },
  price: { amount: row.price_from, currency: row.currency },
})
