import { startCancellation } from '../cancellation/cancellation.flow.ts'
import type { Reservation, Session } from '../contract/types.ts'
import type { ActorOptions } from '../flow/actor-options.ts'
import { createEnvironment } from '../flow/environment.ts'
import type { OpenFlows } from '../flow/shared-flow.ts'
import { personal } from '../flow/stored-record.ts'
import { apiOver } from '../http/api.ts'
import type { FailureCode } from '../http/failure.ts'
import { createHttp } from '../http/http.ts'
import { repeatingReads, withSettings } from '../http/middleware.ts'
import { newKey } from '../http/new-key.ts'
import { assertId, settingsOf } from '../http/settings.ts'
import { systemClock } from '../ports/index.ts'
import { draftsWithMemoryFallback } from '../ports/memory.ts'
import { portsOf } from '../ports/ports-of.ts'
import { publicQueries, queriesOfMember } from '../queries/index.ts'
import type { RescheduleFlow } from '../reschedule/index.ts'
import { openReschedule } from '../reschedule/reschedule.flow.ts'
import { openReservation, type ReservationFlow } from '../reservation/reservation.flow.ts'
import { asMember, authOf, withMemoryFallback } from '../session/index.ts'
import { memberNoter } from '../session/note-member.ts'
import { startSession } from '../session/session.start.ts'
import type { SignInFlow } from '../sign-in/index.ts'
import { type OpenSignIns, openSignIn } from '../sign-in/sign-in.flow.ts'
import { startWaitingList } from '../waiting-list/waiting-list.flow.ts'
import { createHub } from './events.ts'
import { startLive } from './live.ts'
import { favoritesOver, profileOver, reviewsOver } from './member.ts'
import { assertOptions, sdkOptions } from './options.ts'
import type { Yoyaku, YoyakuOptions } from './yoyaku.types.ts'

/** Starts the SDK. Importing has no side effects; `dispose` stops it. Throws a `TypeError` where an option cannot work, or there is none of its name. */
export function createYoyaku<Intent = unknown>(options: YoyakuOptions): Yoyaku<Intent> {
  assertOptions(options, sdkOptions satisfies Record<keyof YoyakuOptions, unknown>)
  const { clock = systemClock, onProblem = () => undefined, inspect } = options
  const { fetch = (url, init) => globalThis.fetch(url, init) } = options
  const actorOptions: ActorOptions = { clock, ...(inspect && { inspect }) }
  const settings = settingsOf(options)
  const ports = portsOf(options)
  const tokenStore = withMemoryFallback(ports.tokenStore, onProblem, clock)
  const draftStore = personal(draftsWithMemoryFallback(ports.draftStore, onProblem))
  const environment = createEnvironment({ settings, onWake: ports.onWake, onProblem })
  const hub = createHub<Intent>(onProblem)

  const member = memberNoter(environment, draftStore)
  const http = createHttp({ baseUrl: settings.baseUrl, fetch, clock, isOver: () => environment.isDisposed })
  const session = startSession({
    api: apiOver(http, () => ({ afterDispose: true })),
    tokenStore,
    lock: ports.lock,
    lockName: ports.lockName,
    clock,
    onProblem,
    actorOptions,
    started: ({ user, intent }) => hub.emit('session.started', { user, intent: intent as Intent | null }),
    ended(reason) {
      member.ended(reason)
      hub.emit('session.ended', { signInPath: `/${settings.locale}/auth`, reason })
    },
  })
  environment.on('changed', (event) => event.type === 'wake' && session.send(event))

  http.use(asMember(session, clock), withSettings(settings), repeatingReads(clock))
  const askerNow = () => ({ asker: session.state.get().session?.user.id ?? null })
  const api = apiOver(http, () => ({ ...askerNow(), isRepeated: true }))

  const { live, notifications } = startLive({
    api,
    environment,
    session,
    hub,
    actorOptions,
    onProblem,
    socketUrl: options.socketUrl,
    WebSocket: options.WebSocket ?? globalThis.WebSocket,
    isWanted: options.live ?? true,
    reconnectSpreadMs: ports.reconnectSpreadMs,
  })
  // Last, so that all hear who is signed in.
  session.state.subscribe(member.changed)
  const unsubscribeStore = tokenStore.subscribe?.(() => session.send({ type: 'storage.changed' }))

  const signInDependencies = {
    api: apiOver(http, () => ({ isRepeated: true })),
    environment,
    actorOptions,
    draftStore,
    accept: (accepted: Session, intent: unknown) => session.send({ type: 'signed.in', session: accepted, intent }),
  }
  const reservationDependencies = {
    api,
    apiAfterDispose: apiOver(http, () => ({ ...askerNow(), afterDispose: true })),
    environment,
    actorOptions,
    draftStore,
    newKey,
    confirmed: (reservation: Reservation) => hub.emit('reservation.confirmed', { reservation }),
    holdLost: (code: FailureCode) => hub.emit('hold.lost', { code }),
  }
  const rescheduleDependencies = {
    ...reservationDependencies,
    rescheduled: (reservation: Reservation) => hub.emit('reservation.rescheduled', { reservation }),
    onReservationChange: (listener: (codeNumber: string | null) => void) =>
      hub.on('notification.received', ({ notification: { codeNumber } }) => {
        if (codeNumber !== null) listener(codeNumber)
      }),
  }
  const waitingListDependencies = {
    api,
    environment,
    actorOptions,
    newKey,
    onOffersChange(listener: () => void) {
      const stops = [
        hub.on('notification.received', ({ notification }) => notification.kind === 'offered' && listener()),
        hub.on('reservation.confirmed', listener),
      ]
      return () => {
        for (const stop of stops) stop()
      }
    },
  }
  const cancellationDependencies = {
    api,
    environment,
    actorOptions,
    newKey,
    cancelled: (reservation: Reservation) => hub.emit('reservation.cancelled', { reservation }),
  }
  const signIns: OpenSignIns = { count: 0 }
  const bookings: OpenFlows<ReservationFlow> = new Map()
  const reschedules: OpenFlows<RescheduleFlow> = new Map()

  return {
    api,
    queries: {
      // A data cache repeats by itself.
      ...publicQueries(apiOver(http), settings, apiOver(http, askerNow)),
      ...queriesOfMember(apiOver(http, askerNow), settings),
    },
    auth: authOf(session),
    favorites: favoritesOver(api),
    reviews: reviewsOver(api),
    profile: profileOver(api, (user) => session.send({ type: 'user.changed', user })),
    live,
    notifications,
    get locale() {
      return settings.locale
    },
    get currency() {
      return settings.currency
    },
    startSignIn: (given = {}) => openSignIn(signIns, signInDependencies, given) as unknown as SignInFlow<Intent>,
    startReservation(given) {
      assertId('serviceId', given?.serviceId)
      return openReservation(bookings, reservationDependencies, given)
    },
    startReschedule(given) {
      assertId('codeNumber', given?.codeNumber)
      return openReschedule(reschedules, rescheduleDependencies, given)
    },
    startWaitingList: () => startWaitingList(waitingListDependencies),
    startCancellation(given) {
      assertId('codeNumber', given?.codeNumber)
      return startCancellation(cancellationDependencies, given)
    },
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
