import { createActor } from 'xstate'
import type { Flow } from '../flow.ts'
import type { SnapshotStore } from '../ports.ts'
import { keeperOf } from '../shared/restore.ts'
import type { Running } from '../shared/running.ts'
import { senderOf, viewOf } from '../shared/view.ts'
import { type SignInPorts, signInActors } from './sign-in.actors.ts'
import { connect, keptOf } from './sign-in.connect.ts'
import { signInMachine } from './sign-in.machine.ts'
import { kept } from './sign-in.rules.ts'
import type { Kept, SignInValue } from './sign-in.types.ts'

export type SignInOptions = {
  /** What asked for the sign-in: plain data, given back by `session.started`. It outlives a reload and a provider's redirect. */
  intent?: unknown
}

export function startSignIn(
  ports: SignInPorts & { running: Running; snapshots: SnapshotStore },
  { intent }: SignInOptions,
): Flow<SignInValue> {
  const keeper = keeperOf<Kept>(ports.snapshots, 'sign-in', kept)
  const actor = createActor(signInMachine.provide({ actors: signInActors(ports) }), {
    ...ports.running,
    input: { kept: stillGood(keeper.read(), ports.running.clock.now()), intent },
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
  return { ...viewOf(actor, (snapshot) => connect(snapshot, send)), dispose: () => void actor.stop() }
}

function stillGood(found: Kept | null, now: number): Kept | null {
  const expiresAt = found?.challenge?.expiresAt
  return found && expiresAt && Date.parse(expiresAt) <= now ? { ...found, challenge: null } : found
}
