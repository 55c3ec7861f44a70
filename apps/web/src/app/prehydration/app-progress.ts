/** What the server wrote for this script: see PageState in ../state.tsx. */
const state = JSON.parse(document.getElementById('state')?.getAttribute('value') ?? '{}') as {
  readonly later: readonly string[]
  readonly temporal: readonly string[]
  readonly opens: Readonly<Record<string, readonly string[]>>
  readonly hydrate: string
}
export const { later, opens, hydrate } = state
/** Files of what this browser does not have and the app needs. */
export const polyfills = 'Temporal' in globalThis ? [] : state.temporal

/** For so long after its start the app may still be taking over the page, which holds up what a press would show. */
const TAKEOVER_MS = 5000
const SLOW_MBIT_PER_S = 2
/** Chromium says 1.6 Mbit/s and 100 to 125 ms of a line that it has not measured yet. */
const SLOW_RTT_MS = 150

/** When the app marked its start, which may be earlier. */
const startedAt = (): number | undefined => performance.getEntriesByName('app-started')[0]?.startTime

export const isStarted = (): boolean => startedAt() !== undefined
export const isHydrated = (): boolean => performance.getEntriesByName('app-hydrated').length > 0
export const isTakingOver = (): boolean => performance.now() - (startedAt() ?? Number.NEGATIVE_INFINITY) < TAKEOVER_MS

/** What the browser knows of the connection, where it says. */
export const { connection } = navigator as {
  readonly connection?: {
    readonly saveData?: boolean
    readonly effectiveType?: string
    readonly downlink?: number
    readonly rtt?: number
  }
}

function isLineSlow(): boolean {
  const { downlink = Number.POSITIVE_INFINITY, rtt = 0 } = connection ?? {}
  return downlink < SLOW_MBIT_PER_S && rtt >= SLOW_RTT_MS
}

/**
 * Another page is there sooner from the server than from an app that is still busy with this one; on a slow line also than from an
 * app that has to fetch code and data for it.
 */
export const isDocumentSooner = (): boolean => !isHydrated() || isLineSlow()
