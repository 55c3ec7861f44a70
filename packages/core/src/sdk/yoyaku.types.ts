import type { InspectionEvent } from 'xstate'
import type { CancellationFlow } from '../cancellation/index.ts'
import type { Currency, Locale } from '../contract/types.ts'
import type { Api } from '../http/api.ts'
import type { Notifications } from '../notifications/index.ts'
import type { Clock, DraftStore, Fetch, Lock, OnProblem, SocketConstructor, TokenStore, Wake } from '../ports/index.ts'
import type { Queries } from '../queries/index.ts'
import type { RescheduleFlow } from '../reschedule/index.ts'
import type { ReservationFlow, ReservationOptions } from '../reservation/index.ts'
import type { Auth } from '../session/index.ts'
import type { SignInFlow, SignInOptions } from '../sign-in/index.ts'
import type { Live } from '../socket/index.ts'
import type { WaitingListFlow } from '../waiting-list/index.ts'
import type { Hub } from './events.ts'
import type { Favorites, Profile, Reviews } from './member.ts'

/** Options of `createYoyaku`. Only `baseUrl` is required. */
export type YoyakuOptions = {
  /** URL of the API: an origin, or '' for the page's own. A query or a hash is refused. */
  baseUrl: string | URL
  /** Language of texts and of `signInPath`. Default: `en`. */
  locale?: Locale
  /** Currency of prices. Default: `TWD`. */
  currency?: Currency
  /** URL of the live connection. Default: `/ws` beside the API. */
  socketUrl?: string
  /**
   * Storage that outlives a page: nothing (`memory`), unfinished flows in this tab (`tab`), or also the session, in cookies that all tabs share
   * (`cookie`). Every name begins with `yoyaku`. Default: `tab`. Outside pages everything is in memory.
   */
  persist?: 'memory' | 'tab' | 'cookie'
  /** Storage of the session, in place of the one that `persist` names. `@yoyaku/core/browser` has cookies and localStorage. */
  tokenStore?: TokenStore
  /** Storage of unfinished flows, in place of the one that `persist` names. */
  draftStore?: DraftStore
  /** Default: the platform's. */
  fetch?: Fetch
  /** Default: the platform's. Without one there is no live connection, and that is reported. */
  WebSocket?: SocketConstructor
  /**
   * Opens a live connection. If false, or if the API takes none from this page, notifications are read at sign-in and with `refetch()`. The API
   * takes connections from its own pages, and from those of its `ALLOWED_ORIGINS`. Default: true.
   */
  live?: boolean
  /** Clock of every timer and timeout. Default: the system's. */
  clock?: Clock
  /** Lock that lets one tab refresh the session. Default: Web Locks in a page, else none. */
  lock?: Lock
  /** Separates the storage, cookies and locks of several SDKs on one origin. */
  storageKey?: string
  /** Default: no-op. */
  onProblem?: OnProblem
  /** Maximum random delay, in milliseconds, on top of the 2 s before a reconnect. Spreads the load. Default: 1000 in a page, else 0. */
  reconnectSpreadMs?: number
  /** Signals that a retry may succeed at once. Default: the network and the visibility of the page. */
  onWake?: Wake
  /** XState inspector of every chart. Receives tokens: never log it. */
  inspect?: (event: InspectionEvent) => void
}

/** The SDK. `Intent` is plain data of the page that a sign-in carries. */
export type Yoyaku<Intent = unknown> = {
  /** Typed client with the member's session. Resolves to `{ data, error, response }`; never rejects. */
  readonly api: Api
  /** Query options for any TanStack Query adapter. `queryFn()` rejects with a plain `Failure`. */
  readonly queries: Queries
  /** Store of the session: status and user. */
  readonly auth: Auth
  /** The shops that the member keeps. */
  readonly favorites: Favorites
  /** The member's names and settings. */
  readonly profile: Profile
  /** The member's reviews of the shops in which they were. `queries.reviews(shopId)` reads those of a shop. */
  readonly reviews: Reviews
  /** Store of the live connection, which is open while a member is signed in. */
  readonly live: Live
  /** Store of the member's notifications, newest first. */
  readonly notifications: Notifications
  /** Current language. */
  readonly locale: Locale
  /** Current currency. */
  readonly currency: Currency
  /** Starts or resumes a sign-in by a code or a provider's ticket. */
  startSignIn(options?: SignInOptions<Intent>): SignInFlow<Intent>
  /** Starts or resumes a booking of a service. Flows of one service share it; disposing of the last one releases the slot. */
  startReservation(options: ReservationOptions): ReservationFlow
  /** Starts or resumes another time for a reservation of the member, which keeps its time until that is confirmed. Flows of one reservation share it. */
  startReschedule(options: { codeNumber: string }): RescheduleFlow
  /** Starts the list of what the member waits for. */
  startWaitingList(): WaitingListFlow
  /** Starts the cancellation of a reservation of the member. */
  startCancellation(options: { codeNumber: string }): CancellationFlow
  /** Applies to later requests. A held slot and its draft stay. */
  setLocale(locale: Locale): void
  /** Applies to later requests. The price of a held slot is read again. */
  setCurrency(currency: Currency): void
  /** Adds a listener. Returns a function that removes it. */
  on: Hub<Intent>['on']
  /** Stops the SDK for good. Idempotent. Later calls answer CANCELLED and flows do nothing; only the release of a slot and a sign-out are still sent. */
  dispose(): void
}
