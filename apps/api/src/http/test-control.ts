import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { moveClock, resetPeople } from '../db/test-control.ts'
import type { World } from '../world.ts'
import { notFromElsewhere } from './from-elsewhere.ts'

const clockBody = z.union([z.strictObject({ offsetMs: z.int() }), z.strictObject({ advanceMs: z.int() })])

/** With TEST_CONTROL=1 only, which the configuration allows on loopback and never in production. */
export function addTestControl(app: FastifyInstance, world: World): void {
  if (!world.config.testControl) return
  app.post('/__test/clock', { onRequest: notFromElsewhere }, async (request, reply) => {
    const move = clockBody.safeParse(request.body)
    if (!move.success) return reply.code(400).send({ message: 'Send {offsetMs} or {advanceMs}' })
    const offsetMs = await moveClock(world.db, move.data)
    return { offsetMs, now: await world.now() }
  })
  app.post('/__test/reset', { onRequest: notFromElsewhere }, async () => {
    await resetPeople(world.db)
    return { success: true }
  })
}
