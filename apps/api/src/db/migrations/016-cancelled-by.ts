import { type Kysely, sql } from 'kysely'
import type { Step } from '../step.ts'

const PIECE = 1000

/** The column is there at once, for all who read and write meanwhile; nothing that takes long holds a lock on the table. */
const column = `alter table reservation add column if not exists cancelled_by text,
  drop constraint if exists reservation_cancelled_by_check,
  add constraint reservation_cancelled_by_check check (cancelled_by in ('member', 'shop')) not valid`

/** Who cancelled: what operators did until now stands in their record, the rest were members. The last one it looked at. */
const fill = (db: Kysely<unknown>, { shop_id, id }: Place) =>
  sql<Place>`
  with piece as (
    select shop_id, id from reservation where (shop_id, id) > (${shop_id}, ${id}) order by shop_id, id limit ${PIECE}
  ), filled as (
    update reservation set cancelled_by = case when exists (
        select from operator_act act
         where act.code_number = reservation.code_number and act.status = 'cancelled' and act.answer = 'DONE')
      then 'shop' else 'member' end
      from piece where reservation.shop_id = piece.shop_id and reservation.id = piece.id
       and status = 'cancelled' and cancelled_by is null
  )
  select shop_id, id from piece order by shop_id desc, id desc limit 1`.execute(db)

type Place = { shop_id: string; id: string }

export const cancelledBy: Step = {
  inPieces: true,
  async up(db) {
    await sql.raw(column).execute(db)
    let last: Place | undefined = { shop_id: '', id: '' }
    while (last !== undefined) last = (await fill(db, last)).rows[0]
    await sql`alter table reservation validate constraint reservation_cancelled_by_check`.execute(db)
  },
}
