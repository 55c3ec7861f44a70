import { useSyncExternalStore } from 'react'

const never = () => () => undefined
let timeZone: string | null = null
/** The zone of this machine, or UTC where it does not know its own. Read on every render, and slow to compute. */
export function ownTimeZone(): string {
  timeZone ??= readTimeZone()
  return timeZone
}

function readTimeZone(): string {
  try {
    return Temporal.Now.zonedDateTimeISO().timeZoneId
  } catch {
    return 'UTC'
  }
}

/** The reader's zone; null on the server and while hydrating. */
export const useOwnTimeZone = (): string | null => useSyncExternalStore<string | null>(never, ownTimeZone, () => null)
