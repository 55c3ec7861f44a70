import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { createLocalBus } from '../../src/bus/index.ts'
import { readConfig } from '../../src/config/config.ts'
import { createContext } from '../../src/context.ts'
import { createDb, type Db } from '../../src/db/connection.ts'
import { migrate } from '../../src/db/migrate.ts'
import { moveClock } from '../../src/db/test-control.ts'
import { mix, randomFrom } from '../../src/lib/random.ts'
import { newMember } from '../../src/testing/people.ts'
import { startSmtp } from '../../src/testing/smtp.ts'
import { type ApiProcess, startApiProcess } from '../../test/api-process.ts'
import { createAsker } from './asker.ts'
import { changePrices } from './change-prices.ts'
import { check } from './check.ts'
import { beClient } from './client.ts'
import { unleash } from './nemesis.ts'
import { startPostgres } from './postgres.ts'
import type { Received } from './received.ts'
import type { Operation } from './record.types.ts'
import { type Report, reportOf } from './report.ts'
import { firstDayOf, openShops } from './shops.ts'
import { readTables } from './tables.ts'

export type HistoryOptions = {
  seconds: number
  /** The run continues until these are reached: a busy machine starts processes slowly. */
  leastKills?: number
  seed: number
  clients: number
  /** How many API processes share the database. */
  apis: number
  say?: (line: string) => void
}

const SAY_EVERY_MS = 10_000
const RESOLVE_MS = 60_000
const LOOK_EVERY_MS = 100
const LONGEST_EXTRA_MS = 60_000
const DRAIN_TRIES = 60
const DRAIN_EVERY_MS = 500
/** Longer than any lease on what is to be sent. */
const LEASES_END_MS = 10 * 60_000
const quiet = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} }

/** The whole torture, from an empty folder to the verdict. Everything it starts, and nothing else, it also ends. */
export async function runHistory(options: HistoryOptions): Promise<Report> {
  const { seconds, leastKills = 0, seed, clients, apis: apiCount, say = () => {} } = options
  const dir = await mkdtemp(join(tmpdir(), 'yoyaku-torture-'))
  await chmod(dir, 0o755)
  const cleanUps: (() => unknown)[] = [() => rm(dir, { recursive: true, force: true })]
  try {
    const postgres = await startPostgres(dir)
    cleanUps.push(() => postgres.stop())
    const smtp = await startSmtp()
    cleanUps.push(() => smtp.close())
    await migrate(postgres.url)
    const db = createDb(postgres.url, { maxConnections: 4 })
    cleanUps.push(() => db.destroy())
    await openShops(db)

    const env = {
      DATABASE_URL: postgres.url,
      DATA_DIR: dir,
      SMTP_URL: smtp.url,
      TOKEN_SECRET: 'a token secret for torture only, 32 bytes',
      OTP_PEPPER: 'a pepper for torture only, 32 bytes long',
    }
    const apis: ApiProcess[] = []
    for (let index = 1; index <= apiCount; index++) {
      const api = await startApiProcess(`api ${index}`, env)
      cleanUps.push(() => api.stop())
      apis.push(api)
    }
    const config = readConfig(env)
    const context = createContext({
      config,
      db,
      bus: createLocalBus(quiet),
      mail: { send: async () => {} },
      log: quiet,
    })
    const firstDay = firstDayOf(await context.now())
    const sessions = await Promise.all(Array.from({ length: clients }, () => newMember({ context })))

    const operations: Operation[] = []
    const began = performance.now()
    say(`Seed ${seed}: ${clients} clients, ${apiCount} API process${apiCount > 1 ? 'es' : ''}, ${seconds} s`)
    const nemesis = unleash([...apis, postgres], randomFrom(mix(seed, 'nemesis')))
    const prices = changePrices(db, randomFrom(mix(seed, 'prices')))
    const isOver = () => {
      const elapsed = performance.now() - began
      return elapsed > seconds * 1000 + LONGEST_EXTRA_MS || (elapsed > seconds * 1000 && nemesis.count() >= leastKills)
    }
    let givesUpAt = Number.POSITIVE_INFINITY
    const progress = setInterval(() => say(progressOf(operations, nemesis.count(), began)), SAY_EVERY_MS)
    const origins = apis.map(({ origin }) => origin)
    const working = sessions.map((session, client) => {
      const random = randomFrom(mix(seed, client))
      const ask = createAsker(client, { origins, operations, random, until: () => givesUpAt })
      return beClient({ ask, random, session, firstDay, goesOn: () => !isOver() })
    })
    try {
      while (!isOver()) await pause(LOOK_EVERY_MS)
    } finally {
      clearInterval(progress)
      await prices.stop()
      await nemesis.stop()
      givesUpAt = performance.now() + RESOLVE_MS
    }
    await Promise.all(working)
    say('Everybody has an answer; waiting for what is still to be told')
    await drain(db)
    const received: Received = new Map()
    for (const { to, messageId } of smtp.received) {
      const address = to?.[0]?.address ?? ''
      received.set(address, (received.get(address) ?? new Set()).add(messageId ?? ''))
    }
    const verdict = check(operations, await readTables(db), received)
    verdict.UNEXPECTED.push(...apis.flatMap((api) => api.diedAlone()))
    return reportOf({ seed, operations, kills: nemesis.kills, emails: smtp.received.length, verdict })
  } finally {
    for (const cleanUp of cleanUps.reverse()) await cleanUp()
  }
}

/** What was claimed by a process that was killed waits for its lease to end: time passes faster. */
async function drain(db: Db): Promise<void> {
  for (let attempt = 0; attempt < DRAIN_TRIES; attempt++) {
    if ((await readTables(db)).waiting === 0) return
    if (attempt % 10 === 0) await moveClock(db, { advanceMs: LEASES_END_MS })
    await pause(DRAIN_EVERY_MS)
  }
}

function progressOf(operations: Operation[], kills: number, began: number): string {
  const done = operations.filter(({ completed }) => completed !== null).length
  return `${Math.round((performance.now() - began) / 1000)} s: ${done} operations answered, ${kills} kills`
}
