import { localizePath } from '../../locale/paths.ts'
import type { Site } from '../../site/site.tsx'
import type { JsonLd } from './json-ld.ts'

type Where = Pick<Site, 'origin' | 'language'>

/** The page's address in its language. */
export const addressOf = ({ origin, language }: Where, path: string): string => origin + localizePath(language, path)

/** The whole site, and how it is searched. */
export const siteData = (site: Where & Pick<Site, 'title'>): JsonLd => ({
  '@type': 'WebSite',
  name: site.title,
  url: addressOf(site, '/'),
  inLanguage: site.language,
  potentialAction: {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${addressOf(site, '/search')}?keyword={keyword}` },
    'query-input': 'required name=keyword',
  },
})

/** The way to a page, from the outermost; `path` without language. */
export const breadcrumbs = (site: Where, way: readonly { readonly name: string; readonly path: string }[]): JsonLd => ({
  '@type': 'BreadcrumbList',
  itemListElement: way.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: addressOf(site, path),
  })),
})
