import type { Locale, Schemas } from '../../contract/types.ts'
import type { BookingSnapshot } from '../../db/tables/booking-snapshot.ts'
import { inLanguage } from '../../lib/localized-text.ts'

type LocalAddress = Schemas['LocalAddress'] | null

type Addressed = Pick<BookingSnapshot['shop'], 'country' | 'address'>

export const SPOKEN: Record<Schemas['Country'], Locale> = { JP: 'ja', KR: 'ko', TW: 'zh' }

/** As it is written in the country, for a driver; null where the reader reads just that. */
export function localAddress({ country, address }: Addressed, locale: Locale): LocalAddress {
  if (country === undefined) return null
  const language = SPOKEN[country]
  const text: string | undefined = address[language]
  return text === undefined || text === '' || text === inLanguage(locale, address) ? null : { text, language }
}
