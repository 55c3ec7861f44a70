const SECONDS_OF: Readonly<Record<string, string>> = {
  expiresAt: 'expiresInSeconds',
  latestExpiresAt: 'latestExpiresInSeconds',
  resendAt: 'resendInSeconds',
  freeCancellationUntil: 'freeCancellationInSeconds',
}

/** The body with the seconds that are left until its instants, as the server counts them when it answers. */
export function withSecondsLeft(body: unknown, now: number): unknown {
  if (Array.isArray(body)) return body.map((item) => withSecondsLeft(item, now))
  if (typeof body !== 'object' || body === null) return body
  const values = Object.entries(body).map(([name, value]) => [name, withSecondsLeft(value, now)])
  const seconds = Object.entries(body).flatMap(([name, value]) =>
    SECONDS_OF[name] === undefined || typeof value !== 'string' ? [] : [[SECONDS_OF[name], leftUntil(value, now)]],
  )
  return Object.fromEntries([...values, ...seconds])
}

export const leftUntil = (instant: string, now: number): number =>
  Math.max(0, Math.floor((Date.parse(instant) - now) / 1000))
