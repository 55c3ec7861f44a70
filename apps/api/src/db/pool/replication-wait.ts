import { type RawBuilder, sql } from 'kysely'
import type pg from 'pg'

/** The function of PostgreSQL in which a commit waits for a synchronous standby; messages are translated, this name is not. */
const WAITING_IN = 'SyncRepWaitForLSN'

const interrupted = new WeakSet<pg.PoolClient>()

/** Notes when somebody ends the wait of a commit on this connection: PostgreSQL then acknowledges what only the primary has. */
export function watchReplicationWait(client: pg.PoolClient): void {
  client.on('notice', ({ routine }) => {
    if (routine === WAITING_IN) interrupted.add(client)
  })
}

export const isReplicationWaitInterrupted = (client: pg.PoolClient): boolean => interrupted.has(client)

/**
 * Lets the commit of a transaction that wrote nothing wait for the synchronous standby all the same. What it read may have
 * been committed by another one whose wait was interrupted.
 */
export const awaitReplication: RawBuilder<unknown> = sql`select pg_logical_emit_message(true, 'yoyaku', '')`
