export {
  type Shown,
  useAuth,
  useCancellation,
  useLive,
  useNotifications,
  useReschedule,
  useReservation,
  useShown,
  useSignIn,
  useWaitingList,
} from './hooks.ts'
export {
  useOptionalYoyaku,
  useYoyaku,
  useYoyakuAccess,
  type YoyakuAccess,
  YoyakuProvider,
  type YoyakuProviderProps,
} from './provider.tsx'
export { useFlow } from './use-flow.ts'
export { useStore } from './use-store.ts'
