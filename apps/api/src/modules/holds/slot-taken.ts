import type { Failure } from '../../contract/failure.ts'
import { isOverlap } from '../../db/errors.ts'
import { slotTaken } from './draft.ts'

/** The lock decides nearly always; where it could not, the constraint does. */
export async function slotTakenOnOverlap<Answer>(work: () => Promise<Answer>): Promise<Answer | Failure<409>> {
  try {
    return await work()
  } catch (error) {
    if (isOverlap(error)) return slotTaken
    throw error
  }
}
