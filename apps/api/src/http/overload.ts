import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { FastifyInstance } from 'fastify'
import { refuse } from '../contract/handler.ts'
import { sendFailure } from '../contract/reply.ts'

const LONGEST_DELAY_MS = 1000
const LOOK_EVERY_MS = 500
const RETRY_AFTER_S = 2
const NANOSECONDS = 1e6

/** Whether this process lags behind: looked at twice a second until the app closes. */
export function watchLag(app: FastifyInstance): () => boolean {
  const delays = monitorEventLoopDelay({ resolution: 20 })
  delays.enable()
  let late = false
  const timer = setInterval(() => {
    late = delays.max / NANOSECONDS > LONGEST_DELAY_MS
    delays.reset()
  }, LOOK_EVERY_MS)
  timer.unref()
  app.addHook('onClose', async () => {
    clearInterval(timer)
    delays.disable()
  })
  return () => late
}

/** While the process cannot keep up, newcomers are told to come back instead of waiting for their time to run out. */
export function shedLoad(app: FastifyInstance, isLate: () => boolean): void {
  app.addHook('onRequest', async (_request, reply) => {
    if (isLate()) return sendFailure(reply, overloaded)
  })
}

const overloaded = refuse(503, 'UNAVAILABLE', 'Too busy, try again', { retryAfter: RETRY_AFTER_S })
