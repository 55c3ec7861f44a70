import type {
  AuthValue,
  CancellationFlow,
  CancellationValue,
  Flow,
  LiveValue,
  NotificationsValue,
  RescheduleFlow,
  RescheduleValue,
  ReservationFlow,
  ReservationOptions,
  ReservationValue,
  SignInFlow,
  SignInOptions,
  SignInValue,
  WaitingListFlow,
  WaitingListValue,
  Yoyaku,
} from '@yoyaku/core'
import { useMemo } from 'react'
import { useOptionalYoyaku, useYoyakuAccess } from './provider.tsx'
import { useFlow } from './use-flow.ts'
import { useStore } from './use-store.ts'

const UNKNOWN: AuthValue = { status: 'unknown', user: null }
const ANONYMOUS: AuthValue = { status: 'anonymous', user: null }

const NO_NOTIFICATIONS: NotificationsValue = {
  items: [],
  total: 0,
  unread: 0,
  busy: false,
  failure: null,
  can: { loadMore: false },
}

const NOT_LIVE: LiveValue = { status: 'off' }

/** Returns who is signed in. Does not load the SDK: the provider's `initialStatus` stands until something else does. */
export function useAuth(): AuthValue {
  const { yoyaku, initialStatus } = useYoyakuAccess()
  return useStore(yoyaku === null ? null : yoyaku.auth, initialStatus === 'unknown' ? UNKNOWN : ANONYMOUS)
}

/** The member's notifications; an empty list until the SDK is loaded. */
export function useNotifications(): NotificationsValue {
  const yoyaku = useOptionalYoyaku()
  return useStore(yoyaku === null ? null : yoyaku.notifications, NO_NOTIFICATIONS)
}

/** The member's live connection; `off` until the SDK is loaded. `paused` is worth a quiet line: what is new comes later. */
export function useLive(): LiveValue {
  const yoyaku = useOptionalYoyaku()
  return useStore(yoyaku === null ? null : yoyaku.live, NOT_LIVE)
}

/** A flow with its commands, and its value as it is shown. */
export type Shown<F, Value> = F & { readonly value: Value }

/** A flow with the value that it has now; null without a flow. */
export function useShown<F extends Flow<Value>, Value>(flow: (F & Flow<Value>) | null): Shown<F, Value> | null {
  const value = useStore<Value | null>(flow, null)
  return useMemo(() => (flow === null ? null : { ...flow, value: value as Value }), [flow, value])
}

/** A flow of this component; null until there is one, also while the SDK is loaded. */
const useOwnFlow = <F extends Flow<Value>, Value, Intent = unknown>(
  key: string,
  begin: (yoyaku: Yoyaku<Intent>) => F & Flow<Value>,
): Shown<F, Value> | null => useShown<F, Value>(useFlow(useOptionalYoyaku<Intent>(), key, begin))

/**
 * The sign-in of this component; null until it has begun. `options`, or the function that makes them, is read when it begins.
 * `Intent` is the one that `createYoyaku` was given.
 */
export function useSignIn<Intent = unknown>(
  options: SignInOptions<Intent> | (() => SignInOptions<Intent>) = {},
): Shown<SignInFlow<Intent>, SignInValue<Intent>> | null {
  return useOwnFlow('', (yoyaku: Yoyaku<Intent>) =>
    yoyaku.startSignIn(typeof options === 'function' ? options() : options),
  )
}

/**
 * The booking of a service; null until it has begun. Another `serviceId` begins another booking; what else of the draft is given is
 * read when it begins. The slot is released after the component is unmounted, unless the person is signing in or the reservation
 * is under way; `keepHold` for a page to which the person comes right back.
 */
export function useReservation(
  options: ReservationOptions,
  { keepHold = false }: { keepHold?: boolean } = {},
): Shown<ReservationFlow, ReservationValue> | null {
  return useOwnFlow(options.serviceId, (yoyaku): ReservationFlow => {
    const booking = yoyaku.startReservation(options)
    return { ...booking, dispose: () => booking.dispose({ keepHold }) }
  })
}

/** The cancellation of a reservation; null until it has begun. Another `codeNumber` begins another one. */
export function useCancellation(options: { codeNumber: string }): Shown<CancellationFlow, CancellationValue> | null {
  return useOwnFlow(options.codeNumber, (yoyaku) => yoyaku.startCancellation(options))
}

/**
 * Another time for a reservation; null until it has begun. Another `codeNumber` begins another one. The new slot is released after the
 * component is unmounted, unless the reschedule is under way; `keepHold` for a page to which the person comes right back.
 */
export function useReschedule(
  options: { codeNumber: string },
  { keepHold = false }: { keepHold?: boolean } = {},
): Shown<RescheduleFlow, RescheduleValue> | null {
  return useOwnFlow(options.codeNumber, (yoyaku): RescheduleFlow => {
    const reschedule = yoyaku.startReschedule(options)
    return { ...reschedule, dispose: () => reschedule.dispose({ keepHold }) }
  })
}

/** Starts the list of what the member waits for; null until it has begun. */
export function useWaitingList(): Shown<WaitingListFlow, WaitingListValue> | null {
  return useOwnFlow('', (yoyaku) => yoyaku.startWaitingList())
}
