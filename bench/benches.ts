import { freePort } from '../scripts/port.ts'
import { product } from '../scripts/product.ts'
import type { Bench } from './bench.ts'
import { live } from './live/live.ts'
import { cost } from './sdk/cost.ts'
import { refreshStorm } from './sdk/refresh-storm.ts'
import { size } from './sdk/size.ts'
import { answers } from './search/answers.ts'
import { indexStart } from './search/index-start.ts'
import { rates } from './search/rates.ts'
import { search } from './search/search.ts'
import { connections } from './server/connections.ts'
import { dataSize } from './server/data-size.ts'
import { disk } from './server/disk-of-reservations.ts'
import { memory } from './server/memory.ts'
import { processes } from './server/processes.ts'
import { rescheduling } from './server/rescheduling.ts'
import { sockets } from './server/sockets.ts'
import { speed } from './server/speed.ts'
import { strangers } from './server/strangers.ts'
import { startTime } from './start-time.ts'
import { firstTaps } from './web/first-taps.ts'
import { lighthouse } from './web/lighthouse.ts'
import { pageWeight } from './web/page-weight.ts'
import { pages } from './web/pages.ts'
import { taps } from './web/taps.ts'

/** By the name that `npm run bench -- <name>` takes, in the order of docs/figures.md. */
export const benches: Record<string, Bench> = {
  size,
  refresh: refreshStorm,
  cost,
  weight: {
    title: 'Weight of a page',
    about: 'What a browser loads of the home page, over the wire.',
    async measure() {
      const server = await product({ env: { SEED_SHOPS: '40' } })
      return pageWeight(server.origin).finally(server.stop)
    },
  },
  lighthouse,
  taps,
  'first-taps': firstTaps,
  pages,
  speed,
  reschedule: rescheduling,
  disk,
  'data-size': dataSize,
  processes,
  search,
  answers,
  'index-start': indexStart,
  rates,
  connections,
  sockets,
  memory,
  strangers,
  live,
  start: {
    title: 'Time to start',
    about: 'In a fresh clone, from the command to the first page.',
    measure: async () => startTime(await freePort()),
  },
}
