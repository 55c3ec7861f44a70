import { errors, jwtVerify, SignJWT } from 'jose'

const ISSUER = 'yoyaku'
const KINDS = {
  access: { typ: 'at+jwt', audience: 'yoyaku/api' },
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
}
export type AccessClaims = { sessionId: string; memberId: string; expiresAt: number }
export type RefreshClaims = AccessClaims & { counter: number }

const keyOf = (secret: string) => new TextEncoder().encode(secret)
const secondsOf = (instant: string) => Math.floor(Date.parse(instant) / SECONDS)

export async function accessToken(secret: string, state: TokenState): Promise<string> {
  const issuedAt = secondsOf(state.now)
  const expiresAt = Math.min(issuedAt + ACCESS_SECONDS, secondsOf(state.endsAt))
  return sign('access', secret, state, issuedAt, expiresAt, {})
}

/** The same state gives the same token, to the byte: that is how a lost answer can be given again without storing it. */
export async function refreshToken(secret: string, state: TokenState): Promise<string> {
  const issuedAt = secondsOf(state.rotatedAt)
  const expiresAt = Math.min(issuedAt + REFRESH_SECONDS, secondsOf(state.endsAt))
  return sign('refresh', secret, state, issuedAt, expiresAt, { ctr: state.counter })
}

async function sign(
  kind: keyof typeof KINDS,
  secret: string,
  { sessionId, memberId }: TokenState,
  issuedAt: number,
  expiresAt: number,
  claims: { ctr?: number },
): Promise<string> {
  const { typ, audience } = KINDS[kind]
  return new SignJWT({ sid: sessionId, ...claims })
    .setProtectedHeader({ alg: 'HS256', typ })
    .setIssuer(ISSUER)
    .setAudience(audience)
    .setSubject(memberId)
    .setIssuedAt(issuedAt)
    .setExpirationTime(expiresAt)
    .sign(keyOf(secret))
}

/** Null for whatever is not a token of ours of that kind. Whether its time is over is for the database to say. */
async function read(kind: keyof typeof KINDS, secret: string, token: string) {
  if (token.length > LONGEST) return null
  const { typ, audience } = KINDS[kind]
  try {
    const { payload } = await jwtVerify(token, keyOf(secret), {
      algorithms: ['HS256'],
      issuer: ISSUER,
      audience,
      typ,
      requiredClaims: ['sub', 'sid', 'iat', 'exp'],
      currentDate: new Date(0),
    })
    const { sub, sid, exp, ctr } = payload
    if (typeof sub !== 'string' || typeof sid !== 'string' || typeof exp !== 'number') return null
    return { memberId: sub, sessionId: sid, expiresAt: exp, ctr }
  } catch (error) {
    if (error instanceof errors.JOSEError) return null
    throw error
  }
}

export async function readAccessToken(secret: string, token: string): Promise<AccessClaims | null> {
  const claims = await read('access', secret, token)
  if (claims === null) return null
  const { ctr: _, ...access } = claims
  return access
}

export async function readRefreshToken(secret: string, token: string): Promise<RefreshClaims | null> {
  const claims = await read('refresh', secret, token)
  if (claims === null) return null
  const { ctr, ...access } = claims
  return typeof ctr === 'number' && Number.isSafeInteger(ctr) && ctr >= 0 ? { ...access, counter: ctr } : null
}
