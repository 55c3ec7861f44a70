const FIRST_RETRY_MS = 200
const LONGEST_RETRY_MS = 5000

/** How long to wait before the next attempt, after so many that failed, in milliseconds. */
export const retryAfter = (failed: number): number =>
  Math.min(FIRST_RETRY_MS * 2 ** Math.min(failed, 10), LONGEST_RETRY_MS)
