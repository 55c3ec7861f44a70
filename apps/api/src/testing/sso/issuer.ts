import { createHash, generateKeyPairSync, type KeyObject } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { decodeJwt, jwtVerify, SignJWT } from 'jose'
import Provider, { type Configuration, interactionPolicy, type KoaContextWithOIDC } from 'oidc-provider'

type Claims = Record<string, unknown>
export type Person = { sub: string } & Claims

const KID = 'key-1'

/** Signs what a defective answer carries. */
export type Kit = {
  claims: Claims
  idToken: string
  issuersKey: KeyObject
  sign(claims: Claims, other?: { header?: Record<string, unknown>; key?: KeyObject | Uint8Array }): Promise<string>
}
export type Tamper = (body: Claims, kit: Kit) => unknown
type Reply = { status?: number; headers?: Record<string, string>; body?: unknown; hang?: true; cut?: true }

export type Issuer = {
  url: string
  clientId: string
  clientSecret: string
  /** Who is at the keyboard there. */
  person: Person
  /** What the next answer of the token endpoint becomes. */
  tamper: Tamper | null
  /** Instead of an answer, by path, until taken away. */
  instead: Map<string, Reply>
  requestedPaths: string[]
  publicKey: KeyObject
  /** Another signing key from now on. */
  rotate(): void
  revoked: string[]
  close(): Promise<void>
}

type Options = {
  redirectUri: string
  clientId?: string
  /** As Apple: its client proves itself by a JWT of this key. */
  apple?: { teamId: string; keyId: string; publicKey: KeyObject }
}

const newKey = () => generateKeyPairSync('rsa', { modulusLength: 2048 })

/** A real OpenID provider on loopback, with somebody at it who consents; its answers can be spoiled on their way. */
export async function startIssuer({ redirectUri, clientId = 'our-app', apple }: Options): Promise<Issuer> {
  let key = newKey()
  let kid = KID
  const clientSecret = 'our secret at the issuer'
  const server = createServer()
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  const policy = interactionPolicy.base()
  policy.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }), 0)
  const configuration: Configuration = {
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: [redirectUri],
        grant_types: ['authorization_code', 'refresh_token'],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    jwks: { keys: [{ ...key.privateKey.export({ format: 'jwk' }), kid, use: 'sig', alg: 'RS256' }] },
    cookies: { keys: ['for tests'] },
    ttl: { AccessToken: 600, Grant: 600, IdToken: 600, Interaction: 600, RefreshToken: 600, Session: 600 },
    claims: {
      openid: ['sub'],
      email: ['email', 'email_verified', 'is_private_email', 'hd'],
      profile: ['given_name', 'family_name'],
    },
    scopes: ['openid', 'email', 'profile', 'name', 'offline_access'],
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false }, revocation: { enabled: true } },
    issueRefreshToken: async () => apple !== undefined,
    interactions: { policy, url: (_ctx, { uid }) => `/interaction/${uid}` },
    findAccount: (_ctx, sub) => ({ accountId: sub, claims: async () => issuer.person }),
    async loadExistingGrant(ctx) {
      const { client, session, provider: at } = ctx.oidc
      const grant = new at.Grant({ clientId: client?.clientId, accountId: session?.accountId })
      grant.addOIDCScope('openid email profile name offline_access')
      await grant.save()
      return grant
    },
  }
  const provider = new Provider(url, configuration)
  if (apple) {
    provider.Client.prototype.compareClientSecret = async (secret: string) => {
      const right = await jwtVerify(secret, apple.publicKey, {
        algorithms: ['ES256'],
        audience: url,
        issuer: apple.teamId,
        subject: clientId,
        requiredClaims: ['iat', 'exp'],
      }).catch(() => null)
      if (right === null) return false
      const { iat, exp } = right.payload
      return right.protectedHeader.kid === apple.keyId && Number(exp) - Number(iat) <= 300
    }
  }
  provider.use(async (ctx: KoaContextWithOIDC, next) => {
    issuer.requestedPaths.push(ctx.path)
    const reply = issuer.instead.get(ctx.path)
    if (reply !== undefined) return answer(ctx, reply)
    if (ctx.path.startsWith('/interaction/')) {
      const login = { accountId: issuer.person.sub }
      return provider.interactionFinished(ctx.req, ctx.res, { login, select_account: {} })
    }
    await next()
    if (ctx.path === '/jwks' && kid !== KID) ctx.body = { keys: [{ ...publicJwk(key.publicKey), kid }] }
    if (ctx.path === '/token' && ctx.status === 200) await spoil(ctx)
    if (ctx.path === '/token/revocation' && ctx.status === 200) issuer.revoked.push(ctx.path)
  })
  server.on('request', provider.callback())

  async function spoil(ctx: KoaContextWithOIDC): Promise<void> {
    const body = ctx.body as Claims
    const idToken = String(body.id_token)
    const kit: Kit = {
      claims: decodeJwt(idToken),
      idToken,
      issuersKey: key.publicKey,
      sign: (claims, other = {}) =>
        new SignJWT(claims)
          .setProtectedHeader({ alg: 'RS256', kid, ...other.header })
          .sign(other.key ?? key.privateKey),
    }
    if (kid !== KID) body.id_token = await kit.sign(kit.claims)
    const { tamper } = issuer
    issuer.tamper = null
    if (tamper !== null) ctx.body = await tamper(body, kit)
  }

  const issuer: Issuer = {
    url,
    clientId,
    clientSecret,
    person: { sub: 'hana' },
    tamper: null,
    instead: new Map(),
    requestedPaths: [],
    publicKey: key.publicKey,
    revoked: [],
    rotate() {
      key = newKey()
      kid = createHash('sha256').update(String(Math.random())).digest('hex').slice(0, 8)
      issuer.publicKey = key.publicKey
    },
    async close() {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
  return issuer
}

const publicJwk = (key: KeyObject) => ({ ...key.export({ format: 'jwk' }), use: 'sig', alg: 'RS256' })

async function answer(ctx: KoaContextWithOIDC, { status = 200, headers, body, hang, cut }: Reply): Promise<void> {
  if (cut) ctx.req.socket.destroy()
  if (hang || cut) {
    ctx.respond = false
    return
  }
  ctx.status = status
  ctx.set({ 'content-type': 'application/json', ...headers })
  ctx.body = typeof body === 'string' ? body : JSON.stringify(body)
}
