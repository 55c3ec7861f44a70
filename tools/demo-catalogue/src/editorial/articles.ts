import { mix } from '@yoyaku/drawings/random'
import type { SeedArticle, SeedArticleCategory } from '../catalogue.types.ts'
import { t } from '../text.ts'
import type { Draft } from './article.types.ts'
import { BEAUTY_ARTICLES } from './articles-beauty.ts'
import { CULTURE_ARTICLES } from './articles-culture.ts'
import { TABLE_ARTICLES } from './articles-table.ts'
import { TRAVEL_ARTICLES } from './articles-travel.ts'

export const ARTICLE_CATEGORIES: SeedArticleCategory[] = [
  { id: 'travel', name: t('On the road', '여행', '旅', '旅行'), sort: 0 },
  { id: 'table', name: t('At the table', '미식', '食', '美食'), sort: 1 },
  { id: 'culture', name: t('Culture', '문화', '文化', '文化'), sort: 2 },
  { id: 'beauty', name: t('Beauty and rest', '뷰티와 휴식', '美容と休息', '美容與休憩'), sort: 3 },
]

const DRAFTS: readonly Draft[] = [...TRAVEL_ARTICLES, ...TABLE_ARTICLES, ...CULTURE_ARTICLES, ...BEAUTY_ARTICLES]

export const articlesOf = (seed: number): SeedArticle[] =>
  DRAFTS.map(({ object, scene = 'article', body, ...draft }) => ({
    ...draft,
    body: { en: body.en.join('\n\n'), ko: body.ko.join('\n\n'), ja: body.ja.join('\n\n'), zh: body.zh.join('\n\n') },
    cover: { seed: mix(seed, 'article', draft.id), category: scene, object, ratio: '16:9' },
  }))
