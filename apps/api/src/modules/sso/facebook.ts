import { createHmac } from 'node:crypto'
import * as client from 'openid-client'
import { z } from 'zod'
import type { SsoConfig } from '../../config/sso.ts'
import { boundedFetch, RemoteDown, TIMEOUT_MS } from '../../lib/bounded-fetch.ts'
import { normaliseEmail } from '../../lib/email-address.ts'
import { givenName } from './given-names.ts'
import { IdentityRejected, type SsoProvider } from './provider.ts'

const id = z.string().regex(/^\d{1,32}$/)
const debugged = z.object({
  data: z.object({
    app_id: id,
    user_id: id,
    type: z.literal('USER'),
    is_valid: z.literal(true),
    /** 0: it does not expire. */
    expires_at: z.number(),
  }),
})
const optionalValue = z.unknown().optional()
const me = z.object({ id, first_name: optionalValue, last_name: optionalValue, email: optionalValue })
const transient = z.object({ error: z.object({ is_transient: z.literal(true) }) })

/**
 * OAuth 2 and the Graph: an access token says nothing about whom it was given to, so Facebook is asked whether it was to
 * our app, for this person. Its e-mail may be missing and is never taken for proven.
 */
export function createFacebook(
  { appId, appSecret, dialogUrl, graphUrl, issuer }: NonNullable<SsoConfig['facebook']>,
  redirectUri: string,
): SsoProvider {
  const server = {
    issuer,
    authorization_endpoint: dialogUrl,
    token_endpoint: `${graphUrl}/oauth/access_token`,
  }
  const config = new client.Configuration(server, appId, {}, client.ClientSecretPost(appSecret))
  config.timeout = 2 * (TIMEOUT_MS / 1000) // `boundedFetch` has its own, whose error names the cause
  config[client.customFetch] = boundedFetch
  if (graphUrl.startsWith('http:')) client.allowInsecureRequests(config)

  async function read<Schema extends z.ZodType>(
    path: string,
    query: Record<string, string>,
    schema: Schema,
  ): Promise<z.infer<Schema>> {
    const answer = await boundedFetch(`${graphUrl}${path}?${new URLSearchParams(query)}`, {})
    const json: unknown = await answer.json().catch(() => null)
    if (transient.safeParse(json).success) throw new RemoteDown(`${path} is down for a moment`)
    const read = schema.safeParse(json)
    if (answer.status !== 200 || !read.success)
      throw new IdentityRejected(`${path} answered ${answer.status}, or not as it should`)
    return read.data
  }

  return {
    name: 'facebook',
    answersBy: 'GET',
    async begin({ state, codeVerifier }) {
      return client.buildAuthorizationUrl(config, {
        redirect_uri: redirectUri,
        scope: 'email,public_profile',
        state,
        code_challenge: await client.calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: 'S256',
      })
    },
    async finish(answer, { state, codeVerifier }, now) {
      const url = new URL(redirectUri)
      url.search = answer.toString()
      const tokens = await client.authorizationCodeGrant(config, url, {
        expectedState: state,
        pkceCodeVerifier: codeVerifier,
      })
      const token = tokens.access_token

      const { data } = await read(
        '/debug_token',
        { input_token: token, access_token: `${appId}|${appSecret}` },
        debugged,
      )
      if (data.app_id !== appId) throw new IdentityRejected('The token was given to another app')
      if (data.expires_at !== 0 && data.expires_at <= now) throw new IdentityRejected('The token has expired')
      const person = await read(
        '/me',
        {
          fields: 'id,first_name,last_name,email',
          access_token: token,
          appsecret_proof: createHmac('sha256', appSecret).update(token).digest('hex'),
        },
        me,
      )
      if (person.id !== data.user_id) throw new IdentityRejected('The token is of another person')
      return {
        provider: 'facebook',
        issuer,
        subject: person.id,
        email: typeof person.email === 'string' ? normaliseEmail(person.email) : null,
        emailVerified: false,
        firstName: givenName(person.first_name),
        lastName: givenName(person.last_name),
        refreshToken: null,
      }
    },
  }
}
