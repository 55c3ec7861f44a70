import type { InspectionEvent } from 'xstate'
import type { Clock } from '../ports/index.ts'

/** Options of every actor: the clock and the inspector. */
export type ActorOptions = { clock: Clock; inspect?: (event: InspectionEvent) => void }
