import { setTimeout as wait } from 'node:timers/promises'
import { isUnavailable } from '../errors.ts'

const RETRY_EVERY_MS = 1000
/** SQLSTATEs that do not pass by waiting: a start parameter that a pooler does not take, an unknown database, a user or password (28). */
const REFUSED = /^(08P01|3D000|28...)$/

/** The database does not answer, or refuses us. The message has what it or the system said last. */
export class NoAnswer extends Error {
  override name = 'NoAnswer'
}

/** `setting`: which of the settings leads to the database. */
type WaitOptions = { patienceMs: number; retryEveryMs?: number; setting?: string; say(line: string): void }

/**
 * Does the work of a start again while the database is unavailable, as during a failover, for `patienceMs` at most.
 * @throws NoAnswer
 */
export async function waitForDatabase<Result>(
  work: () => Promise<Result>,
  { patienceMs, retryEveryMs = RETRY_EVERY_MS, setting = 'DATABASE_URL', say }: WaitOptions,
): Promise<Result> {
  const end = performance.now() + patienceMs
  for (let attempt = 1; ; attempt++) {
    try {
      return await work()
    } catch (error) {
      const isRefused = REFUSED.test(codeOf(error))
      if (!isRefused && !isUnavailable(error)) throw error
      const reason = `The database at ${setting} ${isRefused ? 'refuses the connection' : 'does not answer'}: ${causeOf(error)}`
      if (isRefused || performance.now() >= end) throw new NoAnswer(reason, { cause: error })
      if (attempt === 1) say(`${reason}. Trying again for ${Math.ceil(patienceMs / 1000)} s`)
      await wait(retryEveryMs)
    }
  }
}

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : '')

/** SQLSTATE and message of the database, or what the system says of the connection. No password stands in either. */
function causeOf(error: unknown): string {
  // Several addresses of one name were tried.
  if (error instanceof AggregateError) return error.errors.map(causeOf).join(', ')
  if (!(error instanceof Error)) return String(error)
  return 'severity' in error ? `${error.message} (SQLSTATE ${codeOf(error)})` : error.message
}
