import type { I18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { Component, type ReactNode } from 'react'
import { button } from '../components/actions/button.css.ts'
import { HTML_LANG, type Language } from '../locale/languages.ts'
import * as css from '../pages/failures/failure.css.ts'

interface DocumentBoundaryProps {
  readonly language: Language
  readonly i18n: I18n
  readonly children: ReactNode
}

/** Around the whole document, for what no boundary within it catches: without it React would leave an empty page. */
export class DocumentBoundary extends Component<DocumentBoundaryProps, { readonly failed: boolean }> {
  override state: { readonly failed: boolean } = { failed: false }

  static getDerivedStateFromError(): { readonly failed: boolean } {
    return { failed: true }
  }

  override render(): ReactNode {
    const { language, i18n, children } = this.props
    if (!this.state.failed) return children
    return (
      <I18nProvider i18n={i18n}>
        <FailedDocument language={language} />
      </I18nProvider>
    )
  }
}

/** Uses nothing of the app, which may be what failed; both ways on load a page from the server. */
function FailedDocument({ language }: Pick<DocumentBoundaryProps, 'language'>) {
  const { t } = useLingui()
  return (
    <html lang={HTML_LANG[language]}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <title>{t`Internal Server Error`}</title>
        <meta name="robots" content="noindex" />
      </head>
      <body>
        <main className={css.page}>
          <h1 className={css.heading}>
            <Trans>Something isn't working on our side</Trans>
          </h1>
          <p className={css.text}>
            <Trans>Something went wrong. Please try again later.</Trans>
          </p>
          <div className={css.actions}>
            <button type="button" className={button()} onClick={() => location.reload()}>
              <Trans>Try again</Trans>
            </button>
            <a className={button({ variant: 'outline' })} href={`/${language}`}>
              <Trans>Go to the home page</Trans>
            </a>
          </div>
        </main>
      </body>
    </html>
  )
}
