import type { StoredSession, TokenStore } from '../index.ts'
import { page } from './page.ts'

/** Names, path `/`, and an expiry that is the token's own `exp`. */
const namesUnder = (prefix: string) => ({
  accessToken: `${prefix}accessToken`,
  refreshToken: `${prefix}refreshToken`,
  userInfo: `${prefix}userInfo`,
})

/**
 * Cookies that a script of the page can read. The access token's goes with the token; the user's stays as long as the refresh token.
 * The names are `yoyaku.accessToken`, `yoyaku.refreshToken`, `yoyaku.userInfo`, or begin with another prefix. Cookies know no port
 * and go with every request to the host: two sites on `localhost` share them.
 */
export function cookieTokens(prefix = 'yoyaku.'): TokenStore {
  const names = namesUnder(prefix)
  return {
    get() {
      const refreshToken = read(names.refreshToken)
      const userInfo = read(names.userInfo)
      if (refreshToken === null && userInfo === null) return null
      return { accessToken: read(names.accessToken), refreshToken, user: parsed(userInfo) }
    },
    set({ accessToken, refreshToken, user }: StoredSession) {
      const lasting = expiryOf(refreshToken)
      if (accessToken !== null) write(names.accessToken, accessToken, expiryOf(accessToken))
      write(names.refreshToken, refreshToken, lasting)
      write(names.userInfo, encodeURIComponent(JSON.stringify(user)), lasting)
      if (read(names.refreshToken) !== refreshToken) throw new Error('The browser does not keep cookies')
    },
    clear() {
      for (const name of Object.values(names)) write(name, '', new Date(0))
    },
  }
}

/** Not the Cookie Store API: it answers later, and the next reader must see a change at once. */
const jar = () => page.document

function read(name: string): string | null {
  const found = jar()
    .cookie.split('; ')
    .find((cookie) => cookie.startsWith(`${name}=`))
  return found === undefined ? null : found.slice(name.length + 1)
}

function write(name: string, value: string, expires: Date | null) {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  const until = expires === null ? '' : `; expires=${expires.toUTCString()}`
  jar().cookie = `${name}=${value}; path=/; SameSite=Lax${secure}${until}`
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(decodeURIComponent(text ?? ''))
  } catch {
    return null
  }
}

/** The `exp` of a JWT; null (a cookie of the browser's session) where there is none to be read. */
export function expiryOf(jwt: string): Date | null {
  try {
    const { exp } = JSON.parse(atob((jwt.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/'))) as {
      exp?: unknown
    }
    return typeof exp === 'number' ? new Date(exp * 1000) : null
  } catch {
    return null
  }
}
