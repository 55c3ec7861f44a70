import type { FastifyInstance } from 'fastify'
import { refuse } from '../contract/handler.ts'
import { sendFailure } from '../contract/reply.ts'

const LONGEST_DELAY_MS = 1000
const LOOK_EVERY_MS = 500
const RETRY_AFTER_S = 2

/** Whether this process lags behind, and not by a hiccup: two looks in a row came too late. Ends with the app. */
export function watchLag(app: FastifyInstance): () => boolean {
  let lateLooks = 0
  let last = performance.now()
  const timer = setInterval(() => {
    const now = performance.now()
    lateLooks = now - last - LOOK_EVERY_MS > LONGEST_DELAY_MS ? lateLooks + 1 : 0
    last = now
  }, LOOK_EVERY_MS)
  timer.unref()
  app.addHook('onClose', async () => clearInterval(timer))
  return () => lateLooks > 1
}

/** While the process cannot keep up, newcomers are told to come back instead of waiting for their time to run out. */
export function shedLoad(app: FastifyInstance, isLate: () => boolean): void {
  app.addHook('onRequest', async (_request, reply) => {
    if (isLate()) return sendFailure(reply, overloaded)
  })
}

const overloaded = refuse(503, 'UNAVAILABLE', 'Too busy, try again', { retryAfter: RETRY_AFTER_S })
