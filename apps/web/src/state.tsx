import type { DehydratedState } from '@tanstack/react-query'
import type { Currency, Language } from './locale/languages.ts'
import type { BrandColours } from './theme/brand.ts'

export interface Theme extends BrandColours {
  readonly bannerUrl: string | null
  readonly logoUrl: string | null
  readonly title: string
}

/** Why a page could not be shown, as its status says it. */
export type Failed = 404 | 500 | 503

/** What the server knew when it wrote the page; travels in the page as JSON. */
export interface PageState {
  readonly language: Language
  readonly currency: Currency
  readonly origin: string
  /** Path and query the page was written for. */
  readonly path: string
  readonly now: string
  readonly theme: Theme
  /** Where people reach whoever runs the site. */
  readonly contactEmail: string
  /** Whether the browser sent a token. The server never asks whether it still holds. */
  readonly session: 'none' | 'stored'
  /** Set when the page could not be shown: 404, 500, or 503 where it may be shown in a moment. */
  readonly failure: Failed | null
  readonly queries: DehydratedState
  /** Scripts that load at the first sign of a person, the app's own first. Empty where they came with the page. */
  readonly later: readonly string[]
  /** Whether those load without a sign as well, once the page has loaded. */
  readonly soon: boolean
}

const ELEMENT_ID = 'state'

/** `<` is escaped, so that no content can end the script element. */
export const serializeState = (state: PageState): string => JSON.stringify(state).replaceAll('<', '\\u003c')

export function StateScript({ json }: { readonly json: string }) {
  return (
    <script
      type="application/json"
      id={ELEMENT_ID}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: json }}
    />
  )
}

export function readState(): { readonly state: PageState; readonly json: string } {
  const json = document.getElementById(ELEMENT_ID)?.textContent ?? ''
  return { state: JSON.parse(json) as PageState, json }
}
