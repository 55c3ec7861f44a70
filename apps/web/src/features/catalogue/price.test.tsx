import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { render, screen } from '@testing-library/react'
import type { Money } from '@yoyaku/core/client'
import { expect, test } from 'vitest'
import type { Language } from '../../locale/languages.ts'
import { SiteProvider } from '../../site/site.tsx'
import { BUILT_IN } from '../../theme/brand.ts'
import { Price } from './price.tsx'

test.each<[Language, Money['currency'], string]>([
  ['ja', 'JPY', '¥6,500（tax included）'],
  ['ja', 'TWD', 'NT$65'],
  ['en', 'JPY', '¥6,500'],
])('Price for readers of %s in %s is shown as %s', (language, currency, expected) => {
  render(
    <I18nProvider i18n={setupI18n({ locale: language, messages: { [language]: {} } })}>
      <SiteProvider
        settings={{
          language,
          currency,
          hasChosenCurrency: true,
          origin: location.origin,
          now: '2026-11-22T03:00:00Z',
          theme: { ...BUILT_IN, bannerUrl: null, logoUrl: null, title: 'Yoyaku' },
          contactEmail: 'help@yoyaku.example',
          legal: { texts: [], businessLines: [] },
        }}
        ports={{ baseUrl: location.origin }}
      >
        <p role="status">
          <Price money={{ amount: 6500, currency }} />
        </p>
      </SiteProvider>
    </I18nProvider>,
  )
  expect(screen.getByRole('status')).toHaveTextContent(expected)
})
