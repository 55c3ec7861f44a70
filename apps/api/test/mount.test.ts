import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { protectServer } from '@yoyaku/node-http'
import { expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { connectionLimits } from '../src/http/connection-limits.ts'
import { describeBroken, refuseEarly } from '../src/http/refuse-early.ts'
import { startTestApi } from './harness.ts'

test('the API is mounted beside pages on one server, answers and sends live messages there, and lets that server close', async () => {
  const api = await startTestApi({ env: { PUBLIC_URL: 'http://127.0.0.1' } })
  const server = protectServer(
    createServer((request, response) => api.app.routing(request, response)),
    { limits: connectionLimits(api.context.config), refuse: refuseEarly(api.context.config), describeBroken },
  )
  server.on('upgrade', (...upgrade) => api.app.server.emit('upgrade', ...upgrade))
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`

  expect((await fetch(`http://${host}/api/v1/cities`)).status).toBe(200)
  const { accessToken } = await api.signIn()
  const socket = new WebSocket(`ws://${host}/ws?token=${accessToken}`)
  await once(socket, 'open')
  socket.send('{"event":"PING"}')
  expect(String((await once(socket, 'message'))[0])).toBe('PONG')

  const closed = once(socket, 'close')
  await api.app.live.close()
  expect((await closed)[0]).toBe(1012)
  server.close()
  server.closeIdleConnections()
  await once(server, 'close')
  await api.close()
})
