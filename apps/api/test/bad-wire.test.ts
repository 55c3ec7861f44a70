import { gzipSync } from 'node:zlib'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { createLog } from '../src/observability/log.ts'
import { startTestApi, type TestApi } from './harness.ts'
import { raw } from './raw.ts'

const WISH = '/api/v1/google-sheet'
const wish = { type: 'wish', content: '茶をもっと', locale: 'ja' }

const UPGRADE =
  'Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ logger: createLog('silent') })
})
afterEach(() => api.db.deleteFrom('feedback').execute())
afterAll(() => api.close())

const storedContents = async () =>
  (await api.db.selectFrom('feedback').select('content').execute()).map(({ content }) => content)

async function post(payload: Buffer | string, headers: Record<string, string>): Promise<[number, string]> {
  const answer = await api.app.inject({ method: 'POST', url: WISH, payload, headers })
  return [answer.statusCode, answer.json().code]
}

describe('A request body', () => {
  test.each([
    'application/json',
    'APPLICATION/JSON',
    'application/json;charset=utf-8',
    'application/json; charset=UTF-8',
    'application/json ; charset="utf-8"',
    'application/json; profile=x',
  ])('with the content type %j is read as JSON', async (type) => {
    expect((await post(JSON.stringify(wish), { 'content-type': type }))[0]).toBe(200)
    expect(await storedContents()).toStrictEqual([wish.content])
  })

  test.each([
    ...['', ' ', '/', ';', ',', '*/*', 'json', 'application', 'application/', '/json', 'application/*'],
    ...['text/json', 'text/plain', 'text/plain; application/json', 'text/html;application/json', 'application/jsonx'],
    ...['application/json5', 'application/json-patch+json', 'application/x-json', 'application/vnd.api+json'],
    ...['application/x-www-form-urlencoded', 'multipart/form-data', 'multipart/form-data; boundary=application/json'],
    ...['application/xml', 'application/octet-stream', 'application/x-ndjson', 'application/javascript'],
    ...['application/json\ta', 'application/json a', 'application json', 'application/json/', 'application//json'],
    ...['application/json, text/plain', 'text/plain, application/json', 'application/ jsоn'],
    ...['application/json; charset=utf-16', 'application/json; charset=shift_jis', 'application/json;charset=latin1'],
  ])('with the content type %j is refused', async (type) => {
    const [status, code] = await post(JSON.stringify(wish), { 'content-type': type })
    expect([status, code]).toStrictEqual([415, 'UNSUPPORTED_MEDIA_TYPE'])
    expect(await storedContents()).toStrictEqual([])
  })

  test.each(['gzip', 'br', 'deflate', 'x-nothing', 'gzip, identity'])(
    'with the content encoding %s is never unpacked',
    async (encoding) => {
      const packed = gzipSync(JSON.stringify({ ...wish, content: 'x'.repeat(900) }))
      const headers = { 'content-type': 'application/json', 'content-encoding': encoding }
      expect(await post(packed, headers)).toStrictEqual([415, 'UNSUPPORTED_MEDIA_TYPE'])
      expect(await post(JSON.stringify(wish), headers)).toStrictEqual([415, 'UNSUPPORTED_MEDIA_TYPE'])
      expect(await storedContents()).toStrictEqual([])
    },
  )

  test.each([
    ['Shift_JIS', Buffer.from([0x82, 0xb1])],
    ['Latin-1', Buffer.from([0xe9])],
    ['an overlong slash', Buffer.from([0xc0, 0xaf])],
    ['half a surrogate pair', Buffer.from([0xed, 0xa0, 0x80])],
    ['beyond the last character', Buffer.from([0xf4, 0x90, 0x80, 0x80])],
    ['a character cut short', Buffer.from([0xe3, 0x81])],
  ])('with bytes that are not UTF-8 is refused, not repaired: %s', async (_name, bytes) => {
    const [before = '', after = ''] = JSON.stringify({ ...wish, content: 'HERE' }).split('HERE')
    const payload = Buffer.concat([Buffer.from(before), bytes, Buffer.from(after)])
    expect(await post(payload, { 'content-type': 'application/json' })).toStrictEqual([400, 'VALIDATION'])
    expect(await storedContents()).toStrictEqual([])
  })

  test('with a key twice counts and is checked by the last one', async () => {
    const twice = (first: string, last: string) => `{"type":"${first}","content":"a","locale":"en","type":"${last}"}`
    const headers = { 'content-type': 'application/json' }
    expect((await post(twice('wish', 'nothing'), headers))[0]).toBe(400)
    expect((await post(twice('nothing', 'wish'), headers))[0]).toBe(200)
  })
})

describe('A malformed request is refused, and nothing of it is stored:', () => {
  const body = JSON.stringify({ ...wish, content: 'a lie' })
  const head = (...lines: string[]) =>
    [`POST ${WISH} HTTP/1.1`, 'Host: x', 'Content-Type: application/json', ...lines, '', ''].join('\r\n')
  const length = `Content-Length: ${body.length}`
  const chunked = 'Transfer-Encoding: chunked'
  const chunk = `${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`

  test.each([
    ['a chunk without a size', head(chunked) + chunk.replace(/^\w+/, 'zz')],
    ['a chunk of a negative size', head(chunked) + chunk.replace(/^\w+/, '-5')],
    ['a chunk that is longer than it says', head(chunked) + chunk.replace(/^\w+/, '5')],
    ['a chunk size beyond every number', head(chunked) + chunk.replace(/^\w+/, 'f'.repeat(20))],
    ['two lengths', head(length, 'Content-Length: 5') + body],
    ['a length and chunks', head(length, chunked) + chunk],
    ['a length that is none', head('Content-Length: +5') + body],
    ['a negative length', head('Content-Length: -1') + body],
    ['another transfer encoding', head('Transfer-Encoding: xchunked') + body],
    ['chunked, but not at the end', head('Transfer-Encoding: chunked, identity') + chunk],
    ['a header name with a space', head('Content-Length : 5', length) + body],
    ['a folded header', head('X-Folded: a\r\n b', length) + body],
    ['a NUL in a header', head('X-Nul: a\0b', length) + body],
    ['a line break in a header', head('X-Break: a\nSet-Cookie: b=c\rd', length) + body],
    ['no version', `POST ${WISH}\r\n\r\n`],
    ['a version that there is not', head(length).replace('HTTP/1.1', 'HTTP/9.9') + body],
  ])('%s', async (_name, bytes) => {
    expect(await raw(api, bytes)).toMatch(/^HTTP\/1\.1 (400|417|505) /)
    expect(await storedContents()).toStrictEqual([])
  })

  test.each([
    ['a body shorter than its length', head(`Content-Length: ${body.length + 10}`) + body],
    ['chunks without an end', head(chunked) + chunk.replace(/0\r\n\r\n$/, '')],
    ['a chunk shorter than it says', head(chunked) + chunk.replace(/^\w+/, 'fff')],
  ])('%s', async (_name, bytes) => {
    expect(await raw(api, bytes, { ends: true })).toMatch(/^(HTTP\/1\.1 400 |$)/)
    expect(await storedContents()).toStrictEqual([])
  })

  test('bytes after a body are another request, never part of the answer', async () => {
    const smuggled = `GET /api/v1/user/me HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`
    const response = await raw(api, head(length) + body + smuggled)
    expect(response.match(/HTTP\/1\.1 \d{3}/g)).toStrictEqual(['HTTP/1.1 200', 'HTTP/1.1 401'])
  })
})

describe('A request with additional data:', () => {
  const PROVIDERS = '/api/v1/user/auth/providers'
  const get = (...lines: string[]) =>
    raw(api, [`GET ${PROVIDERS} HTTP/1.1`, 'Host: x', 'Connection: close', ...lines, '', ''].join('\r\n'))

  test.each([
    ['a cookie of 8 KiB', `Cookie: a=${'x'.repeat(8192)}`],
    ['200 cookies', `Cookie: ${Array.from({ length: 200 }, (_, index) => `c${index}=x`).join('; ')}`],
    ['cookies that are none', 'Cookie: ;;==;"'],
    ['another host', 'X-Forwarded-Host: evil.example'],
    ['another address', "X-Forwarded-For: 127.0.0.1, 'or 1=1"],
    ['another way', 'X-Original-URL: /api/v1/operator/reservations'],
    ['another method', 'X-HTTP-Method-Override: DELETE'],
  ])('%s', async (_name, line) => {
    const response = await get(line)
    expect(response).toMatch(/^HTTP\/1\.1 200 /)
    expect(response).not.toContain('evil')
  })

  test.each([
    '/api/../../../etc/passwd',
    '/api/v1/..%2f..%2fetc/passwd',
    '/media/..%2f..%2fetc/passwd',
    '/api/v1//shops',
  ])('no file is served for %s', async (path) => {
    const response = await raw(api, `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`)
    expect(response).toMatch(/^HTTP\/1\.1 404 /)
    expect(response).not.toContain('root:')
  })

  test('two Host headers are 400, for a request and for a live connection', async () => {
    for (const head of [`GET ${PROVIDERS} HTTP/1.1\r\nConnection: close\r\n`, `GET /ws HTTP/1.1\r\n${UPGRADE}`]) {
      const response = await raw(api, `${head}Host: x\r\nhost: evil.example\r\n\r\n`)
      expect(response).toMatch(/^HTTP\/1\.1 400 /)
      expect(response).toContain('"code":"VALIDATION"')
    }
  })

  test.each([
    ...['shop.test/path', 'a@shop.test', 'shop.test?x', 'shop.test#x', 'shop.test\\x', 'a:b@shop.test'],
    ...['shop.test:x', 'shop.test:1:2', '[::1', '[shop.test]', 'shop .test', 'shöp.test', 'shop.test, evil.example'],
  ])('the Host %j, which is no host, is 400, for a request and for a live connection', async (host) => {
    for (const head of [`GET ${PROVIDERS} HTTP/1.1\r\nConnection: close\r\n`, `GET /ws HTTP/1.1\r\n${UPGRADE}`]) {
      const response = await raw(api, `${head}Host: ${host}\r\n\r\n`)
      expect(response).toMatch(/^HTTP\/1\.1 400 /)
    }
  })

  test.each([
    'shop.test',
    'SHOP.test:3000',
    'shop.test:',
    '127.0.0.1:80',
    '[::1]:3000',
    'xn--r8jz45g.jp',
    'a_b.test',
    '',
  ])('the Host %j is served', async (host) => {
    const response = await raw(api, `GET ${PROVIDERS} HTTP/1.1\r\nConnection: close\r\nHost: ${host}\r\n\r\n`)
    expect(response).toMatch(/^HTTP\/1\.1 200 /)
  })

  test('an address with a host of its own is answered as ours', async () => {
    const response = await raw(
      api,
      `GET http://evil.example${PROVIDERS} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`,
    )
    expect(response).not.toContain('evil')
  })

  test('a wrong language or request id is never echoed', async () => {
    const { headers } = await api.call('GET', PROVIDERS, {
      headers: { 'accept-language': 'x-evil', 'x-request-id': 'evil', 'x-correlation-id': 'evil' },
    })
    expect(JSON.stringify(headers)).not.toContain('evil')
  })
})
