import { Trans, useLingui } from '@lingui/react/macro'
import { ShopGrid } from '../../catalogue/shop-grid.tsx'
import { articlePath } from '../../editorial/article-card.tsx'
import * as editorial from '../../editorial/editorial.css.ts'
import { useNeeded } from '../../editorial/use-needed.ts'
import { Head } from '../../head/head.tsx'
import { articleData } from '../../head/structured-data/article-data.ts'
import { StructuredData } from '../../head/structured-data/structured-data.tsx'
import { Prose } from '../../markdown/prose.tsx'
import { Link } from '../../navigation/link.tsx'
import type { PageProps, Prefetch } from '../../page.ts'
import { Loaded } from '../../parts/loaded.tsx'
import { Phrases } from '../../parts/phrases.tsx'
import { Picture } from '../../parts/picture.tsx'
import { SectionHead } from '../../parts/section-head.tsx'
import { useQueries, useSite } from '../../site.tsx'
import * as css from './article.css.ts'
import { MoreArticles } from './more-articles.tsx'
import { ArticlePending } from './pending.tsx'
import { type Article, inSameCategory, theArticle } from './reads.ts'

export const prefetch: Prefetch = async ({ queries, params, need, want }) => {
  const { category } = await need(theArticle(queries, params.id ?? ''))
  await want(inSameCategory(queries, category.id))
}

export default function ArticlePage({ params }: PageProps) {
  const query = useNeeded(theArticle(useQueries(), params.id ?? ''))
  return (
    <div className={editorial.page}>
      <Loaded query={query} pending={<ArticlePending />} isPage>
        {(article) => <Story article={article} />}
      </Loaded>
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
      <article className={css.story}>
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
            <time dateTime={publishedAt}>{format.date(publishedAt.slice(0, 10))}</time>
          </p>
          <h1 className={css.title}>
            <Phrases>{articleName}</Phrases>
          </h1>
          <p className={css.summary}>
            <Phrases>{summary}</Phrases>
          </p>
        </header>
        <Picture picture={cover} alt="" ratio="16:9" className={css.cover} eager />
        <div className={css.text}>
          <Prose tree={body} />
        </div>
      </article>
      {shops.length > 0 && (
        <section className={shops.length < WIDE_FROM ? css.fewPlaces : editorial.section} aria-labelledby="places">
          <SectionHead id="places" title={<Trans>Places for this</Trans>} />
          <ShopGrid shops={shops} columns={shops.length < WIDE_FROM ? 3 : 4} />
        </section>
      )}
      <MoreArticles current={article} />
    </>
  )
}
