import { core } from './core.ts'
import { holding } from './holding.ts'
import type { Mutant } from './mutant.types.ts'
import { rescheduling } from './rescheduling.ts'
import { reserving } from './reserving.ts'
import { signingIn } from './signing-in.ts'
import { telling } from './telling.ts'

/** Every one of them must turn its check red. */
export const mutants: Mutant[] = [...holding, ...reserving, ...rescheduling, ...telling, ...signingIn, ...core]
