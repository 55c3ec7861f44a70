import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { inject } from 'vitest'
import { buildApp } from '../src/app.ts'
import { createLocalBus } from '../src/bus.ts'
import { readConfig } from '../src/config.ts'
import type { Currency, Handlers, Locale } from '../src/contract/handler.ts'
import { createWorld } from '../src/create-world.ts'
import { createDb, type Db } from '../src/db/connection.ts'
import { moveClock } from '../src/db/test-control.ts'
import type { Letter, Logger, World } from '../src/world.ts'
import { createAnswerCheck } from './answer-check.ts'
import { createTestDatabase } from './database.ts'

export type TestOptions = {
  /** With a small demo catalogue of 12 shops, the same every time. */
  seeded?: boolean
  env?: Record<string, string>
  handlers?: Partial<Handlers>
  /** Replaces parts of the world, e.g. `({ db, bus, log, config }) => ({ mail: createMail({ db, bus, log, config }) })`. */
  world?: (world: World) => Partial<World>
  maxConnections?: number
}

export type CallOptions = {
  body?: unknown
  token?: string
  locale?: Locale
  currency?: Currency
  query?: Record<string, string | number | string[]>
  headers?: Record<string, string>
}

// biome-ignore format: one line reads better
export type Answered<Body> = { status: number; body: Body; headers: Record<string, string | string[] | number | undefined> }

export type TestApi = {
  app: FastifyInstance
  world: World
  db: Db
  /** What was mailed, in order (unless `world` brings a mail of its own). */
  letters: Letter[]
  /** A request without a network. Throws when an answer broke the contract. */
  call<Body = Record<string, unknown>>(method: string, url: string, options?: CallOptions): Promise<Answered<Body>>
  /** Listens on a free port of 127.0.0.1 when first asked; the origin, e.g. `http://127.0.0.1:40123`. */
  url(): Promise<string>
  /** Moves the database's clock. */
  clock(move: { offsetMs: number } | { advanceMs: number }): Promise<number>
  close(): Promise<void>
}

const secrets = {
  TOKEN_SECRET: 'a token secret for tests only, 32 bytes',
  OTP_PEPPER: 'a pepper for tests only, 32 bytes long',
}

/** The whole API on a database of its own. Every answer is held against the contract. */
export async function startTestApi(options: TestOptions = {}): Promise<TestApi> {
  const database = await createTestDatabase(inject('postgresUrl'), options.seeded ?? false)
  const db = createDb(database.url, { maxConnections: options.maxConnections ?? 10 })
  const letters: Letter[] = []
  const log = quietLog()
  const config = readConfig({ ...secrets, DATA_DIR: join('/nonexistent', 'yoyaku'), ...options.env })
  const mail = { send: async (letter: Letter) => void letters.push(letter) }
  const base = createWorld({ config, db, bus: createLocalBus(log), mail, log })
  const world: World = { ...base, ...options.world?.(base) }
  const { watch, violations } = createAnswerCheck()
  const app = await buildApp(world, { watch, ...(options.handlers && { handlers: options.handlers }) })
  await app.ready()

  const refuseViolations = () => {
    if (violations.length > 0) throw new Error(violations.splice(0).join('\n'))
  }
  return {
    app,
    world,
    db,
    letters,
    async call<Body>(method: string, url: string, call: CallOptions = {}) {
      const answer = await app.inject(toInject(method, url, call))
      refuseViolations()
      const body = answer.headers['content-type']?.toString().startsWith('application/json')
        ? answer.json()
        : answer.body
      return { status: answer.statusCode, headers: answer.headers, body: body as Body }
    },
    async url() {
      if (!app.server.listening) await app.listen({ host: '127.0.0.1', port: 0 })
      return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
    },
    clock: (move) => moveClock(db, move),
    async close() {
      await app.close()
      await world.bus.close()
      await db.destroy()
      await database.drop()
      refuseViolations()
    },
  }
}

function toInject(
  method: string,
  url: string,
  { body, token, locale, currency, query, headers }: CallOptions,
): InjectOptions {
  return {
    method: method as NonNullable<InjectOptions['method']>,
    url: query ? `${url}?${toQuery(query)}` : url,
    headers: {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(locale && { 'accept-language': locale }),
      ...(currency && { 'x-currency': currency }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { payload: JSON.stringify(body) }),
  }
}

function toQuery(query: NonNullable<CallOptions['query']>): string {
  const pairs = Object.entries(query).flatMap(([name, value]) => [value].flat().map((one) => [name, String(one)]))
  return new URLSearchParams(pairs).toString()
}

/** Errors still show: a test that expects one says so by passing a log of its own. */
function quietLog(): Logger {
  const error = (...details: unknown[]) => console.error(...details)
  return { debug: () => {}, info: () => {}, warn: () => {}, error }
}
