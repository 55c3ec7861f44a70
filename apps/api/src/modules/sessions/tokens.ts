import { createHash, randomUUID } from 'node:crypto'
import { errors, type JWTHeaderParameters, jwtVerify, SignJWT } from 'jose'
import { scopesOf } from '../../contract/access.ts'
import type { AccessClaims, Claims } from './session-reads.ts'

const ISSUER = 'yoyaku'
/** The audience of access tokens of our own pages, and of programs. */
export const API = 'yoyaku/api'
const KINDS = {
  access: { typ: 'at+jwt', audience: API },
  refresh: { typ: 'rt+jwt', audience: 'yoyaku/refresh' },
} as const
const SECONDS = 1000
const LONGEST = 4096

export const ACCESS_SECONDS = 15 * 60
export const REFRESH_SECONDS = 7 * 24 * 3600
export const SESSION_SECONDS = 30 * 24 * 3600

/** Times are the database's. `rotatedAt` is when the newest refresh token (number `counter`) was made. */
export type TokenState = {
  sessionId: string
  memberId: string
  counter: number
  rotatedAt: string
  endsAt: string
  now: string
  /** Origin of the page on which the session began; null where it is ours. */
  origin: string | null
  /** Null in sessions that are older than the column. */
  signedInAt: string | null
}
export type RefreshClaims = Claims & { counter: number }

/** `previous` signed before `current` did: what it signed still holds, and nothing new is signed by it. */
export type TokenSecrets = { current: string; previous: string | null }

export const secretsOf = (config: { tokenSecret: string; previousTokenSecret: string | null }): TokenSecrets => ({
  current: config.tokenSecret,
  previous: config.previousTokenSecret,
})

const keyOf = (secret: string) => new TextEncoder().encode(secret)
/** Names a secret without telling anything of it. */
const idOf = (secret: string) => createHash('sha256').update(`key id ${secret}`).digest('base64url').slice(0, 8)
const secondsOf = (instant: string) => Math.floor(Date.parse(instant) / SECONDS)

/** Unique: a caller who was answered 401 sees that the next token is another one, also within a second. */
export async function accessToken({ current }: TokenSecrets, state: TokenState): Promise<string> {
  const issuedAt = secondsOf(state.now)
  const expiresAt = Math.min(issuedAt + ACCESS_SECONDS, secondsOf(state.endsAt))
  const { counter, origin, signedInAt } = state
  const scopes = scopesOf({ origin, isRecent: false }).filter((scope) => scope !== 'public')
  return sign('access', current, state, issuedAt, expiresAt, {
    ...{ ctr: counter, jti: randomUUID(), aud: origin ?? API, scope: scopes.join(' ') },
    ...(signedInAt !== null && { auth_time: secondsOf(signedInAt) }),
  })
}

/** The same state gives the same token, to the byte: that is how a lost answer can be given again without storing it. */
export async function refreshToken({ current }: TokenSecrets, state: TokenState): Promise<string> {
  const issuedAt = secondsOf(state.rotatedAt)
  const expiresAt = Math.min(issuedAt + REFRESH_SECONDS, secondsOf(state.endsAt))
  return sign('refresh', current, state, issuedAt, expiresAt, { ctr: state.counter, aud: KINDS.refresh.audience })
}

async function sign(
  kind: keyof typeof KINDS,
  secret: string,
  { sessionId, memberId }: TokenState,
  issuedAt: number,
  expiresAt: number,
  claims: { ctr: number; aud: string; jti?: string; scope?: string; auth_time?: number },
): Promise<string> {
  const { typ } = KINDS[kind]
  return new SignJWT({ sid: sessionId, ...claims })
    .setProtectedHeader({ alg: 'HS256', typ, kid: idOf(secret) })
    .setIssuer(ISSUER)
    .setSubject(memberId)
    .setIssuedAt(issuedAt)
    .setExpirationTime(expiresAt)
    .sign(keyOf(secret))
}

/** Null for whatever is not a token of ours of that kind. Whether its time is over is for the database to say. */
async function read(kind: keyof typeof KINDS, secrets: TokenSecrets, token: string): Promise<AccessClaims | null> {
  if (token.length > LONGEST) return null
  const { typ, audience } = KINDS[kind]
  try {
    const { payload } = await jwtVerify(token, (header) => keyFor(header, secrets), {
      algorithms: ['HS256'],
      issuer: ISSUER,
      typ,
      // Whether an access token is for its session's origin is compared with the session.
      ...(kind === 'refresh' && { audience }),
      requiredClaims: ['sub', 'aud', 'sid', 'iat', 'exp'],
      currentDate: new Date(0),
    })
    const { sub, sid, exp, ctr, aud } = payload
    if (typeof sub !== 'string' || typeof sid !== 'string' || typeof exp !== 'number' || typeof aud !== 'string')
      return null
    if (kind === 'access' && aud !== API && !isOrigin(aud)) return null
    return { memberId: sub, sessionId: sid, expiresAt: exp, counter: counterOf(ctr), audience: aud }
  } catch (error) {
    if (error instanceof errors.JOSEError) return null
    throw error
  }
}

/** `null` is that of a page without one, such as a sandboxed frame. */
const isOrigin = (text: string): boolean => text === 'null' || URL.parse(text)?.origin === text

const counterOf = (ctr: unknown): number | null => (Number.isSafeInteger(ctr) && Number(ctr) >= 0 ? Number(ctr) : null)

/** Chooses the key of a token: the previous one where the token names it, else the current one. */
function keyFor({ kid }: JWTHeaderParameters, { current, previous }: TokenSecrets): Uint8Array {
  return keyOf(previous !== null && kid === idOf(previous) ? previous : current)
}

export const readAccessToken = (secrets: TokenSecrets, token: string): Promise<AccessClaims | null> =>
  read('access', secrets, token)

export async function readRefreshToken(secrets: TokenSecrets, token: string): Promise<RefreshClaims | null> {
  const claims = await read('refresh', secrets, token)
  if (claims === null || claims.counter === null) return null
  return { ...claims, counter: claims.counter }
}
