import type { Currency, Language } from './languages.ts'

const YEAR_S = 365 * 24 * 60 * 60

function remember(name: string, value: string): void {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere yet
  document.cookie = `${name}=${value}; Path=/; Max-Age=${YEAR_S}; SameSite=Lax${secure}`
}

export const rememberCurrency = (currency: Currency): void => remember('currency', currency)
export const rememberLanguage = (language: Language): void => remember('locale', language)
