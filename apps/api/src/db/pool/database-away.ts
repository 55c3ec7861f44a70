import { isMomentary, isUnavailable } from '../errors.ts'

/** A mail server refuses connections in the same words. */
const fromDatabase = new WeakSet<Error>()

/** Notes that the error came over a connection to the database, or for want of one. */
export function noteDatabaseError(error: unknown): void {
  if (error instanceof Error) fromDatabase.add(error)
}

/** Whether the error says that the database is gone, read-only or hangs: the state of a failover, not the fault of a statement. */
export const isDatabaseAway = (error: unknown): boolean =>
  error instanceof Error && fromDatabase.has(error) && isUnavailable(error) && !isMomentary(error)
