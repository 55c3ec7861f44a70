import type { ReactNode } from 'react'
import { HTML_LANG } from './locale/languages.ts'
import { type PageState, StateScript } from './state.tsx'
import './theme/global.css.ts'

interface DocumentProps {
  readonly state: PageState
  readonly json: string
  /** The brand's colours as CSS. Made on the server, read from the page in a browser. */
  readonly brand: string
  /** Known to the server only: browsers hide it. */
  readonly nonce?: string
  readonly children: ReactNode
}

export const BRAND_ID = 'brand'

/** The whole page. The brand's colours stand in the head, so that no other colour is ever painted. */
export function Document({ state, json, brand, nonce, children }: DocumentProps) {
  return (
    <html lang={HTML_LANG[state.language]}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="color-scheme" content="light dark" />
        <meta name="format-detection" content="telephone=no" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <style id={BRAND_ID} nonce={nonce} suppressHydrationWarning>
          {brand}
        </style>
      </head>
      <body>
        {children}
        <StateScript json={json} />
      </body>
    </html>
  )
}
