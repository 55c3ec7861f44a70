import type { PublicQueries, QueryOptions } from '@yoyaku/core/types'
import type { ComponentType } from 'react'
import type { Currency, Language } from './locale/languages.ts'

export interface PageProps {
  readonly params: Readonly<Record<string, string>>
}

/** What a page is given to fetch its data before it is shown: on the server, and on the way to it in the browser. */
export interface PrefetchContext {
  readonly params: Readonly<Record<string, string>>
  readonly search: URLSearchParams
  readonly language: Language
  readonly currency: Currency
  readonly now: string
  readonly queries: PublicQueries
  /** Without this the page cannot be shown: a 404 becomes the 404 page, anything else the error page. */
  need<Data>(read: QueryOptions<Data>): Promise<Data>
  /** An optional query: when it fails, its part of the page says so. */
  want<Data>(read: QueryOptions<Data>): Promise<Data | undefined>
}

export type Prefetch = (context: PrefetchContext) => Promise<unknown>

/** The one address of what is shown, where others lead to it, too: the server redirects these. Reads what `prefetch` has read. */
export type CanonicalPath = (context: Pick<PrefetchContext, 'params' | 'queries' | 'need'>) => Promise<string>

export interface PageModule {
  readonly default: ComponentType<PageProps>
  readonly prefetch?: Prefetch
  readonly canonicalPath?: CanonicalPath
}
