import { setTimeout as pause } from 'node:timers/promises'
import type { Random } from '@yoyaku/drawings/random'
import type { Db } from '../../src/db/connection.ts'
import { SHOPS } from './shops.ts'

const PRICES = [4000, 6000, 9000]
const SHORTEST_MS = 20
const LONGEST_MS = 300

/** Gives a shop another price every 20 to 300 ms, whenever the database is up. Returns what ends it. */
export function changePrices(db: Db, random: Random): { stop(): Promise<void> } {
  const stopping = new AbortController()
  const running = (async () => {
    while (!stopping.signal.aborted) {
      await pause(random.int(SHORTEST_MS, LONGEST_MS), undefined, { signal: stopping.signal }).catch(() => {})
      await db
        .updateTable('service_unit')
        .set({ price: random.pick(PRICES) })
        .where('shop_id', '=', random.pick(SHOPS))
        .execute()
        .catch(() => {})
    }
  })()
  return {
    async stop() {
      stopping.abort()
      await running
    },
  }
}
