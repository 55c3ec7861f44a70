import { expect, test, vi } from 'vitest'
import { FakeSockets } from './sockets.ts'

test('A socket that outlives the window of its test still tells its client', () => {
  const { WebSocket } = new FakeSockets()
  const socket = new WebSocket('ws://yoyaku.test/ws')
  const told = vi.fn()
  socket.addEventListener('close', told)
  vi.stubGlobal('Event', class {})
  try {
    socket.close()
  } finally {
    vi.unstubAllGlobals()
  }
  expect(told).toHaveBeenCalledOnce()
})
