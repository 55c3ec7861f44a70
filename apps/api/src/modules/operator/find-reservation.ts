import { type Failure, refuse } from '../../contract/failure.ts'
import { now } from '../../db/app-now.ts'
import type { Db, Trx } from '../../db/connection.ts'
import type { ReservationRow } from '../reservations/show-reservation.ts'

/** Whoever's it is. */
export const findReservation = (db: Db | Trx, codeNumber: string): Promise<ReservationRow | undefined> =>
  db
    .selectFrom('reservation')
    .selectAll()
    .select(now.as('now'))
    .where('code_number', '=', codeNumber)
    .executeTakeFirst()

export const unknownCode = (): Failure<404> => refuse(404, 'NOT_FOUND', 'No reservation has this code')
