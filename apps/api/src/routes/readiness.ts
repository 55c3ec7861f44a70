const GOOD_FOR_MS = 250

/** Runs one check at a time, shared by concurrent requests. A success is cached for 250 ms, a failure is not cached. */
export function createReadiness<Failing>(
  check: () => Promise<Failing[]>,
  now: () => number = () => performance.now(),
): () => Promise<Failing[]> {
  let current: Promise<Failing[]> | null = null
  let goodUntil = Number.NEGATIVE_INFINITY
  const checkOnce = async (): Promise<Failing[]> => {
    try {
      const failing = await check()
      if (failing.length === 0) goodUntil = now() + GOOD_FOR_MS
      return failing
    } finally {
      current = null
    }
  }
  return async () => {
    if (now() < goodUntil) return []
    current ??= checkOnce()
    return current
  }
}
