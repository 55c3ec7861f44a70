import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Db } from '../db/connection.ts'
import { migrations } from '../db/migrations/index.ts'
import { freshIndex, indexLoading } from '../shops/search/freshness.ts'
import type { World } from '../world.ts'

const PATIENCE_MS = 2000

type Failing = 'stopping' | 'load' | 'database' | 'migrations' | 'bus' | 'index'

export type Condition = {
  /** Whether this process lags behind. */
  isLate(): boolean
  /** Whether it was told to end. */
  isStopping(): boolean
}

/**
 * `/healthz`: the process runs. `/readyz`: it can serve, or 503 with what fails; `bus` says what carries the messages
 * between processes now, `index` how many shops have been loaded for searches, of how many.
 */
export function addHealth(app: FastifyInstance, { db, bus }: World, { isLate, isStopping }: Condition): void {
  app.get('/healthz', async () => ({ status: 'ok', timeZoneData: process.versions.tz }))
  app.get('/readyz', async (_request, reply) => {
    const failing: Failing[] = []
    if (isStopping()) failing.push('stopping')
    else if (isLate()) failing.push('load')
    else {
      failing.push(...(await failingOf(db)))
      if (!bus.state().hears) failing.push('bus')
    }
    if (failing.length === 0) return { status: 'ready', bus: bus.state() }
    return reply
      .code(503)
      .headers({ 'retry-after': '1', 'cache-control': 'no-store' })
      .send({ status: 'not ready', failing, ...(failing.includes('index') && { index: indexLoading(db) }) })
  })
}

async function failingOf(db: Db): Promise<Failing[]> {
  try {
    const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db)
    const applied = new Set(rows.map(({ name }) => name))
    if (!Object.keys(migrations).every((name) => applied.has(name))) return ['migrations']
  } catch {
    return ['database']
  }
  const index = freshIndex(db).then(
    () => true,
    () => false,
  )
  return (await Promise.race([index, wait(PATIENCE_MS, false, { ref: false })])) ? [] : ['index']
}
