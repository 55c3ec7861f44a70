export { type SocketPorts, socketActors } from './socket.actors.ts'
export { connectSocket } from './socket.connect.ts'
export { FAILURES_UNTIL_PAUSED, socketMachine } from './socket.machine.ts'
export type { SocketValue } from './socket.types.ts'
