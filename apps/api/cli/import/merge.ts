import { keyOf, type Row, type State, type TableName } from './tables.ts'

/** A copy of a state that can be changed without changing the original. */
export function copyOf(state: State): State {
  return Object.fromEntries(Object.entries(state).map(([table, rows]) => [table, new Map(rows)])) as State
}

/** Columns that are undefined keep their values, or get those of `fresh` where the row is new. */
export function put(state: State, table: TableName, row: Row, fresh: Row = {}): void {
  const key = keyOf(table, row)
  const before = state[table].get(key) ?? fresh
  const defined = Object.entries(row).filter(([, value]) => value !== undefined)
  state[table].set(key, { ...before, ...Object.fromEntries(defined) })
}

/** Deletes the rows that are no longer listed. */
export function drop(state: State, table: TableName, which: (row: Row) => boolean): void {
  for (const [key, row] of state[table]) if (which(row)) state[table].delete(key)
}
