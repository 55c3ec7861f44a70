import { inLanguage } from '../availability/in-language.ts'
import type { Locale, Schemas } from '../contract/handler.ts'
import type { Agreed } from './agreed.ts'

const SPOKEN: Record<Schemas['Country'], Locale> = { JP: 'ja', KR: 'ko', TW: 'zh' }

/** As it is written in the country, for a driver; null where the reader reads just that. */
export function localAddress({ country, address }: Agreed['shop'], locale: Locale): string | null {
  const local = country === undefined ? '' : address[SPOKEN[country]]
  return local === '' || local === inLanguage(locale, address) ? null : local
}
