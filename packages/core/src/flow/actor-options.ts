import type { InspectionEvent } from 'xstate'
import type { Clock } from '../ports/index.ts'

/** What every chart is run with. */
export type ActorOptions = { clock: Clock; inspect?: (event: InspectionEvent) => void }
