import type { components } from '@yoyaku/core/types'
import type { Site } from '../../site/site.tsx'
import { sharePicture } from '../share-picture.ts'
import type { JsonLd } from './json-ld.ts'
import { addressOf, breadcrumbs } from './site-data.ts'

type Article = components['schemas']['ArticleCard']

/** An article, and the way to it. `path` is without language. */
export function articleData(
  { articleName, summary, category, cover, publishedAt }: Omit<Article, 'id'>,
  { path, listName }: { readonly path: string; readonly listName: string },
  site: Pick<Site, 'origin' | 'language' | 'title'>,
): readonly JsonLd[] {
  const publisher = { '@type': 'Organization', name: site.title, url: addressOf(site, '/') }
  const article = {
    '@type': 'Article',
    headline: articleName,
    description: summary,
    image: sharePicture(cover.url, site.origin),
    datePublished: publishedAt,
    inLanguage: site.language,
    articleSection: category.name,
    mainEntityOfPage: addressOf(site, path),
    author: publisher,
    publisher,
  }
  const way = [
    { name: listName, path: '/article' },
    { name: category.name, path: `/article?${new URLSearchParams({ category: category.id })}` },
    { name: articleName, path },
  ]
  return [article, breadcrumbs(site, way)]
}
