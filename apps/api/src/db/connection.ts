import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { createPool, type PoolState } from './pool/pool.ts'
import { answerTimeoutOf } from './pool/statement-timeout.ts'
import type { Database, Db } from './schema.ts'

export type { Db, Trx } from './schema.ts'

export type DbOptions = {
  maxConnections?: number
  statementTimeoutMs?: number
  lockTimeoutMs?: number
  /**
   * After so long without an answer the connection is closed, and whether the statement counts is unknown. PostgreSQL bounds statements
   * itself, but not a commit that waits for a synchronous standby. By default 2.5 s above `statementTimeoutMs`; 0 waits for ever.
   */
  answerTimeoutMs?: number
  /** How long to wait for a free connection, or a new one. */
  connectionTimeoutMs?: number
  /** The URL is a pooler's that hands out connections by transaction: it keeps no prepared statement and passes on no settings. */
  isPooled?: boolean
  /** Told of a connection that broke; the pool replaces it. */
  onConnectionError?: (error: Error) => void
}

const { builtins } = pg.types
const numeric = [builtins.INT8, builtins.FLOAT4, builtins.FLOAT8]
const asWritten = [builtins.DATE, builtins.TIME, builtins.TIMESTAMP, builtins.INTERVAL]

// int8 → number; date, time, timestamp, interval → the text Postgres writes; timestamptz → ISO 8601 in UTC with every
// microsecond kept (`2026-11-20T11:49:23.123456Z`), so that it can come back in a comparison unchanged.
for (const type of numeric) pg.types.setTypeParser(type, Number)
for (const type of asWritten) pg.types.setTypeParser(type, (text) => text)
pg.types.setTypeParser(builtins.TIMESTAMPTZ, isoInstant)

/** An instant as PostgreSQL writes it, also into JSON, the way that everything else has it. */
export function isoInstant(text: string): string {
  return text.replace(' ', 'T').replace(/[+-]00(:00)?$/, 'Z')
}

/** `max` and timeouts protect the server: a query that would hang becomes an error that `isUnavailable` knows. */
export function createDb(url: string, options: DbOptions = {}): Db {
  const pool = createPool({
    connectionString: url,
    max: options.maxConnections ?? 20,
    connectionTimeoutMillis: options.connectionTimeoutMs ?? 3000,
    idleTimeoutMillis: 30_000,
    application_name: 'yoyaku',
    keepAlive: true,
    // No cancel request: it would make PostgreSQL acknowledge a commit that only the primary has.
    query_timeout: options.answerTimeoutMs ?? answerTimeoutOf(options.statementTimeoutMs ?? STATEMENT_TIMEOUT_MS),
    onConnectionError: (error) => options.onConnectionError?.(error),
    isPrepared: options.isPooled !== true,
    ...(options.isPooled !== true && { options: sessionOptions(options) }),
  })
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) })
  pools.set(db, pool)
  return db
}

const STATEMENT_TIMEOUT_MS = 5000

const sessionOptions = ({ statementTimeoutMs = STATEMENT_TIMEOUT_MS, lockTimeoutMs = 3000 }: DbOptions): string =>
  [
    '-c timezone=UTC',
    '-c datestyle=ISO',
    '-c intervalstyle=iso_8601',
    `-c statement_timeout=${statementTimeoutMs}`,
    `-c lock_timeout=${lockTimeoutMs}`,
    '-c idle_in_transaction_session_timeout=10000',
  ].join(' ')

const pools = new WeakMap<Db, { state(): PoolState }>()

export function poolState(db: Db): PoolState {
  return pools.get(db)?.state() ?? { open: 0, idle: 0, waiting: 0, most: 0 }
}
