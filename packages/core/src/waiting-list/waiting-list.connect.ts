import type { SnapshotFrom } from 'xstate'
import { renamed } from '../validation/field-errors.ts'
import type { waitingListMachine } from './waiting-list.machine.ts'
import type { WaitingListRequest, WaitingListValue } from './waiting-list.types.ts'

type Snapshot = SnapshotFrom<typeof waitingListMachine>

const STEPS = ['loading', 'unreachable', 'checking'] as const
const SOME: WaitingListRequest = { shopId: '', date: '', quantity: 1 }

/** The value of the waiting list. */
export function connect(snapshot: Snapshot): WaitingListValue {
  const { entries, joined, failure, fields } = snapshot.context
  const value = {
    step: STEPS.find((step) => snapshot.hasTag(step)) ?? 'listed',
    busy: snapshot.hasTag('busy'),
    entries,
    joined,
    failure,
    fields: renamed(fields, NAMES),
    can: {
      join: snapshot.can({ type: 'join', idempotencyKey: '', request: SOME }),
      leave: entries.length > 0 && snapshot.can({ type: 'leave', entryId: '' }),
      retry: snapshot.can({ type: 'retry' }),
    },
  }
  return value as WaitingListValue
}

/** The names of the contract end here. */
const NAMES: Record<string, string> = { resourceItemId: 'equipmentId' }
