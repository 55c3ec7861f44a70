import type { FastifyInstance } from 'fastify'
import { buildApp } from './app.ts'
import { openBus } from './bus/index.ts'
import { startClock } from './clock/index.ts'
import { type Config, readConfig } from './config.ts'
import { createWorld } from './create-world.ts'
import { createMetrics } from './http/metrics.ts'
import { createLog } from './log.ts'
import { createMail } from './mail/create-mail.ts'
import { openDatabase } from './open-database.ts'
import { indexIsLoaded } from './shops/search/freshness.ts'
import type { World } from './world.ts'

const DRAIN_MS = 10_000

export type Api = {
  app: FastifyInstance
  config: Config
  world: World
  /** Says to everyone that this process ends, and ends the sockets: call it before closing an HTTP server of your own on which the API is mounted, or it waits for them. */
  hangUp(): Promise<void>
  close(): Promise<void>
}

/**
 * Everything the API needs, started, and the API itself, not listening: mount it (`app.routing`) or `app.listen`.
 * Long work says so on stdout. `close` may be called twice.
 */
export async function startApi(env: Record<string, string | undefined>): Promise<Api> {
  const config = readConfig(env)
  const logger = createLog(config.production ? 'info' : 'warn')
  // Closed in the opposite order of opening; what cannot be opened closes what was opened before it.
  await using opened = new AsyncDisposableStack()
  const database = await openDatabase(config, logger, (line) => process.stdout.write(`${line}\n`))
  opened.defer(database.close)
  const { db } = database
  const metrics = createMetrics({ ofProcess: true })
  let stopping = false
  const bus = await openBus({ config, databaseUrl: database.url, db, log: logger })
  opened.defer(bus.close)
  const mail = createMail({ config, db, bus, log: logger, count: metrics.letter })
  opened.defer(mail.close)
  const world = createWorld({ config, db, bus, mail, log: logger })
  const app = await buildApp(world, { logger, metrics, isStopping: () => stopping })
  opened.defer(() => drain(app))
  await app.ready()
  const clock = startClock(world)
  opened.defer(clock.stop)
  // The first search need not wait for what can be made ready before it.
  indexIsLoaded(db).catch((error: unknown) => {
    if (!stopping) logger.warn({ err: error }, 'The search index is not ready yet')
  })

  const open = opened.move()
  let stopped: Promise<void> | null = null
  return {
    app,
    config,
    world,
    hangUp() {
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
/** Requests under way finish, sockets hear that the server restarts; what hangs longer is cut. */
async function drain(app: FastifyInstance): Promise<void> {
  const impatient = setTimeout(() => app.server.closeAllConnections(), DRAIN_MS)
  await app.close()
  clearTimeout(impatient)
}
