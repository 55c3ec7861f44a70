import type { Mutant } from '@yoyaku/mutants'
import { holding } from './holding.ts'
import { otherLocks } from './other-locks.ts'
import { reserving } from './reserving.ts'

/** About locks, the constraint, keys and prices: chance alone does not find these. */
export const mutants: Mutant[] = [...holding, ...reserving, ...otherLocks]
