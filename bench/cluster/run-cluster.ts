import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startSmtp } from '../../apps/api/src/testing/smtp.ts'
import type { Operation } from '../../apps/api/torture/history/record.types.ts'
import { type Report, reportOf } from '../../apps/api/torture/history/report.ts'
import { runClients, verdictOf } from '../../apps/api/torture/history/run-clients.ts'
import { mix, randomFrom } from '../../packages/drawings/src/random.ts'
import { faultsOf, runFaults } from './faults.ts'
import type { Incident } from './gaps.ts'
import type { Programs } from './programs.ts'
import { startCluster } from './start-cluster.ts'
import { watchReads } from './watch-reads.ts'

const CLIENTS = 8
/** The cluster, its clients and whatever else this machine does share its cores. */
const LONGEST_REST_MS = 400
const CATALOGUE_READ = '/api/v1/shops?pageSize=20'

export type ClusterReport = Report & {
  incidents: Incident[]
  /** Moments of `performance.now()` in which each succeeded. */
  successes: { bookings: number[]; reads: number[]; pages: number[] }
  /** How often each status came, or none: of writers, readers and readers of pages. */
  statuses: Record<'bookings' | 'reads' | 'pages', Map<number | null, number>>
}
type Options = { seconds: number; seed: number; programs: Programs; signal: AbortSignal; say: (line: string) => void }

/** Everything from an empty folder to the verdict; whatever it starts, it ends. */
export async function runCluster({ seconds, seed, programs, signal, say }: Options): Promise<ClusterReport> {
  await using opened = new AsyncDisposableStack()
  const dir = await mkdtemp(join(tmpdir(), 'yoyaku-cluster-'))
  await chmod(dir, 0o755)
  opened.defer(() =>
    process.env.KEEP_LOGS ? say(`The logs are in ${dir}`) : rm(dir, { recursive: true, force: true }),
  )
  const smtp = await startSmtp()
  opened.defer(() => smtp.close())
  const cluster = await orAborted(startCluster(dir, programs, { opened, smtpUrl: smtp.url, say }), signal)

  const operations: Operation[] = []
  const answers = new Map<number | null, number>()
  const reads = watchReads(cluster.apis.map(({ origin }) => origin + CATALOGUE_READ))
  opened.defer(reads.stop)
  const pages = watchReads(cluster.pages.map((origin) => `${origin}/en`))
  opened.defer(pages.stop)
  const random = randomFrom(mix(seed, 'faults'))
  say(`Seed ${seed}: ${CLIENTS} writers, at least ${seconds} s`)
  let over = false
  let incidents: Promise<Incident[]> = Promise.resolve([])
  const load = runClients({
    ...{ db: cluster.db, env: cluster.env, origins: cluster.apis.map(({ origin }) => origin) },
    ...{ clients: CLIENTS, seed, operations, longestRestMs: LONGEST_REST_MS },
    onAnswer: (status) => void answers.set(status, (answers.get(status) ?? 0) + 1),
    hurt() {
      incidents = runFaults(faultsOf(cluster, random, signal), { seconds, random, signal, say })
      const end = () => {
        over = true
      }
      incidents.then(end, end)
      return { isOver: () => over, stop: async () => void (await incidents) }
    },
  })
  const { slotless, looks } = await orAborted(load, signal)
  say('Everybody has an answer; waiting for what is still to be told')
  const verdict = await orAborted(verdictOf(cluster.db, smtp, operations, slotless), signal)
  verdict.UNEXPECTED.push(...cluster.apis.flatMap((api) => api.diedAlone()))
  const done = await incidents
  const report = reportOf({
    ...{ seed, operations, verdict, emails: smtp.received.length, looks },
    kills: Object.fromEntries([...Map.groupBy(done, ({ name }) => name)].map(([name, all]) => [name, all.length])),
  })
  const acknowledged = operations.flatMap(({ kind, outcome, completed }) =>
    kind === 'reserve' && outcome === 'ok' && completed !== null ? [completed] : [],
  )
  return {
    ...report,
    incidents: done,
    successes: {
      bookings: acknowledged.sort((one, other) => one - other),
      reads: reads.successes,
      pages: pages.successes,
    },
    statuses: { bookings: answers, reads: reads.statuses, pages: pages.statuses },
  }
}

/** Rejects when it is aborted; the work goes on unheard until what it works on is closed. */
async function orAborted<Result>(work: Promise<Result>, signal: AbortSignal): Promise<Result> {
  work.catch(() => {})
  signal.throwIfAborted()
  const aborted = Promise.withResolvers<never>()
  const abort = () => aborted.reject(signal.reason)
  signal.addEventListener('abort', abort, { once: true })
  try {
    return await Promise.race([work, aborted.promise])
  } finally {
    signal.removeEventListener('abort', abort)
  }
}
