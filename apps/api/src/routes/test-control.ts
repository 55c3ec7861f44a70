import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { AppContext } from '../context.ts'
import { moveClock, resetPeople } from '../db/test-control.ts'
import { localOnly } from '../http/local-only.ts'

const clockBody = z.union([z.strictObject({ offsetMs: z.int() }), z.strictObject({ advanceMs: z.int() })])

/** Only with TEST_CONTROL=1, which the configuration allows on loopback and never in production. */
export function addTestControl(app: FastifyInstance, context: AppContext): void {
  if (!context.config.testControl) return
  app.post('/__test/clock', { onRequest: localOnly }, async (request, reply) => {
    const move = clockBody.safeParse(request.body)
    if (!move.success) return reply.code(400).send({ message: 'Send {offsetMs} or {advanceMs}' })
    const offsetMs = await moveClock(context.db, move.data)
    return { offsetMs, now: await context.now() }
  })
  app.post('/__test/reset', { onRequest: localOnly }, async () => {
    await resetPeople(context.db)
    return { success: true }
  })
}
