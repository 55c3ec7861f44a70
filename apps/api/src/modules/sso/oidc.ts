import * as client from 'openid-client'
import { z } from 'zod'
import { boundedFetch, TIMEOUT_MS } from '../../lib/bounded-fetch.ts'
import { normaliseEmail } from '../../lib/email-address.ts'
import { givenName } from './given-names.ts'
import {
  FLOW_SECONDS,
  type FlowSecrets,
  IdentityRejected,
  type Proven,
  type ProviderName,
  type SsoProvider,
} from './provider.ts'

/** The tolerated difference between the provider's clock and the database's. */
const TOLERANCE_SECONDS = 60
const DISCOVERY_MS = 24 * 3_600_000
/** For so long after it got the keys, openid-client looks up no unknown one. */
const LOOKUP_PAUSE_SECONDS = 60

const flag = z
  .union([z.boolean(), z.enum(['true', 'false']).transform((word) => word === 'true')])
  .optional()
  .catch(undefined)
const text = z.string().optional().catch(undefined)

const claims = z.object({
  sub: z.string().regex(/^[\x21-\x7e]{1,255}$/),
  iat: z.number(),
  azp: z.string().optional(),
  email: text,
  email_verified: flag,
  is_private_email: flag,
  hd: text,
  given_name: text,
  family_name: text,
})
export type Claims = z.infer<typeof claims>

export type OidcSettings = {
  name: ProviderName
  issuer: string
  clientId: string
  /** `now` in seconds. */
  clientAuth(now: number): client.ClientAuth
  redirectUri: string
  answersBy: SsoProvider['answersBy']
  /** Further parameters of the authorization request. */
  parameters: Record<string, string>
  /** Whether the provider is authoritative for the address. */
  rules(email: string, claims: Claims): boolean
}

type CachedMetadata = { metadata: client.ServerMetadata; at: number }

/** Authorization code flow with PKCE, state and nonce; the ID token's signature and every claim are checked. */
export function createOidc(settings: OidcSettings): SsoProvider {
  const { name, issuer, clientId, redirectUri, answersBy, parameters } = settings
  const overHttp = issuer.startsWith('http:')
  let cached: CachedMetadata | null = null
  let keys: client.ExportedJWKSCache | undefined

  async function configuration(now: number): Promise<client.Configuration> {
    const auth = settings.clientAuth(now)
    cached = await discovered(cached, auth)
    const skew = { [client.clockSkew]: now - Math.floor(Date.now() / 1000), [client.clockTolerance]: TOLERANCE_SECONDS }
    const config = new client.Configuration(cached.metadata, clientId, skew, auth)
    config.timeout = 2 * (TIMEOUT_MS / 1000) // `boundedFetch` has its own, whose error names the cause
    config[client.customFetch] = boundedFetch
    if (overHttp) client.allowInsecureRequests(config)
    // Not left to TLS alone: the keys are the issuer's own, whatever the token's header points to.
    client.enableNonRepudiationChecks(config)
    if (keys) client.setJwksCache(config, keys)
    return config
  }

  async function discovered(before: CachedMetadata | null, auth: client.ClientAuth): Promise<CachedMetadata> {
    if (before !== null && performance.now() - before.at < DISCOVERY_MS) return before
    try {
      const found = await client.discovery(new URL(issuer), clientId, {}, auth, {
        timeout: 2 * (TIMEOUT_MS / 1000),
        execute: overHttp ? [client.allowInsecureRequests] : [],
        [client.customFetch]: boundedFetch,
      })
      return { metadata: found.serverMetadata(), at: performance.now() }
    } catch (error) {
      if (before === null) throw error
      return before
    }
  }

  return {
    name,
    answersBy,
    async begin({ state, nonce, codeVerifier }) {
      const config = await configuration(Math.floor(Date.now() / 1000))
      return client.buildAuthorizationUrl(config, {
        ...parameters,
        redirect_uri: redirectUri,
        state,
        nonce,
        code_challenge: await client.calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: 'S256',
      })
    },
    async finish(answer: URLSearchParams, { state, nonce, codeVerifier }: FlowSecrets, now: number): Promise<Proven> {
      const before = keys
      const config = await configuration(now)
      const url = new URL(redirectUri)
      url.search = answer.toString()
      try {
        const tokens = await client.authorizationCodeGrant(config, url, {
          pkceCodeVerifier: codeVerifier,
          expectedState: state,
          expectedNonce: nonce,
          idTokenExpected: true,
        })
        const verified = believed(tokens.claims(), clientId, now)
        const email = normaliseEmail(verified.email ?? '')
        return {
          provider: name,
          issuer,
          subject: verified.sub,
          email,
          emailVerified: email !== null && verified.email_verified === true && settings.rules(email, verified),
          firstName: givenName(verified.given_name),
          lastName: givenName(verified.family_name),
          refreshToken: tokens.refresh_token ?? null,
        }
      } finally {
        const after = client.getJwksCache(config)
        if (after !== undefined && after.uat !== before?.uat) keys = counted(after, before)
      }
    },
    async revoke(refreshToken, now) {
      const config = await configuration(now)
      await client.tokenRevocation(config, refreshToken, { token_type_hint: 'refresh_token' })
    },
  }
}

/** A lookup that found no new key does not start the pause: a token of a key that never was must delay nobody after a rotation. */
function counted(after: client.ExportedJWKSCache, before: client.ExportedJWKSCache | undefined) {
  const earlier = new Set(before?.jwks.keys.map((key) => JSON.stringify(key)))
  const foundNew = after.jwks.keys.some((key) => !earlier.has(JSON.stringify(key)))
  return foundNew ? after : { ...after, uat: after.uat - LOOKUP_PAUSE_SECONDS }
}

/** The checks that the library leaves to the caller. */
function believed(tokenClaims: unknown, clientId: string, now: number): Claims {
  const parsed = claims.safeParse(tokenClaims).data
  if (parsed === undefined) throw new IdentityRejected('The claims are not of the right kind')
  if (parsed.azp !== undefined && parsed.azp !== clientId)
    throw new IdentityRejected('The token was made for another app')
  if (parsed.iat > now + TOLERANCE_SECONDS) throw new IdentityRejected('The token comes from the future')
  if (parsed.iat < now - FLOW_SECONDS - TOLERANCE_SECONDS)
    throw new IdentityRejected('The token is older than any flow that could have asked for it')
  return parsed
}
