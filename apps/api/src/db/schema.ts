import type { ColumnType, Kysely, Selectable, Transaction } from 'kysely'
import type { Columns } from './tables/columns.gen.ts'
import type { ColumnOverrides } from './tables/overrides.ts'

/** Every table, as the schema has it and with the types that tables/overrides.ts adds. Timestamps are ISO 8601 in UTC. */
export type Database = { [Table in keyof Columns]: Overridden<Columns[Table], OverridesOf<ColumnOverrides, Table>> }

export type Row<Table extends keyof Database> = Selectable<Database[Table]>
export type Db = Kysely<Database>
export type Trx = Transaction<Database>

type OverridesOf<Overrides, Table> = Table extends keyof Overrides ? Overrides[Table] : unknown
type Overridden<Table, Overrides> = {
  [Name in keyof Table]: Name extends keyof Overrides ? Column<Table[Name], Overrides[Name]> : Table[Name]
}

/** JSON is read as its value, and written as text. */
type Column<Base, Value> = [Base] extends [ColumnType<infer Read, infer Insert, unknown>]
  ? ColumnType<
      Value | Nulls<Read>,
      InsertValue<Read, Value> | Nulls<Insert> | Extract<Insert, undefined>,
      InsertValue<Read, Value> | Nulls<Read>
    >
  : ColumnType<Value | Nulls<Base>, InsertValue<Base, Value> | Nulls<Base>, InsertValue<Base, Value> | Nulls<Base>>
type Nulls<Type> = Extract<Type, null>
type InsertValue<Base, Value> = [NonNullable<Base>] extends [string | number] ? Value : string
