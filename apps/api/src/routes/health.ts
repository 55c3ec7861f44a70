import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import type { AppContext } from '../context.ts'
import type { Db } from '../db/connection.ts'
import { migrations } from '../db/migrate/migrations.ts'
import type { ClockWatch } from '../observability/clock-watch.ts'
import { revision } from '../observability/revision.ts'
import { createReadiness } from './readiness.ts'
import { createWriteProbe } from './write-probe.ts'

const PATIENCE_MS = 2000

export const PARTS = ['stopping', 'load', 'database', 'migrations', 'writes', 'bus', 'index'] as const

export type Failing = (typeof PARTS)[number]

export type Condition = {
  /** Whether the process is overloaded. */
  isLate(): boolean
  /** Whether a shutdown has begun. */
  isStopping(): boolean
  clockWatch: Pick<ClockWatch, 'differsBySeconds'>
}

/**
 * `/healthz`: 200 while the process runs. `/readyz`: 200 if it can serve, else 503 with the failing checks. `bus` names the
 * current message bus, `writes` fails while the database takes no writes (full disk, read-only), `index` has the number of
 * loaded shops and of all while the search index loads, `clock` how far the database's clock is from this machine's,
 * by which nothing fails: bookings go by the database's. `/readyz?for=reads`: 200 if the catalogue can be read, also
 * without the primary. Returns what `/readyz` names.
 */
export function addHealth(
  app: FastifyInstance,
  context: AppContext,
  { isLate, isStopping, clockWatch }: Condition,
): () => Promise<Failing[]> {
  const { db, bus, search } = context
  const takesWrites = createWriteProbe(db)
  const failingNow = createReadiness(() => failingOf(context, takesWrites))
  const readsFailingNow = createReadiness(() => readsFailingOf(context))
  const notStored = {
    onRequest: async (_request: FastifyRequest, reply: FastifyReply) => void reply.header('cache-control', 'no-store'),
  }
  app.get('/healthz', notStored, async () => ({ status: 'ok', timeZoneData: process.versions.tz }))
  const whatFails = async (forReads: boolean): Promise<Failing[]> => {
    if (isStopping()) return ['stopping']
    if (isLate()) return ['load']
    if (forReads) return readsFailingNow()
    const failing = await failingNow()
    return bus.state().hears ? failing : [...failing, 'bus']
  }
  app.get<{ Querystring: { for?: string } }>('/readyz', notStored, async ({ query }, reply) => {
    const failing = await whatFails(query.for === 'reads')
    const index = search.loading()
    const databaseAheadSeconds = clockWatch.differsBySeconds()
    const clock = databaseAheadSeconds === null ? null : { databaseAheadSeconds }
    if (failing.length === 0)
      return {
        status: 'ready',
        version: revision.version,
        bus: bus.state(),
        ...(clock && { clock }),
      }
    return reply
      .code(503)
      .header('retry-after', '1')
      .send({ status: 'not ready', failing, ...(index && { index }) })
  })
  return () => whatFails(false)
}

async function failingOf(context: AppContext, takesWrites: () => Promise<boolean>): Promise<Failing[]> {
  const failing = await schemaFailing(() => appliedMigrations(context.db))
  if (failing.length > 0) return failing
  return (await takesWrites()) ? indexFailing(context) : ['writes']
}

/** From the standby if it responds, else from the primary. */
async function readsFailingOf(context: AppContext): Promise<Failing[]> {
  const failing = await schemaFailing(() => context.catalogue.run(appliedMigrations))
  return failing.length > 0 ? failing : indexFailing(context)
}

async function schemaFailing(applied: () => Promise<Set<string>>): Promise<Failing[]> {
  try {
    const names = await applied()
    return Object.keys(migrations).every((name) => names.has(name)) ? [] : ['migrations']
  } catch {
    return ['database']
  }
}

async function appliedMigrations(db: Db): Promise<Set<string>> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db)
  return new Set(rows.map(({ name }) => name))
}

async function indexFailing({ search, catalogue }: AppContext): Promise<Failing[]> {
  const index = catalogue.run(search.snapshot).then(
    () => true,
    () => false,
  )
  return (await Promise.race([index, wait(PATIENCE_MS, false, { ref: false })])) ? [] : ['index']
}
