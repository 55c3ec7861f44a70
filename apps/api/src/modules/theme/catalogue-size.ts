import { sql } from 'kysely'
import type { Schemas } from '../../contract/types.ts'
import type { Db } from '../../db/connection.ts'

export type CatalogueSize = Pick<Schemas['PlatformStyle'], 'serviceCount' | 'countries'>

const FRESH_MS = 60_000
const LEAST = 100

/** Counts what the site claims of its catalogue, at most once a minute. */
export function createCatalogueSize(): (db: Db) => Promise<CatalogueSize> {
  let last: { size: Promise<CatalogueSize>; until: number } | null = null
  return (db) => {
    if (last !== null && last.until > performance.now()) return last.size
    const size = countCatalogue(db)
    last = { size, until: performance.now() + FRESH_MS }
    size.catch(() => {
      last = null
    })
    return size
  }
}

async function countCatalogue(db: Db): Promise<CatalogueSize> {
  const { rows } = await sql<{ country: Schemas['Country']; services: number }>`
    select shop.country, count(service.id)::int as services
      from shop join service on service.shop_id = shop.id and service.active
     where shop.active group by shop.country order by shop.country`.execute(db)
  const serviceCount = roundedDown(rows.reduce((sum, { services }) => sum + services, 0))
  return { countries: rows.map(({ country }) => country), ...(serviceCount >= LEAST && { serviceCount }) }
}

/** 5,000 for all from 5,001 to 6,000: there are always more than that. */
export function roundedDown(count: number): number {
  if (count <= 1) return 0
  const unit = 10 ** Math.floor(Math.log10(count - 1))
  return Math.floor((count - 1) / unit) * unit
}
