import { type RawBuilder, sql } from 'kysely'
import type { Db, Trx } from '../../db/connection.ts'
import type { Rates } from './convert.ts'

const RATES = `(
  select json_build_object('at', coalesce(to_char(min(at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'), '1970-01-01T00:00:00Z'),
           'perUsd', coalesce(jsonb_object_agg(currency, per_usd::text), '{}') || '{"USD": "1"}')
    from exchange_rate)`

/** Rates of one US dollar, as a part of another query. The dollar itself needs no row. */
export const ratesAsJson: RawBuilder<Rates> = sql.raw<Rates>(RATES)

export async function loadRates(db: Db | Trx): Promise<Rates> {
  const { rows } = await sql<{ rates: Rates }>`select ${ratesAsJson} as rates`.execute(db)
  const [row] = rows
  if (row === undefined) throw new Error('The query of exchange_rate returned no row')
  return row.rates
}
