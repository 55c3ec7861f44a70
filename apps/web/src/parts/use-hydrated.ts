import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** False on the server, without scripts, and while hydrating. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
