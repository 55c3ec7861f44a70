import type { Rows } from '../../src/db/insert-rows.ts'
import type { Text } from '../../src/lib/localized-text.ts'
import { closeAfter, minutesOf } from '../../src/lib/minutes-of-day.ts'
import { type Words, writtenGrams } from '../../src/modules/search/index/shop-grams.ts'
import type { CatalogueBase, SeedCity, SeedShop } from '../catalogue.types.ts'
import { serviceRows } from './service-rows.ts'

type ShopReferences = {
  cities: Map<string, SeedCity>
  categories: Map<string, { name: Text; parentId: string | null }>
  brands: Map<string, { name: Text }>
}

export function shopRows(shops: SeedShop[], base: CatalogueBase): Rows {
  const references: ShopReferences = {
    cities: byId(base.cities),
    categories: byId(base.categories),
    brands: byId(base.brands),
  }
  return {
    shop: shops.map((shop) => shopRow(shop, found(references.cities, shop.cityId))),
    shop_category: shops.flatMap(({ id, categoryIds }) =>
      categoryIds.map((category_id) => ({ shop_id: id, category_id })),
    ),
    shop_hours: shops.flatMap(({ id, hours }) =>
      hours.map(({ weekday, open, close }) => ({
        shop_id: id,
        weekday,
        opens: minutesOf(open),
        closes: closeAfter(open, close),
      })),
    ),
    shop_holiday: shops.flatMap(({ id, holidays }) => holidays.map((month_day) => ({ shop_id: id, month_day }))),
    shop_reminder: shops.flatMap(({ id, reminders }) => reminders.map((one, sort) => ({ ...one, shop_id: id, sort }))),
    ...serviceRows(shops),
    shop_search: shops.map((shop) => ({ shop_id: shop.id, grams: writtenGrams(wordsOf(shop, references)) })),
  }
}

function shopRow(shop: SeedShop, city: SeedCity) {
  const prices = shop.services.flatMap(({ units }) => units.map(({ price }) => price))
  return {
    id: shop.id,
    brand_id: shop.brandId,
    city_id: city.id,
    category_id: shop.categoryIds[0] ?? '',
    country: city.country,
    time_zone: city.timeZone,
    currency: prices[0]?.currency ?? 'TWD',
    name: shop.name,
    description: shop.description,
    address: shop.address,
    postal_code: shop.postalCode,
    phone: shop.phone,
    latitude: shop.latitude,
    longitude: shop.longitude,
    popularity: shop.popularity,
    free_cancellation_hours: shop.freeCancellationHours,
    late_fee: shop.lateFee,
    price_from: Math.min(...prices.map(({ amount }) => amount)),
    active: true,
    cover: shop.cover,
    gallery: shop.gallery,
    created_at: shop.createdAt,
  }
}

function wordsOf(shop: SeedShop, { cities, categories, brands }: ShopReferences): Words {
  const kinds = shop.categoryIds.flatMap((id) => {
    const kind = found(categories, id)
    return kind.parentId === null ? [kind.name] : [kind.name, found(categories, kind.parentId).name]
  })
  const city = found(cities, shop.cityId)
  const own = [shop.name, ...shop.services.flatMap(({ name, units }) => [name, ...units.map((unit) => unit.name)])]
  if (shop.brandId !== null) own.push(found(brands, shop.brandId).name)
  return { country: city.country, own, around: [city.name, ...kinds], address: shop.address }
}

const byId = <Thing extends { id: string }>(things: Thing[]) => new Map(things.map((thing) => [thing.id, thing]))

function found<Thing>(things: Map<string, Thing>, id: string): Thing {
  const thing = things.get(id)
  if (thing === undefined) throw new RangeError(`The catalogue speaks of ${id}, which it does not have`)
  return thing
}
