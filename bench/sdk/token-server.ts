import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as later } from 'node:timers/promises'

export const ME = '/api/v1/user/me'
export const REFRESH = '/api/v1/user/auth/refresh-token'

const REFRESH_TAKES_MS = 20
const user = { id: 'user-1', email: 'hana@example.com', firstName: 'Hana', lastName: 'Sato', phone: null }

export type TokenServer = {
  origin: string
  /** The session that a client begins with: its access token has just expired. */
  session: { accessToken: string; refreshToken: string; user: typeof user }
  refreshes(): number
  close(): Promise<void>
}

/** A server whose tokens rotate as the product's do. The answers to an expired token arrive scattered over so many milliseconds. */
export async function tokenServer(scatterMs: number): Promise<TokenServer> {
  let generation = 0
  let refreshes = 0
  let refused = 0
  const tokenStore = () => ({ accessToken: `access-${generation}`, refreshToken: `refresh-${generation}`, user })
  const session = tokenStore()
  generation = 1
  const server = createServer(async (request, response) => {
    const answer = (status: number, body: unknown) => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    }
    request.resume()
    if (request.url === REFRESH) {
      refreshes += 1
      await later(REFRESH_TAKES_MS)
      generation += 1
      return answer(200, { data: tokenStore() })
    }
    if (request.headers.authorization === `Bearer access-${generation}`) return answer(200, { data: user })
    refused += 1
    await later(scatterMs === 0 ? 0 : (refused * 7) % scatterMs)
    return answer(401, { code: 'UNAUTHORIZED', message: 'The token has expired', requestId: 'none' })
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    session,
    refreshes: () => refreshes,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed())
        server.closeAllConnections()
      }),
  }
}
