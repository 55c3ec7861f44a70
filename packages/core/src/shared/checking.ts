import type { Failure } from './failure.ts'

/** The delays between two checks of an unknown outcome: 1, 2, 4 … 30 s. */
const CHECK_FIRST_MS = 1_000
const CHECK_LAST_MS = 30_000

/** The delay after so many checks, and never shorter than `Retry-After`. */
export const checkAgainMs = ({ checks, failure }: { checks: number; failure?: Pick<Failure, 'retryAfter'> | null }) =>
  Math.max((failure?.retryAfter ?? 0) * 1000, Math.min(CHECK_FIRST_MS * 2 ** (checks - 1), CHECK_LAST_MS))
