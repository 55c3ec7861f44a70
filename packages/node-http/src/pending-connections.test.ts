import { once } from 'node:events'
import { type AddressInfo, connect, createServer } from 'node:net'
import { expect, test } from 'vitest'
import { acceptPendingConnections } from './pending-connections.ts'

async function pendingOn(connections: number) {
  const accepted: object[] = []
  const server = createServer((socket) => void accepted.push(socket)).listen(0, '127.0.0.1', 2000)
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const acceptPending = acceptPendingConnections(server)
  const clients = Array.from({ length: connections }, () => connect(port, '127.0.0.1'))
  return {
    accepted,
    acceptPending,
    [Symbol.asyncDispose]: async () => {
      for (const socket of clients) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}

test('acceptPendingConnections accepts all connections that wait before it resolves', async () => {
  await using server = await pendingOn(300)
  await server.acceptPending()
  expect(server.accepted.length).toBe(300)
})

test('acceptPendingConnections resolves after 512 connections, however many wait', async () => {
  await using server = await pendingOn(700)
  await server.acceptPending()
  expect(server.accepted.length).toBe(512)
  await server.acceptPending()
  expect(server.accepted.length).toBe(700)
})
