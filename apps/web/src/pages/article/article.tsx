import { Trans, useLingui } from '@lingui/react/macro'
import { Picture } from '../../components/pictures/picture.tsx'
import { PhraseWrap } from '../../components/text/phrase-wrap.tsx'
import { SectionHead } from '../../components/text/section-head.tsx'
import { QueryView } from '../../data/query-view.tsx'
import { useRequiredQuery } from '../../data/use-required-query.ts'
import { ShopGrid } from '../../features/catalogue/shop-grid.tsx'
import { articlePath } from '../../features/editorial/article-card.tsx'
import * as editorial from '../../features/editorial/editorial.css.ts'
import { Prose } from '../../features/markdown/prose.tsx'
import { Head } from '../../head/head.tsx'
import { articleData } from '../../head/structured-data/article-data.ts'
import { StructuredData } from '../../head/structured-data/structured-data.tsx'
import { dateIn } from '../../locale/zoned.ts'
import { Link } from '../../navigation/link.tsx'
import type { CanonicalPath, PageProps, Prefetch } from '../../page.ts'
import { useQueries, useSite } from '../../site/site.tsx'
import * as css from './article.css.ts'
import { MoreArticles } from './more-articles.tsx'
import { ArticlePending } from './pending.tsx'
import { type Article, inSameCategory, theArticle } from './queries.ts'

export const prefetch: Prefetch = async ({ queries, params, need, want }) => {
  const { category } = await need(theArticle(queries, params.id ?? ''))
  await want(inSameCategory(queries, category.id))
}

export const canonicalPath: CanonicalPath = async ({ queries, params, need }) =>
  articlePath(await need(theArticle(queries, params.id ?? '')))

export default function ArticlePage({ params }: PageProps) {
  const query = useRequiredQuery(theArticle(useQueries(), params.id ?? ''))
  return (
    <div className={editorial.page}>
      <QueryView query={query} pending={<ArticlePending />} isPage>
        {(article) => <Story article={article} />}
      </QueryView>
    </div>
  )
}

/** Fewer shops than this stay in the column of the text. */
const WIDE_FROM = 4

function Story({ article }: { readonly article: Article }) {
  const { t } = useLingui()
  const site = useSite()
  const { format } = site
  const path = articlePath(article)
  const listName = t`Articles`
  const { articleName, summary, category, cover, publishedAt, body, shops } = article
  return (
    <>
      <article className={css.story} aria-label={articleName}>
        <Head title={articleName} description={summary} image={cover.url} type="article" path={path} />
        <StructuredData
          path={path}
          data={import.meta.env.SSR ? articleData(article, { path, listName }, site) : null}
        />
        <header className={css.head}>
          <p className={css.facts}>
            <Link href={`/article?${new URLSearchParams({ category: category.id })}`} className={css.category}>
              {category.name}
            </Link>
            <span aria-hidden="true">·</span>
            <time dateTime={publishedAt}>{format.date(dateIn(publishedAt, 'UTC'))}</time>
          </p>
          <h1 className={css.title}>
            <PhraseWrap>{articleName}</PhraseWrap>
          </h1>
          <p className={css.summary}>
            <PhraseWrap>{summary}</PhraseWrap>
          </p>
        </header>
        <Picture picture={cover} alt="" ratio="16:9" className={css.cover} eager />
        <div className={css.text}>
          <Prose tree={body} />
        </div>
      </article>
      {shops.length > 0 && (
        <section className={shops.length < WIDE_FROM ? css.fewPlaces : editorial.section} aria-labelledby="places">
          <SectionHead id="places" title={<Trans>Recommended shops</Trans>} />
          <ShopGrid shops={shops} columns={shops.length < WIDE_FROM ? 3 : 4} />
        </section>
      )}
      <MoreArticles current={article} />
    </>
  )
}
