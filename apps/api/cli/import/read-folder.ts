import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { CSV_TABLES, type CsvTable, camel, columnOf } from './csv-columns.ts'
import type { Item, Kind } from './format.ts'
import type { Mistake } from './mistakes.ts'
import { type CsvRow, readCsv } from './read-csv.ts'

type Row = Record<string, unknown>
const KINDS: [CsvTable, Kind][] = [
  ['cities', 'city'],
  ['categories', 'category'],
  ['brands', 'brand'],
  ['shops', 'shop'],
]
/** The tables below a shop, and the tables below those. */
const LISTS = ['hours', 'special_hours', 'closures', 'reminders', 'staff', 'equipment', 'attaches', 'services'] as const
const INNER = [
  ['shifts', 'staff'],
  ['units', 'services'],
] as const

/** Reads a folder of CSV files; each row becomes part of the shop that it names. Lock files of Excel and of macOS are none. */
export async function readFolder(folder: string, mistakes: Mistake[]): Promise<Item[]> {
  const names = (await readdir(folder)).filter((name) => /^(?!~\$|\._).*\.csv$/i.test(name))
  const tableNames = Object.keys(CSV_TABLES)
  const tables = new Map<string, CsvRow[]>()
  const origins = new WeakMap<object, { file: string; line: number }>()
  for (const name of names) {
    const table = name.slice(0, -'.csv'.length).toLowerCase() as CsvTable
    if (!tableNames.includes(table)) {
      mistakes.push({
        file: name,
        path: '',
        message: `is no table: there are ${tableNames.map((one) => `${one}.csv`).join(', ')}`,
      })
      continue
    }
    const rows = await readCsv(join(folder, name), table, mistakes)
    for (const { line, value } of rows) origins.set(value, { file: name, line })
    tables.set(table, rows)
  }
  if (names.length === 0) mistakes.push({ file: folder, path: '', message: 'has no CSV files' })
  const place = (root: Row) => (path: PropertyKey[]) => placeIn(root, path, origins)
  nest(tables, (row, path, message) => mistakes.push({ ...placeIn(row, [path], origins), message }))
  return KINDS.flatMap(([table, kind]) =>
    (tables.get(table) ?? []).map(({ value }) => ({ kind, value, place: place(value) })),
  )
}

function nest(tables: Map<string, CsvRow[]>, wrong: (row: Row, path: string, message: string) => void): void {
  const shops = new Map((tables.get('shops') ?? []).map(({ value }) => [value.id, value]))
  const owners = new Map<string, Row>()
  for (const list of LISTS) {
    const rows = tables.get(list)
    if (rows === undefined) continue
    // A file that is there lists the rows of every shop: a shop without a row has none.
    for (const shop of shops.values()) shop[camel(list)] = []
    for (const { value } of rows) {
      const shop = shops.get(value.shop)
      if (shop === undefined)
        wrong(value, 'shop', value.shop === undefined ? 'is required' : `is not in shops.csv: ${value.shop}`)
      else (shop[camel(list)] as Row[]).push(value)
      owners.set(`${list} ${value.shop} ${value.id}`, value)
      delete value.shop
    }
  }
  for (const [table, list] of INNER) {
    const rows = tables.get(table)
    if (rows === undefined) continue
    const owner = list === 'staff' ? 'staff' : 'service'
    for (const { value } of tables.get(list) ?? []) value[table] = []
    for (const { value } of rows) {
      const found = owners.get(`${list} ${value.shop} ${value[owner]}`)
      if (found === undefined)
        wrong(value, owner, `is not in ${list}.csv: ${value[owner] ?? ''} of ${value.shop ?? ''}`)
      else (found[table] as Row[]).push(value)
      delete value.shop
      delete value[owner]
    }
  }
}

/** The innermost row of a file that the path goes through, and the column in it. */
function placeIn(root: Row, path: PropertyKey[], origins: WeakMap<object, { file: string; line: number }>) {
  let node: unknown = root
  let found = { row: root, rest: path }
  for (const [at, key] of path.entries()) {
    node = typeof node === 'object' && node !== null ? (node as Row)[key as string] : undefined
    if (typeof node === 'object' && node !== null && origins.has(node))
      found = { row: node as Row, rest: path.slice(at + 1) }
  }
  return { ...(origins.get(found.row) ?? { file: '' }), path: columnOf(found.rest) }
}
