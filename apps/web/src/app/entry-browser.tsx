import { hydrate as restoreQueries } from '@tanstack/react-query'
import { type ErrorInfo, type ReactNode, startTransition, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { withClientTimestamps } from '../data/client-timestamps.ts'
import { createQueryClient } from '../data/query-client.ts'
import { createI18n } from '../locale/i18n.ts'
import { splitPath } from '../locale/paths.ts'
import { rememberCurrency } from '../locale/remember-currency.ts'
import { takeState } from '../navigation/history/carried-state.ts'
import { dropOverlayEntries } from '../navigation/history/overlay-history.ts'
import { keepScrollPlaces } from '../navigation/history/scroll-place.ts'
import { appStarted, mayReload } from '../navigation/recovery/reload-once.ts'
import { matchPage, type PageRoute } from '../routes.ts'
import { clockSkewMs } from '../site/clock-skew.ts'
import type { SitePorts } from '../site/site.tsx'
import { App } from './app.tsx'
import { followTranslatedTexts } from './browser-translation.ts'
import { Document, readDocument } from './document.tsx'
import { DocumentBoundary } from './document-boundary.tsx'
import { keepFocus } from './keep-focus.ts'
import { allowRetry, loadedPage, loadPage, setPageLoaders } from './load-page.ts'
import { loadTemporal } from './load-temporal.ts'
import { PAGE_LOADERS } from './page-loaders.ts'
import { captureInput } from './restore-input.ts'
import { readState } from './state.tsx'

setPageLoaders(PAGE_LOADERS)

async function start(): Promise<void> {
  takeState()
  const { state, json } = readState()
  const match = matchPage(splitPath(location.pathname).rest)
  if (match !== null) allowRetry(match.route)
  const code = match === null ? Promise.resolve() : loadCodeShown(match.route)
  const [i18n] = await Promise.all([createI18n(state.language), code.catch(orGiveUp), loadTemporal()])
  const cache = createQueryClient('browser')
  const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  restoreQueries(cache, withClientTimestamps(state.queries, arrival, performance.timeOrigin))
  const ports: SitePorts = {
    baseUrl: location.origin,
    clockSkewMs: clockSkewMs(state.now, arrival, performance.timeOrigin),
    rememberCurrency,
  }
  followTranslatedTexts()
  const giveTypedBack = captureInput()
  keepFocus()
  // A transition hydrates in slices, and handles a tap in between at once.
  startTransition(() => {
    hydrateRoot(
      document,
      <Hydrated>
        <DocumentBoundary language={state.language} i18n={i18n}>
          <Document state={state} json={json} {...readDocument()}>
            <App state={state} i18n={i18n} cache={cache} ports={ports} />
          </Document>
        </DocumentBoundary>
      </Hydrated>,
      {
        onRecoverableError(error, info) {
          reportRedrawn(error, info)
          giveTypedBack()
        },
      },
    )
  })
  // A page without its code was reloaded in vain: it does not count as started, so that it is not reloaded again.
  if (match === null || loadedPage(match.route) !== undefined) appStarted()
  dropOverlayEntries()
  keepScrollPlaces()
  // For entry-prehydration.ts: from now on the app handles the events of the page.
  performance.mark('app-started')
  dispatchEvent(new Event('app-started'))
}

/** The code of a page, and of the parts that this address shows at once. A part that fails says so itself, in its place. */
async function loadCodeShown(route: PageRoute): Promise<void> {
  const { preload } = await loadPage(route)
  await preload?.(new URLSearchParams(location.search)).catch(() => undefined)
}

/** Marks when the document is hydrated or rendered anew. */
function Hydrated({ children }: { readonly children: ReactNode }) {
  useEffect(() => void performance.mark('app-hydrated'), [])
  return children
}

/** Something else changed the document before hydration (a translation, an extension), or the server drew another one. */
function reportRedrawn(error: unknown, { componentStack }: ErrorInfo): void {
  console.error('React drew the document anew:', error, componentStack ?? '')
}

/** Something that the page needs could not be loaded: the next press, or the returning network, tries again. */
const RETRY_EVENTS = ['pointerdown', 'keydown', 'online'] as const

let failures = 0
let gaveUp = false

/** The page's code cannot be loaded, even after a reload: the app starts without it, and says so with ways on. */
function orGiveUp(error: unknown): void {
  if (!gaveUp) throw error
}

/** A press on a link follows it: the app would only hold it up, and a reload would take it back. */
const isOnLink = (event?: Event): boolean =>
  event?.type === 'pointerdown' && event.target instanceof Element && event.target.closest('a[href]') !== null

function begin(event?: Event): void {
  if (isOnLink(event)) return
  for (const sign of RETRY_EVENTS) removeEventListener(sign, begin)
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
    for (const sign of RETRY_EVENTS) addEventListener(sign, begin)
  })
}

begin()
