import { sql } from 'kysely'
import type { AppContext } from './context.ts'
import { readsOfPrimary } from './db/standby/catalogue-reads.ts'
import { createLimiter } from './lib/gcra-limiter.ts'
import { createShopCaches } from './modules/catalogue-changes/shop-caches.ts'
import { createDeliveries } from './modules/notifications/deliver.ts'
import type { IndexFile } from './modules/search/index/index-file.ts'
import { createSearchIndex } from './modules/search/index/search-index.ts'
import { createSessionReads } from './modules/sessions/session-reads.ts'
import { createProviders } from './modules/sso/providers.ts'
import { createCatalogueSize } from './modules/theme/catalogue-size.ts'
import { offerFreedTime } from './modules/waiting-list/offer-freed-time.ts'

/** What has to be given; the rest may be, instead of what is made by default. */
type Parts = Pick<AppContext, 'config' | 'db' | 'bus' | 'mail' | 'log'> &
  Partial<AppContext> & { searchIndexFile?: IndexFile | null }

export function createContext({ searchIndexFile: file = null, ...parts }: Parts): AppContext {
  const { config, db, log } = parts
  const catalogue = parts.catalogue ?? readsOfPrimary(db)
  const shopCaches = parts.shopCaches ?? createShopCaches()
  return {
    catalogue,
    shopCaches,
    search: createSearchIndex({ followed: catalogue.followed, primary: db, caches: shopCaches, file, log }),
    catalogueSize: createCatalogueSize(),
    sessions: createSessionReads(db),
    providers: createProviders(config),
    limiter: createLimiter(),
    deliveries: createDeliveries({ ...parts, shopCaches }, offerFreedTime),
    async now() {
      const { rows } = await sql<{ now: string }>`select app_now() as now`.execute(db)
      const [first] = rows
      if (!first) throw new Error('select app_now() returned no row')
      return first.now
    },
    ...parts,
  }
}
