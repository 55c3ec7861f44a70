import { createActor } from 'xstate'
import { type Api, apiOver } from './client/api.ts'
import { retrying } from './client/retrying.ts'
import { sendOver } from './client/send.ts'
import { settingsOf } from './client/settings.ts'
import type { Currency, Locale, User } from './client/types.ts'
import type { Flow } from './flow.ts'
import { createHub, type Hub } from './hub.ts'
import {
  type Clock,
  type Fetch,
  type Lock,
  type Report,
  type SnapshotStore,
  systemClock,
  type TokenStore,
} from './ports.ts'
import { publicQueries, type Queries, queriesOfMember } from './queries/index.ts'
import {
  authorized,
  connectSession,
  memoryTokens,
  type SessionValue,
  sessionActors,
  sessionMachine,
  sturdy,
} from './session/index.ts'
import { memorySnapshots } from './shared/restore.ts'
import { type View, viewOf } from './shared/view.ts'
import { type SignInOptions, type SignInValue, startSignIn } from './sign-in/index.ts'

export type SdkOptions = {
  /** Where the API is: an origin, or '' for the page's own. */
  baseUrl: string
  locale: Locale
  /** TWD when absent. */
  currency?: Currency
  /** Memory when absent. `@yoyaku/core/browser` has cookies and localStorage. */
  tokens?: TokenStore
  /** Where unfinished flows outlive a reload. Memory when absent. */
  snapshots?: SnapshotStore
  fetch?: Fetch
  clock?: Clock
  /** One refresh across tabs. None when absent; `@yoyaku/core/browser` has Web Locks. */
  lock?: Lock
  /** Parts the sessions of several SDKs on one origin. */
  clientKey?: string
  report?: Report
}

export type Sdk = {
  readonly api: Api
  readonly queries: Queries
  readonly session: View<SessionValue>
  readonly locale: Locale
  readonly currency: Currency
  signIn(options?: SignInOptions): Flow<SignInValue>
  /** After a change of the profile: what the session shows and stores of the member. */
  userChanged(user: User): void
  setLocale(locale: Locale): void
  setCurrency(currency: Currency): void
  on: Hub['on']
  /** Ends everything; twice if you like. */
  dispose(): void
}

export function createSdk(options: SdkOptions): Sdk {
  const { clock = systemClock, report = () => undefined, snapshots = memorySnapshots() } = options
  const { fetch = (request: Request) => globalThis.fetch(request) } = options
  const settings = settingsOf(options)
  const hub = createHub(report)
  const bare = sendOver({ settings, fetch, clock })
  const tokens = sturdy(options.tokens ?? memoryTokens(), report)

  const lockName = `yoyaku:${options.clientKey ?? 'default'}:${settings.baseUrl}`
  const actors = sessionActors({ send: bare, tokens, lock: options.lock, lockName, clock, report })
  const session = createActor(sessionMachine.provide({ actors }), { clock })
  session.on('started', ({ user, intent }) => hub.emit('session.started', { user, intent }))
  session.on('ended', ({ reason }) => hub.emit('session.ended', { signInPath: `/${settings.locale}/auth`, reason }))
  session.start()
  const deafen = tokens.subscribe?.(() => session.send({ type: 'storage.changed' }))

  const publicApi = apiOver(retrying(bare, clock))
  const api = apiOver(authorized(session, retrying(bare, clock)))
  const queries = {
    ...publicQueries(apiOver(bare), settings),
    ...queriesOfMember(apiOver(authorized(session, bare)), settings),
  }

  const flows = new Set<Flow<object>>()
  function follow<F extends Flow<object>>(flow: F): F {
    flows.add(flow)
    return flow
  }

  return {
    api,
    queries,
    session: viewOf(session, (snapshot) => connectSession(snapshot, session.send)),
    get locale() {
      return settings.locale
    },
    get currency() {
      return settings.currency
    },
    signIn: (given = {}) =>
      follow(
        startSignIn(
          {
            api: publicApi,
            settings,
            clock,
            snapshots,
            accept: (accepted, intent) => session.send({ type: 'signed.in', session: accepted, intent }),
          },
          given,
        ),
      ),
    userChanged: (user) => session.send({ type: 'user.changed', user }),
    setLocale: (locale) => {
      settings.locale = locale
    },
    setCurrency: (currency) => {
      settings.currency = currency
    },
    on: hub.on,
    dispose() {
      for (const flow of flows) flow.dispose()
      flows.clear()
      deafen?.()
      session.stop()
      hub.clear()
    },
  }
}
