import type { Bench } from '../bench.ts'
import { bookings } from './booking.ts'
import { readCatalogue } from './catalogue.ts'
import { inspected } from './inspected.ts'
import { members } from './members.ts'
import { type Done, mixedLoad } from './mixed-load.ts'
import { startServer } from './running-server.ts'

const MINUTES = 10
const WARM_SHARE = 0.2
const REPORTS = 10

export const memory: Bench = {
  title: 'Memory over time',
  about: `Reads, reservations and their cancelling, sockets that come and go, and newcomers who sign in and out, all at once and
without a pause: the server's process after it (${MINUTES} minutes unless told otherwise), beside what it had when it was warm.
In use: when its garbage has been collected.`,
  async measure({ say, minutes = MINUTES }) {
    const eye = await inspected()
    const server = await startServer(eye.env)
    try {
      const catalogue = await readCatalogue(server.origin)
      const book = await bookings(server.origin, catalogue)
      const people = await members(server, 20, 'mixed')
      const part = (minutes * 60_000) / REPORTS
      const load = (milliseconds: number) => mixedLoad(server, catalogue, book, people, milliseconds)
      say('warming up')
      await load(minutes * 60_000 * WARM_SHARE)
      const warm = await eye.memory()
      const total: Done = { reads: 0, bookings: 0, cancelled: 0, sockets: 0, signIns: 0 }
      for (let report = 1; report <= REPORTS; report++) {
        const done = await load(part)
        for (const what of Object.keys(total) as (keyof Done)[]) total[what] += done[what]
        say(`${report} of ${REPORTS}: ${megabytes(await eye.rss())}; ${amounts(total)}`)
      }
      const last = await eye.memory()
      return [
        {
          what: 'the whole process',
          value: last.rss / 1e6,
          unit: 'MB',
          beside: { what: 'warm', value: warm.rss / 1e6 },
        },
        { what: 'in use', value: last.used / 1e6, unit: 'MB', beside: { what: 'warm', value: warm.used / 1e6 } },
        ...(Object.keys(total) as (keyof Done)[]).map((what) => ({
          what: NAMES[what],
          value: total[what],
          unit: 'in all',
        })),
      ]
    } finally {
      await server.stop()
    }
  },
}

const NAMES: Record<keyof Done, string> = {
  reads: 'reads',
  bookings: 'reservations made',
  cancelled: 'reservations cancelled',
  sockets: 'sockets opened and closed',
  signIns: 'newcomers',
}

const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(0)} MB`

const amounts = (done: Done) =>
  (Object.keys(done) as (keyof Done)[]).map((what) => `${done[what]} ${NAMES[what]}`).join(', ')
