import { sql } from 'kysely'
import type { Schemas } from '../../contract/handler.ts'
import type { Db } from '../../db/connection.ts'
import type { Text } from '../../db/seed/catalogue.types.ts'
import { t } from '../../db/seed/text.ts'
import { gramsOf } from './grams.ts'

export const COUNTRIES: Record<Schemas['Country'], Text> = {
  JP: t('Japan', '일본', '日本', '日本'),
  KR: t('Korea', '한국', '韓国', '韓國'),
  TW: t('Taiwan', '대만', '台湾', '台灣'),
}

/** The texts a shop is found by; `names` are those of itself, its chain, city, categories, their parents and the services that are offered. */
export type Words = { country: Schemas['Country']; names: Text[]; address: Text }

/** As `shop_search.grams` keeps them. A shop has at least one: blank means that they are to be made. */
export const writtenGrams = ({ country, names, address }: Words): string =>
  [...gramsOf([...names, COUNTRIES[country], places(address)])].join(' ')

/** House numbers find nobody. */
const places = (address: Text): Partial<Text> =>
  Object.fromEntries(Object.entries(address).map(([language, line]) => [language, line.replace(/[\p{N}-]+/gu, ' ')]))

/**
 * Makes the grams of shops that have none, and keeps them for everyone unless somebody is changing the shop just now:
 * then they are made again after that.
 */
export async function gramsFor(db: Db, shops: { id: string; changed: string }[]): Promise<Map<string, string>> {
  if (shops.length === 0) return new Map()
  const { rows } = await sql<Words & { id: string }>`
    select shop.id, shop.country, shop.address, array_remove(array[shop.name, brand.name, city.name]
      || array(select c.name from shop_category of join category own on own.id = of.category_id
           join category c on c.id in (own.id, own.parent_id) where of.shop_id = shop.id)
      || array(select name from service where shop_id = shop.id and active), null) as names
    from shop join city on city.id = shop.city_id left join brand on brand.id = shop.brand_id
    where shop.id = any(${shops.map(({ id }) => id)})`.execute(db)
  const made = rows.map(({ id, ...words }) => ({ id, grams: writtenGrams(words) }))
  const before = new Map(shops.map(({ id, changed }) => [id, changed]))
  const keeping = JSON.stringify(made.map((one) => ({ ...one, changed: before.get(one.id) })))
  await sql`with free as (
      select shop_id, made.grams from shop_search join json_to_recordset(${keeping}::json) as made (id text, grams text, changed text)
        on shop_id = made.id and shop_search.changed::text = made.changed
      for update of shop_search skip locked)
    update shop_search set grams = free.grams from free where shop_search.shop_id = free.shop_id`.execute(db)
  return new Map(made.map(({ id, grams }) => [id, grams]))
}
