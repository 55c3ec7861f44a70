import type { ActorRefFrom } from 'xstate'
import { commandsOver } from '../flow/commands.ts'
import { storeOf } from '../flow/store.ts'
import { connect } from './socket.connect.ts'
import type { socketMachine } from './socket.machine.ts'
import type { Live, LiveValue } from './socket.types.ts'

type Actor = ActorRefFrom<typeof socketMachine>

/** The live connection, and its command. */
export function liveOf(actor: Actor): Live {
  const store = storeOf<Actor, LiveValue>(actor, connect)
  const { apply } = commandsOver<Actor, LiveValue>(actor, store)
  return { ...store, reconnect: () => apply('reconnect', { type: 'reconnect' }) }
}
