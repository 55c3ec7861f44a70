import { expect, test } from 'vitest'
import type { WebSocket } from 'ws'
import { type Connection, send } from './connections.ts'

/** A socket that remembers what was done to it. */
function fakeSocket(bufferedAmount: number, readyState = 1) {
  const done: string[] = []
  const socket: Pick<WebSocket, 'OPEN' | 'readyState' | 'bufferedAmount'> & {
    send(text: string): void
    terminate(): void
  } = {
    OPEN: 1,
    readyState: readyState === 1 ? 1 : 3,
    bufferedAmount,
    send: (text) => void done.push(`sent ${text}`),
    terminate: () => void done.push('terminated'),
  }
  return { connection: { socket: socket as Connection['socket'] }, done }
}

test('A reader who leaves a quarter of a megabyte unread is cut off, the last byte counts', () => {
  const results = [0, 256 * 1024 - 2, 256 * 1024 - 1].map((unsent) => {
    const { connection, done } = fakeSocket(unsent)
    send(connection, 'hi')
    return done
  })
  expect(results).toEqual([['sent hi'], ['sent hi'], ['terminated']])
})

test('Nothing is sent to a socket that is closing', () => {
  const { connection, done } = fakeSocket(0, 3)
  send(connection, 'hi')
  expect(done).toEqual([])
})
