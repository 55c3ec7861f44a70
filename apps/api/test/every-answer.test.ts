import { readFileSync } from 'node:fs'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { refuse } from '../src/contract/failure.ts'
import type { Handlers } from '../src/contract/handler.ts'
import { CONTRACT_FILE } from '../src/contract/load.ts'
import { ERROR_CODES, LOCALES } from '../src/contract/tables.gen.ts'
import type { Locale, OperationId } from '../src/contract/types.ts'
import { describedFailures, everywhere, OUR_FAULT, operations, spoiled } from './answers/everywhere.ts'
import { ask, createFixtures, type Failed, type Fixtures, type OperationRequest } from './answers/fixtures.ts'
import { refusals } from './answers/refusals.ts'
import { successes } from './answers/successes.ts'
import type { Answered } from './harness.ts'
import { raw } from './raw.ts'

const TOO_OFTEN = '429 RATE_LIMITED'
const TAGS: Record<Locale, string> = { en: 'en', ko: 'ko', ja: 'ja', zh: 'zh-Hant' }

/** By status. */
const elsewhere = (parse(readFileSync(CONTRACT_FILE, 'utf8')) as { 'x-codes': Record<string, string[]> })['x-codes']

let fixtures: Fixtures
let broken: Fixtures
let limited: Fixtures
let trouble: Error = new Error('A bug')

beforeAll(async () => {
  fixtures = await createFixtures()
  const fail = () => Promise.reject(trouble)
  const handlers = Object.fromEntries(operations.map(({ id }) => [id, fail])) as Partial<Handlers>
  broken = await createFixtures({ handlers })
  limited = await createFixtures({ limit: () => refuse(429, 'RATE_LIMITED', 'Too many', { retryAfter: 1 }) })
})
afterEach(() => fixtures.tidy())
afterAll(() => Promise.all([fixtures.close(), broken.close(), limited.close()]))

/** Every answer that the contract describes, from the cases and from what all operations share. */
const provoked = operations.flatMap((operation) => {
  const own = Object.keys(refusals[operation.id] ?? {})
  const shared = Object.keys(everywhere).filter((name) => everywhere[name]?.appliesTo(operation) && !own.includes(name))
  const often = own.includes(TOO_OFTEN) ? [] : [TOO_OFTEN]
  return [...own, ...shared, ...often, ...OUR_FAULT].map((failure) => ({ operation, id: operation.id, failure }))
})

describe('Every failure that the contract describes has a case, and no case is undescribed', () => {
  test.each(operations.map((operation) => ({ id: operation.id, operation })))('$id', ({ id, operation }) => {
    const cases = provoked.filter((one) => one.id === id).map(({ failure }) => failure)
    expect(cases.sort()).toStrictEqual(describedFailures(operation).sort())
    const statuses = Object.keys(operation.responses).filter((status) => status !== 'default')
    const [success, ...more] = statuses.filter((status) => Number(status) < 400)
    expect([Number(success), more]).toStrictEqual([expect.any(Number), []])
    const named = statuses.filter((status) => Number(status) >= 400)
    expect(named.filter((status) => !operation.codes[status])).toStrictEqual([])
    const nameless = ['413', '415', '500', '503']
    expect(Object.keys(operation.codes).sort()).toStrictEqual([...named, ...nameless].sort())
  })
})

test('Every code of the contract is one that something answers with', () => {
  const described = operations.flatMap(({ codes }) => Object.values(codes).flat())
  // PROVIDER_UNAVAILABLE is on the way back from a provider.
  const all = [...described, ...Object.values(elsewhere).flat(), 'PROVIDER_UNAVAILABLE'].map(String)
  expect([...new Set(all)].sort()).toStrictEqual(ERROR_CODES.map(String).sort())
})

test('Answers to requests that reach no operation are described at the end of the contract', async () => {
  const inject = async (method: 'GET' | 'PATCH', url: string) => {
    const answer = await fixtures.api.app.inject({ method, url })
    return [String(answer.statusCode), answer.json().code]
  }
  const send = async (bytes: string) => {
    const answer = await raw(fixtures.api, bytes)
    return [answer.split(' ')[1] ?? '', JSON.parse(answer.slice(answer.indexOf('\r\n\r\n'))).code]
  }
  const answers = [
    await inject('PATCH', '/api/v1/cities'),
    await inject('GET', '/api/v1/nothing'),
    await send(`GET / HTTP/1.1\r\nHost: x\r\nX: ${'y'.repeat(20_000)}\r\n\r\n`),
    await send('What?\r\n\r\n'),
  ]
  expect(answers.map(([status]) => status)).toStrictEqual(['405', '404', '431', '400'])
  expect(answers.filter(([status = '', code]) => !elsewhere[status]?.includes(code))).toStrictEqual([])
})

describe('A success has the described status, shape and language:', () => {
  test.each(operations)('$id', async ({ id, method, responses }) => {
    const status = Number(Object.keys(responses).find((one) => Number(one) < 400))
    // An operation that writes gets a fresh case for each language, one that reads shares its case.
    const shared = method === 'GET' ? await successes[id](fixtures) : null
    for (const locale of LOCALES) {
      const request = shared ?? (await successes[id](fixtures))
      const answer = await ask<Failed>(fixtures, id, request, locale)
      expect({ status: answer.status, body: answer.body }).toMatchObject({ status })
      expectHead(answer, locale)
    }
  })
})

describe("A described failure happens, in the contract's shape:", () => {
  test.each(provoked.filter(({ failure }) => !OUR_FAULT.includes(failure)))(
    '$id: $failure',
    async ({ operation, id, failure }) => {
      const own = refusals[id]?.[failure]
      if (failure === TOO_OFTEN && !own) return expectRefusal(limited, id, await successes[id](fixtures), failure)
      const request = own ? await own(fixtures) : await spoiled(fixtures, operation, failure)
      await expectRefusal(fixtures, id, request, failure)
    },
  )

  test.each(provoked.filter(({ failure }) => OUR_FAULT.includes(failure)))('$id: $failure', async ({ id, failure }) => {
    const unavailable = Object.assign(new Error('The server goes down'), { code: '57P01' })
    trouble = failure.startsWith('503') ? unavailable : new Error('A bug')
    const request = await successes[id](fixtures)
    await expectRefusal(broken, id, await withTokenOf(request), failure)
  })
})

/** The broken server has people of its own. */
async function withTokenOf(request: OperationRequest): Promise<OperationRequest> {
  if (request.token?.includes('.')) return { ...request, token: (await broken.newMember()).accessToken }
  return request
}

async function expectRefusal(at: Fixtures, id: OperationId, request: OperationRequest, failure: string): Promise<void> {
  const locale = LOCALES[failure.length % LOCALES.length] ?? 'en'
  const answer = await ask(at, id, request, locale)
  expect(`${answer.status} ${answer.body.code}`).toBe(failure)
  expectHead(answer, locale)
  const { code: _code, message, fields, requestId, ...others } = answer.body
  expect(message).toMatch(/\S/)
  expect(requestId).toBe(answer.headers['x-request-id'])
  expect(Object.keys(others)).toStrictEqual(answer.status === 412 ? ['quote'] : [])
  expect(fields !== undefined).toBe(failure === '400 VALIDATION')
  const waits = /^(429|503) |IDEMPOTENCY_IN_PROGRESS$/.test(failure)
  expect(answer.headers['retry-after']).toStrictEqual(waits ? expect.stringMatching(/^[1-9]\d*$/) : undefined)
}

function expectHead({ headers }: Answered<unknown>, locale: Locale): void {
  expect(headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'content-language': TAGS[locale],
    'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
    'x-content-type-options': 'nosniff',
    vary: expect.stringMatching(/Accept-Language/),
  })
}
