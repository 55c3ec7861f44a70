const SHORTEST_MS = 5000
const LONGEST_MS = 60_000

/**
 * Leaves a mail server alone that does not answer: for five seconds, then twice as long each time, up to a minute. After
 * each rest one e-mail finds out.
 */
export function createRest(now: () => number = () => performance.now()) {
  let failures = 0
  let until = Number.NEGATIVE_INFINITY
  return {
    /** How many of so many e-mails may be tried now. */
    most(wanted: number): number {
      if (failures === 0) return wanted
      return now() < until ? 0 : 1
    },
    answered(): void {
      failures = 0
    },
    away(): void {
      until = now() + Math.min(SHORTEST_MS * 2 ** failures, LONGEST_MS)
      failures += 1
    },
  }
}
