import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { useMigratedDatabase } from '../../../test/database.ts'
import type { Columns } from './columns.gen.ts'
import type { ColumnOverrides } from './overrides.ts'

const database = useMigratedDatabase()

const TYPES: Record<string, string> = {
  bool: 'boolean',
  bytea: 'Buffer',
  float8: 'number',
  int2: 'number',
  int4: 'number',
  int8: 'number',
  interval: 'string',
  jsonb: 'object',
  numeric: 'string',
  text: 'string',
  timestamptz: 'string',
  tsvector: 'string',
  tstzrange: 'string',
  xid8: 'string',
}

type Column = { table: string; name: string; type: string; nullable: boolean; filled: boolean }

function typeOf({ table, name, type, nullable, filled }: Column): string {
  const base = TYPES[type.replace(/^_/, '')]
  if (base === undefined) throw new Error(`${table}.${name}: TYPES names no TypeScript type for ${type}`)
  const read = `${base}${type.startsWith('_') ? '[]' : ''}${nullable ? ' | null' : ''}`
  return filled ? `Generated<${read}>` : read
}

test('columns.gen.ts describes the schema that the migrations make', async () => {
  const { rows } = await sql<Column>`
    select table_name as table, column_name as name, udt_name as type, is_nullable = 'YES' as nullable,
           column_default is not null or is_identity = 'YES' as filled
      from information_schema.columns join information_schema.tables using (table_schema, table_name)
     where table_schema = 'public' and table_type = 'BASE TABLE' and table_name not like 'kysely_%'
     order by table_name, ordinal_position`.execute(database.db)
  const tables = [...Map.groupBy(rows, ({ table }) => table)].map(([table, columns]) =>
    [`  ${table}: {`, ...columns.map((column) => `    ${column.name}: ${typeOf(column)}`), '  }'].join('\n'),
  )
  await expect(
    [
      '// Made from the migrated schema: npm run unit -- --project api src/db/tables/columns -u',
      "import type { Generated } from 'kysely'",
      '',
      'export interface Columns {',
      ...tables,
      '}',
      '',
    ].join('\n'),
  ).toMatchFileSnapshot('columns.gen.ts')
})

// The compiler is the judge: each override names a column, and narrows its type.
type Base<Column> = Column extends { readonly __select__: infer Read } ? NonNullable<Read> : NonNullable<Column>
type Misfits<Overrides> = {
  [T in keyof Overrides]: T extends keyof Columns
    ? {
        [C in keyof Overrides[T]]: C extends keyof Columns[T]
          ? Overrides[T][C] extends Base<Columns[T][C]>
            ? never
            : [T, C]
          : [T, C]
      }[keyof Overrides[T]]
    : [T]
}[keyof Overrides]

test('Each override names a column, and a type that the column can have', () => {
  const misfits: Misfits<ColumnOverrides>[] = []
  expect(misfits satisfies never[]).toEqual([])
})
