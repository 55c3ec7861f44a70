import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Failure } from '@yoyaku/core/client'
import type { PublicQueries } from '@yoyaku/core/types'
import { useMemo } from 'react'
import { useSearch } from 'wouter'
import { QueryView } from '../../data/query-view.tsx'
import { flat } from '../../features/editorial/article-card.css.ts'
import { ArticleCard, type ArticleInList } from '../../features/editorial/article-card.tsx'
import * as editorial from '../../features/editorial/editorial.css.ts'
import { Head } from '../../head/head.tsx'
import type { Prefetch } from '../../page.ts'
import { useQueries } from '../../site/site.tsx'
import * as css from './article-list.css.ts'
import { Categories } from './categories.tsx'
import { type Choice, PAGE_SIZE, pathOf, readChoice } from './choice.ts'
import { NoArticles } from './no-articles.tsx'
import { Pages } from './pages.tsx'
import { ArticlesPending } from './pending.tsx'

const reading = (queries: PublicQueries, { categoryId, page }: Choice) => {
  const part = { page, limit: PAGE_SIZE }
  return categoryId === null ? queries.articles(part) : queries.articlesByCategory({ categoryId, ...part })
}

export const prefetch: Prefetch = ({ queries, search, want }) =>
  Promise.all([want(queries.articleCategories()), want(reading(queries, readChoice(search)))])

export default function ArticleList() {
  const { t } = useLingui()
  const search = useSearch()
  const choice = useMemo(() => readChoice(new URLSearchParams(search)), [search])
  const queries = useQueries()
  const read = reading(queries, choice)
  const query = useQuery<Awaited<ReturnType<typeof read.queryFn>>, Failure>({
    ...read,
    placeholderData: keepPreviousData,
  })
  const categories = useQuery(queries.articleCategories()).data?.data ?? []
  const name = categories.find(({ id }) => id === choice.categoryId)?.name
  const page = choice.page + 1
  const paged = (title: string): string => (page === 1 ? title : t`${title} (page ${page})`)
  return (
    <div className={editorial.page}>
      <Head
        title={paged(name === undefined ? t`Articles` : t`Articles: ${name}`)}
        description={paged(
          name === undefined
            ? t`Short reads before you go: how a tea room works, what to say at the counter, which road to take.`
            : t`Short reads by people who have been there: ${name}.`,
        )}
        path={pathOf({ ...choice, categoryId: name === undefined ? null : choice.categoryId })}
      />
      <div className={css.top}>
        <div className={editorial.intro}>
          <h1 className={editorial.heading}>
            <Trans>Articles</Trans>
          </h1>
          <p className={editorial.lead}>
            <Trans>Short reads for the train, by people who have been there.</Trans>
          </p>
        </div>
        <Categories categories={categories} chosen={choice.categoryId} />
      </div>
      <QueryView query={query} pending={<ArticlesPending />}>
        {({ data, total }) =>
          data.length === 0 ? (
            <NoArticles isPastEnd={choice.page > 0} />
          ) : (
            <div className={query.isPlaceholderData ? css.fading : css.shown}>
              <Spread articles={data} />
              <Pages choice={choice} total={total} />
            </div>
          )
        }
      </QueryView>
    </div>
  )
}

/** The newest large, the others in their order. */
const Spread = ({ articles }: { readonly articles: readonly ArticleInList[] }) => (
  <ul className={css.spread}>
    {articles.map((article, index) => (
      <li key={article.id} className={index === 0 ? css.first : flat}>
        <ArticleCard article={article} eager={index === 0} />
      </li>
    ))}
  </ul>
)
