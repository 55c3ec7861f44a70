import type { FastifyInstance } from 'fastify'
import { DEFAULT_LANGUAGE, HTML_LANG, isLanguage } from '../../src/locale/languages.ts'
import { localizePath } from '../../src/locale/paths.ts'
import { brandVariables } from '../../src/theme/brand.ts'
import type { PageServices } from '../pages/pages.ts'

const ICON_SIZES = [192, 512]

/** `/manifest.webmanifest?lang=ja`: name and colors are the operator's, the start page is in the language of the page that names it. */
export function serveManifest(web: FastifyInstance, { themeOf }: Pick<PageServices, 'themeOf'>): void {
  web.get<{ Querystring: { lang?: string } }>('/manifest.webmanifest', async (request, reply) => {
    const { lang } = request.query
    const language = isLanguage(lang) ? lang : DEFAULT_LANGUAGE
    const theme = await themeOf(language)
    const { 'navy-blue-1': navy, paper } = brandVariables(theme).light
    return reply
      .type('application/manifest+json; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send({
        id: '/',
        name: theme.title,
        short_name: theme.title,
        lang: HTML_LANG[language],
        start_url: localizePath(language, '/'),
        scope: '/',
        display: 'minimal-ui',
        theme_color: navy,
        background_color: paper,
        icons: ICON_SIZES.map((size) => ({
          src: `/icon-${size}.png`,
          sizes: `${size}x${size}`,
          type: 'image/png',
          purpose: 'any maskable',
        })),
      })
  })
}
