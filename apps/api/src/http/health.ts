import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { World } from '../world.ts'

/** `/healthz`: the process runs. `/readyz`: it can serve, its database answers. */
export function addHealth(app: FastifyInstance, { db }: World): void {
  app.get('/healthz', async () => ({ status: 'ok', timeZoneData: process.versions.tz }))
  app.get('/readyz', async (_request, reply) => {
    try {
      await sql`select 1`.execute(db)
      return { status: 'ready' }
    } catch {
      return reply.code(503).header('retry-after', '1').send({ status: 'not ready' })
    }
  })
}
