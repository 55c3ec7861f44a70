import type { Generated } from 'kysely'

export interface LiveTables {
  live_process: { id: string; seen_at: Generated<string> }
  live_connection: { id: string; member_id: string; process_id: string; opened_at: Generated<string> }
}
