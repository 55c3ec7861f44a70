import { sql } from 'kysely'
import type { Db } from '../db/connection.ts'
import type { Logger } from '../lib/logger.ts'

const INTERVAL_MS = 10_000
/** Less is nothing that anybody notices. */
const NOTEWORTHY_MS = 5_000

export type ClockWatch = {
  /** The milliseconds by which the clock of the database's machine is ahead of this one's; null before the first measurement. */
  aheadMs(): number | null
  /** The same in whole seconds where it is worth telling, else null. */
  differsBySeconds(): number | null
  measure(): Promise<void>
  start(): void
  stop(): void
}

type Options = {
  db: Db
  log: Pick<Logger, 'info' | 'warn'>
  now?: () => number
  databaseNow?: (db: Db) => Promise<number>
}

/**
 * Compares the clock of this machine with that of the database every 10 s. The database's decides everything that expires; a
 * difference makes the `Date` of answers and the times in logs wrong, and is told once when it begins and once when it is over.
 */
export function createClockWatch({ db, log, now = Date.now, databaseNow = clockOf }: Options): ClockWatch {
  let aheadMs: number | null = null
  let differs = false
  let timer: NodeJS.Timeout | undefined
  const seconds = () => Math.round((aheadMs ?? 0) / 1000)

  async function measure(): Promise<void> {
    const before = now()
    const remote = await databaseNow(db).catch(() => null)
    if (remote === null) return
    const after = now()
    aheadMs = remote - (before + after) / 2
    const isNoteworthy = Math.abs(aheadMs) > NOTEWORTHY_MS + (after - before) / 2
    if (isNoteworthy && !differs)
      log.warn(
        `The clock of the database is ${seconds()} s ahead of this machine's: set both by NTP. Bookings go by that of the database`,
      )
    if (!isNoteworthy && differs) log.info('The clocks of the database and of this machine agree again')
    differs = isNoteworthy
  }

  return {
    aheadMs: () => aheadMs,
    differsBySeconds: () => (differs ? seconds() : null),
    measure,
    start() {
      timer = setInterval(() => void measure(), INTERVAL_MS).unref()
      void measure()
    },
    stop: () => clearInterval(timer),
  }
}

/** The machine's clock, without what tests move. */
async function clockOf(db: Db): Promise<number> {
  const { rows } = await sql<{
    at: number
  }>`select (extract(epoch from clock_timestamp()) * 1000)::float8 as at`.execute(db)
  const [row] = rows
  if (row === undefined) throw new Error('select clock_timestamp() returned no row')
  return row.at
}
