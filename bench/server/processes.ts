import { resetPeople } from '../../apps/api/src/db/test-control.ts'
import { product } from '../../scripts/product.ts'
import type { Bench } from '../bench.ts'
import type { Figure } from '../figure.ts'
import { bookings } from './booking.ts'
import { freeSlots, readCatalogue } from './catalogue.ts'
import { acts, READERS, reads } from './load.ts'
import { members } from './members.ts'
import { type RunningServer, startServer } from './running-server.ts'

const BOOKERS = 16
const ROUNDS = 2

type Rates = { booked: number; read: number }

export const processes: Bench = {
  title: 'Two processes on one database',
  about: `${READERS} connections search and ${BOOKERS} reserve (hold + reserve, both answered 201) at the same time: of one
process, and of two on the same database that share them; then ${BOOKERS} reserve and nobody searches. Database and load generator run on
the same machine: a second process can take only what they leave. Both processes run all the time and have read the free times of every
service; before each pass every reservation is deleted, so that each finds the same free times. One and two by turns, ${ROUNDS} times, and the
mean of each.`,
  async measure({ say }) {
    const server = await startServer()
    try {
      const second = await product({
        env: { DATABASE_URL: server.databaseUrl, TOKEN_SECRET: server.tokenSecret, RATE_LIMITS: 'off' },
      })
      try {
        const [one, two] = [[server.origin], [server.origin, second.origin]]
        const { services } = await readCatalogue(server.origin)
        await freeSlots(second.origin, services)
        say('both, to get warm')
        await pass(server, two)
        const figures: Figure[] = []
        for (const readers of [READERS, 0]) {
          const [ofOne, ofTwo]: [Rates[], Rates[]] = [[], []]
          for (let round = 1; round <= ROUNDS; round++) {
            say(`round ${round} with ${readers} readers`)
            ofOne.push(await pass(server, one, readers))
            ofTwo.push(await pass(server, two, readers))
          }
          const beside = (what: string, part: keyof Rates): Figure => ({
            what: `${what}, two processes`,
            value: mean(ofTwo, part),
            unit: '/s',
            beside: { what: 'one process', value: mean(ofOne, part) },
          })
          if (readers > 0) figures.push(beside('searches', 'read'), beside('reservations meanwhile', 'booked'))
          else figures.push(beside('reservations alone', 'booked'))
        }
        return figures
      } finally {
        await second.stop()
      }
    } finally {
      await server.stop()
    }
  },
}

/** On a database in which nothing is booked. */
async function pass(server: RunningServer, origins: string[], readers = READERS): Promise<Rates> {
  await resetPeople(server.db)
  const people = await members(server, BOOKERS, 'processes')
  const { searches, ...catalogue } = await readCatalogue(server.origin)
  const book = await bookings(server.origin, { searches, ...catalogue }, origins)
  const [booked, ...read] = await Promise.all([
    acts(BOOKERS, async (client) => {
      const who = people[client]
      return who !== undefined && (await book(who)) !== null
    }),
    ...(readers === 0 ? [] : origins).map((origin) =>
      reads(
        searches.map((url) => url.replace(server.origin, origin)),
        readers / origins.length,
      ),
    ),
  ])
  return { booked: booked.perSecond, read: read.reduce((sum, { perSecond }) => sum + perSecond, 0) }
}

const mean = (rates: Rates[], part: keyof Rates): number =>
  rates.reduce((sum, rate) => sum + rate[part], 0) / rates.length
