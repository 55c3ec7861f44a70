import type { SnapshotFrom } from 'xstate'
import { FAILURES_UNTIL_PAUSED, type socketMachine } from './socket.machine.ts'
import type { LiveValue } from './socket.types.ts'

const TAGS = ['off', 'connecting', 'online', 'waiting'] as const

/** The value of the connection. */
export const connect = (snapshot: SnapshotFrom<typeof socketMachine>): LiveValue => ({ status: statusOf(snapshot) })

function statusOf(snapshot: SnapshotFrom<typeof socketMachine>): LiveValue['status'] {
  // After the end of the SDK the chart still has the tags of its last state.
  const tag = (snapshot.status === 'active' && TAGS.find((one) => snapshot.hasTag(one))) || 'off'
  const isTrying = tag === 'connecting' || tag === 'waiting'
  return isTrying && snapshot.context.failures >= FAILURES_UNTIL_PAUSED ? 'paused' : tag
}
