/** The page's time travels for a while: smaller differences mean nothing. */
const NOTEWORTHY_MS = 5000

type Arrival = Pick<PerformanceNavigationTiming, 'responseStart' | 'transferSize'> &
  Partial<Pick<PerformanceNavigationTiming, 'serverTiming'>>

/**
 * How far this machine's clock is ahead of the server's, in milliseconds; 0 where that is not known. `writtenAt`: when the
 * server wrote the page, where the header `Server-Timing` does not say when it was sent. A page out of the browser's own store
 * says nothing of now.
 */
export function clockSkewMs(writtenAt: string, arrival: Arrival | undefined, timeOrigin: number): number {
  if (arrival === undefined || arrival.transferSize === 0) return 0
  const sentAt = arrival.serverTiming?.find(({ name }) => name === 'now')?.duration
  const ahead = timeOrigin + arrival.responseStart - (sentAt ?? Temporal.Instant.from(writtenAt).epochMilliseconds)
  return Math.abs(ahead) > NOTEWORTHY_MS ? Math.round(ahead) : 0
}
