import type { InspectionEvent } from 'xstate'
import { startCancellation } from './cancellation/cancellation.flow.ts'
import type { CancellationValue } from './cancellation/index.ts'
import { type Api, apiOver, type Send } from './client/api.ts'
import { assertOptions, sdkOptions } from './client/options.ts'
import { refused } from './client/outcome.ts'
import { retrying } from './client/retrying.ts'
import { sendOver } from './client/send.ts'
import { assertId, settingsOf } from './client/settings.ts'
import type { Currency, Locale, Reservation, Session, User } from './client/types.ts'
import type { Flow } from './flow.ts'
import { createHub, type Hub } from './hub.ts'
import { startLive } from './live.ts'
import type { NotificationsValue } from './notifications/index.ts'
import type { Clock, Fetch, Lock, Report, SnapshotStore, SocketConstructor, TokenStore, Wake } from './ports.ts'
import { systemClock } from './ports.ts'
import { publicQueries, type Queries, queriesOfMember } from './queries/index.ts'
import type { ReservationFlow, ReservationOptions } from './reservation/index.ts'
import { type Bookings, openReservation } from './reservation/reservation.open.ts'
import {
  authorized,
  connectSession,
  memoryTokens,
  type SessionState,
  type SessionValue,
  withMemoryFallback,
} from './session/index.ts'
import { startSession } from './session/session.start.ts'
import type { ActorOptions } from './shared/actor-options.ts'
import { createEnvironment } from './shared/environment.ts'
import { type FailureCode, failed } from './shared/failure.ts'
import { newKey } from './shared/new-key.ts'
import { personal } from './shared/restore.ts'
import { memorySnapshots, snapshotsWithMemoryFallback } from './shared/snapshots-in-memory.ts'
import { derivedView, type View } from './shared/view.ts'
import type { SignInOptions, SignInValue } from './sign-in/index.ts'
import { type OpenSignIns, openSignIn } from './sign-in/sign-in.open.ts'
import type { SocketValue } from './socket/index.ts'

/** Everything but `baseUrl` has a default. */
export type SdkOptions = {
  /** Where the API is: an origin, or '' for the page's own. Nothing may follow its path. */
  baseUrl: string | URL
  /** Of texts and of `signInPath`. `en` when absent. */
  locale?: Locale
  /** TWD when absent. */
  currency?: Currency
  /** `/ws` beside the API when absent. */
  socketUrl?: string
  /** Memory when absent: the session ends with the page. `@yoyaku/core/browser` has cookies and localStorage. */
  tokens?: TokenStore
  /** Where unfinished flows outlive a reload. Memory when absent. */
  snapshots?: SnapshotStore
  /** The platform's when absent. */
  fetch?: Fetch
  /** The platform's when absent; without one there is no live connection, and that is reported. */
  WebSocket?: SocketConstructor
  /** False: no live connection; the list of notifications is read at sign-in and with `refetch()`. True when absent. */
  live?: boolean
  /** The machine's when absent: every timer and timeout. */
  clock?: Clock
  /** One refresh across tabs. None when absent; `@yoyaku/core/browser` has Web Locks. */
  lock?: Lock
  /** Parts the locks of several SDKs on one origin; `browserPorts({ storageKey })` parts their storage as well. */
  storageKey?: string
  /** Nothing is said when absent. */
  report?: Report
  /** A random wait of up to this on top of the 2 s before a reconnect, so that not everyone comes back in one instant. 0 when absent. */
  reconnectSpreadMs?: number
  /** When to try at once instead of waiting. `@yoyaku/core/browser` has one for pages. */
  wake?: Wake
  /** Told of every step of every chart, as XState's inspectors are. It carries tokens: never log it. */
  inspect?: (event: InspectionEvent) => void
}

/** What `createSdk` makes. `Intent` is what a sign-in is asked for: plain data of the page's. */
export type Sdk<Intent = unknown> = {
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
  signIn(options?: SignInOptions<Intent>): Flow<SignInValue<Intent>>
  /** Begins, or goes on with, a booking of a service. Two flows of one service are one: the slot is let go with the last of them. */
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
  on: Hub<Intent>['on']
  /** Ends everything for good; twice if you like. Calls answer CANCELLED from then on, flows do nothing, and nothing is sent but the release of a slot and a sign-out. */
  dispose(): void
}

/** What still leaves after the end: a slot is released and a sign-out is sent, with a new access token if it takes one. */
const isAllowedAfterDispose = ({ method, path }: Pick<Parameters<Send>[0], 'method' | 'path'>): boolean =>
  (method === 'DELETE' && path.includes('/reservation/hold/')) || /\/auth\/(logout|refresh-token)$/.test(path)

/** Starts the SDK. Importing has no side effects; `dispose` stops it. Throws a `TypeError` where an option cannot work, or there is none of its name. */
export function createSdk<Intent = unknown>(options: SdkOptions): Sdk<Intent> {
  assertOptions(options, sdkOptions satisfies Record<keyof SdkOptions, unknown>)
  const { clock = systemClock, report = () => undefined } = options
  const { fetch = (url, init) => globalThis.fetch(url, init) } = options
  const actorOptions: ActorOptions = { clock, ...(options.inspect && { inspect: options.inspect }) }
  const snapshots = personal(snapshotsWithMemoryFallback(options.snapshots ?? memorySnapshots(), report))
  const settings = settingsOf(options)
  const environment = createEnvironment({ settings, wake: options.wake, report })
  const hub = createHub<Intent>(report)
  const wire = sendOver({ settings, fetch, clock })
  const disposed = () => refused(failed('cancelled', 'The SDK is disposed of'))
  const bare: Send = async (request) =>
    environment.isDisposed && !isAllowedAfterDispose(request) ? disposed() : wire(request)
  /** What is called after the end sends nothing. */
  const untilDisposed =
    (send: Send): Send =>
    async (request) =>
      environment.isDisposed ? disposed() : send(request)
  const tokens = withMemoryFallback(options.tokens ?? memoryTokens(), report, clock)

  const lockName = `yoyaku:${options.storageKey ?? 'default'}`
  let hasLeft = false
  const session = startSession({
    send: bare,
    tokens,
    lock: options.lock,
    lockName,
    clock,
    report,
    actorOptions,
    started: ({ user, intent }) => hub.emit('session.started', { user, intent: intent as Intent | null }),
    ended(reason) {
      // A session that ended by itself leaves the draft for the one who signs in again.
      hasLeft = reason === 'signed-out' || reason === 'elsewhere'
      if (hasLeft) snapshots.forget()
      hub.emit('session.ended', { signInPath: `/${settings.locale}/auth`, reason })
    },
  })
  environment.subscribe({
    next: (event) => event.type === 'wake' && session.send(event),
    disposed: () => undefined,
  })

  const publicApi = apiOver(retrying(bare, clock))
  const ofMember = authorized(session, bare, clock)
  /** For flows: what they have to let go is let go after the end, too. */
  const api = apiOver(ofMember)
  const queries = {
    ...publicQueries(apiOver(untilDisposed(bare)), settings),
    ...queriesOfMember(apiOver(untilDisposed(authorized(session, bare, clock, false))), settings),
  }

  const live = startLive({
    api,
    environment,
    session,
    hub,
    actorOptions,
    report,
    socketUrl: options.socketUrl,
    WebSocket: options.WebSocket ?? globalThis.WebSocket,
    isWanted: options.live ?? true,
    reconnectSpreadMs: options.reconnectSpreadMs ?? 0,
  })

  let lastUser: User | null = null
  function noteMember(state: SessionState) {
    const user = state.status === 'member' ? (state.session?.user ?? null) : null
    const forgets = (user !== null && snapshots.belongTo(user.id)) || hasLeft
    hasLeft = false
    if (user === lastUser) return
    lastUser = user
    environment.setUser(user, forgets)
  }
  session.state.subscribe(noteMember)
  const unsubscribeStore = tokens.subscribe?.(() => session.send({ type: 'storage.changed' }))

  const signIns: OpenSignIns = { count: 0 }
  const bookings: Bookings = new Map()

  return {
    api: apiOver(untilDisposed(ofMember)),
    queries,
    session: derivedView(session.state, (state) => connectSession(state, session)),
    socket: live.socket,
    notifications: live.notifications,
    get locale() {
      return settings.locale
    },
    get currency() {
      return settings.currency
    },
    signIn: (given = {}) => {
      const accept = (accepted: Session, intent: unknown) =>
        session.send({ type: 'signed.in', session: accepted, intent })
      const dependencies = { api: publicApi, environment, actorOptions, snapshots, accept }
      return openSignIn(signIns, dependencies, given) as Flow<SignInValue<Intent>>
    },
    reservation: (given) => {
      assertId('serviceId', given?.serviceId)
      const dependencies = {
        api,
        environment,
        actorOptions,
        snapshots,
        newKey,
        confirmed: (reservation: Reservation) => hub.emit('reservation.confirmed', { reservation }),
        holdLost: (code: FailureCode) => hub.emit('reservation.hold-lost', { code }),
      }
      return openReservation(bookings, dependencies, given)
    },
    cancellation: (given) => {
      assertId('codeNumber', given?.codeNumber)
      const cancelled = (reservation: Reservation) => hub.emit('reservation.cancelled', { reservation })
      const dependencies = { api, environment, actorOptions, newKey, cancelled }
      return startCancellation(dependencies, given)
    },
    userChanged: (changed) => session.send({ type: 'user.changed', user: changed }),
    setLocale: environment.setLocale,
    setCurrency: environment.setCurrency,
    on: hub.on,
    dispose() {
      environment.dispose()
      unsubscribeStore?.()
      session.stop()
      hub.clear()
    },
  }
}
