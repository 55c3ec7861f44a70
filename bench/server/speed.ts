import type { Bench, Circumstances } from '../bench.ts'
import type { Figure } from '../figure.ts'
import { cpuOfDatabase } from '../search/database-cpu.ts'
import { bare } from './bare.ts'
import { bookings } from './booking.ts'
import { type Catalogue, readCatalogue } from './catalogue.ts'
import { cpuOf } from './cpu.ts'
import { inserts } from './inserts.ts'
import { acts, type Load, READERS, reads } from './load.ts'
import { members } from './members.ts'
import { type RunningServer, startServer } from './running-server.ts'

const BOOKERS = [16, 50]

export const speed: Bench = {
  title: 'Speed of the server',
  about: `Reads by ${READERS} connections beside a bare Fastify that answers a constant; reservations (hold + reserve, both
answered 201) beside transactions of one inserted row each over as many connections to the same database, by a loop over
\`pg\`. The load generator speaks HTTP over bare sockets for them, so that little of the cores is its own. The server alone:
processor time of its process, the database's apart.`,
  async measure(circumstances) {
    const server = await startServer()
    try {
      const catalogue = await readCatalogue(server.origin)
      return [
        ...(await readFigures(catalogue, circumstances)),
        ...(await bookingFigures(server, catalogue, circumstances)),
      ]
    } finally {
      await server.stop()
    }
  },
}

async function readFigures({ searches, shops, weeks }: Catalogue, { say }: Circumstances): Promise<Figure[]> {
  const floorServer = await bare('bare-fastify')
  const floor = await reads([`${floorServer.origin}/`]).finally(floorServer.stop)
  const figures: Figure[] = []
  for (const [what, urls] of [
    ['search', searches],
    ['shop', shops],
    ['availability of a week', weeks],
  ] as const) {
    say(`reading: ${what}`)
    const load = await reads(urls)
    figures.push(
      { what, value: load.perSecond, unit: '/s', beside: { what: 'bare Fastify', value: floor.perSecond } },
      took(`${what}, p50`, load.p50, 'bare Fastify p50', floor.p50),
      took(`${what}, p99`, load.p99, 'bare Fastify p99', floor.p99),
    )
  }
  return figures
}

async function bookingFigures(server: RunningServer, catalogue: Catalogue, { say }: Circumstances): Promise<Figure[]> {
  say('looking for free times')
  const book = await bookings(server.origin, catalogue)
  const people = await members(server, Math.max(...BOOKERS), 'bench')
  const figures: Figure[] = []
  for (const clients of BOOKERS) {
    say(`booking by ${clients} connections`)
    const floor = await inserts(server.databaseUrl, clients)
    const before = await cpuOf(server.pid)
    const databaseBefore = await cpuOfDatabase(server.dataDir)
    const load = await acts(clients, async (client) => {
      const who = people[client]
      return who !== undefined && (await book(who)) !== null
    })
    const after = await cpuOf(server.pid)
    const ofDatabase = (await cpuOfDatabase(server.dataDir)) - databaseBefore
    const of = `${clients} connections`
    figures.push(
      rate(`reservations, ${of}`, load, 'inserts', floor),
      took(`hold + reserve, ${of}, p50`, load.p50, 'insert p50', floor.p50),
      took(`hold + reserve, ${of}, p99`, load.p99, 'insert p99', floor.p99),
    )
    if (before !== null && after !== null)
      figures.push({
        what: `server alone, of one reservation, ${of}`,
        value: (after - before) / load.done,
        unit: 'ms CPU',
      })
    figures.push({ what: `database alone, of one reservation, ${of}`, value: ofDatabase / load.done, unit: 'ms CPU' })
  }
  return figures
}

const rate = (what: string, load: Load, floorName: string, floor: Load): Figure => ({
  what,
  value: load.perSecond,
  unit: '/s',
  beside: { what: floorName, value: floor.perSecond },
})

/** The load generator tells whole milliseconds of reads: nothing can be set beside a floor below one. */
const took = (what: string, value: number, floorName: string, floor: number): Figure => ({
  what,
  value,
  unit: 'ms',
  ...(floor > 0 && { beside: { what: floorName, value: floor } }),
})
