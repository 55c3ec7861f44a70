import { createHash, type KeyObject } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { decodeJwt, SignJWT } from 'jose'
import type { KoaContextWithOIDC } from 'oidc-provider'
import {
  type Claims,
  createOpenIdProvider,
  KEY_ID,
  newSigningKey,
} from '../../../development-providers/openid-provider.ts'

export type Person = { sub: string } & Claims

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
  /** Person at the keyboard there. */
  person: Person
  /** Changes the next answer of the token endpoint. */
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

/** The OpenID provider of development on a port of its own, with somebody at it who consents; its answers can be spoiled on their way. */
export async function startIssuer({ redirectUri, clientId = 'our-app', apple }: Options): Promise<Issuer> {
  let key = newSigningKey()
  let kid = KEY_ID
  const clientSecret = 'our secret at the issuer'
  const server = createServer()
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  const provider = createOpenIdProvider(
    { issuer: url, redirectUri, clientId, clientSecret, claimsOf: () => issuer.person, ...(apple && { apple }) },
    key.privateKey,
  )
  provider.use(async (ctx: KoaContextWithOIDC, next) => {
    issuer.requestedPaths.push(ctx.path)
    const reply = issuer.instead.get(ctx.path)
    if (reply !== undefined) return answer(ctx, reply)
    if (ctx.path.startsWith('/interaction/')) {
      const login = { accountId: issuer.person.sub }
      return provider.interactionFinished(ctx.req, ctx.res, { login, select_account: {} })
    }
    await next()
    if (ctx.path === '/jwks' && kid !== KEY_ID) ctx.body = { keys: [{ ...publicJwk(key.publicKey), kid }] }
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
    if (kid !== KEY_ID) body.id_token = await kit.sign(kit.claims)
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
      key = newSigningKey()
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
