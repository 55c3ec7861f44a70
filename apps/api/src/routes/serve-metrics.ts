import type { FastifyInstance, FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import { isThisMachine } from '../config/rate-limit-exemptions.ts'
import type { AppContext } from '../context.ts'
import { refuse } from '../contract/failure.ts'
import { sendFailure } from '../contract/reply.ts'
import { isSameSecret } from '../contract/same-secret.ts'
import { poolState } from '../db/connection.ts'
import { addGauge, type Metrics } from '../http/metrics.ts'
import type { ClockWatch } from '../observability/clock-watch.ts'
import { type Failing, PARTS } from './health.ts'

const forwarding = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via']
const nothingHere = refuse(404, 'NOT_FOUND', 'There is nothing at this address')

/**
 * `/metrics` in the Prometheus format, for requests with the key. Without a configured key: for requests of this machine
 * that no proxy forwarded, and not in production. Other requests get the 404 of an unknown path.
 */
export function serveMetrics(
  app: FastifyInstance,
  context: AppContext,
  { metrics, clockWatch, whatFails }: { metrics: Metrics; clockWatch: ClockWatch; whatFails: () => Promise<Failing[]> },
): void {
  const { db, config } = context
  addGauge(metrics, { name: 'yoyaku_failing', help: '1 for what /readyz names, else 0', label: 'part' }, async () => {
    const failing = await whatFails()
    return Object.fromEntries(PARTS.map((part) => [part, failing.includes(part) ? 1 : 0]))
  })
  addGauge(metrics, { name: 'yoyaku_pool_connections', help: 'Connections to the database', label: 'state' }, () => {
    const { open, idle, waiting, most } = poolState(db)
    return { open, idle, waiting, most }
  })
  addGauge(metrics, { name: 'yoyaku_sockets', help: 'Live connections', label: 'state' }, () => ({
    open: app.live.size,
  }))
  addGauge(metrics, { name: 'yoyaku_waiting', help: 'What is to leave and has not left', label: 'queue' }, async () => {
    const { rows } = await sql<{ notifications: number; emails: number }>`
      select (select count(*)::int from outbox) as notifications,
             (select count(*)::int from email where sent_at is null and given_up_at is null) as emails`.execute(db)
    return { ...rows[0] }
  })
  const ahead = { name: 'yoyaku_clock_ahead_seconds', help: "The clock of the database's machine, beside this one's" }
  addGauge(metrics, { ...ahead, label: 'of' }, () => {
    const aheadMs = clockWatch.aheadMs()
    return aheadMs === null ? {} : { database: aheadMs / 1000 }
  })
  addGauge(metrics, { name: 'yoyaku_age_seconds', help: 'Age of what should be young', label: 'what' }, async () => {
    const { rows } = await sql<{ email: number; rates: number | null; backup: number }>`
      select (select coalesce(extract(epoch from app_now() - min(created_at)), 0)::float8
                from email where sent_at is null and given_up_at is null) as email,
             (select extract(epoch from app_now() - min(at))::float8 from exchange_rate) as rates,
             extract(epoch from app_now() - coalesce(
               (select max(made_at) from backup), (select min(timestamp)::timestamptz from kysely_migration)))::float8 as backup
    `.execute(db)
    const { email = 0, rates = null, backup = 0 } = rows[0] ?? {}
    return { 'oldest waiting email': email, 'last backup': backup, ...(rates !== null && { 'exchange rates': rates }) }
  })

  app.get('/metrics', async (request, reply) => {
    if (!mayLook(request, config)) return sendFailure(reply, nothingHere)
    return reply
      .header('cache-control', 'no-store')
      .type(metrics.registry.contentType)
      .send(await metrics.registry.metrics())
  })
}

function mayLook({ headers, ip }: FastifyRequest, { metricsKey, production }: AppContext['config']): boolean {
  const token = /^Bearer +(\S+)$/i.exec(headers.authorization ?? '')?.[1]
  if (token !== undefined) return metricsKey !== null && isSameSecret(token, metricsKey)
  return (
    !production && metricsKey === null && isThisMachine(ip) && !forwarding.some((name) => headers[name] !== undefined)
  )
}
