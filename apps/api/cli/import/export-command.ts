import { sql } from 'kysely'
import type { Trx } from '../../src/db/connection.ts'
import { inSnapshot } from '../../src/db/transaction.ts'
import { wallTimeOf } from '../../src/lib/wall-time.ts'
import { onDatabase, type Terminal } from '../on-database.ts'
import { type ClosureRow, exportedShop, exportedWords } from './exported.ts'
import { statesOf, wordsState } from './tables.ts'

const BATCH = 200

/**
 * Writes the catalogue of one moment, a line of JSON Lines after the other, so that an import of it changes nothing. Closures
 * and special hours that are over are left out.
 */
export const exportCommand = (terminal: Terminal, writeLine: (line: string) => void): Promise<void> =>
  onDatabase(terminal, (db) =>
    inSnapshot(db, async (trx) => {
      const write = (entry: object) => writeLine(JSON.stringify(entry))
      for (const entry of exportedWords(await wordsState(trx))) write(entry)
      const ids = await trx.selectFrom('shop').select('id').orderBy('id').execute()
      for (let at = 0; at < ids.length; at += BATCH) {
        const batch = ids.slice(at, at + BATCH).map(({ id }) => id)
        const closures = Map.groupBy(await closuresOf(trx, batch), ({ shopId }) => shopId)
        const states = await statesOf(trx, batch)
        const today = await todayOf(trx)
        for (const [id, state] of states) write({ shop: exportedShop(state, closures.get(id) ?? [], today) })
      }
    }),
  )

async function closuresOf(trx: Trx, shopIds: string[]): Promise<(ClosureRow & { shopId: string })[]> {
  const { rows } = await sql<ClosureRow & { shopId: string; timeZone: string }>`
    select shop_id as "shopId", bookable_id as who, reason, time_zone as "timeZone",
           lower(during) as "from", upper(during) as "to"
      from closure join shop on shop.id = closure.shop_id
     where shop_id = any(${shopIds}) and upper(during) > app_now()
     order by shop_id, lower(during), closure.id`.execute(trx)
  return rows.map(({ timeZone, ...row }) => ({
    ...row,
    from: wallTimeOf(row.from, timeZone),
    to: wallTimeOf(row.to, timeZone),
  }))
}

/** A day that may still be today somewhere. */
async function todayOf(trx: Trx): Promise<string> {
  const { rows } = await sql<{ today: string }>`select (app_now() - interval '14 hours')::date::text as today`.execute(
    trx,
  )
  return rows[0]?.today ?? ''
}
