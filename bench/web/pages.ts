import { startNginx } from '../../apps/web/server/testing/nginx.ts'
import type { Bench } from '../bench.ts'
import type { Figure } from '../figure.ts'
import { cpuOf } from '../server/cpu.ts'
import { type Load, READERS, reads } from '../server/load.ts'
import { startServer } from '../server/running-server.ts'
import { publicPages } from './public-pages.ts'

const FLOOR = 'a static file'

/** An address of its own for each request: such a page is shared with nobody. */
const alone = (path: string, request: number): string => `${path}${path.includes('?') ? '&' : '?'}request=${request}`

export const pages: Bench = {
  title: 'Pages drawn',
  about: `Whole pages for each of ${READERS} connections: drawn anew for each (an address of its own), from the process (the same address: drawn once a second), and from nginx with deploy/nginx/yoyaku.conf, beside a static file from the same server. Pages, API, database, nginx and load generator on the same cores. Uncompressed, as the load generator asks; the file has 0.5 kB, a page some hundred.`,
  async measure({ say }) {
    const server = await startServer()
    const nginx = await startNginx(Number(new URL(server.origin).port))
    const measured = async (url: string, vary?: typeof alone): Promise<Load & { cpu: number | null }> => {
      const before = await cpuOf(server.pid)
      const load = await reads([url], READERS, vary)
      const after = await cpuOf(server.pid)
      return { ...load, cpu: before === null || after === null ? null : (after - before) / load.done }
    }
    try {
      const floor = await measured(`${server.origin}/favicon.svg`)
      const figures: Figure[] = []
      for (const [what, url] of Object.entries(await publicPages(server.origin))) {
        const proxied = url.replace(server.origin, `http://127.0.0.1:${nginx.port}`)
        const ways = [
          ['drawn anew', url, alone],
          ['from the process', url, undefined],
          ['from nginx', proxied, undefined],
        ] as const
        for (const [way, address, vary] of ways) {
          say(`${what}, ${way}`)
          const load = await measured(address, vary)
          figures.push(
            {
              what: `${what}, ${way}`,
              value: load.perSecond,
              unit: '/s',
              beside: { what: FLOOR, value: floor.perSecond },
            },
            {
              what: `${what}, ${way}, p99`,
              value: load.p99,
              unit: 'ms',
              ...(floor.p99 > 0 && { beside: { what: `${FLOOR}, p99`, value: floor.p99 } }),
            },
          )
          if (load.cpu !== null && floor.cpu !== null)
            figures.push({
              what: `page server alone, of one ${what} ${way}`,
              value: load.cpu,
              unit: 'ms CPU',
              beside: { what: FLOOR, value: floor.cpu },
            })
        }
      }
      return figures
    } finally {
      await nginx.stop()
      await server.stop()
    }
  },
}
