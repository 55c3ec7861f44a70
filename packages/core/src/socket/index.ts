export { type SocketPorts, socketActors } from './socket.actors.ts'
export { liveOf } from './socket.commands.ts'
export { FAILURES_UNTIL_PAUSED, socketMachine } from './socket.machine.ts'
export type { Live, LiveCommands, LiveValue } from './socket.types.ts'
