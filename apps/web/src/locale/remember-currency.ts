import type { Currency } from './languages.ts'
import { preferenceCookie } from './preference-cookie.ts'

/** Not the Cookie Store API, which is not everywhere yet. */
const jar = (): { cookie: string } => document

export const rememberCurrency = (currency: Currency): void => {
  jar().cookie = preferenceCookie('currency', currency, location.protocol === 'https:')
}
