import type { FieldError } from '../../contract/types.ts'
import { todayAt } from '../../db/app-now.ts'
import type { Trx } from '../../db/connection.ts'

/** What is wrong with the `date` of hours: nothing would come of those of a day that is over where the shop is. */
export async function dayOver(trx: Trx, date: string, timeZone: string): Promise<FieldError[]> {
  const { today } = await trx.selectNoFrom(todayAt(timeZone).as('today')).executeTakeFirstOrThrow()
  return date < today ? [{ field: 'date', code: 'TOO_SMALL' }] : []
}
