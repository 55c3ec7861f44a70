/** The charts that are loaded on use, the live connection with its notifications, and the requests of a reservation. */
const files = {
  session: () => import('../session/session.start.ts'),
  signIn: () => import('../sign-in/sign-in.open.ts'),
  reservation: () => import('../reservation/reservation.open.ts'),
  reservationRequests: () => import('../reservation/reservation.requests.ts'),
  cancellation: () => import('../cancellation/cancellation.flow.ts'),
  live: () => import('../live.ts'),
}

export type FileName = keyof typeof files
/** What a page may load ahead: a chart, or the live connection with its notifications. */
export type ChartName = 'session' | 'signIn' | 'reservation' | 'cancellation' | 'live'
export type Charts = { [Name in FileName]: Awaited<ReturnType<(typeof files)[Name]>> }

const loaded: Partial<Charts> = {}

/** Undefined until it is loaded. */
export const loadedChart = <Name extends FileName>(name: Name): Charts[Name] | undefined => loaded[name]

export async function loadChart<Name extends FileName>(name: Name): Promise<Charts[Name]> {
  const chart = (await files[name]()) as Charts[Name]
  loaded[name] = chart
  return chart
}

/** Registers charts that are loaded already: flows that need them begin at once. */
export const provideCharts = (charts: Partial<Charts>) => void Object.assign(loaded, charts)

/**
 * Loads charts before they are needed, all of them without a list: what needs them begins at once from then on, instead of at `starting`.
 * Rejects where a file does not come.
 */
export async function loadCharts(names: readonly ChartName[] = Object.keys(files) as ChartName[]): Promise<void> {
  await Promise.all(names.map(loadChart))
}
