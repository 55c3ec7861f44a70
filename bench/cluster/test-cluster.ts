import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { Misused } from '../../apps/api/cli/flags.ts'
import { isClean, linesOf } from '../../apps/api/torture/history/report.ts'
import type { Torture } from '../../apps/api/torture/torture.types.ts'
import { root } from '../../scripts/run.ts'
import { LONGEST_FAILOVER_MS, LONGEST_READ_GAP_MS } from './figures.ts'
import { longestGap, tableOf } from './gaps.ts'
import { findPrograms } from './programs.ts'
import { type ClusterReport, runCluster } from './run-cluster.ts'

export const USUAL_SECONDS = 300
const ENDED_BY_SIGNAL = 130
const MOST_CHILDREN = 30

/** Kills the parts of a highly available database below the product, one after the other; whether all held. `tell` gets what was measured, whatever it is. */
export const testCluster =
  (tell: (report: ClusterReport) => Promise<void>): Torture =>
  async ({ seconds, seed }) => {
    const programs = findPrograms()
    await buildPages()
    const stopping = new AbortController()
    const stop = () => {
      console.log('\nEnding what was started …')
      stopping.abort(new Misused('The cluster was ended before its verdict'))
    }
    // Each child takes one, so that none outlives us.
    process.setMaxListeners(MOST_CHILDREN)
    process.once('SIGINT', stop).once('SIGTERM', stop)
    const began = performance.now()
    const say = (line: string) =>
      console.log(`${((performance.now() - began) / 1000).toFixed(0).padStart(5)} s  ${line}`)
    try {
      const report = await runCluster({
        seconds: seconds ?? USUAL_SECONDS,
        seed,
        programs,
        signal: stopping.signal,
        say,
      })
      await tell(report)
      const complaints = complaintsOf(report)
      console.log([...linesOf(report), '', ...gapLines(report), ...complaints].join('\n'))
      return isClean(report) && complaints.length === 0
    } catch (error) {
      if (!stopping.signal.aborted) throw error
      // What was interrupted may still wait for what has been ended.
      process.exit(ENDED_BY_SIGNAL)
    } finally {
      process.off('SIGINT', stop).off('SIGTERM', stop)
    }
  }

function gapLines({ incidents, successes, statuses }: ClusterReport): string[] {
  const counts = Object.entries(statuses).map(([name, all]) => {
    const shown = [...all].map(([status, count]) => `${status ?? 'no answer'} ${count}`).sort()
    return `Answers to ${name}: ${shown.join(', ')}`
  })
  const table = tableOf(incidents, {
    'Longest gap between bookings': successes.bookings,
    'between catalogue reads': successes.reads,
    'between pages': successes.pages,
  })
  return [...counts, '', table, '']
}

/** Whatever is beyond what is promised. */
export function complaintsOf({
  incidents,
  successes,
  statuses,
}: Pick<ClusterReport, 'incidents' | 'successes' | 'statuses'>): string[] {
  const slowBookings = incidents
    .filter((incident) => longestGap(successes.bookings, incident) > LONGEST_FAILOVER_MS)
    .map(({ name }) => `No booking for more than ${LONGEST_FAILOVER_MS / 1000} s around the kill of ${name}`)
  const slowReads = incidents
    .filter((incident) => longestGap(successes.reads, incident) > LONGEST_READ_GAP_MS)
    .map(({ name }) => `No catalogue read for more than ${LONGEST_READ_GAP_MS / 1000} s around the kill of ${name}`)
  const broken = Object.entries(statuses).flatMap(([name, all]) => {
    const count = all.get(500) ?? 0
    return count > 0 ? [`${count} answers to ${name} were 500`] : []
  })
  return [...slowBookings, ...slowReads, ...broken]
}

async function buildPages(): Promise<void> {
  const build = ['--filter', '@yoyaku/web', 'run', '--silent', 'build']
  const child = spawn('node_modules/.bin/pnpm', build, { cwd: root, stdio: ['ignore', 'ignore', 'ignore'] })
  const [status] = await once(child, 'close')
  if (status !== 0) throw new Misused('The pages cannot be built')
}
