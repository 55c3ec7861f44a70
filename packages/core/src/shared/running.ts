import type { InspectionEvent } from 'xstate'
import type { User } from '../client/types.ts'
import type { Clock } from '../ports.ts'

/** What every chart is run with. */
export type Running = { clock: Clock; inspect?: (event: InspectionEvent) => void }

/** What happens around an open flow. `forgets`: the member has left, or somebody else has come; what they typed goes with them. */
export type Surrounding =
  | { type: 'member.changed'; user: User | null; forgets: boolean }
  | { type: 'settings.changed' }
  /** The network is back, or the page is visible again. */
  | { type: 'wake' }
