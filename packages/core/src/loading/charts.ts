import { checked } from '../shared/checked.ts'

/** What a page may load ahead by its name: a chart, or the live connection with its notifications. */
export type ChartName = 'session' | 'signIn' | 'reservation' | 'cancellation' | 'live'
/** Whatever is loaded on use. */
export type PartName = ChartName | 'reservationRequests'

const files = {
  session: () => import('../session/session.start.ts'),
  signIn: () => import('../sign-in/sign-in.open.ts'),
  reservation: () => import('../reservation/reservation.open.ts'),
  reservationRequests: () => import('../reservation/reservation.requests.ts'),
  cancellation: () => import('../cancellation/cancellation.flow.ts'),
  live: () => import('../live.ts'),
} satisfies Record<PartName, () => Promise<unknown>>

export type Parts = { [Name in PartName]: Awaited<ReturnType<(typeof files)[Name]>> }

const loaded: Partial<Parts> = {}

/** Undefined until it is loaded. */
export const loadedPart = <Name extends PartName>(name: Name): Parts[Name] | undefined => loaded[name]

export async function loadPart<Name extends PartName>(name: Name): Promise<Parts[Name]> {
  const part = (await files[name]()) as Parts[Name]
  loaded[name] = part
  return part
}

/** Registers charts that are loaded already: flows that need them begin at once. */
export const provideCharts = (charts: Partial<Parts>) => void Object.assign(loaded, charts)

/**
 * Loads charts before they are needed: what needs them begins at once from then on, instead of at `starting`. Without a list it loads all of
 * them, and the requests of a reservation, which otherwise come once a time is chosen.
 * Rejects where a file does not come.
 */
export async function loadCharts(names?: readonly ChartName[]): Promise<void> {
  const wanted: readonly PartName[] = names ?? (Object.keys(files) as PartName[])
  for (const name of wanted) checked('chart', name, (it) => Object.hasOwn(files, String(it)), 'as in ChartName')
  await Promise.all(wanted.map(loadPart))
}
