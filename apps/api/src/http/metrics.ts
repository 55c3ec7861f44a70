import type { FastifyReply, FastifyRequest } from 'fastify'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { OperationId } from '../contract/types.ts'
import { revision } from '../observability/revision.ts'
import { classes, type LimitClass } from './rate-limit/limit-classes.ts'

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

const BOOKINGS = ['hold', 'reservation', 'reschedule', 'cancellation'] as const
const EMAILS = ['sent', 'later', 'given up'] as const

const made: Partial<Record<OperationId, (typeof BOOKINGS)[number]>> = {
  createHold: 'hold',
  createReservation: 'reservation',
  rescheduleReservation: 'reschedule',
  cancelReservation: 'cancellation',
}

/** Counters and histograms. Labels are words of ours: no address, no person, no path. */
export type Metrics = {
  registry: Registry
  answered(request: FastifyRequest, reply: FastifyReply): void
  limited(kind: LimitClass): void
  email(outcome: (typeof EMAILS)[number]): void
}

export function createMetrics({ ofProcess = false } = {}): Metrics {
  const registry = new Registry()
  const registers = [registry]
  if (ofProcess) collectDefaultMetrics({ register: registry })
  const durations = new Histogram({
    name: 'yoyaku_request_duration_seconds',
    help: 'Answers by operation of the contract, method and class of status',
    labelNames: ['operation', 'method', 'status'],
    buckets: SECONDS,
    registers,
  })
  const bookings = new Counter({
    name: 'yoyaku_bookings_total',
    help: 'Holds, reservations and cancellations that members and visitors made, replays not counted',
    labelNames: ['kind'],
    registers,
  })
  const refused = new Counter({
    name: 'yoyaku_rate_limited_total',
    help: 'Requests that were refused with 429, by class of the limit',
    labelNames: ['class'],
    registers,
  })
  const emails = new Counter({
    name: 'yoyaku_emails_total',
    help: 'E-mails: sent, to be tried later, given up',
    labelNames: ['outcome'],
    registers,
  })
  // A series that begins with its first event loses that event to `increase`, and a rate of zero is never seen.
  for (const kind of BOOKINGS) bookings.inc({ kind }, 0)
  for (const outcome of EMAILS) emails.inc({ outcome }, 0)
  for (const name of Object.keys(classes)) refused.inc({ class: name }, 0)
  const { version, commit, node } = revision
  new Gauge({
    name: 'yoyaku_build_info',
    help: 'The code that runs; always 1',
    labelNames: ['version', 'commit', 'node'],
    registers,
  }).set({ version, commit: commit ?? '', node }, 1)
  return {
    registry,
    answered({ method, routeOptions }, reply) {
      const operation = routeOptions.config?.operationId
      const status = `${Math.floor(reply.statusCode / 100)}xx`
      durations.observe({ operation: operation ?? 'other', method, status }, reply.elapsedTime / 1000)
      const kind = operation && made[operation]
      if (kind && status === '2xx' && !reply.hasHeader('idempotency-replayed')) bookings.inc({ kind })
    },
    limited: (kind) => refused.inc({ class: kind }),
    email: (outcome) => emails.inc({ outcome }),
  }
}

/** Adds a gauge that is read at each scrape, and left out where its value is not known then. */
export function addGauge(
  { registry }: Metrics,
  { name, help, label }: { name: string; help: string; label: string },
  read: () => Promise<Record<string, number>> | Record<string, number>,
): void {
  new Gauge({
    name,
    help,
    labelNames: [label],
    registers: [registry],
    async collect() {
      this.reset()
      const values = await Promise.resolve(read()).catch(() => ({}))
      for (const [kind, value] of Object.entries(values)) this.set({ [label]: kind }, value)
    },
  })
}

declare module 'fastify' {
  interface FastifyContextConfig {
    operationId?: OperationId
  }
}
