import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { buildApp } from './app.ts'
import { openBus } from './bus/index.ts'
import { type Config, readConfig } from './config/config.ts'
import { loopback } from './config/values.ts'
import type { AppContext } from './context.ts'
import { createContext } from './create-context.ts'
import type { Db } from './db/connection.ts'
import { waitForDatabase } from './db/pool/wait-for-database.ts'
import { type CatalogueReads, openStandby, readsOfPrimary } from './db/standby/catalogue-reads.ts'
import { resetClock } from './db/test-control.ts'
import { createMetrics } from './http/metrics.ts'
import { startScheduler } from './jobs/scheduler.ts'
import type { Logger } from './lib/logger.ts'
import { createMail } from './modules/mail/create-mail.ts'
import { endLeases as endEmailLeases } from './modules/mail/email-queue.ts'
import { endLeases as endOutboxLeases } from './modules/notifications/notification-outbox.ts'
import { indexRelease } from './modules/search/index/index-release.ts'
import { createClockWatch } from './observability/clock-watch.ts'
import { createLog } from './observability/log.ts'
import { openDatabase } from './open-database.ts'

const DRAIN_MS = 10_000

export type Api = {
  app: FastifyInstance
  config: Config
  context: AppContext
  /** Says to everyone that this process ends, and ends the sockets: call it before closing an HTTP server of your own on which the API is mounted, or it waits for them. */
  closeSockets(): Promise<void>
  close(): Promise<void>
}

/**
 * Everything the API needs, started, and the API itself, not listening: mount it (`app.routing`) or `app.listen`.
 * Long work says so on stdout, in production in the log. `close` may be called twice.
 */
export async function startApi(env: Record<string, string | undefined>): Promise<Api> {
  const config = readConfig(env)
  const logger = createLog(config.production ? 'info' : 'warn')
  sayWhoMayConnect(config, logger)
  // Closed in the opposite order of opening; what cannot be opened closes what was opened before it.
  await using opened = new AsyncDisposableStack()
  const say = (line: string) => (config.production ? logger.info(line) : void process.stdout.write(`${line}\n`))
  const whenThere = <Result>(setting: string, open: () => Promise<Result>) =>
    config.databaseUrl === null
      ? open()
      : waitForDatabase(open, { patienceMs: config.databaseWaitSeconds * 1000, setting, say })
  const urls = config.databaseMigrateUrl === null ? 'DATABASE_URL' : 'DATABASE_MIGRATE_URL or DATABASE_URL'
  const database = await whenThere(urls, () => openDatabase(config, logger, say))
  opened.defer(database.close)
  const { db } = database
  if (!config.testControl) await resetClock(db, logger)
  if (config.databaseUrl === null) await endLeasesOfTheDead(db, logger)
  const catalogue = await openCatalogueReads(config, db, logger)
  opened.defer(catalogue.close)
  const metrics = createMetrics({ ofProcess: true })
  let stopping = false
  const bus = await whenThere(config.databaseListenUrl === null ? 'DATABASE_URL' : 'DATABASE_LISTEN_URL', () =>
    openBus({ config, databaseUrl: database.listenUrl, db, log: logger }),
  )
  opened.defer(bus.close)
  const mail = createMail({ config, db, bus, log: logger, count: metrics.email })
  opened.defer(mail.close)
  const searchIndexFile = { path: join(config.dataDir, 'search-index'), release: indexRelease() }
  const context = createContext({ config, db, catalogue, bus, mail, log: logger, searchIndexFile })
  opened.defer(context.search.close)
  const clockWatch = createClockWatch({ db, log: logger })
  const app = await buildApp(context, { logger, metrics, clockWatch, isStopping: () => stopping })
  opened.defer(() => drain(app))
  await app.ready()
  clockWatch.start()
  opened.defer(async () => clockWatch.stop())
  const clock = startScheduler(context)
  opened.defer(clock.stop)
  // The process is not ready before.
  context.search.start().catch((error: unknown) => {
    if (!stopping) logger.warn({ err: error }, 'The search index is not ready yet')
  })

  const open = opened.move()
  let stopped: Promise<void> | null = null
  return {
    app,
    config,
    context,
    closeSockets() {
      stopping = true
      return app.live.close()
    },
    close() {
      stopping = true
      stopped ??= open.disposeAsync()
      return stopped
    },
  }
}
/** The lock of the data folder is ours: whatever had claimed e-mails and messages before is gone. */
async function endLeasesOfTheDead(db: Db, log: Pick<Logger, 'warn'>): Promise<void> {
  try {
    await endEmailLeases(db)
    await endOutboxLeases(db)
  } catch (error) {
    log.warn({ err: error }, 'Could not end the leases of the previous process; they expire by themselves')
  }
}

function openCatalogueReads(config: Config, db: Db, log: Logger): Promise<CatalogueReads> | CatalogueReads {
  const { databaseReadUrl: url, maxReadLagMs: maxLagMs, isPooled } = config
  return url === null ? readsOfPrimary(db) : openStandby(db, { url, maxLagMs, isPooled, log })
}

function sayWhoMayConnect({ host, production }: Config, log: Pick<Logger, 'info' | 'warn'>): void {
  if (loopback.has(host)) return
  if (production) log.info(`Other machines can connect: HOST is ${host}`)
  else
    log.warn(
      `Other machines can connect: HOST is ${host} and NODE_ENV is not production. The development mailbox answers this machine only`,
    )
}

/** Requests under way finish, sockets hear that the server restarts; what hangs longer is cut. */
async function drain(app: FastifyInstance): Promise<void> {
  const impatient = setTimeout(() => app.server.closeAllConnections(), DRAIN_MS)
  await app.close()
  clearTimeout(impatient)
}
