/** Whole seconds from `now` until an instant; 0 once it has come. Rounded down, so that no client counts longer than the server. */
export const secondsLeft = (instant: string, now: string): number =>
  Math.max(0, Math.floor((Date.parse(instant) - Date.parse(now)) / 1000))

const SECONDS_OF: Readonly<Record<string, string>> = {
  expiresAt: 'expiresInSeconds',
  latestExpiresAt: 'latestExpiresInSeconds',
  freeCancellationUntil: 'freeCancellationInSeconds',
}

/** An answer that was stored, with the seconds that are left now. */
export function withSecondsLeft<Body>(body: Body, now: string): Body {
  if (Array.isArray(body)) return body.map((item) => withSecondsLeft(item, now)) as Body
  if (typeof body !== 'object' || body === null) return body
  const values = Object.entries(body).map(([name, value]) => [name, withSecondsLeft(value, now)])
  const seconds = Object.entries(body).flatMap(([name, value]) =>
    SECONDS_OF[name] === undefined || typeof value !== 'string' ? [] : [[SECONDS_OF[name], secondsLeft(value, now)]],
  )
  return Object.fromEntries([...values, ...seconds]) as Body
}
