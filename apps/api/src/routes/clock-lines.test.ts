import Fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { startTestApi } from '../../test/harness.ts'
import { createMetrics } from '../http/metrics.ts'
import { createClockWatch } from '../observability/clock-watch.ts'
import { addHealth } from './health.ts'
import { serveMetrics } from './serve-metrics.ts'

/** `/readyz` and `/metrics` beside a database whose machine's clock is ahead of this one's. */
async function linesAt(aheadMs: number) {
  const api = await startTestApi()
  onTestFinished(() => api.close())
  const { db, log } = api.context
  const clockWatch = createClockWatch({ db, log, now: () => 0, databaseNow: async () => aheadMs })
  await clockWatch.measure()
  const app = Fastify()
  app.decorate('live', api.app.live)
  const whatFails = addHealth(app, api.context, { isLate: () => false, isStopping: () => false, clockWatch })
  serveMetrics(app, api.context, { metrics: createMetrics(), clockWatch, whatFails })
  const [ready, metrics] = [await app.inject('/readyz'), await app.inject('/metrics')]
  return { status: ready.statusCode, clock: ready.json().clock, metrics: metrics.body }
}

test.each([
  [3_600_000, { databaseAheadSeconds: 3600 }, '3600'],
  [-3_600_000, { databaseAheadSeconds: -3600 }, '-3600'],
  [180_000, { databaseAheadSeconds: 180 }, '180'],
  [400, undefined, '0.4'],
])(
  'GET /readyz and /metrics name a database clock %d ms ahead, and serve all the same',
  async (aheadMs, clock, seconds) => {
    const lines = await linesAt(aheadMs)
    expect([lines.status, lines.clock]).toStrictEqual([200, clock])
    expect(lines.metrics).toContain(`yoyaku_clock_ahead_seconds{of="database"} ${seconds}\n`)
  },
)
