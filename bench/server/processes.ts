import { product } from '../../scripts/product.ts'
import type { Bench } from '../bench.ts'
import type { Figure } from '../figure.ts'
import { bookings } from './booking.ts'
import { freeSlots, readCatalogue } from './catalogue.ts'
import { acts, READERS, reads } from './load.ts'
import { members } from './members.ts'
import { startServer } from './running-server.ts'

const BOOKERS = 16

export const processes: Bench = {
  title: 'Two processes on one database',
  about: `${READERS} connections search and ${BOOKERS} reserve (hold + reserve, both answered 201) at the same time: of one
process, and of two on the same database that share them. Database and load generator run on the same machine: a
second process can take only what they leave. Each process has read the free times of every service before, and each pair of figures is
that of a second pass.`,
  async measure({ say }) {
    const server = await startServer()
    try {
      const { searches, ...catalogue } = await readCatalogue(server.origin)
      say('looking for free times')
      const servers = [server.origin]
      const book = await bookings(server.origin, { searches, ...catalogue }, servers)
      const people = await members(server, BOOKERS, 'processes')
      const both = async () => {
        const [booked, ...read] = await Promise.all([
          acts(BOOKERS, async (client) => {
            const who = people[client]
            return who !== undefined && (await book(who)) !== null
          }),
          ...servers.map((origin) =>
            reads(
              searches.map((url) => url.replace(server.origin, origin)),
              READERS / servers.length,
            ),
          ),
        ])
        return { booked: booked.perSecond, read: read.reduce((sum, { perSecond }) => sum + perSecond, 0) }
      }
      const secondPass = async (what: string) => {
        say(`${what}, to get warm`)
        await both()
        say(what)
        return both()
      }
      const one = await secondPass('one process')
      const second = await product({
        env: { DATABASE_URL: server.databaseUrl, TOKEN_SECRET: server.tokenSecret, RATE_LIMITS: 'off' },
      })
      try {
        // As the first one has: else half of the reservations would read what a service offers for the first time.
        await freeSlots(second.origin, catalogue.services)
        servers.push(second.origin)
        const two = await secondPass('two processes')
        return [figure('searches', two.read, one.read), figure('reservations meanwhile', two.booked, one.booked)]
      } finally {
        await second.stop()
      }
    } finally {
      await server.stop()
    }
  },
}

const figure = (what: string, two: number, one: number): Figure => ({
  what: `${what}, two processes`,
  value: two,
  unit: '/s',
  beside: { what: 'one process', value: one },
})
