import type { AnyActor, EventFrom, SnapshotFrom } from 'xstate'
import type { Environment, EnvironmentEvent } from './environment.ts'
import { senderOf, viewOf } from './view.ts'
import { waitForSnapshot } from './wait-for-snapshot.ts'

/** A chart that does not take what the environment tells does not compile. */
type HandlesEnvironment<A extends AnyActor> = EnvironmentEvent extends EventFrom<A> ? unknown : never

/** The flow over a started chart: it receives events of the environment until it ends, and ends with the SDK. `leave` runs before it ends. */
export function flowOf<A extends AnyActor, T extends object>(
  actor: A & HandlesEnvironment<A>,
  environment: Environment,
  connect: (snapshot: SnapshotFrom<A>, send: A['send'], run: (event: EventFrom<A>) => Promise<T>) => T,
  leave: () => void = () => undefined,
) {
  const send = senderOf<A>(actor)
  /** For commands that end: resolves with the value once nothing is awaited any more, or the flow has ended. */
  async function run(event: EventFrom<A>): Promise<T> {
    send(event)
    await waitForSnapshot<AnyActor>(actor, (snapshot) => !snapshot.hasTag('busy'))
    return view.get()
  }
  const view = viewOf<A, T>(actor, (snapshot) => connect(snapshot, send, run))
  function dispose() {
    for (const stop of stops) stop()
    leave()
    actor.stop()
  }
  // A fault of the SDK's own: no command throws, so nobody else would say it.
  actor.subscribe({
    error: (error) =>
      environment.report({ code: 'FLOW_FAILED', what: 'A flow failed: it does nothing any more', error }),
  })
  const stops = [environment.on('changed', (event) => send(event as EventFrom<A>)), environment.on('disposed', dispose)]
  if (environment.isDisposed) {
    environment.report({ code: 'FLOW_AFTER_DISPOSE', what: 'A flow was opened after dispose(): it does nothing' })
    actor.stop()
  }
  return { ...view, dispose }
}
