import { createHash } from 'node:crypto'
import type pg from 'pg'
import { to } from 'pg-copy-streams'
import type { TableEnd, TableHead } from './frames.ts'

const NEW_LINE = 0x0a

/** Our tables with their writable columns, without the tables of the migrations. */
export async function tablesOf(client: pg.ClientBase): Promise<TableHead[]> {
  const { rows } = await client.query<TableHead>(`
    select relname as name, array_agg(attname::text order by attnum) as columns,
      coalesce((select array_agg(attname::text order by place) from pg_index, unnest(indkey::int[]) with ordinality as key (number, place)
        join pg_attribute on attnum = number where indrelid = pg_class.oid and attrelid = pg_class.oid and indisprimary), '{}') as key
    from pg_class join pg_attribute on attrelid = pg_class.oid
    where relkind = 'r' and relnamespace = 'public'::regnamespace and relname not like 'kysely_%'
      and attnum > 0 and not attisdropped and attgenerated = ''
    group by pg_class.oid, relname order by relname`)
  return rows
}

/** The rows as `COPY` writes them, in the order of their key, so that the same rows have the same checksum in every database. */
export async function* copyOut(client: pg.ClientBase, table: TableHead): AsyncGenerator<Buffer, TableEnd> {
  const hash = createHash('sha256')
  const columns = table.columns.map(quoted).join(', ')
  const order = table.key.length > 0 ? table.key.map(quoted).join(', ') : `${quoted(table.name)}::text`
  const stream = client.query(to(`copy (select ${columns} from ${quoted(table.name)} order by ${order}) to stdout`))
  let rows = 0
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    // A line a row. The stream's own count comes after its end.
    for (let at = chunk.indexOf(NEW_LINE); at >= 0; at = chunk.indexOf(NEW_LINE, at + 1)) rows += 1
    hash.update(chunk)
    yield chunk
  }
  return { rows, sha256: hash.digest('hex') }
}

/** `"shop" ("id", "name")` */
export const namesOf = ({ name, columns }: TableHead): string => `${quoted(name)} (${columns.map(quoted).join(', ')})`

export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`
