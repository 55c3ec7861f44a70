import type { I18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { render, screen } from '@testing-library/react'
import type { Money } from '@yoyaku/core/types'
import type { ReactNode } from 'react'
import type { Language } from '../locale/languages.ts'
import { SiteProvider } from '../site/site.tsx'
import { BUILT_IN } from '../theme/brand.ts'

interface Reader {
  readonly i18n: I18n
  readonly language: Language
  readonly currency: Money['currency']
}

/** Renders a part of a page for this reader, in an element of the role `status`, which it returns. */
export function renderStatus(part: ReactNode, reader: Reader): HTMLElement {
  renderPart(<p role="status">{part}</p>, reader)
  return screen.getByRole('status')
}

/** Renders a part of a page for this reader. */
export function renderPart(part: ReactNode, { i18n, language, currency }: Reader): void {
  render(
    <I18nProvider i18n={i18n}>
      <SiteProvider
        settings={{
          language,
          currency,
          hasChosenCurrency: true,
          origin: location.origin,
          now: '2026-11-22T03:00:00Z',
          theme: { ...BUILT_IN, bannerUrl: null, logoUrl: null, title: 'Yoyaku' },
          contactEmail: 'help@yoyaku.example',
          mapStyleUrl: null,
          legal: { texts: [], businessLines: [] },
        }}
        ports={{ baseUrl: location.origin }}
      >
        {part}
      </SiteProvider>
    </I18nProvider>,
  )
}
