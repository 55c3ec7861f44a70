import { sql } from 'kysely'
import type { Db } from '../../db/connection.ts'
import type { Rates } from '../money/convert.ts'
import { ratesAsJson } from '../money/rates.ts'
import { serverHistory } from './server-history.ts'

/** How far the changes have been followed. */
export type ChangePosition = {
  /** In which transaction ids of the snapshot mean what they meant (`server-history.ts`). */
  history: string
  /** All that had been committed in this snapshot of the database is seen. */
  snapshot: string
  /** The way through more changes than are taken at once, in the order of their transactions. */
  sweep: { began: string; after: Change } | null
  /** On a standby: changes that the snapshot does not have and that are seen all the same. */
  seenOnStandby?: readonly Change[]
}

export type Change = { id: string; version: string; gone: boolean }
/** `hasOtherHistory`: after a failover or a crash transaction ids no longer tell what is seen, and all is to be read anew. */
type Changes = {
  seen: ChangePosition
  changes: Change[]
  isCatchingUp: boolean
  hasOtherHistory: boolean
  rates: Rates
  now: number
}
type Row = { [Column in keyof Change]: Change[Column] | null } & {
  snapshot: string
  history: string
  on_standby: boolean
  rates: Rates
  now: number
}

/** That of a standby does not list the transactions that are still open: none from the oldest of them on counts as seen. */
const snapshotNow = sql<string>`(case when pg_is_in_recovery()
  then format('%1$s:%1$s:', pg_snapshot_xmin(pg_current_snapshot())) else pg_current_snapshot()::text end)`

export async function currentPosition(db: Db): Promise<ChangePosition> {
  const { rows } = await sql<{ snapshot: string; history: string }>`
    select ${snapshotNow} as snapshot, ${serverHistory} as history`.execute(db)
  const [row] = rows
  if (row === undefined) throw new Error('The query for the snapshot of the database returned no row')
  return { ...row, sweep: null }
}

/** What came about that was not seen, `most` of it. */
export async function changesAfter(db: Db, position: ChangePosition, most: number): Promise<Changes> {
  const { history, snapshot, sweep, seenOnStandby = [] } = position
  // One bound alone: with two the database begins at the lower one, and reads the index from its start.
  const from =
    sweep === null
      ? sql`changed >= pg_snapshot_xmin(${snapshot}::pg_snapshot)`
      : sql`(changed, shop_id) > (${sweep.after.version}::xid8, ${sweep.after.id})`
  // What seems to come from the future was written into another database, and restored here from its backup.
  const unseen = sql`${from} and changed < pg_snapshot_xmax(pg_current_snapshot())
    and not pg_visible_in_snapshot(changed, ${snapshot}::pg_snapshot) ${notSeen(seenOnStandby)}
    order by changed, shop_id limit ${most + 1}`
  const { rows } = await sql<Row>`
    select ${snapshotNow} as snapshot, ${serverHistory} as history, pg_is_in_recovery() as on_standby,
      ${ratesAsJson} as rates,
      floor(extract(epoch from app_now()) * 1000)::float8 as now, id, changed::text as version, gone
    from (select) one left join (
      (select shop_id as id, changed, false as gone from shop_search where ${unseen})
      union all (select shop_id, changed, true from deleted_shop g
        where not exists (select from shop_search where shop_id = g.shop_id) and ${unseen})
      order by changed, id limit ${most + 1}) change on true
    order by change.changed, id`.execute(db)
  const [first] = rows
  if (first === undefined) throw new Error('The query for changes returned no row')
  const { rates, now } = first
  if (first.history !== history)
    return { seen: position, changes: [], isCatchingUp: true, hasOtherHistory: true, rates, now }
  const all = rows.flatMap(({ id, version, gone }) =>
    id === null || version === null || gone === null ? [] : [{ id, version, gone }],
  )
  const changes = all.slice(0, most)
  const last = changes.at(-1)
  const began = sweep?.began ?? first.snapshot
  const seenTo = BigInt(began.split(':')[0] ?? 0)
  const stillSeen = first.on_standby
    ? [...seenOnStandby, ...changes].filter(({ version }) => BigInt(version) >= seenTo)
    : []
  const isEnd = all.length <= most || last === undefined
  return {
    ...{ changes, rates, now, hasOtherHistory: false },
    seen: {
      history,
      ...(isEnd ? { snapshot: began, sweep: null } : { snapshot, sweep: { began, after: last } }),
      seenOnStandby: stillSeen,
    },
    // At the end of a sweep there is still what happened during it.
    isCatchingUp: !isEnd || sweep !== null,
  }
}

const notSeen = (seen: readonly Change[]) =>
  seen.length === 0
    ? sql``
    : sql`and not exists (select from unnest(${seen.map(({ id }) => id)}::text[], ${seen.map(({ version }) => version)}::text[])
        as seen (seen_id, version) where seen_id = shop_id and version = changed::text)`
