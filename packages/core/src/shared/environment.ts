import type { Settings } from '../client/settings.ts'
import type { Currency, Locale, User } from '../client/types.ts'
import type { Report, Wake } from '../ports.ts'

/** The events that every chart of a screen receives, whether it handles them or not. */
export type EnvironmentEvent =
  /** Who is signed in now; null: nobody. `forgets`: the member has left, or somebody else has come; what they typed goes with them. */
  | { type: 'member.changed'; user: User | null; forgets: boolean }
  | { type: 'settings.changed' }
  /** The network is back, or the page is visible again. */
  | { type: 'wake' }

type Listener = {
  next(event: EnvironmentEvent): void
  /** The SDK is disposed of. */
  disposed(): void
}

/** Who is signed in, the language, the currency, the return of the page or of the network, and the end of the SDK. */
export type Environment = {
  /** Null where nobody is signed in, or nobody knows. */
  readonly user: User | null
  readonly isDisposed: boolean
  /** Language and currency; `setLocale` and `setCurrency` change them. */
  readonly settings: Settings
  readonly report: Report
  subscribe(listener: Listener): () => void
}

export type OwnEnvironment = Environment & {
  setUser(user: User | null, forgets: boolean): void
  setLocale(locale: Locale): void
  setCurrency(currency: Currency): void
  dispose(): void
}

export function createEnvironment({
  settings,
  wake,
  report,
}: {
  settings: Settings
  wake: Wake | undefined
  report: Report
}): OwnEnvironment {
  const listeners = new Set<Listener>()
  let user: User | null = null
  let isDisposed = false
  function publish(event: EnvironmentEvent) {
    for (const listener of [...listeners]) listener.next(event)
  }
  const unsubscribeWake = wake?.(() => publish({ type: 'wake' }))
  return {
    settings,
    report,
    get user() {
      return user
    },
    get isDisposed() {
      return isDisposed
    },
    subscribe(listener) {
      if (isDisposed) report({ what: 'A flow was opened after dispose(): it does nothing' })
      else listeners.add(listener)
      return () => listeners.delete(listener)
    },
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
      unsubscribeWake?.()
      for (const { disposed } of [...listeners]) disposed()
      listeners.clear()
      isDisposed = true
    },
  }
}
