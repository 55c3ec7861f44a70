import { core } from './core.ts'
import { holding } from './holding.ts'
import type { Mutant } from './mutant.types.ts'
import { otherLocks } from './other-locks.ts'
import { rescheduling } from './rescheduling.ts'
import { reserving } from './reserving.ts'
import { waiting } from './waiting.ts'

/** Every one of them must turn its check red. Those of the server are about locks, the constraint, keys and prices: chance alone does not find these. */
export const mutants: Mutant[] = [...holding, ...reserving, ...rescheduling, ...waiting, ...otherLocks, ...core]
