import { hydrate as restoreQueries } from '@tanstack/react-query'
import { type ErrorInfo, type ReactNode, startTransition, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { withClientTimestamps } from '../data/client-timestamps.ts'
import { createQueryClient } from '../data/query-client.ts'
import { createI18n } from '../locale/i18n.ts'
import { splitPath } from '../locale/paths.ts'
import { rememberCurrency, rememberLanguage } from '../locale/remember-choice.ts'
import { takeState } from '../navigation/history/carried-state.ts'
import { dropOverlayEntries } from '../navigation/history/overlay-history.ts'
import { keepScrollPlaces } from '../navigation/history/scroll-place.ts'
import { codeLoaded } from '../navigation/recovery/load-code.ts'
import { matchPage } from '../routes.ts'
import { clockSkewMs } from '../site/clock-skew.ts'
import type { SitePorts } from '../site/site.tsx'
import { App } from './app.tsx'
import { followTranslatedTexts } from './browser-translation.ts'
import { Document, readBrand } from './document.tsx'
import { DocumentBoundary } from './document-boundary.tsx'
import { keepFocus } from './keep-focus.ts'
import { allowRetry, loadedPage, loadPage, setPageLoaders } from './load-page.ts'
import { loadTemporal } from './load-temporal.ts'
import { PAGE_LOADERS } from './page-loaders.ts'
import { captureInput } from './restore-input.ts'
import { readState } from './state.tsx'

setPageLoaders(PAGE_LOADERS)

interface StartOptions {
  /** Starts also where the code of the page cannot be loaded, which the app then says in its place. */
  readonly withoutPage: boolean
}

/** Takes over the page. Rejects where its code cannot be loaded: the page stays as the server drew it, and may be started again. */
export async function start({ withoutPage }: StartOptions): Promise<void> {
  takeState()
  const { state, json } = readState()
  const match = matchPage(splitPath(location.pathname).rest)
  if (match !== null) allowRetry(match.route)
  const code = match !== null && loadPage(match.route)
  const [i18n] = await Promise.all([
    createI18n(state.language),
    withoutPage ? Promise.allSettled([code]) : code,
    loadTemporal(),
  ])
  const cache = createQueryClient('browser')
  const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  restoreQueries(cache, withClientTimestamps(state.queries, arrival, performance.timeOrigin))
  rememberLanguage(state.language)
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
          <Document state={state} json={json} brand={readBrand()}>
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
  if (match === null || loadedPage(match.route) !== undefined) codeLoaded()
  dropOverlayEntries()
  keepScrollPlaces()
}

/** Tells entry-prehydration.ts when the document is hydrated or rendered anew: from then on the app handles its events. */
function Hydrated({ children }: { readonly children: ReactNode }) {
  useEffect(() => {
    performance.mark('app-hydrated')
    dispatchEvent(new Event('app-hydrated'))
  }, [])
  return children
}

/** Something else changed the document before hydration (a translation, an extension), or the server drew another one. */
function reportRedrawn(error: unknown, { componentStack }: ErrorInfo): void {
  console.error('React drew the document anew:', error, componentStack ?? '')
}
