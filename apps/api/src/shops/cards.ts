import { sql } from 'kysely'
import type { Currency, Locale, Schemas } from '../contract/handler.ts'
import type { Db } from '../db/connection.ts'
import type { PictureSpec } from '../db/seed/catalogue.types.ts'
import { shown } from '../money/convert.ts'
import type { World } from '../world.ts'
import { nextFreeDates } from './free/next-free.ts'
import { shopPicture } from './picture.ts'
import { freshLook, type Look } from './search/freshness.ts'
import { keptByShop } from './search/kept-by-shop.ts'
import { textIn } from './texts.ts'

type ShopCard = Schemas['ShopCard']

/** Who is looking: what a read needs to know of its call. */
export type Viewer = { world: World; locale: Locale; currency: Currency }

type Row = {
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

const columns = (locale: Locale) => sql`shop.id, ${textIn(locale, 'shop.name')} as shop_name,
  case when shop.brand_id is null then null else ${textIn(locale, 'brand.name')} end as brand_name, shop.cover,
  shop.category_id, ${textIn(locale, 'category.name')} as category_name, shop.city_id, ${textIn(locale, 'city.name')} as city_name,
  shop.country, shop.rating, shop.rating_count, shop.price_from, shop.currency`

const tables = sql`(shop join category on category.id = shop.category_id join city on city.id = shop.city_id
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
  const [cards, free] = await Promise.all([
    keptCards(world.db, look, ids, locale, (missing) => loadCards(world.db, missing, locale)),
    freeOn === undefined ? nextFreeDates(world.db, look, ids) : new Map(ids.map((id) => [id, freeOn])),
  ])
  return ids.flatMap((id) => {
    const kept = cards.get(id)
    if (kept === undefined) return []
    const { price, card } = kept
    return [{ ...card, priceFrom: shown(price, currency, look.rates), nextAvailableDate: free.get(id) ?? null }]
  })
}

type Kept = { card: Omit<ShopCard, 'priceFrom' | 'nextAvailableDate'>; price: Schemas['Money'] }

const keptCards = keptByShop<Kept>(5000)

async function loadCards(db: Db, ids: string[], locale: Locale): Promise<[string, Kept][]> {
  const { rows } = await sql<Row>`select ${columns(locale)} from ${tables}
    where shop.id = any(${ids}) and shop.active`.execute(db)
  return rows.map((row) => [row.id, keptFrom(row)])
}

const keptFrom = (row: Row): Kept => ({
  card: {
    id: row.id,
    shopName: row.shop_name,
    brandName: row.brand_name,
    cover: shopPicture(row.id, 0, row.cover),
    category: { id: row.category_id, name: row.category_name },
    city: { id: row.city_id, name: row.city_name },
    country: row.country,
    rating: row.rating === null ? null : Number(row.rating),
    ratingCount: row.rating_count,
  },
  price: { amount: row.price_from, currency: row.currency },
})
