import { LOCALES } from '../../src/contract/tables.gen.ts'

const named = (name: string) => LOCALES.map((language) => `${name}_${language}`)

/** The tables of a catalogue as CSV, with all their columns. Those in `of` name the owner of the row. */
export const CSV_TABLES = {
  cities: {
    of: [],
    columns: ['id', ...named('name'), 'country', 'time_zone', 'latitude', 'longitude', 'recommended', 'sort', 'cover'],
  },
  categories: { of: [], columns: ['id', 'slug', ...named('name'), 'icon', 'parent', 'sort'] },
  brands: { of: [], columns: ['id', ...named('name')] },
  shops: {
    of: [],
    columns: [
      ...[
        'id',
        'status',
        'brand',
        'city',
        'categories',
        ...named('name'),
        ...named('description'),
        ...named('address'),
      ],
      ...['postal_code', 'phone', 'latitude', 'longitude', 'time_zone', 'currency', 'free_cancellation_hours'],
      ...[...named('station'), 'station_minutes', 'station_latitude', 'station_longitude'],
      ...['reschedule_hours', 'reschedule_limit'],
      ...['late_cancellation_fee', ...named('business'), 'open_since', ...named('license')],
      ...['email', 'language'],
      ...['popularity', 'listed_since', 'cover', 'gallery', 'holidays', 'return_branches'],
    ],
  },
  hours: { of: ['shop'], columns: ['weekday', 'open', 'close'] },
  special_hours: { of: ['shop'], columns: ['who', 'date', 'open', 'close'] },
  closures: { of: ['shop'], columns: ['who', 'date', 'from', 'to', 'reason'] },
  reminders: { of: ['shop'], columns: ['id', ...named('text'), 'required'] },
  staff: { of: ['shop'], columns: ['id', 'status', ...named('name'), ...named('title'), 'avatar'] },
  shifts: { of: ['shop', 'staff'], columns: ['weekday', 'start', 'end'] },
  equipment: { of: ['shop'], columns: ['id', 'status', 'kind', ...named('name'), 'capacity'] },
  attaches: { of: ['shop'], columns: ['id', ...named('name'), 'price', 'duration_minutes', 'max_quantity'] },
  services: {
    of: ['shop'],
    columns: [
      ...[
        'id',
        'status',
        'category',
        ...named('name'),
        ...named('description'),
        'selection_unit_mode',
        'per_person',
        'price_per',
      ],
      ...[
        'min_quantity',
        'max_quantity',
        'grid_minutes',
        'buffer_before_minutes',
        'buffer_after_minutes',
        'cut_off_minutes',
      ],
      ...['discount', 'discount_of', 'day_unit', 'seats', 'per_day_price', 'per_day_max_days', 'per_day_tiers'],
      ...['staff', 'equipment', 'attaches'],
    ],
  },
  units: { of: ['shop', 'service'], columns: ['id', ...named('name'), 'duration_minutes', 'price'] },
} as const satisfies Record<string, { of: readonly string[]; columns: readonly string[] }>

export type CsvTable = keyof typeof CSV_TABLES

const TEXTS = /^(name|description|address|business|license|station|text|title)_(en|ko|ja|zh)$/

const PER_DAY = 'per_day_'

export const camel = (column: string) => column.replaceAll(/_(\w)/g, (_, character: string) => character.toUpperCase())
const snake = (name: string) => name.replaceAll(/[A-Z]/g, (character) => `_${character.toLowerCase()}`)

/** An empty cell is no value. */
export function toNested(cells: Record<string, string>): Record<string, unknown> {
  const row: Record<string, unknown> = {}
  for (const [column, cell] of Object.entries(cells)) {
    if (cell.trim() === '') continue
    const [, name, language] = TEXTS.exec(column) ?? []
    if (column.startsWith(PER_DAY)) {
      row.perDay = { ...(row.perDay as object | undefined), [camel(column.slice(PER_DAY.length))]: cell.trim() }
    } else if (name === undefined || language === undefined) row[camel(column)] = cell.trim()
    else row[name] = { ...(row[name] as object | undefined), [language]: cell }
  }
  return row
}

/** The column that a path of `toNested` came from. */
export const columnOf = (path: PropertyKey[]): string =>
  path.length > 1 && path[0] === 'perDay'
    ? PER_DAY + snake(String(path[1]))
    : path.length > 1 && TEXTS.test(`${String(path[0])}_${String(path[1])}`)
      ? `${String(path[0])}_${String(path[1])}`
      : snake(String(path[0] ?? ''))
