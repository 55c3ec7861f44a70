import type { I18n } from '@lingui/core'
import { hydrate as restoreQueries } from '@tanstack/react-query'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { askedAt } from './asked-at.ts'
import { createCache } from './cache.ts'
import { clockAheadMs } from './clock-ahead.ts'
import { BRAND_ID, Document } from './document.tsx'
import { i18nOfPage } from './locale/i18n.ts'
import { splitPath } from './locale/paths.ts'
import { rememberCurrency } from './locale/remember.ts'
import { takeState } from './navigation/carried-state.ts'
import { dropEntries } from './navigation/over-page.ts'
import { appStarted, mayReload } from './reload-once.ts'
import { loadedPage, loadPage, matchPage, mayLoadAgain } from './routes.ts'
import type { SitePorts } from './site.tsx'
import { readState } from './state.tsx'

let readI18n: (() => Promise<I18n>) | null = null

async function start(): Promise<void> {
  if (!('Temporal' in globalThis)) await import('temporal-polyfill/global')
  takeState()
  const { state, json } = readState()
  const match = matchPage(splitPath(location.pathname).rest)
  readI18n ??= i18nOfPage(state.language)
  if (match !== null) mayLoadAgain(match.route)
  const code = match === null ? Promise.resolve() : loadPage(match.route)
  const [i18n] = await Promise.all([readI18n(), code.catch(orGiveUp)])
  const cache = createCache('browser')
  const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  restoreQueries(cache, askedAt(state.queries, arrival, performance.timeOrigin))
  const ports: SitePorts = {
    baseUrl: location.origin,
    clockAheadMs: clockAheadMs(state.now, arrival, performance.timeOrigin),
    rememberCurrency,
  }
  // As a transition it is done in slices, and a tap in between is heard at once.
  startTransition(() => {
    hydrateRoot(
      document,
      <Document state={state} json={json} brand={document.getElementById(BRAND_ID)?.textContent ?? ''}>
        <App state={state} i18n={i18n} cache={cache} ports={ports} />
      </Document>,
    )
  })
  // A page without its code has been loaded anew in vain: not again.
  if (match === null || loadedPage(match.route) !== undefined) appStarted()
  dropEntries()
  // For entry-quiet.ts: from now on the app hears what is done on the page.
  dispatchEvent(new Event('app-started'))
}

/** What the page needs did not come, as on a train: the next press, or the network, tries again. */
const AGAIN = ['pointerdown', 'keydown', 'online'] as const

let failures = 0
let gaveUp = false

/** The page's own code does not come, not even to a new page: the app starts without, and says so with ways on. */
function orGiveUp(error: unknown): void {
  if (!gaveUp) throw error
}

function begin(): void {
  for (const sign of AGAIN) removeEventListener(sign, begin)
  const { onLine } = navigator
  start().catch((error: unknown) => {
    reportError(error)
    failures += 1
    if (failures > 1 && onLine) {
      if (mayReload()) return location.reload()
      if (!gaveUp) {
        gaveUp = true
        return begin()
      }
    }
    for (const sign of AGAIN) addEventListener(sign, begin)
  })
}

begin()
