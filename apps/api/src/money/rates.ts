import type { Db, Trx } from '../db/connection.ts'
import type { Rates } from './convert.ts'

/** What one US dollar is worth. The dollar itself needs no row. */
export async function loadRates(db: Db | Trx): Promise<Rates> {
  const rows = await db.selectFrom('exchange_rate').select(['currency', 'per_usd', 'at']).execute()
  const at = rows.map((row) => row.at).sort()[0] ?? new Date(0).toISOString()
  return { perUsd: { USD: '1', ...Object.fromEntries(rows.map((row) => [row.currency, row.per_usd])) }, at }
}
