import { sql } from 'kysely'
import type { Db } from '../db/connection.ts'

/** Of one member, in all processes together. */
export const MOST_PER_MEMBER = 5
/** A process that was not seen for so long is dead: three of its beats are missing. */
const MISSED_AFTER_SECONDS = 90

type Connected = { id: string; userId: string }

/** Who is connected to which process, where all of them look. */
export type Places = {
  /** The ids of connections that must go, oldest first to go, because a member has too many. */
  take(connection: Connected): Promise<string[]>
  giveBack(id: string): Promise<void>
  /** Says that this process lives and whom it has; forgets processes that do not say so any more. */
  beat(connections: Connected[]): Promise<void>
  /** Gives back all that this process has. */
  leave(): Promise<void>
}

export function createPlaces(db: Db, processId: string = crypto.randomUUID()): Places {
  return {
    async take({ id, userId }) {
      await sql`
        with me as (insert into live_process (id) values (${processId}) on conflict (id) do nothing)
        insert into live_connection (id, member_id, process_id) values (${id}, ${userId}, ${processId})
        on conflict (id) do nothing`.execute(db)
      // A statement of its own: of two that open at once, the later one sees both.
      const { rows } = await sql<{ id: string }>`
        delete from live_connection where id in (
          select id from live_connection where member_id = ${userId}
           order by opened_at desc, id desc offset ${MOST_PER_MEMBER})
        returning id`.execute(db)
      return rows.map((row) => row.id)
    },
    async giveBack(id) {
      await sql`delete from live_connection where id = ${id}`.execute(db)
    },
    async beat(connections) {
      const ids = connections.map(({ id }) => id)
      const members = connections.map(({ userId }) => userId)
      await sql`
        with me as (
          insert into live_process (id) values (${processId})
          on conflict (id) do update set seen_at = clock_timestamp()),
        missed as (
          delete from live_process
           where id <> ${processId} and seen_at < clock_timestamp() - make_interval(secs => ${MISSED_AFTER_SECONDS})),
        here as (
          insert into live_connection (id, member_id, process_id)
          select id, member_id, ${processId} from unnest(${ids}::text[], ${members}::text[]) as connected (id, member_id)
          on conflict (id) do nothing)
        delete from live_connection where process_id = ${processId} and id <> all (${ids}::text[])`.execute(db)
    },
    async leave() {
      await sql`delete from live_process where id = ${processId}`.execute(db)
    },
  }
}
