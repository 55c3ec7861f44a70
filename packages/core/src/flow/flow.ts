import type { AnyActor, EventFrom, SnapshotFrom } from 'xstate'
import type { Failure } from '../http/failure.ts'
import type { FieldErrors } from '../validation/field-errors.ts'
import { type Commands, commandsOver } from './commands.ts'
import type { Environment, EnvironmentEvent } from './environment.ts'
import { senderOf } from './sender-of.ts'
import { type Store, storeOf } from './store.ts'

/** A chart that does not take what the environment tells does not compile. */
type HandlesEnvironment<A extends AnyActor> = EnvironmentEvent extends EventFrom<A> ? unknown : never

type FlowParts<A extends AnyActor, T> = { flow: Store<T> & { dispose(): void }; commands: Commands<T, EventFrom<A>> }

/** The flow over a started chart: it receives events of the environment until it ends, and ends with the SDK. `leave` runs before it ends. */
export function flowOf<A extends AnyActor, T extends { failure: Failure | null; fields: FieldErrors }>(
  actor: A & HandlesEnvironment<A>,
  environment: Environment,
  connect: (snapshot: SnapshotFrom<A>) => T,
  leave: () => void = () => undefined,
): FlowParts<A, T> {
  const store = storeOf<A, T>(actor, connect)
  function dispose() {
    for (const stop of stops) stop()
    leave()
    actor.stop()
  }
  // A fault of the SDK's own: no command throws, so nobody else would say it.
  actor.subscribe({
    error: (error) =>
      environment.onProblem({ code: 'FLOW_FAILED', message: 'A flow failed: it does nothing any more', error }),
  })
  const send = senderOf<A>(actor)
  const stops = [environment.on('changed', (event) => send(event as EventFrom<A>)), environment.on('disposed', dispose)]
  if (environment.isDisposed) {
    environment.onProblem({ code: 'FLOW_AFTER_DISPOSE', message: 'A flow was opened after dispose(): it does nothing' })
    actor.stop()
  }
  return { flow: { ...store, dispose }, commands: commandsOver<A, T>(actor, store) }
}

/** Store of one screen's task, with its commands. Call `dispose` when the screen closes. */
export interface Flow<T> extends Store<T> {
  /** Stops the flow. Idempotent. */
  dispose(): void
}
