import { type DehydratedState, dehydrate, type QueryClient } from '@tanstack/react-query'
import { createClient } from '@yoyaku/core/client'
import type { Fetch } from '@yoyaku/core/types'
import type { ReactNode } from 'react'
import { preinit, preloadModule } from 'react-dom'
import { type PipeableStream, renderToPipeableStream } from 'react-dom/server'
import { isMissing } from '../data/is-missing.ts'
import { prefetchPage } from '../data/prefetch.ts'
import { createQueryClient } from '../data/query-client.ts'
import { catalogueSource, createI18n } from '../locale/i18n.ts'
import type { Currency, Language } from '../locale/languages.ts'
import { localizePath, splitPath } from '../locale/paths.ts'
import { type MatchedPage, matchPage, pageSource } from '../routes.ts'
import type { Legal, Theme } from '../site/site.tsx'
import { brandCss } from '../theme/brand.ts'
import { App } from './app.tsx'
import { type AssetManifest, assetsOf } from './assets.ts'
import { businessLines } from './business-lines.ts'
import { Document } from './document.tsx'
import { loadPage, setPageLoaders } from './load-page.ts'
import { PAGE_LOADERS } from './page-loaders.ts'
import { type Failed, type PageState, serializeState } from './state.tsx'

setPageLoaders(PAGE_LOADERS)

export interface RenderRequest {
  readonly url: URL
  readonly language: Language
  readonly currency: Currency
  readonly hasChosenCurrency: boolean
  readonly theme: Theme
  readonly contactEmail: string
  readonly mapStyleUrl: string | null
  readonly legal: { readonly texts: Legal['texts']; readonly business: string | null; readonly isUnread?: true }
  readonly session: 'none' | 'stored'
  readonly now: string
  readonly apiUrl: string
  readonly fetch: (request: Request) => Promise<Response>
  readonly manifest: AssetManifest
  /** Whether the API refused as busy, or timed out. */
  isBusy(): boolean
  /** Draws when the processor has room; null when it has none. */
  enqueue<Page>(draw: () => Promise<Page>): Promise<Page | null>
  report(error: unknown): void
}

/** The page has another address, with its language in front. */
export interface Moved {
  readonly status: 301
  readonly path: string
}

export interface Rendered {
  readonly status: 200 | Failed
  /** The text of its style element, where it has one. */
  readonly style?: string
  readonly pipe: (destination: Parameters<PipeableStream['pipe']>[0]) => void
}

const LATE_MS = 8000

const everythingFailed = (cache: QueryClient): boolean => {
  const queries = cache.getQueryCache().getAll()
  return queries.length > 0 && queries.every((query) => query.state.status === 'error')
}

const fetchOf =
  ({ fetch }: Pick<RenderRequest, 'fetch'>): Fetch =>
  (url, init) =>
    fetch(new Request(url, init))

/** Fills the cache for the page, and returns the outcome. */
async function prepare(
  request: RenderRequest,
  match: MatchedPage | null,
  cache: QueryClient,
): Promise<404 | 500 | Moved | null> {
  if (match === null) return 404
  const { url, language, currency, now, apiUrl } = request
  const { queries } = createClient({ baseUrl: apiUrl, locale: language, currency, fetch: fetchOf(request) })
  try {
    const canonicalPath = await prefetchPage(await loadPage(match.route), match, cache, {
      search: url.searchParams,
      language,
      currency,
      now,
      queries,
    })
    if (everythingFailed(cache)) return 500
    const isMoved = canonicalPath !== null && canonicalPath !== splitPath(url.pathname).rest
    return isMoved ? { status: 301, path: localizePath(language, canonicalPath) } : null
  } catch (error) {
    if (isMissing(error)) return 404
    request.report(error)
    return 500
  }
}

/** What fails only now is 503. */
const statusOf = ({ isBusy }: RenderRequest, failure: 404 | 500 | null): Failed | null =>
  failure === 500 && isBusy() ? 503 : failure

interface WithAssetsProps {
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
  readonly children: ReactNode
}

/** A page is read before it is operated: styles and pictures first. */
const AFTER_WHAT_IS_READ = { as: 'script', fetchPriority: 'low' } as const

function WithAssets({ scripts, styles, children }: WithAssetsProps) {
  for (const href of styles) preinit(href, { as: 'style', precedence: 'page' })
  for (const href of scripts) preloadModule(href, AFTER_WHAT_IS_READ)
  return children
}

const ENTRY = 'src/app/entry-browser.tsx'
const PREHYDRATION_ENTRY = 'src/app/entry-prehydration.ts'
const TEMPORAL = 'src/app/temporal.ts'
/** What the buttons in header and footer open. */
const OPENED_FIRST = ['src/layouts/header/preferences-sheet.tsx', 'src/features/message/message-dialog.tsx']

/** The files that the sources need beyond those already loaded. */
function filesOf(manifest: AssetManifest, sources: readonly string[], loadedFiles: readonly string[]): string[] {
  const { scripts, styles } = assetsOf(manifest, sources)
  return [...scripts, ...styles].filter((file) => !loadedFiles.includes(file))
}

/**
 * Resolves once the page can be sent; to null when the queue is full. A failure while rendering gives the error page; a second one
 * rejects. What the page has read is released on every way out.
 */
export async function render(request: RenderRequest): Promise<Rendered | Moved | null> {
  const match = matchPage(splitPath(request.url.pathname).rest)
  const cache = createQueryClient('server')
  let rendered: Rendered | null = null
  try {
    const outcome = await prepare(request, match, cache)
    if (typeof outcome === 'object' && outcome !== null) return outcome
    const failure = statusOf(request, outcome)
    const dehydrated = failure === null ? dehydrate(cache) : NOTHING
    rendered = await request.enqueue(async () => {
      try {
        return await draw(request, match, cache, failure, dehydrated)
      } catch (error) {
        if (failure === 500 || failure === 503) throw error
        request.report(error)
        return draw(request, null, cache, statusOf(request, 500), NOTHING)
      }
    })
    return rendered
  } finally {
    // A page that is sent releases it when its last part is drawn, or when its reader is gone.
    if (rendered === null) cache.clear()
  }
}

const NOTHING: DehydratedState = { queries: [], mutations: [] }

async function draw(
  request: RenderRequest,
  match: MatchedPage | null,
  cache: QueryClient,
  failure: Failed | null,
  queries: DehydratedState,
): Promise<Rendered> {
  const { url, language, currency, hasChosenCurrency, theme, legal, session, now, manifest } = request
  const { contactEmail, mapStyleUrl } = request
  const path = splitPath(url.pathname).rest
  const { route } = match ?? {}
  const sources = [ENTRY, catalogueSource(language), ...(match === null ? [] : [pageSource(match.route)])]
  const { scripts, styles } = assetsOf(manifest, sources)
  const isRead = route !== undefined && route.start !== 'eager' && session === 'none' && failure === null
  const state: PageState = {
    language,
    currency,
    hasChosenCurrency,
    origin: url.origin,
    path,
    now,
    theme,
    contactEmail,
    mapStyleUrl,
    legal: {
      texts: legal.texts,
      businessLines: businessLines(legal.business),
      ...(legal.isUnread && { isUnread: legal.isUnread }),
    },
    session,
    failure,
    queries,
    app: scripts,
    temporal: filesOf(manifest, [TEMPORAL], scripts),
    opens: filesOf(manifest, [...OPENED_FIRST, ...(route?.opens ?? [])], [...scripts, ...styles]),
    start: isRead ? 'idle' : 'eager',
  }
  const i18n = await createI18n(language)
  const style = brandCss(theme)
  return new Promise((resolve, reject) => {
    const stream = renderToPipeableStream(
      <WithAssets scripts={isRead ? [] : scripts} styles={styles}>
        <Document state={state} json={serializeState(state)} brand={style}>
          <App
            state={state}
            i18n={i18n}
            cache={cache}
            ports={{ baseUrl: request.apiUrl, fetch: fetchOf(request) }}
            ssrAddress={{ path: url.pathname, search: url.search }}
          />
        </Document>
      </WithAssets>,
      {
        // All data is there already: a long page must not arrive as a skeleton that only a script fills.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        bootstrapModules: filesOf(manifest, [PREHYDRATION_ENTRY], []),
        onShellReady: () =>
          resolve({ status: failure ?? 200, style, pipe: (destination) => void stream.pipe(destination) }),
        onShellError: (error) => {
          clearTimeout(late)
          reject(error)
        },
        onError: request.report,
        onAllReady: () => {
          clearTimeout(late)
          cache.clear()
        },
      },
    )
    const late = setTimeout(() => stream.abort(), LATE_MS)
  })
}
