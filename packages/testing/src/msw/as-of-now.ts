/** The present of the contract's examples. */
const EXAMPLES_AT = Date.parse('2026-11-20T12:45:00Z')
const DAY_MS = 24 * 60 * 60_000
const UNTIL = /^(?:expiresAt|latestExpiresAt|resendAt)$/

/**
 * Moves an example to the present. What expires does so as long after now as in the contract; every other date moves by the whole days
 * that have passed.
 */
export function asOfNow(example: unknown, now: number, name = ''): unknown {
  if (Array.isArray(example)) return example.map((item) => asOfNow(item, now, name))
  if (typeof example === 'object' && example !== null)
    return Object.fromEntries(Object.entries(example).map(([key, value]) => [key, asOfNow(value, now, key)]))
  if (typeof example !== 'string' || name === 'version') return example
  const days = Math.max(0, Math.floor((now - EXAMPLES_AT) / DAY_MS)) * DAY_MS
  if (/^\d{4}-\d\d-\d\d$/.test(example)) return isoOf(Date.parse(example) + days).slice(0, 10)
  const [, instant, zone = ''] = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(?:\.\d+)?(Z|[+-]\d\d:\d\d)$/.exec(example) ?? []
  if (instant === undefined) return example
  const at = Date.parse(example)
  if (!UNTIL.test(name)) return isoOf(Date.parse(`${instant}Z`) + days).slice(0, 19) + zone
  return isoOf(now + (at > EXAMPLES_AT ? at - EXAMPLES_AT : 10 * 60_000))
}

const isoOf = (at: number) => new Date(at).toISOString()
