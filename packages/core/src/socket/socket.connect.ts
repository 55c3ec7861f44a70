import type { SnapshotFrom } from 'xstate'
import type { socketMachine } from './socket.machine.ts'
import type { Event, SocketValue } from './socket.types.ts'

const STATUSES = ['off', 'connecting', 'online', 'waiting', 'refused'] as const

export const connectSocket = (
  snapshot: SnapshotFrom<typeof socketMachine>,
  send: (event: Event) => void,
): SocketValue => ({
  // After the end of the SDK the chart still has the tags of its last state.
  status: (snapshot.status === 'active' && STATUSES.find((status) => snapshot.hasTag(status))) || 'off',
  reconnect: () => send({ type: 'reconnect' }),
})
