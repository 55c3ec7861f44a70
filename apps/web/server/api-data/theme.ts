import { isCurrency, type Language } from '../../src/locale/languages.ts'
import type { Theme } from '../../src/site/site.tsx'
import { BUILT_IN } from '../../src/theme/brand.ts'
import type { Backend } from '../backend.ts'
import { createLastGood } from './last-good.ts'

const PATH = '/api/v1/user/platform-style'

const isTheme = (value: unknown): value is Theme =>
  typeof value === 'object' &&
  value !== null &&
  ['primaryColor', 'secondaryColor', 'accentColor', 'linkColor', 'title'].every(
    (key) => typeof (value as Record<string, unknown>)[key] === 'string',
  )

interface Options {
  readonly backend: Pick<Backend, 'apiUrl' | 'fetch'>
  readonly fallbackTitle: string
  report(error: unknown): void
  now?(): number
}

/** The brand's theme; the built-in while there is none. */
export const createThemes = ({ fallbackTitle, ...options }: Options): ((language: Language) => Promise<Theme>) =>
  createLastGood<Theme>({
    ...options,
    fallback: { ...BUILT_IN, bannerUrl: null, logoUrl: null, title: fallbackTitle },
    async read(ask) {
      const answer = await ask(PATH)
      const data = typeof answer === 'object' && answer !== null && 'data' in answer ? answer.data : null
      if (!isTheme(data)) throw new Error(`${PATH} answered no theme`)
      const {
        primaryColor,
        secondaryColor,
        accentColor,
        linkColor,
        bannerUrl,
        logoUrl,
        title,
        serviceCount,
        countries,
        tagline,
        defaultCurrency,
      } = data
      return {
        primaryColor,
        secondaryColor,
        accentColor,
        linkColor,
        bannerUrl: bannerUrl ?? null,
        logoUrl: logoUrl ?? null,
        title,
        ...(typeof serviceCount === 'number' && { serviceCount }),
        ...(Array.isArray(countries) && { countries }),
        ...(typeof tagline === 'object' && tagline !== null && { tagline }),
        ...(typeof defaultCurrency === 'string' && isCurrency(defaultCurrency) && { defaultCurrency }),
      }
    },
  })
