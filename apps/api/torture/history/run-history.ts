import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { mix, randomFrom } from '@yoyaku/drawings/random'
import { createDb } from '../../src/db/connection.ts'
import { migrate } from '../../src/db/migrate/migrate.ts'
import { startSmtp } from '../../src/testing/smtp.ts'
import { type ApiProcess, startApiProcess } from '../../test/api-process.ts'
import { unleash } from './nemesis.ts'
import { startPostgres } from './postgres.ts'
import type { Operation } from './record.types.ts'
import { isClean, type Report, reportOf } from './report.ts'
import { runClients, verdictOf } from './run-clients.ts'
import { openShops } from './shops.ts'

export type HistoryOptions = {
  seconds: number
  /** The run continues until these are reached: a busy machine starts processes slowly. */
  leastKills?: number
  /** The run continues until each of these has succeeded once, too. */
  until?: readonly Operation['kind'][]
  seed: number
  clients: number
  /** How many API processes share the database. */
  apis: number
  say?: (line: string) => void
}

const SAY_EVERY_MS = 10_000
const LONGEST_EXTRA_MS = 60_000

/** The whole torture, from an empty folder to the verdict. Everything it starts, and nothing else, it also ends. */
export async function runHistory(options: HistoryOptions): Promise<Report> {
  const { seconds, leastKills = 0, until = [], seed, clients, apis: apiCount, say = () => {} } = options
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
    say(`Seed ${seed}: ${clients} clients, ${apiCount} API process${apiCount > 1 ? 'es' : ''}, ${seconds} s`)
    const operations: Operation[] = []
    let kills: Report['kills'] = {}
    const hurt = () => {
      const began = performance.now()
      const nemesis = unleash([...apis, postgres], randomFrom(mix(seed, 'nemesis')))
      kills = nemesis.kills
      const progress = setInterval(() => say(progressOf(operations, nemesis.count(), began)), SAY_EVERY_MS)
      return {
        isOver() {
          const elapsed = performance.now() - began
          const hasAll = until.every((kind) => operations.some((one) => one.kind === kind && one.outcome === 'ok'))
          const isEnough = elapsed > seconds * 1000 && nemesis.count() >= leastKills && hasAll
          return isEnough || elapsed > seconds * 1000 + LONGEST_EXTRA_MS
        },
        async stop() {
          clearInterval(progress)
          await nemesis.stop()
        },
      }
    }
    const origins = apis.map(({ origin }) => origin)
    const { slotless, looks } = await runClients({ db, env, origins, clients, seed, operations, hurt })
    say('Everybody has an answer; waiting for what is still to be told')
    const verdict = await verdictOf(db, smtp, operations, slotless)
    verdict.UNEXPECTED.push(...apis.flatMap((api) => api.diedAlone()))
    const report = reportOf({ seed, operations, kills, emails: smtp.received.length, looks, verdict })
    if (!isClean(report)) {
      const file = join(tmpdir(), `yoyaku-history-${seed}.json`)
      await writeFile(file, JSON.stringify(operations, null, 1))
      say(`All operations: ${file}`)
    }
    return report
  } finally {
    for (const cleanUp of cleanUps.reverse()) await cleanUp()
  }
}

function progressOf(operations: Operation[], kills: number, began: number): string {
  const done = operations.filter(({ completed }) => completed !== null).length
  return `${Math.round((performance.now() - began) / 1000)} s: ${done} operations answered, ${kills} kills`
}
