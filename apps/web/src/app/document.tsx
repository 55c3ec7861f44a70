import type { ReactNode } from 'react'
import { HTML_LANG } from '../locale/languages.ts'
import { type PageState, StateData } from './state.tsx'
import '../theme/global.css.ts'

interface DocumentProps {
  readonly state: PageState
  readonly json: string
  /** The brand's colors as CSS. Made on the server, read from the page in a browser; the policy of styles names its hash. */
  readonly brand: string
  readonly children: ReactNode
}

const BRAND_ID = 'brand'

/** The brand's colors, which a browser needs when React has to render all of the document anew. */
export const readBrand = (): string => document.getElementById(BRAND_ID)?.textContent ?? ''

/** The whole page. The head has the brand's colors, so that no other color is ever painted. */
export function Document({ state, json, brand, children }: DocumentProps) {
  return (
    <html lang={HTML_LANG[state.language]}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="color-scheme" content="light dark" />
        <meta name="format-detection" content="telephone=no" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href={`/manifest.webmanifest?lang=${state.language}`} />
        <style id={BRAND_ID}>{brand}</style>
      </head>
      <body>
        {children}
        <StateData json={json} />
      </body>
    </html>
  )
}
