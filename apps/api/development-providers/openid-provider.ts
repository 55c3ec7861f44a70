import { createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto'
import { jwtVerify } from 'jose'
import Provider, { type Configuration, interactionPolicy } from 'oidc-provider'

export type Claims = Record<string, unknown>

type Options = {
  issuer: string
  redirectUri: string
  clientId: string
  clientSecret?: string
  /** As Apple: the client proves itself by a JWT of this key. */
  apple?: { teamId: string; keyId: string; publicKey: KeyObject }
  claimsOf(subject: string): Claims
}

const SECONDS = 600
const { Check, Prompt } = interactionPolicy

export const newSigningKey = () => generateKeyPairSync('rsa', { modulusLength: 2048 })
export const publicKeyOf = (pem: string): KeyObject => createPublicKey(pem)

/** A certified OpenID provider with the claims of Google and Apple. It asks who is there each time, at `/interaction/…`. */
export function createOpenIdProvider(
  { issuer, redirectUri, clientId, clientSecret, apple, claimsOf }: Options,
  signingKey = newSigningKey().privateKey,
): Provider {
  const policy = interactionPolicy.base()
  policy.add(new Prompt({ name: 'select_account', requestable: true }), 0)
  const everyTime = new Check('every_time', 'Somebody has to say who they are', ({ oidc }) =>
    oidc.result === undefined ? Check.REQUEST_PROMPT : Check.NO_NEED_TO_PROMPT,
  )
  policy.get('login')?.checks.add(everyTime)
  const path = new URL(issuer).pathname.replace(/\/$/, '')
  const cookie = path.replaceAll('/', '-').replace(/^-/, '')
  const configuration: Configuration = {
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret ?? 'a JWT instead',
        redirect_uris: [redirectUri],
        grant_types: ['authorization_code', 'refresh_token'],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    jwks: { keys: [{ ...signingKey.export({ format: 'jwk' }), kid: KEY_ID, use: 'sig', alg: 'RS256' }] },
    cookies: {
      keys: [crypto.randomUUID()],
      names: { session: `${cookie}_session`, interaction: `${cookie}_interaction`, resume: `${cookie}_resume` },
    },
    ttl: {
      AccessToken: SECONDS,
      AuthorizationCode: 60,
      Grant: SECONDS,
      IdToken: SECONDS,
      Interaction: SECONDS,
      RefreshToken: SECONDS,
      Session: SECONDS,
    },
    claims: {
      openid: ['sub'],
      email: ['email', 'email_verified', 'is_private_email', 'hd'],
      profile: ['given_name', 'family_name'],
    },
    scopes: ['openid', 'email', 'profile', 'name', 'offline_access'],
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false }, revocation: { enabled: true, allowedPolicy: async () => true } },
    issueRefreshToken: async () => apple !== undefined,
    interactions: { policy, url: (_context, { uid }) => `${path}/interaction/${uid}` },
    findAccount: (_context, subject) => ({
      accountId: subject,
      claims: async () => ({ sub: subject, ...claimsOf(subject) }),
    }),
    async loadExistingGrant({ oidc: { client, session, provider: at } }) {
      const grant = new at.Grant({ clientId: client?.clientId, accountId: session?.accountId })
      grant.addOIDCScope('openid email profile name offline_access')
      await grant.save()
      return grant
    },
  }
  const provider = new Provider(issuer, configuration)
  if (apple !== undefined) {
    provider.Client.prototype.compareClientSecret = async (secret: string) => {
      const verified = await jwtVerify(secret, apple.publicKey, {
        algorithms: ['ES256'],
        audience: issuer,
        issuer: apple.teamId,
        subject: clientId,
        requiredClaims: ['iat', 'exp'],
      }).catch(() => null)
      if (verified === null) return false
      const { iat, exp } = verified.payload
      return verified.protectedHeader.kid === apple.keyId && Number(exp) - Number(iat) <= 300
    }
  }
  return provider
}

export const KEY_ID = 'key-1'
