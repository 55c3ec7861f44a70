import { sql } from 'kysely'
import type { Bus } from './bus/bus.ts'
import type { Config } from './config/config.ts'
import type { Locale } from './contract/types.ts'
import type { Db, Trx } from './db/connection.ts'
import { type CatalogueReads, readsOfPrimary } from './db/standby/catalogue-reads.ts'
import type { EmailCalendar } from './lib/calendar-file.ts'
import type { Logger } from './lib/logger.ts'

export type Email = {
  to: string
  locale: Locale
  subject: string
  text: string
  html: string
  /** Goes with it, and is offered by mail programs to the calendar. */
  calendar?: EmailCalendar | null
  /** An e-mail with an id that was sent before is dropped. */
  dedupeId: string
}

export type Mail = {
  /** With `trx`, the e-mail is queued in it, and leaves soon after the commit if the caller awaits `publishEmailsWaiting`. */
  send(message: Email, trx?: Trx): Promise<void>
}

/** Sends notifications after the commit that made them: to open pages, and as e-mails. */
export type Deliveries = {
  /** Begins to send what is due. For `after`: the answer does not wait, and what fails is tried again later. */
  wake(): void
  /** Sends what is due until nothing is left; called meanwhile, looks once more. Never fails. */
  run(): Promise<void>
  /** From now on a run claims due notifications once, and leaves the rest to other processes. */
  end(): void
  /** Resolves when no run is under way; until then the database is needed. */
  idle(): Promise<void>
}

/** Everything that a handler or a background task may touch. */
export type AppContext = {
  config: Config
  /** The primary. */
  db: Db
  /** Where reads of the catalogue go. */
  catalogue: CatalogueReads
  bus: Bus
  mail: Mail
  deliveries: Deliveries
  log: Logger
  /** The time by the database's clock (`app_now()`), ISO 8601 in UTC. In SQL say `app_now()` itself. */
  now(): Promise<string>
}

type Parts = Omit<AppContext, 'now' | 'catalogue'> & Partial<Pick<AppContext, 'catalogue'>>

/** The parts, and the time by the database among them. */
export function createContext({ catalogue, ...parts }: Parts): AppContext {
  return {
    ...parts,
    catalogue: catalogue ?? readsOfPrimary(parts.db),
    async now() {
      const { rows } = await sql<{ now: string }>`select app_now() as now`.execute(parts.db)
      const [first] = rows
      if (!first) throw new Error('select app_now() returned no row')
      return first.now
    },
  }
}
