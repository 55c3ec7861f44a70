import type { Bench } from '../bench.ts'
import type { Figure } from '../figure.ts'
import { bookings } from './booking.ts'
import { readCatalogue } from './catalogue.ts'
import { type Disk, diskOf } from './disk.ts'
import { members } from './members.ts'
import { startServer } from './running-server.ts'

const BOOKERS = 8
const RESERVATIONS = 1000

export const disk: Bench = {
  title: 'Disk of a reservation',
  about: `${RESERVATIONS.toLocaleString('en')} holds and their reservations by ${BOOKERS} connections on the demo catalogue, and nothing
else: what the tables grow by, with their indexes, when every notification and e-mail of them is written. What stays is reservation,
hold, occupancy and notification, with nothing that is dead; the rest is deleted after its time. The log begins after a checkpoint.`,
  async measure({ say }) {
    const server = await startServer()
    try {
      const book = await bookings(server.origin, await readCatalogue(server.origin))
      const people = await members(server, BOOKERS, 'disk')
      let made = 0
      say('booking')
      const grown = await diskOf(server.databaseUrl, async () => {
        await Promise.all(
          people.map(async (who) => {
            for (let tries = 0; made < RESERVATIONS && tries < RESERVATIONS; tries++)
              if ((await book(who)) !== null) made += 1
          }),
        )
      })
      const of = (what: string, part: keyof Disk): Figure => ({
        what: `disk of one reservation, ${what}`,
        value: grown[part] / made / 1000,
        unit: 'kB',
      })
      return [
        of('what stays', 'staying'),
        of('before anything is cleaned up', 'all'),
        of('what is written to the log (WAL)', 'log'),
      ]
    } finally {
      await server.stop()
    }
  },
}
