import { useSyncExternalStore } from 'react'

const never = () => () => undefined
const ownZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone

/** The reader's zone; null on the server and while hydrating, where it is not known. */
export const useOwnZone = (): string | null => useSyncExternalStore<string | null>(never, ownZone, () => null)
