import { createActor } from 'xstate'
import type { BegunFlow } from '../flow.ts'
import type { SnapshotStore } from '../ports.ts'
import type { Environment } from '../shared/environment.ts'
import { flowOf } from '../shared/flow-of.ts'
import { keeperOf } from '../shared/restore.ts'
import { type SignInPorts, signInActors } from './sign-in.actors.ts'
import { connect, keptOf } from './sign-in.connect.ts'
import { signInMachine } from './sign-in.machine.ts'
import { kept } from './sign-in.rules.ts'
import type { Context, SignInValue, StoredSignIn } from './sign-in.types.ts'

export type SignInOptions<Intent = unknown> = {
  /** What asked for the sign-in: plain data, given back by `session.started`. It outlives a reload and a provider's redirect, not the end of the flow. */
  intent?: Intent
}

export type SignInWorld = Omit<SignInPorts, 'settings'> & { environment: Environment; snapshots: SnapshotStore }

export function startSignIn(world: SignInWorld, options: SignInOptions): BegunFlow<SignInValue> {
  const { environment, running } = world
  const keeper = keeperOf<StoredSignIn>(world.snapshots, 'sign-in', kept)
  const actors = signInActors({ ...world, settings: environment.settings })
  const delays = {
    RESEND: ({ context }: { context: Context }) =>
      Math.max(0, Date.parse(context.challenge?.resendAt ?? '') - running.clock.now()) || 0,
  }
  const actor = createActor(signInMachine.provide({ actors, delays }), {
    ...running,
    input: { kept: stillGood(keeper.read(), running.clock.now()), memberId: environment.user?.id ?? null, ...options },
  })
  const keep = () => {
    const snapshot = actor.getSnapshot()
    const value = keptOf(snapshot)
    if (value !== null) keeper.write(value)
    else if (snapshot.status === 'done') keeper.remove()
  }
  actor.subscribe({ next: keep, complete: keep })
  actor.start()
  keep()
  return flowOf(actor, environment, connect)
}

/** Whoever left the sign-in does not want any more what they had come for. */
export function forgetIntent(snapshots: SnapshotStore) {
  const keeper = keeperOf<StoredSignIn>(snapshots, 'sign-in', kept)
  const found = keeper.read()
  if (found !== null) keeper.write({ ...found, intent: null })
}

function stillGood(found: StoredSignIn | null, now: number): StoredSignIn | null {
  const expiresAt = found?.challenge?.expiresAt
  return found && expiresAt && Date.parse(expiresAt) <= now ? { ...found, challenge: null } : found
}
