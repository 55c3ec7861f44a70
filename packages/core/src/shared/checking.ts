import type { Failure } from './failure.ts'

/** Between two questions about an outcome that is not known: 1, 2, 4 … 30 s. */
const CHECK_FIRST_MS = 1_000
const CHECK_LAST_MS = 30_000

/** How long to wait after so many questions, and never shorter than the server said. */
export const checkAgainMs = ({ checks, failure }: { checks: number; failure?: Pick<Failure, 'retryAfter'> | null }) =>
  Math.max((failure?.retryAfter ?? 0) * 1000, Math.min(CHECK_FIRST_MS * 2 ** (checks - 1), CHECK_LAST_MS))
