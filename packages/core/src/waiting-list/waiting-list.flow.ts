import { createActor } from 'xstate'
import type { ActorOptions } from '../flow/actor-options.ts'
import type { Environment } from '../flow/environment.ts'
import { flowOf } from '../flow/flow.ts'
import { senderOf } from '../flow/sender-of.ts'
import type { Api } from '../http/api.ts'
import { waitingListImplementations } from './waiting-list.actors.ts'
import { waitingListCommands } from './waiting-list.commands.ts'
import { connect } from './waiting-list.connect.ts'
import { waitingListMachine } from './waiting-list.machine.ts'
import type { WaitingListFlow } from './waiting-list.types.ts'

export type WaitingListDependencies = {
  api: Api
  environment: Environment
  actorOptions: ActorOptions
  newKey(): string
  /** Tells of each time that is put on hold for the member, and of each reservation that they make. Returns how to stop listening. */
  onOffersChange(listener: () => void): () => void
}

export function startWaitingList(dependencies: WaitingListDependencies): WaitingListFlow {
  const { api, environment, actorOptions, newKey } = dependencies
  const implementations = waitingListImplementations({ api, clock: actorOptions.clock })
  const actor = createActor(waitingListMachine.provide(implementations), actorOptions)
  actor.start()
  const send = senderOf(actor)
  const stopListening = dependencies.onOffersChange(() => send({ type: 'offers.changed' }))
  const { flow, commands } = flowOf(actor, environment, connect, stopListening)
  return { ...flow, ...waitingListCommands(commands, newKey) }
}
