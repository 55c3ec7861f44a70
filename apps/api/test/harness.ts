import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import type { HttpTimeouts } from '@yoyaku/node-http'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { inject } from 'vitest'
import { buildApp } from '../src/app.ts'
import { createLocalBus } from '../src/bus/index.ts'
import { readConfig } from '../src/config/config.ts'
import type { AppContext, Email, Mail } from '../src/context.ts'
import type { Handlers } from '../src/contract/handler.ts'
import type { Limit } from '../src/contract/register.ts'
import type { Currency, Locale, OperationId, Schemas } from '../src/contract/types.ts'
import { createContext } from '../src/create-context.ts'
import { createDb, type Db } from '../src/db/connection.ts'
import { moveClock } from '../src/db/test-control.ts'
import type { Logger } from '../src/lib/logger.ts'
import { createMail } from '../src/modules/mail/create-mail.ts'
import { createDeliveries } from '../src/modules/notifications/deliver.ts'
import { offerFreedTime } from '../src/modules/waiting-list/offer-freed-time.ts'
import { agreedNow } from '../src/testing/people.ts'
import { createAnswerCheck } from './answer-check.ts'
import { createTestDatabase } from './database.ts'
import { requestOf } from './request-of.ts'

export type TestOptions = {
  /** With so many shops of the demo catalogue, the same every time. */
  shops?: number
  env?: Record<string, string>
  handlers?: Partial<Handlers>
  /** Replaces parts of the context, e.g. `({ db, bus, log, config }) => ({ mail: createMail({ db, bus, log, config }) })`. */
  context?: (context: AppContext) => Partial<AppContext>
  /** A migrated database that is not ours to drop, instead of one of our own. */
  databaseUrl?: string
  maxConnections?: number
  connectionTimeoutMs?: number
  answerTimeoutMs?: number
  /** Never, if not given: a machine with much to do fails no test. */
  isLate?: () => boolean
  isStopping?: () => boolean
  /** Turns requests away instead of the limits of the configuration, which are off here if `env` does not say otherwise. */
  limit?: Limit
  patience?: HttpTimeouts
  /** The log; without one only errors are printed. */
  logger?: FastifyBaseLogger
}

export type CallOptions = {
  body?: unknown
  /** The raw body, instead of `body`. */
  payload?: string
  token?: string
  locale?: Locale
  currency?: Currency
  query?: Record<string, string | number | string[]>
  headers?: Record<string, string>
}

type AnsweredHeaders = Record<string, string | string[] | number | undefined>
export type Answered<Body> = { status: number; body: Body; headers: AnsweredHeaders }

export type Session = Schemas['Session'] & { email: string }

export type TestApi = {
  app: FastifyInstance
  context: AppContext
  db: Db
  databaseUrl: string
  /** What went out through `context.mail`, in order. Codes go straight into the mailbox. */
  messages: Email[]
  /** The e-mails to an address in the development mailbox, newest first. */
  mailbox(to: string): Promise<{ subject: string; text: string; html: string; locale: Locale }[]>
  /** Signs in through the front door, as a new member where the address is unknown. */
  signIn(email?: string): Promise<Session>
  /** The operations that have answered with success. */
  succeeded: ReadonlySet<OperationId>
  /** A request without a network. Throws when an answer broke the contract. */
  call<Body = Record<string, unknown>>(method: string, url: string, options?: CallOptions): Promise<Answered<Body>>
  /** Listens on a free port of 127.0.0.1 when first asked; the origin, e.g. `http://127.0.0.1:40123`. */
  url(): Promise<string>
  /** Moves the database's clock. */
  clock(move: { offsetMs: number } | { advanceMs: number }): Promise<number>
  close(): Promise<void>
}

const AUTH = '/api/v1/user/auth'
const secrets = {
  TOKEN_SECRET: 'a token secret for tests only, 32 bytes',
  OTP_PEPPER: 'a pepper for tests only, 32 bytes long',
}

/** The context with other parts, which deliveries use too. */
export const withParts = (context: AppContext, parts: Partial<AppContext>): AppContext => ({
  ...context,
  deliveries: createDeliveries({ ...context, ...parts }, offerFreedTime),
  ...parts,
})

/** The whole API on a database of its own. Every answer is held against the contract. */
export async function startTestApi(options: TestOptions = {}): Promise<TestApi> {
  const database =
    options.databaseUrl === undefined
      ? await createTestDatabase(
          inject('postgresUrl'),
          options.shops === undefined ? 'migrated' : { shops: options.shops },
        )
      : { url: options.databaseUrl, drop: async () => {} }
  const db = createDb(database.url, {
    maxConnections: options.maxConnections ?? 10,
    ...(options.connectionTimeoutMs && { connectionTimeoutMs: options.connectionTimeoutMs }),
    ...(options.answerTimeoutMs && { answerTimeoutMs: options.answerTimeoutMs }),
  })
  const log = options.logger ?? quietLog()
  const config = readConfig({
    ...secrets,
    RATE_LIMITS: 'off',
    DATA_DIR: join('/nonexistent', 'yoyaku'),
    ...options.env,
  })
  const bus = createLocalBus(log)
  const messages: Email[] = []
  const mail = recording(createMail({ config, db, bus, log }), messages)
  const parts = { config, db, bus, mail, log }
  const context = createContext({ ...parts, ...options.context?.(createContext(parts)) })
  const { watch, violations, succeeded } = createAnswerCheck()
  const { handlers, limit, logger, isStopping, patience, isLate = () => false } = options
  const app = await buildApp(context, {
    watch,
    isLate,
    ...(handlers && { handlers }),
    ...(limit && { limit }),
    ...(isStopping && { isStopping }),
    ...(logger && { logger }),
    ...(patience && { patience }),
  })
  await app.ready()

  const refuseViolations = () => {
    if (violations.length > 0) throw new Error(violations.splice(0).join('\n'))
  }
  const call: TestApi['call'] = async <Body>(method: string, url: string, options: CallOptions = {}) => {
    const answer = await app.inject(requestOf(method, url, options))
    refuseViolations()
    const isJson = answer.headers['content-type']?.toString().startsWith('application/json')
    return { status: answer.statusCode, headers: answer.headers, body: (isJson ? answer.json() : answer.body) as Body }
  }
  const mailbox: TestApi['mailbox'] = (to) =>
    db
      .selectFrom('email')
      .select(['subject', 'text', 'html', 'locale'])
      .where('recipient', '=', to)
      .orderBy('created_at', 'desc')
      .execute()
  return {
    app,
    context,
    db,
    call,
    databaseUrl: database.url,
    messages,
    mailbox,
    succeeded,
    signIn: (email = `member-${crypto.randomUUID()}@example.com`) => signIn({ call, mailbox }, email),
    async url() {
      if (!app.server.listening) await app.listen({ host: '127.0.0.1', port: 0 })
      return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
    },
    clock: (move) => moveClock(db, move),
    async close() {
      await app.close()
      await context.bus.close()
      await db.destroy()
      await database.drop()
      refuseViolations()
    },
  }
}

async function signIn({ call, mailbox }: Pick<TestApi, 'call' | 'mailbox'>, email: string): Promise<Session> {
  const challenge = await call<Schemas['LoginStep1Answer']>('POST', `${AUTH}/login/step1`, { body: { email } })
  const { challengeId, nextStep } = challenge.body.data
  if (nextStep === 'profile') {
    const agreed = await agreedNow({ call })
    await call('POST', `${AUTH}/login/step2`, { body: { challengeId, firstName: 'Hana', lastName: 'Kim', ...agreed } })
  }
  const [message] = await mailbox(email)
  const code = /\b\d{6}\b/.exec(message?.text ?? '')?.[0]
  const session = await call<Schemas['SessionAnswer']>('POST', `${AUTH}/login/step3`, { body: { challengeId, code } })
  if (session.status !== 200) throw new Error(`Signing in failed: ${JSON.stringify(session.body)}`)
  return { ...session.body.data, email }
}

function recording(mail: Mail, messages: Email[]): Mail {
  return {
    async send(message, trx) {
      messages.push(message)
      await mail.send(message, trx)
    },
  }
}

/** Errors are still printed: a test that expects one passes its own log. */
function quietLog(): Logger {
  const error = (...details: unknown[]) => console.error(...details)
  return { debug: () => {}, info: () => {}, warn: () => {}, error }
}
