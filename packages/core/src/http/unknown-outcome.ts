import type { Failure } from './failure.ts'

/** The server may or may not have done what it was asked to do. */
export const isUnknownOutcome = (failure: Failure) =>
  failure.code === 'IDEMPOTENCY_IN_PROGRESS' ||
  failure.code === 'REFRESH_UNAVAILABLE' ||
  ['network', 'timeout', 'invalid', 'cancelled'].includes(failure.kind) ||
  (failure.status !== null && (failure.status >= 500 || [408, 425].includes(failure.status)))

/** The same after earlier attempts with the same key: a 401 or a 429 says nothing about them. */
export const isStillUnknownOutcome = ({ checks }: { checks: number }, failure: Failure) =>
  isUnknownOutcome(failure) || (checks > 0 && (failure.status === 401 || failure.status === 429))

/** The delays between two checks of an unknown outcome: 1, 2, 4 … 30 s. */
const CHECK_FIRST_MS = 1_000
const CHECK_LAST_MS = 30_000

/** The delay after so many checks, and never shorter than `Retry-After`. */
export const checkAgainMs = ({ checks, failure }: { checks: number; failure?: Pick<Failure, 'retryAfter'> | null }) =>
  Math.max((failure?.retryAfter ?? 0) * 1000, Math.min(CHECK_FIRST_MS * 2 ** (checks - 1), CHECK_LAST_MS))
