import type { FastifyInstance, FastifyReply } from 'fastify'
import { sql } from 'kysely'
import type { World } from '../world.ts'

/**
 * `/healthz`: the process runs. `/readyz`: it can serve: it keeps up, and its database answers; `bus` says what carries
 * the messages between processes now.
 */
export function addHealth(app: FastifyInstance, { db, bus }: World, isLate: () => boolean): void {
  app.get('/healthz', async () => ({ status: 'ok', timeZoneData: process.versions.tz }))
  app.get('/readyz', async (_request, reply) => {
    if (isLate()) return notReady(reply)
    try {
      await sql`select 1`.execute(db)
      return { status: 'ready', bus: bus.state() }
    } catch {
      return notReady(reply)
    }
  })
}

const notReady = (reply: FastifyReply) => reply.code(503).header('retry-after', '1').send({ status: 'not ready' })
