import { useSyncExternalStore } from 'react'
import type { Language } from '../locale/languages.ts'
import { useSite } from './site.tsx'

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

/** Where most readers of a language live; those of English live everywhere. */
const ZONES: Readonly<Record<Language, string | null>> = {
  en: null,
  ko: 'Asia/Seoul',
  ja: 'Asia/Tokyo',
  zh: 'Asia/Taipei',
}

/** The reader's zone; on the server and while hydrating that of most readers of the language, null where they have none in common. */
export function useOwnTimeZone(): string | null {
  const { language } = useSite()
  return useSyncExternalStore<string | null>(never, ownTimeZone, () => ZONES[language])
}
