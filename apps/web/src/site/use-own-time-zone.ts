import { useSyncExternalStore } from 'react'

const never = () => () => undefined
let timeZone: string | null = null
/** Asked on every drawing, and slow to tell. */
function ownZone(): string {
  timeZone ??= new Intl.DateTimeFormat().resolvedOptions().timeZone
  return timeZone
}

/** The reader's zone; null on the server and while hydrating, where it is not known. */
export const useOwnTimeZone = (): string | null => useSyncExternalStore<string | null>(never, ownZone, () => null)
