import { createActor } from 'xstate'
import type { Environment } from '../flow/environment.ts'
import { flowOf } from '../flow/flow.ts'
import { storedRecord } from '../flow/stored-record.ts'
import type { DraftStore } from '../ports/index.ts'
import { type SignInPorts, signInActors } from './sign-in.actors.ts'
import { signInCommands } from './sign-in.commands.ts'
import { connect, storedOf } from './sign-in.connect.ts'
import { signInMachine } from './sign-in.machine.ts'
import { storedSignIn, upgraded } from './sign-in.rules.ts'
import type { SignInContext, SignInFlow, StoredSignIn } from './sign-in.types.ts'

export type SignInOptions<Intent = unknown> = {
  /** Plain data that `session.started` gives back. It survives a reload and the redirect to a provider, not the end of the flow. */
  intent?: Intent
}

export type SignInDependencies = SignInPorts & { environment: Environment; draftStore: DraftStore }

const recordIn = (draftStore: DraftStore) => storedRecord(draftStore, 'sign-in', storedSignIn, upgraded)

function startSignIn(dependencies: SignInDependencies, options: SignInOptions): SignInFlow {
  const { environment, actorOptions } = dependencies
  const record = recordIn(dependencies.draftStore)
  const actors = signInActors(dependencies)
  const delays = {
    RESEND: ({ context }: { context: SignInContext }) =>
      Math.max(0, Date.parse(context.challenge?.resendAt ?? '') - actorOptions.clock.now()) || 0,
  }
  const actor = createActor(signInMachine.provide({ actors, delays }), {
    ...actorOptions,
    input: {
      stored: stillGood(record.read(), actorOptions.clock.now()),
      memberId: environment.user?.id ?? null,
      ...options,
    },
  })
  const store = () => {
    const snapshot = actor.getSnapshot()
    const value = storedOf(snapshot)
    if (environment.isDisposed) return
    if (value !== null) record.write(value)
    else if (snapshot.status === 'done') record.remove()
  }
  actor.subscribe({ next: store, complete: store, error: store })
  actor.start()
  store()
  const { flow, commands } = flowOf(actor, environment, connect)
  return { ...flow, ...signInCommands(commands) }
}

/** Drops the intent when the sign-in is left. */
function forgetIntent(draftStore: DraftStore) {
  const record = recordIn(draftStore)
  const found = record.read()
  if (found !== null) record.write({ ...found, intent: null })
}

function stillGood(found: StoredSignIn | null, now: number): StoredSignIn | null {
  const expiresAt = found?.challenge?.expiresAt
  return found && expiresAt && Date.parse(expiresAt) <= now ? { ...found, challenge: null } : found
}

/** How many sign-ins are open. */
export type OpenSignIns = { count: number }

/** A sign-in; with the end of the last one its intent is forgotten. */
export function openSignIn(open: OpenSignIns, dependencies: SignInDependencies, options: SignInOptions): SignInFlow {
  const flow = startSignIn(dependencies, options)
  open.count += 1
  let isOpen = true
  return {
    ...flow,
    dispose() {
      flow.dispose()
      if (!isOpen) return
      isOpen = false
      open.count -= 1
      // Not at once: a page that is rendered twice ends the flow and opens it again.
      queueMicrotask(() => open.count === 0 && forgetIntent(dependencies.draftStore))
    },
  }
}
