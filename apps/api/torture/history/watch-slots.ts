import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Db } from '../../src/db/connection.ts'

const EVERY_MS = 20

/** Looks every 20 ms, whenever the database is up, for reservations that stand without their whole time: `found` has a line for each. */
export function watchSlots(db: Db) {
  const stopping = new AbortController()
  const found = new Set<string>()
  let looks = 0
  const running = (async () => {
    while (!stopping.signal.aborted) {
      await pause(EVERY_MS, undefined, { signal: stopping.signal }).catch(() => {})
      const rows = await withoutTheirTime(db).catch(() => null)
      if (rows === null) continue
      looks++
      for (const { code, version } of rows)
        found.add(`reservation ${code} had no time of its own at version ${version}`)
    }
  })()
  return {
    found,
    looks: () => looks,
    async stop() {
      stopping.abort()
      await running
    },
  }
}

async function withoutTheirTime(db: Db) {
  // One statement sees one snapshot.
  const { rows } = await sql<{ code: string; version: number }>`
    select r.code_number as code, r.version from reservation r join hold h on h.shop_id = r.shop_id and h.id = r.hold_id
     where r.status = 'confirmed'
       and cardinality(h.staff_ids || h.item_ids) <>
           (select count(*) from occupancy o where o.shop_id = r.shop_id and o.hold_id = r.hold_id
               and o.during @> tstzrange(r.start_at, r.end_at))`.execute(db)
  return rows
}
