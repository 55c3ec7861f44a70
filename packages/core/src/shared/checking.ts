/** Between two questions about an outcome that is not known: 1, 2, 4 … 30 s. */
const CHECK_FIRST_MS = 1_000
const CHECK_LAST_MS = 30_000

/** How long to wait after so many questions. */
export const checkAgainMs = ({ checks }: { checks: number }) =>
  Math.min(CHECK_FIRST_MS * 2 ** (checks - 1), CHECK_LAST_MS)
