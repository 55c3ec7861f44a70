import { sql } from 'kysely'
import type { Db, Trx } from '../../src/db/connection.ts'
import { textIn } from '../../src/db/localized-text.ts'
import type { Text } from '../../src/lib/localized-text.ts'
import { suggestShop } from '../../src/modules/operator/guards.ts'
import { differences } from '../../src/modules/operator/log.ts'
import { onDatabase, type Terminal } from '../on-database.ts'
import { type CommandResult, writeOnDatabase } from '../write-on-database.ts'

/** No shop has this id; nothing was changed. */
export class UnknownShop extends Error {}

type Language = keyof Text
type Status = 'active' | 'inactive'
export type ShopRow = {
  id: string
  name: string
  city: string
  status: Status
  phone: string
  /** Address to which its bookings are sent; `language` is that of the e-mails. */
  email: string | null
  language: Language | null
  /** The year in which it opened. */
  openSince: number | null
  license: string | null
}
export type ServiceRow = { id: string; name: string; category: string; status: Status; mode: string; units: string }
export type StaffRow = { id: string; name: string; title: string | null; status: Status }
export type EquipmentRow = { id: string; name: string; kind: string; capacity: number; status: Status }

export type ShopsQuery = { words?: string; city?: string; after?: string; limit: number; lang: Language }

const status = sql<Status>`case when active then 'active' else 'inactive' end`

const shopRows = (db: Db | Trx, lang: Language) =>
  db
    .selectFrom('shop')
    .select(['id', textIn(lang, 'name').as('name'), 'city_id as city', status.as('status')])
    .select(['phone', 'email', 'language', 'open_since as openSince'])
    .select(sql<string | null>`nullif(${textIn(lang, 'license')}, '')`.as('license'))

/** By id; `next` is the `after` of the page behind, so that an import meanwhile moves no page. */
export const listShops = (
  terminal: Terminal,
  { words, city, after, limit, lang }: ShopsQuery,
): Promise<{ data: ShopRow[]; next: string | null }> =>
  onDatabase(terminal, async (db) => {
    let found = shopRows(db, lang)
    if (city !== undefined) found = found.where('city_id', '=', city)
    if (after !== undefined) found = found.where('id', '>', after)
    if (words !== undefined)
      found = found.where(
        sql<boolean>`(position(lower(${words}) in lower(id)) > 0 or exists (
          select from jsonb_each_text(name) as text (language, words) where position(lower(${words}) in lower(words)) > 0))`,
      )
    const rows = await found
      .orderBy('id')
      .limit(limit + 1)
      .execute()
    const data = rows.slice(0, limit)
    return { data, next: rows.length > limit ? (data.at(-1)?.id ?? null) : null }
  })

const ofShop = <Row>(terminal: Terminal, shopId: string, read: (db: Db) => Promise<Row[]>): Promise<Row[]> =>
  onDatabase(terminal, async (db) => {
    await shopOf(db, shopId, 'en')
    return read(db)
  })

async function shopOf(db: Db | Trx, id: string, lang: Language): Promise<ShopRow> {
  const shop = await shopRows(db, lang).where('id', '=', id).executeTakeFirst()
  if (shop === undefined) throw new UnknownShop(await suggestShop(db, id))
  return shop
}

export const listServices = (terminal: Terminal, shopId: string, lang: Language): Promise<ServiceRow[]> =>
  ofShop(terminal, shopId, (db) =>
    db
      .selectFrom('service')
      .where('shop_id', '=', shopId)
      .select(['id', textIn(lang, 'name').as('name'), 'category_id as category', status.as('status')])
      .select('selection_unit_mode as mode')
      .select(
        sql<string>`coalesce((select string_agg(unit.id, ' ' order by sort) from service_unit unit
          where unit.shop_id = service.shop_id and unit.service_id = service.id), '')`.as('units'),
      )
      .orderBy('sort')
      .orderBy('id')
      .execute(),
  )

export const listStaff = (terminal: Terminal, shopId: string, lang: Language): Promise<StaffRow[]> =>
  ofShop(terminal, shopId, (db) =>
    db
      .selectFrom('bookable')
      .where('shop_id', '=', shopId)
      .where('kind', '=', 'staff')
      .select(['id', textIn(lang, 'name').as('name'), status.as('status')])
      .select(sql<string | null>`nullif(${textIn(lang, 'title')}, '')`.as('title'))
      .orderBy('sort')
      .orderBy('id')
      .execute(),
  )

export const listEquipment = (terminal: Terminal, shopId: string, lang: Language): Promise<EquipmentRow[]> =>
  ofShop(terminal, shopId, (db) =>
    db
      .selectFrom('bookable')
      .where('shop_id', '=', shopId)
      .where('kind', '<>', 'staff')
      .select(['id', textIn(lang, 'name').as('name'), 'kind', 'capacity', status.as('status')])
      .orderBy('sort')
      .orderBy('id')
      .execute(),
  )

/** Null takes the address away, or makes the language that of the shop's country. */
export type ShopChanges = { email?: string | null; language?: Language | null }

/** The shop, after changing what is given. */
export const setShop = (
  terminal: Terminal,
  shopId: string,
  { lang, dryRun, ...changes }: ShopChanges & { lang: Language; dryRun?: boolean },
): Promise<CommandResult<ShopRow>> =>
  writeOnDatabase(terminal, { command: 'shop', shopId, dryRun }, async (trx) => {
    await trx.selectFrom('shop').select('id').where('id', '=', shopId).forNoKeyUpdate().execute()
    const before = await shopOf(trx, shopId, lang)
    if (Object.keys(changes).length > 0) await trx.updateTable('shop').set(changes).where('id', '=', shopId).execute()
    const result = await shopOf(trx, shopId, lang)
    return { result, changes: differences(before, result) }
  })
