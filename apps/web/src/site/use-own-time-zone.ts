import { useSyncExternalStore } from 'react'

const never = () => () => undefined
let timeZone: string | null = null
/** Read on every render, and slow to compute. */
function ownZone(): string {
  timeZone ??= new Intl.DateTimeFormat().resolvedOptions().timeZone
  return timeZone
}

/** The reader's zone; null on the server and while hydrating. */
export const useOwnTimeZone = (): string | null => useSyncExternalStore<string | null>(never, ownZone, () => null)
