import type { I18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { Suspense, use, useSyncExternalStore } from 'react'
import { Router, useLocation } from 'wouter'
import { LAYOUTS } from './layouts/layouts.tsx'
import { OfflineBanner } from './layouts/offline-banner.tsx'
import { WaitsForNetwork } from './layouts/waits-for-network.tsx'
import { aroundNavigation } from './navigation/around.ts'
import { arriveAt } from './navigation/arrive.ts'
import { useArrival } from './navigation/use-arrival.ts'
import { useReadAhead } from './navigation/use-read-ahead.ts'
import { NotFound } from './pages/failures/not-found.tsx'
import { PageBoundary } from './pages/failures/page-boundary.tsx'
import { PagePending } from './pages/failures/page-pending.tsx'
import { ServerError } from './pages/failures/server-error.tsx'
import { forgottenTimes, onForgotten } from './parts/forget-typed.ts'
import { ToastRegion } from './parts/toast-region.tsx'
import { loadedPage, type MatchedPage, matchPage, mayLoadAgain } from './routes.ts'
import { SdkProvider } from './sdk/sdk-provider.tsx'
import { type SitePorts, SiteProvider } from './site.tsx'
import type { Failed, PageState } from './state.tsx'

interface AppProps {
  readonly state: PageState
  readonly i18n: I18n
  readonly cache: QueryClient
  readonly ports: SitePorts
  /** On the server only: the address that is asked for. */
  readonly asked?: { readonly path: string; readonly search: string }
}

export function App({ state, i18n, cache, ports, asked }: AppProps) {
  return (
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={cache}>
        <SiteProvider state={state} ports={ports}>
          <SdkProvider stored={state.session === 'stored'}>
            <Router
              base={`/${state.language}`}
              aroundNav={aroundNavigation}
              {...(asked && { ssrPath: asked.path, ssrSearch: asked.search })}
            >
              <OfflineBanner />
              <Screen failure={state.failure} failedPath={state.path} />
              <ToastRegion />
            </Router>
          </SdkProvider>
        </SiteProvider>
      </QueryClientProvider>
    </I18nProvider>
  )
}

function Screen({ failure, failedPath }: { readonly failure: Failed | null; readonly failedPath: string }) {
  const [path] = useLocation()
  const match = matchPage(path)
  useArrival(path)
  useReadAhead()
  // Fields keep what is typed by themselves: a page of somebody who left is drawn anew, but not the one at which another signs in.
  const owner = useSyncExternalStore(onForgotten, forgottenTimes, () => 0)
  const failedHere = failure !== null && failedPath === path
  const Layout = LAYOUTS[match === null || failedHere ? 'Normal' : match.route.layout]
  return (
    <Layout key={match?.route.name === 'auth' ? 'sign-in' : owner}>
      <WaitsForNetwork />
      <PageBoundary key={path} onRetry={() => match !== null && mayLoadAgain(match.route)}>
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

function Page({ match }: { readonly match: MatchedPage }) {
  const { default: Content } = loadedPage(match.route) ?? use(arriveAt(match.route))
  return <Content params={match.params} />
}
