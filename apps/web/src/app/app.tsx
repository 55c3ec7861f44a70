import type { I18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { StrictMode, Suspense, use, useState, useSyncExternalStore } from 'react'
import { Router, useLocation } from 'wouter'
import { draftGeneration, onDraftsCleared } from '../components/form/form-drafts.ts'
import { ComponentBoundary } from '../components/loading/component-boundary.tsx'
import { ToastRegion } from '../components/toast/toast-region.tsx'
import { LAYOUTS } from '../layouts/layouts.tsx'
import { OfflineBanner } from '../layouts/offline/offline-banner.tsx'
import { OfflineNotice } from '../layouts/offline/offline-notice.tsx'
import { handleNavigation } from '../navigation/navigate.ts'
import { useRouteFocus } from '../navigation/use-route-focus.ts'
import { NotFound } from '../pages/failures/not-found.tsx'
import { PageBoundary } from '../pages/failures/page-boundary.tsx'
import { PagePending } from '../pages/failures/page-pending.tsx'
import { ServerError } from '../pages/failures/server-error.tsx'
import { type MatchedPage, matchPage } from '../routes.ts'
import { SdkProvider } from '../sdk/sdk-provider.tsx'
import { type SitePorts, SiteProvider } from '../site/site.tsx'
import { allowRetry, loadedPage, loadPageOrReload } from './load-page.ts'
import type { Failed, PageState } from './state.tsx'
import { useLinkPrefetch } from './use-link-prefetch.ts'

interface AppProps {
  readonly state: PageState
  readonly i18n: I18n
  readonly cache: QueryClient
  readonly ports: SitePorts
  /** On the server only: the address of the request. */
  readonly ssrAddress?: { readonly path: string; readonly search: string }
}

export function App({ state, i18n, cache, ports, ssrAddress }: AppProps) {
  return (
    <StrictMode>
      <I18nProvider i18n={i18n}>
        <QueryClientProvider client={cache}>
          <SiteProvider settings={state} ports={ports}>
            <SdkProvider stored={state.session === 'stored'}>
              <Router
                base={`/${state.language}`}
                aroundNav={handleNavigation}
                {...(ssrAddress && { ssrPath: ssrAddress.path, ssrSearch: ssrAddress.search })}
              >
                <ComponentBoundary>
                  <OfflineBanner />
                </ComponentBoundary>
                <Screen failure={state.failure} failedPath={state.path} />
                <ComponentBoundary>
                  <ToastRegion />
                </ComponentBoundary>
              </Router>
            </SdkProvider>
          </SiteProvider>
        </QueryClientProvider>
      </I18nProvider>
    </StrictMode>
  )
}

function Screen({ failure, failedPath }: { readonly failure: Failed | null; readonly failedPath: string }) {
  const [path] = useLocation()
  const match = matchPage(path)
  useRouteFocus(path)
  useLinkPrefetch()
  // Inputs are uncontrolled, so the page is remounted after a sign-out, but not the page of the sign-in itself.
  const owner = useSyncExternalStore(onDraftsCleared, draftGeneration, () => 0)
  const failedHere = failure !== null && failedPath === path
  const Layout = LAYOUTS[match === null || failedHere ? 'Normal' : match.route.layout]
  return (
    <Layout key={match?.route.name === 'auth' ? 'sign-in' : owner}>
      <OfflineNotice />
      <PageBoundary key={path} onRetry={() => match !== null && allowRetry(match.route)}>
        {failedHere && failure !== 404 ? (
          <ServerError busy={failure === 503} />
        ) : match === null || failedHere ? (
          <NotFound />
        ) : (
          <Suspense fallback={<PagePending />}>
            <Page match={match} />
          </Suspense>
        )}
      </PageBoundary>
    </Layout>
  )
}

interface PageOfProps {
  readonly match: MatchedPage
}

/** Code that is there is shown at once: the server draws no fallback. Decided once, so that the page is not mounted again. */
function Page({ match }: PageOfProps) {
  const [loaded] = useState(() => loadedPage(match.route))
  if (loaded === undefined) return <ComingPage match={match} />
  return <loaded.default params={match.params} />
}

function ComingPage({ match }: PageOfProps) {
  const { default: Content } = use(loadPageOrReload(match.route))
  return <Content params={match.params} />
}
