export { useCancellation, useLive, useNotifications, useReservation, useSession, useSignIn } from './hooks.ts'
export { type SdkAccess, useSdk, useSdkAccess, YoyakuProvider, type YoyakuProviderProps } from './provider.tsx'
export { useFlow } from './use-flow.ts'
export { useView } from './use-view.ts'
