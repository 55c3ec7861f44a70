import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Rendered, RenderRequest } from '../src/app/entry-server.tsx'
import { proxiedBackend } from './backend.ts'
import { readConfig } from './config.ts'
import { buildWeb } from './web.ts'

/** The address that a page is drawn for. */
const render = async ({ url }: RenderRequest): Promise<Rendered> => ({
  status: 200,
  pipe: (stream: NodeJS.WritableStream) => void Readable.from([url.href]).pipe(stream),
})

/** An API that counts what reaches it. */
let api: Server
let calls = 0
const sites: FastifyInstance[] = []
const ports = new Map<string, number>()

beforeAll(async () => {
  api = createServer((_request, response) => {
    calls += 1
    response.setHeader('content-type', 'application/json').end('{"data":[]}')
  }).listen(0, '127.0.0.1')
  await once(api, 'listening')
  const apiUrl = new URL(`http://127.0.0.1:${(api.address() as AddressInfo).port}`)
  const development = { PUBLIC_URL: 'http://yoyaku.example', API_URL: apiUrl.href }
  const production = {
    ...development,
    NODE_ENV: 'production',
    PUBLIC_URL: 'https://yoyaku.example',
    CONTACT_EMAIL: 'help@yoyaku.example',
  }
  for (const [name, environment] of Object.entries({ development, production })) {
    const site = await buildWeb(readConfig(environment), proxiedBackend({ apiUrl }), { manifest: {}, render })
    site.log.level = 'silent'
    ports.set(name, Number(new URL(await site.listen({ host: '127.0.0.1', port: 0 })).port))
    sites.push(site)
  }
})
afterAll(async () => {
  for (const site of sites) await site.close()
  api.close()
})

/** The status and the whole answer to a request of these lines. */
async function ask(site: string, ...lines: string[]): Promise<[number, string]> {
  const socket = connect(ports.get(site) ?? 0, '127.0.0.1')
  socket.write([...lines, 'Connection: close', '', ''].join('\r\n'))
  const answer = await text(socket)
  return [Number(answer.split(' ')[1]), answer]
}

const PAGE = '/ja'
const CALL = '/api/v1/cities'

describe.each(['development', 'production'])('In %s', (site) => {
  test.each([
    ['no Host', []],
    ['two Hosts', ['Host: yoyaku.example', 'Host: evil.example']],
    ['two equal Hosts', ['Host: yoyaku.example', 'Host: yoyaku.example']],
    ['a Host with a path', ['Host: yoyaku.example/evil']],
    ['a Host with a user', ['Host: evil@yoyaku.example']],
    ['a Host whose port is none', ['Host: yoyaku.example:x']],
    ['a Host with a space', ['Host: yoyaku .example']],
    ['a list as Host', ['Host: yoyaku.example, evil.example']],
  ])('a request with %s is 400, for pages and for the API', async (_name, hosts) => {
    const before = calls
    for (const path of [PAGE, CALL, `http://yoyaku.example${PAGE}`]) {
      const [status, answer] = await ask(site, `GET ${path} HTTP/1.1`, ...hosts)
      expect([path, status]).toEqual([path, 400])
      expect(answer).not.toContain('evil')
    }
    expect(calls).toBe(before)
  })

  test.each(['yoyaku.example', 'YOYAKU.example', 'yoyaku.example:4130'])('the Host %s is served', async (host) => {
    const [[page], [call]] = [
      await ask(site, `GET ${PAGE} HTTP/1.1`, `Host: ${host}`),
      await ask(site, `GET ${CALL} HTTP/1.1`, `Host: ${host}`),
    ]
    expect([page, call]).toEqual([200, 200])
  })

  test('HTTP/1.0 may leave the Host out', async () => {
    expect((await ask(site, `GET ${PAGE} HTTP/1.0`))[0]).toBe(200)
  })

  test('an address with a host of its own is the page of PUBLIC_URL', async () => {
    const [status, answer] = await ask(site, `GET http://evil.example${PAGE} HTTP/1.1`, 'Host: yoyaku.example')
    expect(status).toBe(200)
    expect(answer).toContain('://yoyaku.example/ja')
    expect(answer).not.toContain('evil')
  })
})

test('A foreign Host is 403 in development, and never reaches the API', async () => {
  const before = calls
  for (const path of [PAGE, CALL, '/dev/mail', `http://yoyaku.example${PAGE}`])
    expect([path, (await ask('development', `GET ${path} HTTP/1.1`, 'Host: evil.example'))[0]]).toEqual([path, 403])
  expect(calls).toBe(before)
})

test('A foreign Host that the proxy of production lets through names nothing in the answer', async () => {
  for (const path of ['/', PAGE, CALL, '/robots.txt']) {
    const [status, answer] = await ask('production', `GET ${path} HTTP/1.1`, 'Host: evil.example')
    expect([path, status]).toEqual([path, path === '/' ? 302 : 200])
    expect(answer).not.toContain('evil')
  }
})
