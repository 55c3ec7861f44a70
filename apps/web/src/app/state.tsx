import type { DehydratedState } from '@tanstack/react-query'
import type { PageRoute } from '../routes.ts'
import type { SiteSettings } from '../site/site.tsx'

/** Why a page could not be shown, as its status. */
export type Failed = 404 | 500 | 503

/** What the server knew when it wrote the page; travels in the page as JSON, in an attribute. */
export interface PageState extends SiteSettings {
  /** Path and query the page was written for. */
  readonly path: string
  /** Whether the browser sent a token. The server never checks whether it is still valid. */
  readonly session: 'none' | 'stored'
  /** Set when the page could not be shown: 404, 500, or 503 where it may be shown in a moment. */
  readonly failure: Failed | null
  readonly queries: DehydratedState
  /** Scripts of the app and of this page, the entry first. */
  readonly app: readonly string[]
  /** The polyfill of Temporal, for a browser without it. */
  readonly temporal: readonly string[]
  /** Scripts and styles of what is usually opened first, such as the choice of a language: fetched once the app has started. */
  readonly opens: readonly string[]
  /** `eager`: with the page. `idle`: once the page has loaded. */
  readonly start: NonNullable<PageRoute['start']>
}

const ELEMENT_ID = 'state'

export const serializeState = (state: PageState): string => JSON.stringify(state)

/**
 * The state in an attribute. When something else has changed the document before hydration, React creates every element anew, and
 * the page's policy (Trusted Types) forbids it to create a script element.
 */
export const StateData = ({ json }: { readonly json: string }) => <data id={ELEMENT_ID} value={json} hidden />

export function readState(): { readonly state: PageState; readonly json: string } {
  const json = document.getElementById(ELEMENT_ID)?.getAttribute('value') ?? ''
  return { state: JSON.parse(json) as PageState, json }
}
