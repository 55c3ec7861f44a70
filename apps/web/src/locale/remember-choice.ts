import type { Currency, Language } from './languages.ts'
import { preferenceCookie } from './preference-cookie.ts'

/** Not the Cookie Store API, which is not everywhere yet. */
const jar = (): { cookie: string } => document

const remember = (name: 'locale' | 'currency', value: Language | Currency): void => {
  jar().cookie = preferenceCookie(name, value, location.protocol === 'https:')
}

export const rememberCurrency = (currency: Currency): void => remember('currency', currency)

/** In the browser, because a page with a cookie could not be shared. */
export const rememberLanguage = (language: Language): void => remember('locale', language)
