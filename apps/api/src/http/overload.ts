import type { ServerResponse } from 'node:http'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { FastifyInstance } from 'fastify'
import { IN_PROCESS } from '../config/rate-limit-exemptions.ts'
import { sendFailure } from '../contract/reply.ts'
import { oldSpaceShare } from './old-space.ts'
import { overloaded } from './refuse-early.ts'

export { OVERLOAD_RETRY_AFTER_S } from './refuse-early.ts'

const LOOK_EVERY_MS = 500
const RESOLUTION_MS = 20
/** A turn of the event loop, on average over an interval. */
const LONGEST_TURN_MS = 250
/** Share of the time in which the event loop works; below it, something else on the machine delays it. */
const BUSY_SHARE = 0.9
/** Share of the old space in use. The rest is what the requests that have begun still need. */
const FULLEST_OLD_SPACE = 0.8
/** Requests of the API that are not answered completely. Twenty connections to the database serve several hundred a second. */
const MOST_IN_FLIGHT = 500
/** So few do not delay each other: each has a connection to the database, and who waits for a slow machine gains nothing from a refusal. */
const FEW_IN_FLIGHT = 20

/** Whether a process cannot keep up with what it does already: `inFlight` requests, of a crowd where nobody counts. */
export type IsLate = (inFlight?: number) => boolean

/**
 * Late is a process whose event loop was busy and slow in two intervals in a row while more than a few requests ran,
 * or whose old space is nearly full. A single long pause is forgiven. Ends with the app.
 */
export function watchOverload(app: FastifyInstance): IsLate {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
  delay.enable()
  let utilization = performance.eventLoopUtilization()
  let slowLooks = 0
  let isFull = false
  const timer = setInterval(() => {
    const now = performance.eventLoopUtilization()
    const isBusy = performance.eventLoopUtilization(now, utilization).utilization > BUSY_SHARE
    // A histogram without a measurement: no turn ended since the last one.
    const isSlow = delay.count === 0 || delay.mean / 1e6 - RESOLUTION_MS > LONGEST_TURN_MS
    slowLooks = isBusy && isSlow ? slowLooks + 1 : 0
    isFull = oldSpaceShare() > FULLEST_OLD_SPACE
    utilization = now
    delay.reset()
  }, LOOK_EVERY_MS)
  timer.unref()
  app.addHook('onClose', async () => {
    clearInterval(timer)
    delay.disable()
  })
  return (inFlight = Number.POSITIVE_INFINITY) => isFull || (slowLooks > 1 && inFlight >= FEW_IN_FLIGHT)
}

/** Counts what has begun and is not answered completely, whether the client reads or not. */
export function countInFlight(): { readonly size: number; add(response: ServerResponse): void } {
  let size = 0
  return {
    get size() {
      return size
    },
    add(response) {
      const done = (): void => {
        size -= 1
        response.off('finish', done).off('close', done)
      }
      size += 1
      response.on('finish', done).on('close', done)
    },
  }
}

/**
 * Refuses newcomers early instead of letting their time run out. Pages that this process draws are limited before they
 * ask: what they ask on the way is answered.
 */
export function shedLoad(app: FastifyInstance, isLate: IsLate, most = MOST_IN_FLIGHT): void {
  const inFlight = countInFlight()
  app.addHook('onRequest', async (request, reply) => {
    if (request.ip === IN_PROCESS) return
    if (isLate(inFlight.size) || inFlight.size >= most) return sendFailure(reply, overloaded)
    inFlight.add(reply.raw)
  })
}
