// Every component in every variant, for changing one: `npm run components`. Not part of the build.
import '../theme/global.css.ts'
import { I18nProvider } from '@lingui/react'
import { QueryClientProvider } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { Router } from 'wouter'
import { loadTemporal } from '../app/load-temporal.ts'
import { ToastRegion } from '../components/toast/toast-region.tsx'
import { createQueryClient } from '../data/query-client.ts'
import { createI18n } from '../locale/i18n.ts'
import { HTML_LANG, isLanguage } from '../locale/languages.ts'
import { SiteProvider } from '../site/site.tsx'
import { BUILT_IN } from '../theme/brand.ts'
import { ComponentGallery } from './component-gallery.tsx'
import { NOW } from './samples.ts'

const languageParam = new URLSearchParams(location.search).get('language') ?? undefined
const language = isLanguage(languageParam) ? languageParam : 'en'
document.documentElement.lang = HTML_LANG[language]

await loadTemporal()
createRoot(document.body).render(
  <I18nProvider i18n={await createI18n(language)}>
    <QueryClientProvider client={createQueryClient('browser')}>
      <SiteProvider
        settings={{
          language,
          currency: 'JPY',
          hasChosenCurrency: true,
          origin: location.origin,
          now: NOW,
          theme: { ...BUILT_IN, bannerUrl: null, logoUrl: null, title: 'Yoyaku' },
          contactEmail: 'help@yoyaku.example',
          mapStyleUrl: null,
          legal: { texts: [], businessLines: [] },
        }}
        ports={{ baseUrl: location.origin }}
      >
        <Router base={`/${language}`}>
          <ComponentGallery />
          <ToastRegion />
        </Router>
      </SiteProvider>
    </QueryClientProvider>
  </I18nProvider>,
)
