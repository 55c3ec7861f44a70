import { type components, dateIn, daysLater } from '@yoyaku/core/client'

type Country = components['schemas']['Country']

/** A card does not say its zone; each of our countries has one. */
const ZONES: Readonly<Record<Country, string>> = { JP: 'Asia/Tokyo', KR: 'Asia/Seoul', TW: 'Asia/Taipei' }

export const zoneOf = (country: Country): string => ZONES[country]

export type NextFree =
  | { readonly kind: 'today' }
  | { readonly kind: 'tomorrow' }
  | { readonly kind: 'date'; readonly date: string }
  | null

/** How the next free day of a shop is called by somebody who looks now. */
export function nextFree(date: string | null, country: Country, now: string): NextFree {
  if (date === null) return null
  const today = dateIn(now, zoneOf(country))
  if (date <= today) return { kind: 'today' }
  return date === daysLater(today, 1) ? { kind: 'tomorrow' } : { kind: 'date', date }
}
