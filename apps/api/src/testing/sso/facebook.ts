import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { formIn } from '../../../development-providers/form.ts'
import {
  createGraph,
  type FacebookPerson,
  GRAPH_REFUSAL,
  type GraphPath,
  type Json,
} from '../../../development-providers/graph.ts'

export type Reply = { status?: number; headers?: Record<string, string>; body?: unknown; cut?: true }

export type Facebook = {
  url: string
  appId: string
  appSecret: string
  /** Person who consents at the dialog. */
  person: FacebookPerson
  /** Spoils the next answers, by path. */
  spoil: Map<GraphPath, (right: Json) => Reply>
  close(): Promise<void>
}

/** The Facebook of development on a port of its own, with somebody at it who consents; its answers can be spoiled on their way. */
export async function startFacebook({ redirectUri }: { redirectUri: string }): Promise<Facebook> {
  const app = { appId: '123456789', appSecret: 'the secret of our app' }
  const graph = createGraph({ ...app, redirectUri })
  const server = createServer((request, response) => void answer(request, response))
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))

  const facebook: Facebook = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    ...app,
    person: { id: '1000', first_name: 'Hana', last_name: 'Sato' },
    spoil: new Map(),
    async close() {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '/', facebook.url)
    if (pathname === '/dialog/oauth') return dialog(searchParams, response)
    const path = pathname as GraphPath
    const right = graph.answer(path, searchParams, await formIn(request))
    const spoiled = right === null ? null : facebook.spoil.get(path)
    const refusal = right === null ? 400 : 200
    const { status = refusal, headers, body = right ?? GRAPH_REFUSAL, cut } = spoiled?.(right ?? {}) ?? {}
    if (cut) return void request.socket.destroy()
    response.writeHead(status, { 'content-type': 'application/json; charset=UTF-8', ...headers })
    response.end(typeof body === 'string' ? body : JSON.stringify(body))
  }

  function dialog(query: URLSearchParams, response: ServerResponse): void {
    if (!graph.isDialogOf(query)) return void response.writeHead(400).end()
    response.writeHead(302, { location: graph.leave(query, facebook.person) }).end()
  }

  return facebook
}
