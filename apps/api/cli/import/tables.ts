import { type RawBuilder, sql } from 'kysely'
import type { Db, Trx } from '../../src/db/connection.ts'

/** The tables that an import writes, in an order in which every row finds what it refers to, with their keys. */
export const TABLES = {
  city: ['id'],
  category: ['id'],
  brand: ['id'],
  shop: ['id'],
  shop_category: ['shop_id', 'category_id'],
  shop_hours: ['shop_id', 'weekday', 'opens'],
  shop_holiday: ['shop_id', 'month_day'],
  special_hours: ['shop_id', 'date', 'opens'],
  shop_reminder: ['shop_id', 'id'],
  return_branch: ['shop_id', 'branch_id'],
  bookable: ['shop_id', 'id'],
  shift: ['shop_id', 'bookable_id', 'weekday', 'starts'],
  bookable_special_hours: ['shop_id', 'bookable_id', 'date', 'opens'],
  attach: ['shop_id', 'id'],
  service: ['shop_id', 'id'],
  service_unit: ['shop_id', 'service_id', 'id'],
  service_bookable: ['shop_id', 'service_id', 'bookable_id'],
  service_attach: ['shop_id', 'service_id', 'attach_id'],
} as const satisfies Record<string, readonly string[]>

export type TableName = keyof typeof TABLES
export type Row = Record<string, unknown>
/** Rows by their key. */
export type Rows = Map<string, Row>
export type State = Record<TableName, Rows>

export const keyOf = (table: TableName, row: Row): string =>
  TABLES[table].map((column) => String(row[column])).join(' ')
export const names = Object.keys(TABLES) as TableName[]
export const emptyState = (): State => Object.fromEntries(names.map((name) => [name, new Map()])) as unknown as State

const WORDS: ReadonlySet<TableName> = new Set(['city', 'category', 'brand'])
export const shopTables = names.filter((name) => !WORDS.has(name))

/** The stored state of each shop; empty for a shop without a row. */
export async function statesOf(db: Db | Trx, ids: string[]): Promise<Map<string, State>> {
  const states = new Map(ids.map((id) => [id, emptyState()]))
  for (const table of shopTables) {
    const owner = table === 'shop' ? 'id' : 'shop_id'
    for (const row of await read(db, table, sql`${sql.ref(owner)} = any(${ids})`)) {
      states.get(String(row[owner]))?.[table].set(keyOf(table, row), row)
    }
  }
  return states
}

export async function wordsState(db: Db | Trx): Promise<State> {
  const state = emptyState()
  for (const table of WORDS)
    for (const row of await read(db, table, sql`true`)) state[table].set(keyOf(table, row), row)
  return state
}

async function read(db: Db | Trx, table: TableName, which: RawBuilder<unknown>): Promise<Row[]> {
  const { rows } = await sql<{
    row: Row
  }>`select to_jsonb(one) as row from ${sql.table(table)} one where ${which}`.execute(db)
  return rows.map(({ row }) => row)
}
