import { createActor } from 'xstate'
import type { User } from '../client/types.ts'
import type { Flow } from '../flow.ts'
import type { SnapshotStore } from '../ports.ts'
import { keeperOf } from '../shared/restore.ts'
import type { Surrounding } from '../shared/running.ts'
import { senderOf, viewOf } from '../shared/view.ts'
import { type SignInPorts, signInActors } from './sign-in.actors.ts'
import { connect, keptOf } from './sign-in.connect.ts'
import { signInMachine } from './sign-in.machine.ts'
import { kept } from './sign-in.rules.ts'
import type { Kept, SignInValue } from './sign-in.types.ts'

export type SignInOptions = {
  /** What asked for the sign-in: plain data, given back by `session.started`. It outlives a reload and a provider's redirect, not the end of the flow. */
  intent?: unknown
}

export function startSignIn(
  ports: SignInPorts & { snapshots: SnapshotStore; user(): User | null },
  options: SignInOptions,
) {
  const before = ports.user()?.id
  const keeper = keeperOf<Kept>(ports.snapshots, 'sign-in', kept)
  const actor = createActor(signInMachine.provide({ actors: signInActors(ports) }), {
    ...ports.running,
    input: { kept: stillGood(keeper.read(), ports.running.clock.now()), ...options },
  })
  const keep = () => {
    const snapshot = actor.getSnapshot()
    const value = keptOf(snapshot)
    if (snapshot.status === 'done') keeper.remove()
    else if (value !== null && snapshot.hasTag('restorable')) keeper.write(value)
  }
  actor.subscribe({ next: keep, complete: keep })
  actor.start()
  const send = senderOf(actor)
  keep()
  const flow: Flow<SignInValue> = {
    ...viewOf(actor, (snapshot) => connect(snapshot, send)),
    dispose: () => void actor.stop(),
  }
  function notify(event: Surrounding) {
    if (event.type !== 'member.changed' || (event.user !== null && event.user.id === before)) return
    send({ type: 'member.changed', user: event.user })
  }
  return { flow, notify }
}

/** Whoever left the sign-in does not want any more what they had come for. */
export function forgetIntent(snapshots: SnapshotStore) {
  const keeper = keeperOf<Kept>(snapshots, 'sign-in', kept)
  const found = keeper.read()
  if (found !== null) keeper.write({ ...found, intent: null })
}

function stillGood(found: Kept | null, now: number): Kept | null {
  const expiresAt = found?.challenge?.expiresAt
  return found && expiresAt && Date.parse(expiresAt) <= now ? { ...found, challenge: null } : found
}
