import { Refused } from '../../contract/failure.ts'
import { isOverlap } from '../../db/errors.ts'
import { slotTaken } from './draft.ts'

/** The lock decides nearly always; where it could not, the constraint does. */
export const slotTakenOnOverlap = <Answer>(taking: Promise<Answer>): Promise<Answer> =>
  taking.catch((error: unknown) => {
    throw isOverlap(error) ? new Refused(slotTaken) : error
  })
