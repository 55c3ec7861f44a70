const YEAR_S = 365 * 24 * 60 * 60

/** A choice stays for a year, and is sent to the server with every page. */
export const preferenceCookie = (name: 'locale' | 'currency', value: string, secure: boolean): string =>
  `${name}=${value}; Path=/; Max-Age=${YEAR_S}; SameSite=Lax${secure ? '; Secure' : ''}`
