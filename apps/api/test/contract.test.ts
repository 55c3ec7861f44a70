import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { loadContract, type Operation } from '../src/contract/load.ts'
import { ERROR_CODES } from '../src/contract/tables.gen.ts'
import { type Answered, startTestApi, type TestApi } from './harness.ts'

const OPERATOR_KEY = 'an-operator-key-for-tests'
const { operations } = loadContract()
const withBody = operations.filter(({ body }) => body !== null)

let api: TestApi
let member: string
beforeAll(async () => {
  api = await startTestApi({ env: { OPERATOR_KEY } })
  member = (await api.signIn()).accessToken
})
afterAll(() => api.close())

const tokenFor = ({ access }: Operation) => ({ token: access === 'operator' ? OPERATOR_KEY : member })
const urlOf = ({ path }: Operation) => path.replaceAll(/\{\w+\}/g, 'nothing')
const idempotency = {
  'idempotency-key': 'a-key-of-sixteen-characters',
  'x-hold-token': 'a-token-of-sixteen-characters',
}
const named = operations.map((operation) => [operation.id, operation] as const)
const namedWithBody = withBody.map((operation) => [operation.id, operation] as const)

type Failed = { code: number | string; message: string; fields?: { field: string; code: string }[]; requestId: string }

function expectFailure(answer: Answered<Failed>, statuses: number[]): void {
  expect(statuses).toContain(answer.status)
  const { code, message, fields, requestId, ...others } = answer.body
  expect(others).toStrictEqual({})
  expect(ERROR_CODES).toContain(code)
  expect(message).toBeTypeOf('string')
  expect(requestId).toBe(answer.headers['x-request-id'])
  for (const field of fields ?? []) expect(field).toStrictEqual({ field: expect.any(String), code: expect.any(String) })
}

describe("A nonsensical request gets an error of the contract's shape, never a 5xx:", () => {
  test.each(named)('%s: another method is 405 and names the allowed ones', async (_id, operation) => {
    const allowed = operations.filter(({ path }) => path === operation.path).map(({ method }) => method)
    const other = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].find((method) => !allowed.includes(method)) ?? 'TRACE'
    const answer = await api.call<Failed>(other, urlOf(operation))
    expectFailure(answer, [405])
    for (const method of allowed) expect(answer.headers.allow).toContain(method)
  })

  test.each(named.filter(([, { access }]) => access === 'member' || access === 'operator'))(
    '%s: 401 comes before the request is validated',
    async (_id, operation) => {
      for (const token of ['nonsense', 'a.b.c', '']) {
        const answer = await api.call<Failed>(operation.method, urlOf(operation), {
          headers: { authorization: `Bearer ${token}`, 'content-type': 'text/plain' },
        })
        expectFailure(answer, [401])
        expect(answer.headers['www-authenticate']).toBe('Bearer')
      }
    },
  )

  test.each(namedWithBody)('%s: a body that is not JSON, not an object, or not there', async (_id, operation) => {
    for (const payload of ['{', 'null', '[]', '"text"', '1e999', '', '{"__proto__":{"a":1}}', '[[[[[[[[']) {
      const answer = await send(operation, payload)
      expectFailure(answer, operation.id === 'changeHold' ? [400, 404] : [400])
    }
  })

  test.each(namedWithBody)('%s: fields of a wrong type, and unknown fields', async (_id, operation) => {
    const names = Object.keys(propertiesOf(operation))
    const strange = [true, 1e308, -1, [], {}, 'x'.repeat(5001), '\0', '\ud800', null]
    for (const value of strange) {
      const body = Object.fromEntries(names.map((name) => [name, value]))
      expectFailure(await send(operation, JSON.stringify(body)), [400, 404])
    }
    const extra = await send(operation, JSON.stringify({ userId: 'somebody', status: 'completed', constructor: {} }))
    expectFailure(extra, [400])
    expect(extra.body.fields).toContainEqual({ field: 'userId', code: 'UNKNOWN' })
  })

  test.each(namedWithBody)('%s: a content type other than application/json', async (_id, operation) => {
    const types = ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data', 'application/jsonx']
    const hostile = ['application/json\ta', ' application/xml', 'application', '/', ';', 'text/html;application/json']
    for (const type of [...types, ...hostile]) {
      expectFailure(await send(operation, '{}', { 'content-type': type }), [415])
    }
  })

  test.each(namedWithBody)('%s: a body beyond the limit is 413', async (_id, operation) => {
    expectFailure(await send(operation, JSON.stringify({ text: 'x'.repeat(70_000) })), [413])
  })

  test.each(named.filter(([, { parameters }]) => parameters.query))(
    '%s: a nonsensical query',
    async (_id, operation) => {
      const names = Object.keys(operation.parameters.query?.properties ?? {})
      for (const value of ['', 'NaN', '-1', '1e400', '2024-02-30', '%00', '%ED%A0%80', 'x'.repeat(600), 'a&NAME=b']) {
        const query = names.map((name) => `${name}=${value.replace('NAME', name)}`).join('&')
        const answer = await api.call<Failed>(operation.method, `${urlOf(operation)}?${query}`, {
          ...tokenFor(operation),
          headers: idempotency,
        })
        expectFailure(answer, [400, 404])
      }
    },
  )

  test('unknown addresses', async () => {
    const addresses = ['/nowhere', '/api', '/api/', '/api/v1/nothing', '/api/v2/shops', '/api/v1/shops/%zz', '/api/%00']
    const paths = [
      '/api/v1/shops/../../etc/passwd',
      '/api/v1/user/auth/login/step1/',
      '//api/v1/shops',
      `/api/${'x'.repeat(9000)}`,
    ]
    for (const address of [...addresses, ...paths]) expectFailure(await api.call<Failed>('GET', address), [404])
  })

  test('a currency or a language that does not exist', async () => {
    const answer = await api.call<Failed>('GET', '/api/v1/user/auth/providers', { headers: { 'x-currency': 'EUR' } })
    expectFailure(answer, [400])
    expect(answer.body.fields).toStrictEqual([{ field: 'x-currency', code: 'NOT_ALLOWED' }])
    const fallback = await api.call('GET', '/api/v1/user/auth/providers', {
      headers: { 'accept-language': 'fr, *;q=0.1' },
    })
    expect([fallback.status, fallback.headers['content-language']]).toStrictEqual([200, 'en'])
  })
})

describe('Every answer', () => {
  test('has its language and request id, and forbids to store personal data', async () => {
    const { headers } = await api.call('GET', '/api/v1/user/me', { token: member, locale: 'zh' })
    expect(headers).toMatchObject({
      'content-language': 'zh-Hant',
      'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    })
  })

  test.each([
    '/api/v1/%75ser/me',
    '/api/%761/user/me',
    '/api/v1/u%73er/notification',
    '/api/v1/user%2Dfavorite',
    '/api/v1/%6fperator/reservations',
    '/dev/%6dail.json',
  ])('with personal data forbids storing also at an encoded address: %s', async (address) => {
    const { statusCode, headers } = await api.app.inject(address)
    expect(statusCode).not.toBe(404)
    expect(headers['cache-control']).toBe('no-store')
  })

  test.each([
    ['with a token', ['authorization', 'content-type', 'if-none-match', 'accept-language', 'x-currency']],
    ['with a hold', ['x-hold-token', 'idempotency-key']],
    ['monitored by OpenTelemetry', ['traceparent', 'tracestate', 'baggage', 'x-request-id']],
    ['monitored by Sentry or Elastic', ['sentry-trace', 'baggage', 'elastic-apm-traceparent']],
    ['monitored by Datadog', ['x-datadog-trace-id', 'x-datadog-parent-id', 'x-datadog-origin', 'x-datadog-tags']],
    ['monitored by Datadog, sampled', ['x-datadog-sampling-priority', 'x-datadog-sampled']],
    ['monitored by Zipkin', ['b3', 'x-b3-traceid', 'x-b3-spanid', 'x-b3-parentspanid', 'x-b3-sampled', 'x-b3-flags']],
    ['monitored by New Relic', ['newrelic', 'x-newrelic-id', 'x-newrelic-transaction', 'traceparent', 'tracestate']],
    ['monitored by Azure', ['request-id', 'request-context', 'traceparent']],
    ['monitored by AWS or Google Cloud', ['x-amzn-trace-id', 'x-cloud-trace-context']],
    ['monitored by Dynatrace or Instana', ['x-dtpc', 'x-dtreferer', 'x-instana-t', 'x-instana-s', 'x-instana-l']],
    ['monitored by AppDynamics or SkyWalking', ['adrum', 'adrum_1', 'sw8', 'sw8-correlation']],
    [
      'monitored by Jaeger or Lightstep',
      ['uber-trace-id', 'ot-tracer-traceid', 'ot-tracer-spanid', 'ot-tracer-sampled'],
    ],
  ])('allows the pages of partners on other origins without cookies, %s', async (_, names) => {
    const { status, headers } = await api.call('OPTIONS', '/api/v1/user/reservation', {
      headers: { origin: 'https://partner.example', 'access-control-request-method': 'POST' },
    })
    expect([status, headers['access-control-allow-origin']]).toStrictEqual([204, '*'])
    expect(headers).not.toHaveProperty('access-control-allow-credentials')
    expect(String(headers['access-control-allow-headers']).split(', ')).toEqual(expect.arrayContaining(names))
  })

  test.each(['0x10', '1e2', '0b11', '0o7', '+5', ' 5', '٣', '05', '1.0', '5.', '-0', '1_0'])(
    'reads %s as no integer',
    async (limit) => {
      const { status, body } = await api.call<Failed>('GET', '/api/v1/shops', { query: { limit } })
      expect([status, body.fields]).toStrictEqual([400, [{ field: 'limit', code: expect.any(String) }]])
    },
  )

  test('is the same with tracking parameters', async () => {
    expect(await api.call('GET', '/api/v1/user/auth/providers?utm_source=x&fbclid=y')).toMatchObject({ status: 200 })
  })
})

function send(operation: Operation, payload: string, headers: Record<string, string> = {}): Promise<Answered<Failed>> {
  const { token } = tokenFor(operation)
  return api.call<Failed>(operation.method, urlOf(operation), {
    token,
    payload,
    headers: { ...idempotency, 'content-type': 'application/json', ...headers },
  })
}

function propertiesOf({ body }: Operation): object {
  const { schemas } = loadContract()
  const schema = typeof body?.$ref === 'string' ? schemas[body.$ref] : body
  return (schema?.properties as object | undefined) ?? {}
}
