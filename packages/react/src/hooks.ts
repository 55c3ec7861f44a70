import type {
  CancellationValue,
  Flow,
  NotificationsValue,
  ReservationOptions,
  ReservationValue,
  Sdk,
  SessionValue,
  SignInOptions,
  SignInValue,
  SocketValue,
} from '@yoyaku/core'
import { useSdk, useSdkAccess } from './provider.tsx'
import { useFlow } from './use-flow.ts'
import { useView } from './use-view.ts'

const nothing = () => undefined

const signOut = async () => undefined
const UNKNOWN: SessionValue = { status: 'unknown', user: null, signOut }
const ANONYMOUS: SessionValue = { status: 'anonymous', user: null, signOut }

const NO_NOTIFICATIONS: NotificationsValue = {
  items: [],
  total: 0,
  unread: 0,
  busy: false,
  failure: null,
  canShowMore: false,
  markRead: nothing,
  markAllRead: nothing,
  more: nothing,
  refetch: nothing,
}

const NOT_LIVE: SocketValue = { status: 'off', reconnect: nothing }

/** Who is signed in. Does not load the SDK: the provider's `initialStatus` stands until something else does. */
export function useSession(): SessionValue {
  const { sdk, initialStatus } = useSdkAccess()
  return useView(sdk === null ? null : sdk.session, initialStatus === 'unknown' ? UNKNOWN : ANONYMOUS)
}

/** The member's notifications; an empty list until the SDK is loaded. */
export function useNotifications(): NotificationsValue {
  const sdk = useSdk()
  return useView(sdk === null ? null : sdk.notifications, NO_NOTIFICATIONS)
}

/** The member's live connection; `off` until the SDK is loaded. `paused` is worth a quiet line: what is new comes later. */
export function useLive(): SocketValue {
  const sdk = useSdk()
  return useView(sdk === null ? null : sdk.socket, NOT_LIVE)
}

/** The value of a flow of this component; null until there is one, also while the SDK is loaded. */
function useFlowValue<Value extends { step: string }, Intent = unknown>(
  key: string,
  begin: (sdk: Sdk<Intent>) => Flow<Value>,
): Value | null {
  return useView<Value | null>(useFlow(useSdk<Intent>(), key, begin), null)
}

/**
 * The sign-in of this component; null until it has begun. `options`, or the function that makes them, is read when it begins.
 * `Intent` is the one that `createSdk` was given.
 */
export function useSignIn<Intent = unknown>(
  options: SignInOptions<Intent> | (() => SignInOptions<Intent>) = {},
): SignInValue<Intent> | null {
  return useFlowValue('', (sdk: Sdk<Intent>) => sdk.signIn(typeof options === 'function' ? options() : options))
}

/**
 * The booking of a service; null until it has begun. Another `serviceId` begins another booking; what else of the draft is given is
 * read when it begins. The slot is released after the component is unmounted, unless the person is signing in or the reservation
 * is under way; `keepHold` for a page to which the person comes right back.
 */
export function useReservation(
  options: ReservationOptions,
  { keepHold = false }: { keepHold?: boolean } = {},
): ReservationValue | null {
  return useFlowValue(options.serviceId, (sdk) => {
    const booking = sdk.reservation(options)
    return { ...booking, dispose: () => booking.dispose({ keepHold }) }
  })
}

/** The cancellation of a reservation; null until it has begun. Another `codeNumber` begins another one. */
export function useCancellation(options: { codeNumber: string }): CancellationValue | null {
  return useFlowValue(options.codeNumber, (sdk) => sdk.cancellation(options))
}
