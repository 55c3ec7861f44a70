import { sql } from 'kysely'
import type { Db } from '../../db/connection.ts'
import type { Rates } from '../money/convert.ts'
import { ratesAsJson } from '../money/rates.ts'

/**
 * The catalogue at a moment: exchange rates, the database's time in ms, and the version of each shop. `isCatchingUp`: more
 * shops have changed than were taken in, so that no version can be relied on.
 */
export type CatalogueSnapshot = {
  rates: Rates
  now: number
  isCatchingUp: boolean
  index: { changedOf(shopId: string): string | null }
}

/** Whoever follows the changes of all shops: the search index. */
export type CatalogueFollower = {
  /** As of a moment after the call began. Null while a large catalogue is being loaded for the first time. */
  snapshot(): Promise<CatalogueSnapshot | null>
  /** Null while the catalogue is not loaded, or behind a large import. */
  snapshotIfReady(): Promise<CatalogueSnapshot | null>
}

const followers = new WeakMap<Db, CatalogueFollower>()

export function followCatalogue(db: Db, follower: CatalogueFollower): void {
  followers.set(db, follower)
}

/** While a large catalogue is being loaded, and where nobody follows it, without the versions of shops. */
export async function catalogueSnapshot(db: Db): Promise<CatalogueSnapshot> {
  return (await followers.get(db)?.snapshot()) ?? snapshotWithoutVersions(db)
}

/** Null where nobody follows the catalogue yet: then nobody who can do without it should wait. */
export const catalogueSnapshotIfReady = async (db: Db): Promise<CatalogueSnapshot | null> =>
  (await followers.get(db)?.snapshotIfReady()) ?? null

async function snapshotWithoutVersions(db: Db): Promise<CatalogueSnapshot> {
  const { rows } = await sql<{ rates: Rates; now: number }>`
    select ${ratesAsJson} as rates, floor(extract(epoch from app_now()) * 1000)::float8 as now`.execute(db)
  const [row] = rows
  if (row === undefined) throw new Error('The query for rates and time returned no row')
  return { ...row, isCatchingUp: true, index: { changedOf: () => null } }
}
