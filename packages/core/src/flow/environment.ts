import { createNanoEvents } from 'nanoevents'
import type { Currency, Locale, User } from '../contract/types.ts'
import type { Settings } from '../http/settings.ts'
import type { OnProblem, Wake } from '../ports/index.ts'

/** The events that every chart of a screen receives, whether it handles them or not. */
export type EnvironmentEvent =
  /** The member who is signed in now; null: nobody. `forgets`: the member has left, or somebody else has come; what they typed goes with them. */
  | { type: 'member.changed'; user: User | null; forgets: boolean }
  | { type: 'settings.changed' }
  /** The network is back, or the page is visible again. */
  | { type: 'wake' }

type EnvironmentEvents = {
  changed(event: EnvironmentEvent): void
  /** The SDK is disposed of. */
  disposed(): void
}

/** The member, the language, the currency, the return of the page or of the network, and the end of the SDK. */
export type Environment = {
  /** Null where nobody is signed in, or nobody knows. */
  readonly user: User | null
  readonly isDisposed: boolean
  /** Language and currency; `setLocale` and `setCurrency` change them. */
  readonly settings: Settings
  readonly onProblem: OnProblem
  /** Returns how to stop listening. */
  on<Name extends keyof EnvironmentEvents>(name: Name, listener: EnvironmentEvents[Name]): () => void
}

export type OwnEnvironment = Environment & {
  setUser(user: User | null, forgets: boolean): void
  setLocale(locale: Locale): void
  setCurrency(currency: Currency): void
  dispose(): void
}

export function createEnvironment({
  settings,
  onWake,
  onProblem,
}: {
  settings: Settings
  onWake: Wake
  onProblem: OnProblem
}): OwnEnvironment {
  const emitter = createNanoEvents<EnvironmentEvents>()
  let user: User | null = null
  let isDisposed = false
  function publish(event: EnvironmentEvent) {
    if (!isDisposed) emitter.emit('changed', event)
  }
  const unsubscribeWake = onWake(() => publish({ type: 'wake' }))
  return {
    settings,
    onProblem,
    get user() {
      return user
    },
    get isDisposed() {
      return isDisposed
    },
    on: (name, listener) => emitter.on(name, listener),
    setUser(next, forgets) {
      user = next
      publish({ type: 'member.changed', user, forgets })
    },
    setLocale(locale) {
      settings.locale = locale
      publish({ type: 'settings.changed' })
    },
    setCurrency(currency) {
      settings.currency = currency
      publish({ type: 'settings.changed' })
    },
    dispose() {
      unsubscribeWake()
      emitter.emit('disposed')
      emitter.events = {}
      isDisposed = true
    },
  }
}
