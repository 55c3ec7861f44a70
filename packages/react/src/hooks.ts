import type {
  CancellationValue,
  NotificationsValue,
  ReservationOptions,
  ReservationValue,
  SessionValue,
  SignInOptions,
  SignInValue,
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

/** The sign-in of this component. Null until it has begun. `options`, or the function that makes them, is read when it begins. */
export function useSignIn(options: SignInOptions | (() => SignInOptions) = {}): SignInValue | null {
  const flow = useFlow(useSdk(), '', (sdk) => sdk.signIn(typeof options === 'function' ? options() : options))
  return useView<SignInValue | null>(flow, null)
}

/**
 * The booking of a service. Null until it has begun. Another `serviceId` begins another booking; what else of the draft is given is
 * read when it begins. The slot is released after the component is unmounted, unless the person is signing in or the reservation
 * is under way; `keepHold` for a page to which the person comes right back.
 */
export function useReservation(
  options: ReservationOptions,
  { keepHold = false }: { keepHold?: boolean } = {},
): ReservationValue | null {
  const flow = useFlow(useSdk(), options.serviceId, (sdk) => {
    const booking = sdk.reservation(options)
    return { ...booking, dispose: () => booking.dispose({ keepHold }) }
  })
  return useView<ReservationValue | null>(flow, null)
}

/** The cancellation of a reservation. Null until it has begun. Another `codeNumber` begins another one. */
export function useCancellation(options: { codeNumber: string }): CancellationValue | null {
  const flow = useFlow(useSdk(), options.codeNumber, (sdk) => sdk.cancellation(options))
  return useView<CancellationValue | null>(flow, null)
}
