import type { DehydratedState } from '@tanstack/react-query'

/**
 * What came with the page counts as asked when the page was, on this machine's clock. A page out of the browser's own store is
 * as old as the server's times say.
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
