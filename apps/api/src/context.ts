import type { EmailCalendar } from '@yoyaku/calendar-file'
import type { Bus } from './bus/bus.ts'
import type { Config } from './config/config.ts'
import type { Locale } from './contract/types.ts'
import type { Db, Trx } from './db/connection.ts'
import type { CatalogueReads } from './db/standby/catalogue-reads.ts'
import type { Limiter } from './lib/gcra-limiter.ts'
import type { Logger } from './lib/logger.ts'
import type { ShopCaches } from './modules/catalogue-changes/shop-caches.ts'
import type { SearchIndex } from './modules/search/index/search-index.ts'
import type { SessionReads } from './modules/sessions/session-reads.ts'
import type { Providers } from './modules/sso/providers.ts'
import type { CatalogueSize } from './modules/theme/catalogue-size.ts'

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

/** Everything that a handler or a background task may touch, and all that this process keeps in memory between requests. */
export type AppContext = {
  config: Config
  /** The primary. */
  db: Db
  /** Database or databases for reads of the catalogue. */
  catalogue: CatalogueReads
  search: SearchIndex
  shopCaches: ShopCaches
  catalogueSize(db: Db): Promise<CatalogueSize>
  sessions: SessionReads
  providers: Providers
  /** Counts what is limited by context and not by route. */
  limiter: Limiter
  bus: Bus
  mail: Mail
  deliveries: Deliveries
  log: Logger
  /** The time by the database's clock (`app_now()`), ISO 8601 in UTC. In SQL say `app_now()` itself. */
  now(): Promise<string>
}
