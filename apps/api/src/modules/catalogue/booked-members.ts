import { sql } from 'kysely'
import type { Db } from '../../db/connection.ts'
import { setStatementTimeout } from '../../db/pool/statement-timeout.ts'
import { transaction } from '../../db/transaction.ts'

const BATCH = 500
/** Fewer are chance: their rank is that of none. */
export const FEWEST_BOOKED_MEMBERS = 3
/** The count reads every reservation of 30 days. */
const COUNT_TIMEOUT_MS = 300_000

/** Orders shops by popularity: docs/decisions/018-popularity-and-its-prior.md. `shop` must be in scope. */
export const shopRank = sql<number>`shop_rank(shop.popularity, shop.booked_members)`

type Count = { id: string; members: number }

/**
 * Stores for each shop how many members made a reservation in the last 30 days that stands or took place. Run by one
 * process at a time; a shop that another transaction is changing is left for the next run.
 */
export async function countBookedMembers(db: Db): Promise<void> {
  const changed = await changedCounts(db)
  for (let i = 0; i < changed.length; i += BATCH) await store(db, changed.slice(i, i + BATCH))
}

function changedCounts(db: Db): Promise<Count[]> {
  return transaction(db, async (trx) => {
    await setStatementTimeout(COUNT_TIMEOUT_MS).execute(trx)
    const { rows } = await sql<Count>`
      with booked as (
        select shop_id, count(distinct member_id)::integer as members from reservation
         where status in ('confirmed', 'completed') and created_at > app_now() - interval '30 days' group by shop_id)
      select shop.id, coalesce(members, 0) as members from shop left join booked on booked.shop_id = shop.id
       where shop.booked_members <> coalesce(members, 0) order by shop.id`.execute(trx)
    return rows
  })
}

async function store(db: Db, counts: Count[]): Promise<void> {
  await sql`
    with counted as (select * from json_to_recordset(${JSON.stringify(counts)}::json) as (id text, members integer)),
    locked as (select id from shop where id in (select id from counted) for no key update skip locked)
    update shop set booked_members = members from counted join locked using (id) where shop.id = counted.id`.execute(db)
}
