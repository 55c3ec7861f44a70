import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { endConnections } from './end-connections.ts'
import { protectServer, serverOptions } from './server.ts'

const REQUEST = 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n'
const limits = { total: 100, perAddress: 100, keyOf: () => 'anybody' }

/** A server as all of ours are, and a client whose connection is open. */
async function connected() {
  const responses: ServerResponse[] = []
  const server = createServer(serverOptions(), (_, response) => void responses.push(response))
  protectServer(server, {
    limits,
    refuse: (_, response) => void response.writeHead(503).end(),
    describeBroken: () => ({ status: 400, body: {} }),
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => server.closeAllConnections())
  const { port } = server.address() as AddressInfo
  const client = connect({ port, host: '127.0.0.1' }).on('error', () => {})
  await Promise.all([once(client, 'connect'), once(server, 'connection')])
  return {
    client,
    /** Resolves when the server has ended the connection. */
    received: text(client).catch(() => ''),
    answering: async (count: number) => {
      await expect.poll(() => responses.length).toBe(count)
      return responses[count - 1] as ServerResponse
    },
    close() {
      const closed = once(server, 'close')
      endConnections(server)
      server.close()
      return closed
    },
  }
}

test('endConnections ends a connection after the answer that is under way, which says so', async () => {
  const { client, received, answering, close } = await connected()
  client.write(REQUEST)
  const response = await answering(1)
  const closed = close()
  response.end('answer')
  expect(await received).toMatch(/^HTTP\/1.1 200 [\s\S]*\r\nConnection: close\r\n[\s\S]*answer/)
  await closed
})

test('endConnections ends a connection after an answer of which a part was sent', async () => {
  const { client, received, answering, close } = await connected()
  client.write(REQUEST)
  const response = await answering(1)
  response.write('first')
  const closed = close()
  response.end('last')
  expect(await received).toMatch(/^HTTP\/1.1 200 [\s\S]*first[\s\S]*last/)
  await closed
})

test('endConnections ends a connection with several requests after the last answer', async () => {
  const { client, received, answering, close } = await connected()
  client.write(REQUEST + REQUEST)
  const first = await answering(1)
  const closed = close()
  first.end('first')
  const second = await answering(2)
  second.end('second')
  expect(await received).toMatch(/keep-alive[\s\S]*first[\s\S]*Connection: close[\s\S]*second/)
  await closed
})
