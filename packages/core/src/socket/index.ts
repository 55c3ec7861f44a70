import type { SnapshotFrom } from 'xstate'
import type { socketMachine } from './socket.machine.ts'
import type { SocketValue } from './socket.types.ts'

export { type SocketPorts, socketActors } from './socket.actors.ts'
export { socketMachine } from './socket.machine.ts'
export type { SocketValue } from './socket.types.ts'

const STATUSES = ['off', 'connecting', 'online', 'waiting'] as const

export const connectSocket = (snapshot: SnapshotFrom<typeof socketMachine>): SocketValue => ({
  status: STATUSES.find((status) => snapshot.hasTag(status)) ?? 'off',
})
