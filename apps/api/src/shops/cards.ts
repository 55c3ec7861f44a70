import { sql } from 'kysely'
import type { Currency, Locale, Schemas } from '../contract/handler.ts'
import type { PictureSpec } from '../db/seed/catalogue.types.ts'
import { type Rates, shown } from '../money/convert.ts'
import type { World } from '../world.ts'
import { nextFreeDates } from './free/next-free.ts'
import { shopPicture } from './picture.ts'
import { freshLook, type Look } from './search/freshness.ts'
import { textIn } from './texts.ts'

type ShopCard = Schemas['ShopCard']

/** Who is looking: what a read needs to know of its call. */
export type Viewer = { world: World; locale: Locale; currency: Currency }

export type CardRow = {
  id: string
  shop_name: string
  brand_name: string | null
  cover: PictureSpec
  category_id: string
  category_name: string
  city_id: string
  city_name: string
  country: Schemas['Country']
  rating: string | null
  rating_count: number
  price_from: number
  currency: Currency
}

/** The columns of a card, of `shop` joined as `cardTables` joins it. */
export const cardColumns = (locale: Locale) => sql`shop.id, ${textIn(locale, 'shop.name')} as shop_name,
  case when shop.brand_id is null then null else ${textIn(locale, 'brand.name')} end as brand_name, shop.cover,
  shop.category_id, ${textIn(locale, 'category.name')} as category_name, shop.city_id, ${textIn(locale, 'city.name')} as city_name,
  shop.country, shop.rating, shop.rating_count, shop.price_from, shop.currency`

export const cardTables = sql`(shop join category on category.id = shop.category_id join city on city.id = shop.city_id
  left join brand on brand.id = shop.brand_id)`

export type Known = {
  look?: Look
  /** Where all of them are known to be free: then this is the day that their cards name. */
  freeOn?: string | undefined
}

/** The cards of shops, in the order of their ids; a shop that is no longer active has none. */
export async function cardsOf(
  { world, locale, currency }: Viewer,
  ids: readonly string[],
  { look: seen, freeOn }: Known = {},
): Promise<ShopCard[]> {
  if (ids.length === 0) return []
  const look = seen ?? (await freshLook(world.db))
  const [{ rows }, free] = await Promise.all([
    sql<CardRow>`select ${cardColumns(locale)} from unnest(${ids}::text[]) with ordinality wanted (id, place)
      join ${cardTables} on shop.id = wanted.id where shop.active order by place`.execute(world.db),
    freeOn === undefined ? nextFreeDates(world.db, look, ids) : new Map(ids.map((id) => [id, freeOn])),
  ])
  return rows.map((row) => cardFrom(row, currency, look.rates, free.get(row.id) ?? null))
}

export function cardFrom(row: CardRow, currency: Currency, rates: Rates, nextAvailableDate: string | null): ShopCard {
  return {
    id: row.id,
    shopName: row.shop_name,
    brandName: row.brand_name,
    cover: shopPicture(row.id, 0, row.cover),
    category: { id: row.category_id, name: row.category_name },
    city: { id: row.city_id, name: row.city_name },
    country: row.country,
    rating: row.rating === null ? null : Number(row.rating),
    ratingCount: row.rating_count,
    priceFrom: shown({ amount: row.price_from, currency: row.currency }, currency, rates),
    nextAvailableDate,
  }
}
