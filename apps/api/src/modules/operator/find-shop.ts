import { type Failure, refuse } from '../../contract/failure.ts'
import type { Db, Trx } from '../../db/connection.ts'

/** Also of a shop that is not shown any more. */
export const findShop = (db: Db | Trx, id: string): Promise<{ time_zone: string } | undefined> =>
  db.selectFrom('shop').select('time_zone').where('id', '=', id).executeTakeFirst()

export const unknownShop = (): Failure<404> => refuse(404, 'NOT_FOUND', 'No shop has this id')
