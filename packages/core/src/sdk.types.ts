import type { InspectionEvent } from 'xstate'
import type { CancellationFlow } from './cancellation/index.ts'
import type { Api } from './client/api.ts'
import type { Currency, Locale } from './client/types.ts'
import type { Hub } from './hub.ts'
import type { Favorites, Profile } from './member.ts'
import type { Notifications } from './notifications/index.ts'
import type { Clock, Fetch, Lock, Report, SnapshotStore, SocketConstructor, TokenStore, Wake } from './ports.ts'
import type { Queries } from './queries/index.ts'
import type { ReservationFlow, ReservationOptions } from './reservation/index.ts'
import type { Auth } from './session/index.ts'
import type { SignInFlow, SignInOptions } from './sign-in/index.ts'
import type { Live } from './socket/index.ts'

/** Everything but `baseUrl` has a default. */
export type YoyakuOptions = {
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
  /** Namespaces the locks of several SDKs on one origin; `browserPorts({ storageKey })` namespaces their storage as well. */
  storageKey?: string
  /** Default: no-op. */
  report?: Report
  /** A random wait of up to this on top of the 2 s before a reconnect, so that not everyone comes back in one instant. 0 when absent. */
  reconnectSpreadMs?: number
  /** When to try at once instead of waiting. `@yoyaku/core/browser` has one for pages. */
  wake?: Wake
  /** XState inspector of every chart. Receives tokens: never log it. */
  inspect?: (event: InspectionEvent) => void
}

/** What `createYoyaku` makes. `Intent` is what a sign-in is asked for: plain data of the page's. */
export type Yoyaku<Intent = unknown> = {
  /** The contract with the member's session: `{ data, error, response }`, never a rejection. */
  readonly api: Api
  /** Options for any TanStack Query adapter, or just `queryFn()`, which rejects with the plain `Failure`. */
  readonly queries: Queries
  /** Who is signed in. */
  readonly auth: Auth
  /** The shops that the member keeps. */
  readonly favorites: Favorites
  /** The member's names and settings. */
  readonly profile: Profile
  /** The live connection: open while somebody is signed in. */
  readonly live: Live
  /** What happened to the member's reservations, newest first. */
  readonly notifications: Notifications
  /** As set last. */
  readonly locale: Locale
  /** As set last. */
  readonly currency: Currency
  /** Begins, or goes on with, a sign-in by a code or a provider's ticket. */
  startSignIn(options?: SignInOptions<Intent>): SignInFlow<Intent>
  /** Begins, or goes on with, a booking of a service. Two flows of one service are one: the slot is let go with the last of them. */
  startReservation(options: ReservationOptions): ReservationFlow
  /** Reads a reservation of the member's and cancels it. */
  startCancellation(options: { codeNumber: string }): CancellationFlow
  /** Applies to later requests; a kept slot and its draft stay. */
  setLocale(locale: Locale): void
  /** The same; a kept slot is priced anew. */
  setCurrency(currency: Currency): void
  /** Returns how to stop listening. */
  on: Hub<Intent>['on']
  /** Ends everything for good. Idempotent. Calls answer CANCELLED from then on, flows do nothing, and nothing is sent but the release of a slot and a sign-out. */
  dispose(): void
}
