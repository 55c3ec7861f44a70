import type { IncomingMessage, ServerResponse } from 'node:http'
import { expect, test } from 'vitest'
import { knownHostsOnly } from './hosts.ts'

const here = { production: false, host: '127.0.0.1', publicUrl: new URL('http://shop.test:3000') }

/** The status of what is refused; 0 for what is let in. */
function statusOf(header: string | undefined, config = here): number {
  let status = 0
  const writeHead = (code: number) => {
    status = code
  }
  const answer = { writeHead, end: () => {} } as unknown as ServerResponse
  knownHostsOnly(config, () => {})({ headers: { host: header } } as IncomingMessage, answer)
  return status
}

test.each([
  'localhost:3000',
  'yoyaku.localhost',
  '127.0.0.1:3000',
  '127.1.2.3',
  '[::1]:3000',
  'shop.test',
  'SHOP.test:1',
  undefined,
])('The development server accepts the host %s', (header) => expect(statusOf(header)).toBe(0))

test.each([
  'evil.example',
  'localhost.evil.example',
  'evil-localhost',
  '192.168.0.7:3000',
  'shop.test.evil.example',
  'a b',
  '',
])('The development server refuses the host %j: anybody can point a name to this machine', (header) =>
  expect(statusOf(header)).toBe(403),
)

test('A server that listens beyond this machine accepts IP addresses, and in production a proxy decides', () => {
  const wide = { ...here, host: '0.0.0.0' }
  expect([statusOf('192.168.0.7:3000', wide), statusOf('evil.example', wide)]).toEqual([0, 403])
  expect(statusOf('evil.example', { ...here, production: true })).toBe(0)
})
