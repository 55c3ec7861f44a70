import { sql } from 'kysely'
import type { World } from './world.ts'

/** The parts, and the time by the database among them. */
export function createWorld(parts: Omit<World, 'now'>): World {
  return {
    ...parts,
    async now() {
      const { rows } = await sql<{ now: string }>`select app_now() as now`.execute(parts.db)
      const [first] = rows
      if (!first) throw new Error('The database tells no time')
      return first.now
    },
  }
}
