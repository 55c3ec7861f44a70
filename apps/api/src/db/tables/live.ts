import type { Generated } from 'kysely'

/** Only processes of an older version use these; a later migration drops them. */
export interface LiveTables {
  live_process: { id: string; seen_at: Generated<string> }
  live_connection: { id: string; member_id: string; process_id: string; opened_at: Generated<string> }
}
