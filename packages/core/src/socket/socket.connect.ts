import type { SnapshotFrom } from 'xstate'
import { FAILURES_UNTIL_PAUSED, type socketMachine } from './socket.machine.ts'
import type { Event, SocketValue } from './socket.types.ts'

const TAGS = ['off', 'connecting', 'online', 'waiting'] as const

export const connectSocket = (
  snapshot: SnapshotFrom<typeof socketMachine>,
  send: (event: Event) => void,
): SocketValue => ({ status: statusOf(snapshot), reconnect: () => send({ type: 'reconnect' }) })

function statusOf(snapshot: SnapshotFrom<typeof socketMachine>): SocketValue['status'] {
  // After the end of the SDK the chart still has the tags of its last state.
  const tag = (snapshot.status === 'active' && TAGS.find((one) => snapshot.hasTag(one))) || 'off'
  const isTrying = tag === 'connecting' || tag === 'waiting'
  return isTrying && snapshot.context.failures >= FAILURES_UNTIL_PAUSED ? 'paused' : tag
}
