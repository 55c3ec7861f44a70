import { sql } from 'kysely'
import type { Schemas } from '../../../contract/types.ts'
import type { Db } from '../../../db/connection.ts'
import { isUnavailable } from '../../../db/errors.ts'
import type { Text } from '../../../lib/localized-text.ts'
import { t } from '../../../lib/localized-text.ts'
import { gramsOf } from '../text/grams.ts'

export const COUNTRIES: Record<Schemas['Country'], Text> = {
  JP: t('Japan', '일본', '日本', '日本'),
  KR: t('Korea', '한국', '韓国', '韓國'),
  TW: t('Taiwan', '대만', '台湾', '台灣'),
}

/**
 * The texts a shop is found by. `own`: the names of itself, its chain, the services that are offered and their units;
 * `around`: those of its city, its station, its categories and their parents; `extras`: those of what may be added to a service.
 */
export type Words = { country: Schemas['Country']; own: Text[]; around: Text[]; extras: Text[]; address: Text }

/** Stands before the grams of texts that are not a shop's own: its place and its categories. */
export const AROUND = '@'

/** Stands before the grams of extras, by which a shop is found only where the word names no trade. */
export const EXTRA = '+'

/**
 * Stands first in `shop_search.grams`. Another number whenever grams mean something else: while old processes still serve
 * they may write theirs, which count as blank here.
 */
const FORMAT = '@@6'

/** As `shop_search.grams` keeps them: blank, or of another format, means that they are to be made. */
export function writtenGrams({ country, own, around, extras, address }: Words): string {
  const others = gramsOf([...around, COUNTRIES[country], places(address)])
  const inZone = (zone: string, grams: Iterable<string>) => [...grams].map((gram) => `${zone}${gram}`)
  return [FORMAT, ...gramsOf(own), ...inZone(AROUND, others), ...inZone(EXTRA, gramsOf(extras))].join(' ')
}

/** Null where they are to be made. */
export const readGrams = (written: string): string[] | null => {
  const [format, ...grams] = written.split(' ')
  return format === FORMAT ? grams : null
}

/** House numbers find nobody. */
const places = (address: Text): Partial<Text> =>
  Object.fromEntries(Object.entries(address).map(([language, line]) => [language, line.replace(/[\p{N}-]+/gu, ' ')]))

type ShopAt = { id: string; version: string }

/**
 * Makes the grams of shops that have none, and keeps them for everyone unless somebody is changing the shop just now:
 * then they are made again after that.
 */
export async function gramsFor(
  { db, primary }: { db: Db; primary: Db },
  shops: readonly ShopAt[],
): Promise<Map<string, string[]>> {
  const made = await makeGrams(db, shops)
  await storeGrams(primary, made)
  return new Map(made.map(({ id, grams }) => [id, readGrams(grams) ?? []]))
}

type Made = ShopAt & { grams: string }

async function makeGrams(db: Db, shops: readonly ShopAt[]): Promise<Made[]> {
  if (shops.length === 0) return []
  const { rows } = await sql<Words & { id: string }>`
    select shop.id, shop.country, shop.address,
      array_remove(array[shop.name, brand.name], null)
        || array(select name from service where shop_id = shop.id and active)
        || array(select distinct unit.name from service join service_unit unit
             on unit.shop_id = service.shop_id and unit.service_id = service.id
             where service.shop_id = shop.id and service.active) as own,
      array_remove(array[city.name, shop.station], null) || array(select c.name from shop_category of join category own on own.id = of.category_id
        join category c on c.id in (own.id, own.parent_id) where of.shop_id = shop.id) as around,
      array(select distinct attach.name from service_attach own
        join attach on attach.shop_id = own.shop_id and attach.id = own.attach_id
        join service on service.shop_id = own.shop_id and service.id = own.service_id
        where own.shop_id = shop.id and service.active) as extras
    from shop join city on city.id = shop.city_id left join brand on brand.id = shop.brand_id
    where shop.id = any(${shops.map(({ id }) => id)})`.execute(db)
  const before = new Map(shops.map(({ id, version }) => [id, version]))
  return rows.map(({ id, ...words }) => ({ id, grams: writtenGrams(words), version: before.get(id) ?? '' }))
}

/** Does nothing while the primary is away or takes no writes: reads go on, and what they made is made again. */
async function storeGrams(primary: Db, made: readonly Made[]): Promise<void> {
  if (made.length === 0) return
  try {
    await sql`with free as (
        select shop_id, made.grams
          from shop_search join json_to_recordset(${JSON.stringify(made)}::json) as made (id text, grams text, version text)
            on shop_id = made.id and shop_search.changed::text = made.version
        for update of shop_search skip locked)
      update shop_search set grams = free.grams from free where shop_search.shop_id = free.shop_id`.execute(primary)
  } catch (error) {
    if (!isUnavailable(error)) throw error
  }
}
