import { useSyncExternalStore } from 'react'

const never = () => () => undefined
let known: string | null = null
/** Asked on every drawing, and slow to tell. */
function ownZone(): string {
  known ??= new Intl.DateTimeFormat().resolvedOptions().timeZone
  return known
}

/** The reader's zone; null on the server and while hydrating, where it is not known. */
export const useOwnTimeZone = (): string | null => useSyncExternalStore<string | null>(never, ownZone, () => null)
