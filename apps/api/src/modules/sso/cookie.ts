import { hashOf } from '../../lib/secrets.ts'
import { FLOW_SECONDS, type ProviderName } from './provider.ts'
import { callbackPath } from './providers.ts'

const MOST_FLOWS = 20

/** How long a ticket may be in use: consents, an e-mail and its code may follow. The database ends it earlier. */
const TICKET_COOKIE_SECONDS = 3600
/** Path on which a ticket is handed in. */
const LOGIN_PATH = '/api/v1/user/auth/login'

/** One per flow, so that two tabs do not use each other's. Over https, `__Secure-` keeps pages over http from setting it. */
const nameOf = (state: string, secure: boolean) => `${secure ? '__Secure-' : ''}sso-${hashOf(state).slice(0, 16)}`

type Flow = { provider: ProviderName; state: string; secret: string; publicUrl: string; answersBy: 'GET' | 'POST' }

/**
 * Proves that the browser that returns is the one that started the flow. Apple posts its response from another site, with
 * which only SameSite=None cookies are sent, and those need Secure. Over http, which Apple does not allow, it is Lax.
 */
export function flowCookie({ provider, state, secret, publicUrl, answersBy }: Flow, maxAge = FLOW_SECONDS): string {
  const secure = publicUrl.startsWith('https:')
  const sameSite = secure && answersBy === 'POST' ? 'None' : 'Lax'
  return [
    `${nameOf(state, secure)}=${secret}`,
    `Path=${callbackPath(provider)}`,
    `Max-Age=${maxAge}`,
    'HttpOnly',
    `SameSite=${sameSite}`,
    ...(secure ? ['Secure'] : []),
  ].join('; ')
}

/** The flow's secret once more, for the browser to prove that the ticket in its address is its own. Only our own pages hand one in. */
export function ticketCookie({ state, secret, publicUrl }: Pick<Flow, 'state' | 'secret' | 'publicUrl'>): string {
  const secure = publicUrl.startsWith('https:')
  return [
    `${nameOf(state, secure)}=${secret}`,
    `Path=${LOGIN_PATH}`,
    `Max-Age=${TICKET_COOKIE_SECONDS}`,
    'HttpOnly',
    'SameSite=Strict',
    ...(secure ? ['Secure'] : []),
  ].join('; ')
}

export const endFlowCookie = (flow: Omit<Flow, 'secret'>): string => flowCookie({ ...flow, secret: '' }, 0)

const COOKIE = /^(?:__Secure-)?sso-[0-9a-f]{16}=([\w-]{43})$/

const secretsIn = (header: string | undefined): readonly string[] =>
  (header ?? '')
    .split(';')
    .flatMap((pair) => COOKIE.exec(pair.trim())?.[1] ?? [])
    .slice(0, MOST_FLOWS)

/** The hashes of all flow secrets that a browser sent. */
export const browserHashes = (header: string | undefined): readonly string[] => secretsIn(header).map(hashOf)

/** The secret with this hash among those that a browser sent. */
export const secretBehind = (header: string | undefined, hash: string): string | undefined =>
  secretsIn(header).find((secret) => hashOf(secret) === hash)
