import { createActor, type InspectionEvent } from 'xstate'
import { type CancellationValue, startCancellation } from './cancellation/index.ts'
import { type Api, apiOver } from './client/api.ts'
import { retrying } from './client/retrying.ts'
import { sendOver } from './client/send.ts'
import { settingsOf } from './client/settings.ts'
import type { Currency, Locale, User } from './client/types.ts'
import type { Flow } from './flow.ts'
import { createHub, type Hub } from './hub.ts'
import { socketUrlOf, startLive } from './live.ts'
import type { NotificationsValue } from './notifications/index.ts'
import type { Clock, Fetch, Lock, Report, SnapshotStore, SocketConstructor, TokenStore, Wake } from './ports.ts'
import { newKey, systemClock } from './ports.ts'
import { publicQueries, type Queries, queriesOfMember } from './queries/index.ts'
import { type ReservationFlow, type ReservationOptions, startReservation } from './reservation/index.ts'
import {
  authorized,
  connectSession,
  memoryTokens,
  type SessionValue,
  sessionActors,
  sessionMachine,
  sturdy,
} from './session/index.ts'
import { memorySnapshots, personal } from './shared/restore.ts'
import type { Running } from './shared/running.ts'
import { senderOf, type View, viewOf } from './shared/view.ts'
import { type SignInOptions, type SignInValue, startSignIn } from './sign-in/index.ts'
import type { SocketValue } from './socket/index.ts'

/** Everything but `baseUrl` and `locale` has a default. */
export type SdkOptions = {
  /** Where the API is: an origin, or '' for the page's own. */
  baseUrl: string
  /** Of texts and of `signInPath`. */
  locale: Locale
  /** TWD when absent. */
  currency?: Currency
  /** `/ws` beside the API when absent. */
  socketUrl?: string
  /** Memory when absent. `@yoyaku/core/browser` has cookies and localStorage. */
  tokens?: TokenStore
  /** Where unfinished flows outlive a reload. Memory when absent. */
  snapshots?: SnapshotStore
  /** The platform's when absent. */
  fetch?: Fetch
  /** The platform's when absent; without one there is no live connection, and that is reported. */
  WebSocket?: SocketConstructor
  /** The machine's when absent: every timer and timeout. */
  clock?: Clock
  /** One refresh across tabs. None when absent; `@yoyaku/core/browser` has Web Locks. */
  lock?: Lock
  /** Parts the locks of several SDKs on one origin; `browserPorts({ clientKey })` parts their storage as well. */
  clientKey?: string
  /** Nothing is said when absent. */
  report?: Report
  /** A random wait of up to this on top of the 2 s before a reconnect, so that not everyone comes back in one instant. 0 when absent. */
  reconnectSpreadMs?: number
  /** When to try at once instead of waiting. `@yoyaku/core/browser` has one for pages. */
  wake?: Wake
  /** Told of every step of every chart, as XState's inspectors are. It carries tokens: never log it. */
  inspect?: (event: InspectionEvent) => void
}

/** What `createSdk` makes. */
export type Sdk = {
  /** The contract with the member's session: `{ data, error, response }`, never a rejection. */
  readonly api: Api
  /** Options for any TanStack Query adapter, or just `queryFn()`, which rejects with the plain `Failure`. */
  readonly queries: Queries
  /** Who is signed in. */
  readonly session: View<SessionValue>
  /** The live connection: open while somebody is signed in. */
  readonly socket: View<SocketValue>
  /** What happened to the member's reservations, newest first. */
  readonly notifications: View<NotificationsValue>
  /** As set last. */
  readonly locale: Locale
  /** As set last. */
  readonly currency: Currency
  /** Begins, or goes on with, a sign-in by a code or a provider's ticket. */
  signIn(options?: SignInOptions): Flow<SignInValue>
  /** Begins, or goes on with, a booking of a service. */
  reservation(options: ReservationOptions): ReservationFlow
  /** Reads a reservation of the member's and cancels it. */
  cancellation(options: { codeNumber: string }): Flow<CancellationValue>
  /** After a change of the profile: what the session shows and stores of the member. */
  userChanged(user: User): void
  /** What is asked from then on is in it; a kept slot and its draft stay. */
  setLocale(locale: Locale): void
  /** The same; a kept slot is priced anew. */
  setCurrency(currency: Currency): void
  /** Returns how to stop listening. */
  on: Hub['on']
  /** Ends everything; twice if you like. */
  dispose(): void
}

type Ending = View<object> & { dispose(how?: { keepHold?: boolean }): void }
type Told = (
  event: { type: 'member.changed'; user: User | null; forgets: boolean } | { type: 'settings.changed' },
) => void
/** A flow that is open, and how it is told of what concerns it. */
type Screen = { flow: Ending; told?: Told }

/** Starts the SDK. Importing it does nothing; `dispose` ends it. */
export function createSdk(options: SdkOptions): Sdk {
  const { clock = systemClock, report = () => undefined } = options
  const { fetch = (request: Request) => globalThis.fetch(request) } = options
  const running: Running = { clock, ...(options.inspect && { inspect: options.inspect }) }
  const snapshots = personal(options.snapshots ?? memorySnapshots())
  const settings = settingsOf(options)
  const hub = createHub(report)
  const bare = sendOver({ settings, fetch, clock })
  const tokens = sturdy(options.tokens ?? memoryTokens(), report, clock)

  const lockName = `yoyaku:${options.clientKey ?? 'default'}`
  const actors = sessionActors({ send: bare, tokens, lock: options.lock, lockName, clock, report })
  const session = createActor(sessionMachine.provide({ actors }), running)
  const tellSession = senderOf(session)
  session.on('started', ({ user, intent }) => hub.emit('session.started', { user, intent }))
  let hasLeft = false
  session.on('ended', ({ reason }) => {
    hasLeft = reason !== 'refused'
    if (hasLeft) snapshots.forget()
    hub.emit('session.ended', { signInPath: `/${settings.locale}/auth`, reason })
  })

  const publicApi = apiOver(retrying(bare, clock))
  const api = apiOver(authorized(session, retrying(bare, clock)))
  const queries = {
    ...publicQueries(apiOver(bare), settings),
    ...queriesOfMember(apiOver(authorized(session, bare)), settings),
  }

  const live = startLive({
    api,
    session,
    hub,
    running,
    report,
    url: socketUrlOf(settings.baseUrl, options.socketUrl),
    WebSocket: options.WebSocket ?? globalThis.WebSocket,
    reconnectSpreadMs: options.reconnectSpreadMs ?? 0,
    wake: options.wake,
  })

  const screens = new Set<Screen>()
  function open<F extends Ending>(flow: F, told?: Told): F {
    const screen: Screen = { flow, ...(told ? { told } : {}) }
    screens.add(screen)
    return {
      ...flow,
      dispose(how?: { keepHold?: boolean }) {
        screens.delete(screen)
        flow.dispose(how)
      },
    }
  }

  const user = () =>
    session.getSnapshot().hasTag('member') ? (session.getSnapshot().context.session?.user ?? null) : null
  let known: User | null = null
  function noteMember() {
    const now = user()
    const forgets = (now !== null && snapshots.belongTo(now.id)) || hasLeft
    hasLeft = false
    if (now === known) return
    const isOther = now?.id !== known?.id
    known = now
    if (isOther) live.memberChanged(now !== null)
    for (const { told } of screens) told?.({ type: 'member.changed', user: now, forgets })
  }
  session.subscribe(noteMember)
  session.start()
  const deafen = tokens.subscribe?.(() => tellSession({ type: 'storage.changed' }))

  function settingsChanged() {
    live.settingsChanged()
    for (const { told } of screens) told?.({ type: 'settings.changed' })
  }

  return {
    api,
    queries,
    session: viewOf(session, (snapshot) => connectSession(snapshot, tellSession)),
    socket: live.socket,
    notifications: live.notifications,
    get locale() {
      return settings.locale
    },
    get currency() {
      return settings.currency
    },
    signIn: (given = {}) => {
      const accept = (accepted: Parameters<Parameters<typeof startSignIn>[0]['accept']>[0], intent: unknown) =>
        tellSession({ type: 'signed.in', session: accepted, intent })
      return open(startSignIn({ api: publicApi, settings, running, snapshots, accept }, given))
    },
    reservation: (given) => {
      const { flow, send } = startReservation(
        {
          api,
          settings,
          running,
          snapshots,
          newKey,
          user,
          confirmed: (reservation) => hub.emit('reservation.confirmed', { reservation }),
          holdLost: (code) => hub.emit('reservation.hold-lost', { code }),
        },
        given,
      )
      return open(flow, send)
    },
    cancellation: (given) =>
      open(
        startCancellation(
          {
            api,
            settings,
            running,
            newKey,
            cancelled: (reservation) => hub.emit('reservation.cancelled', { reservation }),
          },
          given,
        ),
      ),
    userChanged: (changed) => tellSession({ type: 'user.changed', user: changed }),
    setLocale(locale) {
      settings.locale = locale
      settingsChanged()
    },
    setCurrency(currency) {
      settings.currency = currency
      settingsChanged()
    },
    on: hub.on,
    dispose() {
      for (const { flow } of screens) flow.dispose()
      screens.clear()
      deafen?.()
      live.dispose()
      session.stop()
      hub.clear()
    },
  }
}
