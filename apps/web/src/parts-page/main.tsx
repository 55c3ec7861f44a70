// Every part in every look, for whoever changes one: `npm run parts`. Never built, so never served to people.
import '../theme/global.css.ts'
import { I18nProvider } from '@lingui/react'
import { QueryClientProvider } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { Router } from 'wouter'
import { createCache } from '../cache.ts'
import { createI18n } from '../locale/i18n.ts'
import { HTML_LANG, isLanguage } from '../locale/languages.ts'
import { ToastRegion } from '../parts/toast-region.tsx'
import { SiteProvider } from '../site.tsx'
import { BUILT_IN } from '../theme/brand.ts'
import { PartsPage } from './parts-page.tsx'
import { NOW } from './samples.ts'

const asked = new URLSearchParams(location.search).get('language') ?? undefined
const language = isLanguage(asked) ? asked : 'en'
document.documentElement.lang = HTML_LANG[language]

createRoot(document.body).render(
  <I18nProvider i18n={await createI18n(language)}>
    <QueryClientProvider client={createCache('browser')}>
      <SiteProvider
        state={{
          language,
          currency: 'JPY',
          origin: location.origin,
          path: '/',
          now: NOW,
          theme: { ...BUILT_IN, bannerUrl: null, logoUrl: null, title: 'Yoyaku' },
          contactEmail: 'help@yoyaku.example',
          session: 'none',
          failure: null,
          queries: { queries: [], mutations: [] },
          later: [],
          soon: false,
        }}
        ports={{ baseUrl: location.origin }}
      >
        <Router base={`/${language}`}>
          <PartsPage />
          <ToastRegion />
        </Router>
      </SiteProvider>
    </QueryClientProvider>
  </I18nProvider>,
)
