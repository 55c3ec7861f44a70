import { type ActorRefFrom, createActor } from 'xstate'
import type { User } from '../contract/types.ts'
import type { ActorOptions } from '../flow/actor-options.ts'
import { type SessionPorts, sessionActors } from './session.actors.ts'
import { sessionMachine } from './session.machine.ts'
import type { EndReason, Session, SessionState } from './session.types.ts'

export type SessionDependencies = SessionPorts & {
  actorOptions: ActorOptions
  started(event: { user: User; intent: unknown }): void
  ended(reason: EndReason): void
}

/** The session of one SDK. `stop` ends it for good; twice if you like. */
export type RunningSession = Session & { readonly actor: ActorRefFrom<typeof sessionMachine>; stop(): void }

export function startSession({ actorOptions, started, ended, ...ports }: SessionDependencies): RunningSession {
  const actor = createActor(sessionMachine.provide({ actors: sessionActors(ports) }), actorOptions)
  const stateNow = (): SessionState => {
    const snapshot = actor.getSnapshot()
    return {
      status: snapshot.hasTag('member') ? 'member' : snapshot.hasTag('anonymous') ? 'anonymous' : 'unknown',
      isSettled: snapshot.hasTag('settled') || snapshot.status !== 'active',
      session: snapshot.context.session,
    }
  }
  let endings = 0
  actor.on('started', started)
  actor.on('ended', ({ reason }) => {
    endings += 1
    ended(reason)
  })
  actor.start()
  return {
    actor,
    state: {
      get: stateNow,
      subscribe(listener) {
        const notify = () => listener(stateNow())
        notify()
        const subscription = actor.subscribe({ next: notify, error: notify, complete: notify })
        return () => subscription.unsubscribe()
      },
    },
    send(event) {
      if (actor.getSnapshot().status === 'active') return actor.send(event)
      if (event.type !== 'sign.out') return
      ended('signed-out')
      return ports.tokenStore.clear()
    },
    get endings() {
      return endings
    },
    stop: () => void actor.stop(),
  }
}
