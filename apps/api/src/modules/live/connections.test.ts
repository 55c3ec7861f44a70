import { expect, test } from 'vitest'
import type { WebSocket } from 'ws'
import { type Connection, pingAll, send, sendInOrder } from './connections.ts'

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

test('Texts are sent in their order, also where the first takes longer; one that fails or has nothing to say stops none', async () => {
  const { connection, done } = fakeSocket(0)
  const inOrder: Pick<Connection, 'socket' | 'sent'> = { ...connection, sent: Promise.resolve() }
  const first = Promise.withResolvers<string>()
  const sent = [
    first.promise,
    Promise.reject(new Error('no database')),
    Promise.resolve(null),
    Promise.resolve('second'),
  ]
  const settled = Promise.allSettled(sent.map((text) => sendInOrder(inOrder, text)))
  first.resolve('first')
  expect((await settled).map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled'])
  expect(done).toEqual(['sent first', 'sent second'])
  expect(await inOrder.sent).toBeUndefined()
})

test('A client that leaves two pings unanswered is cut off at the third, one that answers stays', () => {
  const done: string[] = []
  const silent = pinged('silent', done)
  const answering = pinged('answering', done)
  for (let beat = 0; beat < 3; beat++) {
    pingAll([silent, answering])
    answering.unanswered = 0
  }
  expect(done.filter((what) => what.startsWith('silent'))).toEqual(['silent ping', 'silent ping', 'silent terminate'])
  expect(done.filter((what) => what.startsWith('answering'))).toEqual(Array(3).fill('answering ping'))
})

function pinged(name: string, done: string[]): Pick<Connection, 'socket' | 'unanswered'> {
  const socket: Pick<WebSocket, 'ping' | 'terminate'> = {
    ping: () => void done.push(`${name} ping`),
    terminate: () => void done.push(`${name} terminate`),
  }
  return { socket: socket as Connection['socket'], unanswered: 0 }
}
