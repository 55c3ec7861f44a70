import { Refused, refuse } from '../../contract/failure.ts'
import { isOverlap } from '../../db/errors.ts'

export const slotTaken = refuse(409, 'SLOT_TAKEN', 'This time is not free any more')

/** The lock decides nearly always; where it could not, the constraint does. */
export const slotTakenOnOverlap = <Answer>(taking: Promise<Answer>): Promise<Answer> =>
  taking.catch((error: unknown) => {
    throw isOverlap(error) ? new Refused(slotTaken) : error
  })
