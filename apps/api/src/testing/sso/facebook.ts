import { createHash, createHmac, randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

type Json = Record<string, unknown>
export type Reply = { status?: number; headers?: Record<string, string>; body?: unknown; cut?: true }
type Path = '/oauth/access_token' | '/debug_token' | '/me'

export type Facebook = {
  url: string
  appId: string
  appSecret: string
  person: Json & { id: string }
  /** What the next answers become, by path. */
  spoil: Map<Path, (right: Json) => Reply>
  close(): Promise<void>
}

/** Facebook's dialog and Graph as they are documented: what is asked in another way is refused as they refuse it. */
export async function startFacebook({ redirectUri }: { redirectUri: string }): Promise<Facebook> {
  const codes = new Map<string, string>()
  const tokens = new Set<string>()
  const server = createServer((request, response) => void answer(request, response))
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))

  const facebook: Facebook = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    appId: '123456789',
    appSecret: 'the secret of our app',
    person: { id: '1000', first_name: 'Hana', last_name: 'Sato' },
    spoil: new Map(),
    async close() {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', facebook.url)
    if (url.pathname === '/dialog/oauth') return dialog(url.searchParams, response)
    const path = url.pathname as Path
    const right = graph(path, url.searchParams, new URLSearchParams(await bodyOf(request)))
    const spoiled = right === null ? null : facebook.spoil.get(path)
    const { status = right === null ? 400 : 200, headers, body = right ?? REFUSED, cut } = spoiled?.(right ?? {}) ?? {}
    if (cut) return void request.socket.destroy()
    response.writeHead(status, { 'content-type': 'application/json; charset=UTF-8', ...headers })
    response.end(typeof body === 'string' ? body : JSON.stringify(body))
  }

  function dialog(query: URLSearchParams, response: ServerResponse): void {
    const back = new URL(redirectUri)
    if (query.get('client_id') !== facebook.appId || query.get('redirect_uri') !== redirectUri) {
      return void response.writeHead(400).end()
    }
    const code = randomUUID()
    codes.set(code, query.get('code_challenge') ?? '')
    back.search = new URLSearchParams({ code, state: query.get('state') ?? '' }).toString()
    response.writeHead(302, { location: `${back.href}#_=_` }).end()
  }

  function graph(path: Path, query: URLSearchParams, form: URLSearchParams): Json | null {
    if (path === '/oauth/access_token') return exchange(form)
    if (path === '/debug_token') return debug(query)
    const token = query.get('access_token') ?? ''
    const proof = createHmac('sha256', facebook.appSecret).update(token).digest('hex')
    if (path !== '/me' || !tokens.has(token) || query.get('appsecret_proof') !== proof) return null
    const fields = ['id', ...(query.get('fields') ?? '').split(',')]
    return Object.fromEntries(Object.entries(facebook.person).filter(([name]) => fields.includes(name)))
  }

  function exchange(form: URLSearchParams): Json | null {
    const code = form.get('code') ?? ''
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url')
    const isValid =
      form.get('client_id') === facebook.appId &&
      form.get('client_secret') === facebook.appSecret &&
      form.get('redirect_uri') === redirectUri &&
      codes.get(code) === challenge
    if (!isValid || !codes.delete(code)) return null
    const access_token = randomUUID()
    tokens.add(access_token)
    return { access_token, token_type: 'bearer', expires_in: 5_183_944 }
  }

  function debug(query: URLSearchParams): Json | null {
    if (query.get('access_token') !== `${facebook.appId}|${facebook.appSecret}`) return null
    const now = Math.floor(Date.now() / 1000)
    const data = {
      app_id: facebook.appId,
      type: 'USER',
      user_id: facebook.person.id,
      is_valid: true,
      expires_at: now + 5000,
    }
    return { data: { ...data, application: 'Yoyaku', issued_at: now, scopes: ['email', 'public_profile'] } }
  }

  return facebook
}

const REFUSED = { error: { message: 'Invalid', type: 'OAuthException', code: 100, fbtrace_id: 'A' } }

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  return Buffer.concat(chunks).toString()
}
