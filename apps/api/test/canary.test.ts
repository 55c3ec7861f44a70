import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import type { Handlers } from '../src/contract/handler.ts'
import { createMail } from '../src/modules/mail/create-mail.ts'
import { queueEmail } from '../src/modules/mail/email-queue.ts'
import { publishSessionEnd } from '../src/modules/sessions/session.ts'
import { createLog } from '../src/observability/log.ts'
import { AUTH } from '../src/testing/people.ts'
import { startSmtp } from '../src/testing/smtp.ts'
import { startTestApi, type TestApi } from './harness.ts'
import { type Tourist, tour } from './tour.ts'

const METRICS_KEY = 'bluebird-metrics-key-of-some-length'
const tourist: Tourist = {
  operatorKey: 'bluebird-operator-key-of-some-length',
  email: 'bluebird@example.com',
  contact: { firstName: 'Bluebird', lastName: 'Blaubluebird', phone: '+886912345678' },
  specialRequirement: 'bluebird at the window',
  reason: 'bluebird is ill',
  wish: 'bluebird seeds',
  review: 'bluebird sang',
}
/** Every text of this test has a bird in it; phone numbers are known by their digits. */
const MARKS = [/bluebird/i, /912.?345.?678/]

/** Walks into the wall: errors as libraries, providers and careless people throw them. */
const quoting = `${tourist.email} (${tourist.contact.firstName} ${tourist.contact.phone})`
const errors: [string, () => unknown][] = [
  ['words of our own', () => new Error(`No such person: ${quoting}`)],
  ['words that look like frames', () => new Error(`Unknown\n    at ${quoting}`)],
  ['a cause', () => new Error('Asked in vain', { cause: new Error(quoting) })],
  ['a parser', () => caught(() => JSON.parse(`"${quoting}`))],
  ['a type error that quotes', () => new TypeError(`'${quoting}' is no date`)],
  ['a name', () => Object.assign(new Error('?'), { name: 'Error', code: quoting, detail: quoting })],
  ['the answer of a provider', () => Object.assign(new Error('Bad answer'), { body: quoting, response: { quoting } })],
  ['several at once', () => new AggregateError([new Error(quoting)], quoting)],
  ['no error at all', () => quoting],
]
const thrown: { next: (() => unknown) | null } = { next: null }
const failing: Partial<Handlers> = {
  async listProviders() {
    if (thrown.next === null) return { status: 200, body: { data: [], total: 0 } }
    throw thrown.next()
  },
}

const lines: string[] = []
const answers: string[] = []
const secrets = new Set<string>()
let api: TestApi
let metrics = ''
beforeAll(async () => {
  const logger = createLog('debug', { write: (line) => void lines.push(line) })
  const databaseUrl = new URL(inject('postgresUrl'))
  api = await startTestApi({
    shops: 12,
    logger,
    handlers: failing,
    env: { OPERATOR_KEY: tourist.operatorKey, METRICS_KEY, DATABASE_URL: withPassword(databaseUrl), RATE_LIMITS: 'on' },
  })
  const listening = listen(api)
  await tour(listening, tourist)
  await goWrong(listening)
  await mailInVain()
  metrics = (await api.call<string>('GET', '/metrics', { token: METRICS_KEY })).body
}, 120_000)
afterAll(() => api.close())

const withPassword = (url: URL) => Object.assign(new URL(url), { password: 'bluebird-database-password' }).href

/** Keeps what was refused, and every token and code that was given out. */
function listen(api: TestApi): TestApi {
  return {
    ...api,
    async call<Body>(...[method, url, options]: Parameters<TestApi['call']>) {
      const answer = await api.call<Body>(method, url, options)
      if (answer.status >= 400) answers.push(JSON.stringify([answer.headers, answer.body]))
      else keepSecretsOf(answer.body)
      return answer
    },
    async signIn(email) {
      const session = await api.signIn(email)
      keepSecretsOf(session)
      return session
    },
  }
}

function keepSecretsOf(body: unknown): void {
  JSON.stringify(body, (name, value) => {
    if (['accessToken', 'refreshToken', 'holdToken', 'ticket'].includes(name)) secrets.add(String(value))
    return value
  })
}

async function goWrong(api: TestApi): Promise<void> {
  const { accessToken: token } = await api.signIn(tourist.email)
  for (const { text } of await api.mailbox(tourist.email))
    for (const [code] of text.matchAll(/(?<!\d)\d{6}(?!\d)/g)) secrets.add(code)
  const request = { token, headers: { cookie: `accessToken=${token}`, 'x-hold-token': 'bluebird-hold-token' } }
  for (const [, make] of errors) {
    thrown.next = make
    await api.call('GET', `${AUTH}/providers?keyword=bluebird&token=${token}`, request)
  }
  thrown.next = () => caught(() => undefined)
  const again = sql`insert into member (id, email, first_name, last_name, locale)
    values ('bluebird', ${tourist.email}, ${tourist.contact.firstName}, '', 'en')`
  const refused = await again.execute(api.db).catch((error: unknown) => error)
  thrown.next = () => refused
  await api.call('GET', `${AUTH}/providers`, request)

  for (const path of [`/api/v1/bluebird?token=${token}`, '/bluebird', '/api/v1/%zzbluebird', `/ws?token=${token}`])
    await api.call('GET', path, request)
  for (const payload of ['{"email":"bluebird', `"${'bluebird'.repeat(20_000)}"`, '{"email":"bluebird"}'])
    await api.call('POST', `${AUTH}/login/step1`, { payload, headers: { 'content-type': 'application/json' } })
  await api.call('POST', `${AUTH}/refresh-token`, { body: { refreshToken: 'bluebird' } })
  await api.call('POST', `${AUTH}/login/step3`, { body: { challengeId: 'bluebird', code: '713905' } })
  await api.call('PUT', '/api/v1/user/me', { token, body: { firstName: '' } })
  await api.call('CANARY' as 'GET', '/api/v1/user/me').catch(() => {})
  api.context.bus.subscribe('session.ended', () => {
    throw new Error(quoting)
  })
  await publishSessionEnd(api.context, 'some-session')
  api.context.log.error(new Error(quoting))
  api.context.log.error({ err: new Error(quoting) })
  api.context.log.warn({ email: tourist.email, deep: { phone: quoting }, kind: { name: quoting } }, 'A careless line')
}

/** A mail server that quotes recipient and content in its refusals. */
async function mailInVain(): Promise<void> {
  const smtp = await startSmtp({ refuseData: () => Object.assign(new Error(quoting), { responseCode: 451 }) })
  const smtpUrl = smtp.url.replace('//', '//bluebird:bluebird-mail-password@')
  const message = { locale: 'en' as const, subject: quoting, text: quoting, html: quoting, dedupeId: 'bluebird' }
  await queueEmail(api.db, { ...message, to: tourist.email })
  for (const url of [smtp.url, smtpUrl]) {
    const mail = createMail({ ...api.context, config: { ...api.context.config, smtpUrl: url } })
    await mail.flush()
    await mail.close()
    await api.clock({ advanceMs: 3_600_000 })
  }
  await smtp.close()
}

function caught(work: () => unknown): unknown {
  try {
    return work()
  } catch (error) {
    return error
  }
}

function leaks(texts: string[]): string[] {
  const given = [...secrets].map((secret) => new RegExp(`(?<![\\w.])${RegExp.escape(secret)}(?!\\w)`))
  return texts.filter((text) => [...MARKS, ...given].some((mark) => mark.test(text)))
}

describe('Personal data and secrets', () => {
  test('were in requests with tokens, codes, and failures of every kind', () => {
    expect(secrets.size).toBeGreaterThan(10)
    expect([...secrets].filter((secret) => /^\d{6}$/.test(secret)).length).toBeGreaterThan(1)
    const failures = lines.map((line) => JSON.parse(line)).filter(({ err }) => err !== undefined)
    expect(failures.length).toBeGreaterThan(errors.length)
    expect(lines.filter((line) => line.includes('not accepted')).length).toBeGreaterThan(0)
    expect(answers.length).toBeGreaterThan(15)
    const events = new Set(lines.map((line) => JSON.parse(line).event))
    expect([...events].filter((event) => event !== undefined).length).toBeGreaterThan(5)
  })
  test('are in no line of the log', () => {
    expect(leaks(lines)).toStrictEqual([])
    expect(lines.filter((line) => line.includes('127.0.0.1'))).toStrictEqual([])
  })
  test('are in no refusal, nor in its headers', () => {
    expect(leaks(answers)).toStrictEqual([])
  })
  test('are in no metric', () => {
    expect(metrics).toContain('yoyaku_bookings_total')
    expect(leaks(metrics.split('\n'))).toStrictEqual([])
  })
})

test('Every log line of a request has its id, also those that are logged while it is answered', () => {
  const entries = lines.map((line) => JSON.parse(line))
  const ofRequests = entries.filter(({ msg, route }) => route !== undefined || msg === 'A request failed')
  expect(ofRequests.filter(({ requestId }) => !/^[0-9a-f-]{36}$/.test(requestId))).toStrictEqual([])
})

test('A log line names the fields that were removed from it', () => {
  expect(lines.map((line) => JSON.parse(line)).find(({ msg }) => msg === 'A careless line')).toMatchObject({
    withheld: 'email deep kind',
  })
})
