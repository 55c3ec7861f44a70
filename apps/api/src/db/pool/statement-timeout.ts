import { type RawBuilder, sql } from 'kysely'

const TEXT = "select set_config('statement_timeout', $1, true)"
const ANSWERED_WITHIN_MS = 2500

/** Milliseconds, for the rest of the transaction; 0 is without end. The client waits for answers accordingly. */
export const setStatementTimeout = (ms: number): RawBuilder<unknown> =>
  sql`select set_config('statement_timeout', ${String(ms)}, true)`

/** Reads the timeout that such a statement sets; null for any other. */
export const statementTimeoutSetBy = (text: string, [value]: readonly unknown[]): number | null =>
  text === TEXT ? Number(value) : null

/** After so long without an answer something else is wrong than a statement that takes long; 0 is never. */
export const answerTimeoutOf = (statementTimeoutMs: number): number =>
  statementTimeoutMs === 0 ? 0 : statementTimeoutMs + ANSWERED_WITHIN_MS
