import type { Bench } from '../bench.ts'
import type { Figure } from '../figure.ts'
import { cpuOf } from '../server/cpu.ts'
import { type Load, READERS, reads } from '../server/load.ts'
import { startServer } from '../server/running-server.ts'
import { publicPages } from './public-pages.ts'

const FLOOR = 'a static file'

export const pages: Bench = {
  title: 'Pages drawn',
  about: `Whole pages, drawn anew for each of ${READERS} connections with data that is read once a second (free times each time), beside a static file from the same server: pages, API and database on the same cores. Uncompressed, as the load generator asks.`,
  async measure({ say }) {
    const server = await startServer()
    const measured = async (url: string): Promise<Load & { cpu: number | null }> => {
      const before = await cpuOf(server.pid)
      const load = await reads([url])
      const after = await cpuOf(server.pid)
      return { ...load, cpu: before === null || after === null ? null : (after - before) / load.done }
    }
    try {
      const floor = await measured(`${server.origin}/favicon.svg`)
      const figures: Figure[] = []
      for (const [what, url] of Object.entries(await publicPages(server.origin))) {
        say(`drawing: ${what}`)
        const load = await measured(url)
        figures.push(
          { what, value: load.perSecond, unit: '/s', beside: { what: FLOOR, value: floor.perSecond } },
          { what: `${what}, p50`, value: load.p50, unit: 'ms' },
          {
            what: `${what}, p99`,
            value: load.p99,
            unit: 'ms',
            ...(floor.p99 > 0 && { beside: { what: `${FLOOR}, p99`, value: floor.p99 } }),
          },
        )
        if (load.cpu !== null && floor.cpu !== null)
          figures.push({
            what: `server alone, of one ${what}`,
            value: load.cpu,
            unit: 'ms CPU',
            beside: { what: FLOOR, value: floor.cpu },
          })
      }
      return figures
    } finally {
      await server.stop()
    }
  },
}
