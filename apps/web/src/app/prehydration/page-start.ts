import type { PageState } from '../state.tsx'

/** What the server wrote for this script. */
const state = JSON.parse(document.getElementById('state')?.getAttribute('value') ?? '{}') as Pick<
  PageState,
  'app' | 'temporal' | 'opens' | 'start'
>
export const { app, opens, start } = state
/** Files of what this browser does not have and the app needs. */
export const polyfills = 'Temporal' in globalThis ? [] : state.temporal

let hasHydrated = false
addEventListener('app-hydrated', () => {
  hasHydrated = true
})

/** Whether React has taken the page over: from then on the app handles its presses. */
export const isHydrated = (): boolean => hasHydrated

/** What the browser knows of the connection, where it says. */
export const { connection } = navigator as {
  readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string }
}
