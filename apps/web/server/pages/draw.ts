import { PassThrough } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { AssetManifest } from '../../src/app/assets.ts'
import type { Moved, Rendered, RenderRequest } from '../../src/app/entry-server.tsx'
import type { Currency, Language } from '../../src/locale/languages.ts'
import { DEFAULT_CURRENCY } from '../../src/locale/languages.ts'
import type { Theme } from '../../src/site/site.tsx'
import { fetchWithBusyState } from '../api-data/fetch-with-busy-state.ts'
import type { LegalTexts } from '../api-data/legal-texts.ts'
import type { Backend } from '../backend.ts'
import type { WebConfig } from '../config.ts'
import { createPageQueue } from './page-queue.ts'

export interface DrawServices {
  readonly config: Pick<WebConfig, 'contactEmail' | 'mapStyleUrl'>
  readonly backend: Pick<Backend, 'apiUrl' | 'fetch'>
  readonly manifest: AssetManifest
  readonly render: (request: RenderRequest) => Promise<Rendered | Moved | null>
  readonly themeOf: (language: Language) => Promise<Theme>
  readonly legalOf: (language: Language) => Promise<LegalTexts>
  /** Awaited before a page is read, and before it is drawn. */
  readonly beforeEach?: () => Promise<void>
  /** Starts the time that all reads of one page may take together. */
  readonly startDeadline?: () => AbortSignal
}

/** All that a page depends on. */
export interface PageRequest {
  readonly url: URL
  readonly language: Language
  /** Null where the browser has not chosen one. */
  readonly currency: Currency | null
  readonly session: RenderRequest['session']
  report(error: unknown): void
}

export interface DrawnPage {
  readonly status: Rendered['status']
  /** The text of its style element. */
  readonly style: string
  readonly html: Buffer
  /** Whether nothing failed on the way: no part of it says so. */
  readonly isWhole: boolean
  /** Seconds after which the API may answer what it refused now. */
  readonly retryAfter: number | null
}

/** No page, not even the error page, could be drawn. */
export interface NotDrawn {
  readonly status: 'failed'
  readonly retryAfter: number | null
}

/** Read or drawn together: pages that wait for an API hold up no others, and their reads do not flood it. */
const OPEN_AT_ONCE = 32
/** Rendering uses the processor: more pages at once only block the event loop longer. */
const DRAWN_AT_ONCE = 4

/** Draws pages, a few at once. Null when too many wait for their turn. Never rejects. */
export function createDraw(services: DrawServices) {
  const { config, backend, manifest, render, themeOf, legalOf, beforeEach, startDeadline } = services
  const openPages = createPageQueue({ atOnce: OPEN_AT_ONCE, ...(beforeEach && { beforeEach }) })
  const drawnPages = createPageQueue({ atOnce: DRAWN_AT_ONCE, ...(beforeEach && { beforeEach }) })

  return async ({ currency, report, ...page }: PageRequest): Promise<DrawnPage | Moved | NotDrawn | null> => {
    const api = fetchWithBusyState(backend.fetch, startDeadline)
    let isWhole = true
    const reportFailure = (error: unknown): void => {
      isWhole = false
      report(error)
    }
    try {
      return await openPages.run(async () => {
        const [theme, legal] = await Promise.all([themeOf(page.language), legalOf(page.language)])
        const rendered = await render({
          ...page,
          currency: currency ?? theme.defaultCurrency ?? DEFAULT_CURRENCY,
          hasChosenCurrency: currency !== null,
          theme,
          contactEmail: config.contactEmail,
          mapStyleUrl: config.mapStyleUrl,
          legal,
          now: Temporal.Now.instant().toString({ smallestUnit: 'millisecond' }),
          apiUrl: backend.apiUrl,
          fetch: api.fetch,
          manifest,
          isBusy: () => api.retryAfter() !== null,
          enqueue: drawnPages.run,
          report: reportFailure,
        })
        if (rendered === null || rendered.status === 301) return rendered
        const { status, style = '', pipe } = rendered
        const stream = new PassThrough()
        pipe(stream)
        const html = await buffer(stream)
        const isRead = !api.hasFailed() && legal.isUnread !== true
        return { status, style, html, isWhole: isWhole && isRead, retryAfter: api.retryAfter() }
      })
    } catch (error) {
      report(error)
      return { status: 'failed', retryAfter: api.retryAfter() }
    }
  }
}
