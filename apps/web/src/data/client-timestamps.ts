import type { DehydratedState } from '@tanstack/react-query'

/**
 * Dates the data of the page to when the page was requested, by this machine's clock. For a page from the browser's cache the
 * server's times stay.
 */
export function withClientTimestamps(
  state: DehydratedState,
  arrival: Pick<PerformanceNavigationTiming, 'transferSize'> | undefined,
  timeOrigin: number,
): DehydratedState {
  if (arrival === undefined || arrival.transferSize === 0) return state
  const queries = state.queries.map((query) => ({ ...query, state: { ...query.state, dataUpdatedAt: timeOrigin } }))
  return { ...state, queries }
}
