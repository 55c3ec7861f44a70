import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { components } from '@yoyaku/core/types'
import { ButtonLink } from '../../components/actions/button.tsx'
import { EmptyState } from '../../components/feedback/notice.tsx'
import { Skeleton } from '../../components/feedback/skeleton.tsx'
import { QueryView } from '../../data/query-view.tsx'
import * as editorial from '../../features/editorial/editorial.css.ts'
import { Head } from '../../head/head.tsx'
import { faqData } from '../../head/structured-data/faq-data.ts'
import { StructuredData } from '../../head/structured-data/structured-data.tsx'
import type { Prefetch } from '../../page.ts'
import { useQueries } from '../../site/site.tsx'
import { Chapter, chapterId } from './chapter.tsx'
import * as css from './faqs.css.ts'

export const prefetch: Prefetch = async ({ queries, want }) => {
  const categories = await want(queries.faqCategories())
  await Promise.all((categories?.data ?? []).map(({ id }) => want(queries.faqs(id))))
}

export default function Faqs() {
  const { t } = useLingui()
  const query = useQuery(useQueries().faqCategories())
  const all = useAll(query.data?.data ?? [])
  return (
    <div className={css.page}>
      <Head
        title={t`Questions and answers`}
        description={t`Short answers about booking, changes, payment and your visit.`}
        path="/faqs"
      />
      <StructuredData path="/faqs" data={import.meta.env.SSR ? faqData(all) : null} />
      <div className={css.intro}>
        <h1 className={editorial.heading}>
          <Trans>Questions and answers</Trans>
        </h1>
        <p className={editorial.lead}>
          <Trans>Short answers to what people ask us most.</Trans>
        </p>
      </div>
      <QueryView query={query} pending={<Skeleton shape="block" />}>
        {({ data }) =>
          data.length === 0 ? (
            <NoQuestions />
          ) : (
            <>
              <nav aria-label={t`Categories`} className={css.chapters}>
                {data.map(({ id, name }) => (
                  <a key={id} href={`#${chapterId(id)}`} className={css.chapterLink}>
                    {name}
                  </a>
                ))}
              </nav>
              <div className={css.answers}>
                {data.map((category) => (
                  <Chapter key={category.id} category={category} />
                ))}
              </div>
            </>
          )
        }
      </QueryView>
    </div>
  )
}

/** What the server has read before it draws the page. */
function useAll(categories: readonly components['schemas']['NamedId'][]) {
  const cache = useQueryClient()
  const queries = useQueries()
  return categories.flatMap(({ id }) => {
    const read = queries.faqs(id)
    return cache.getQueryData<Awaited<ReturnType<typeof read.queryFn>>>(read.queryKey)?.data ?? []
  })
}

const NoQuestions = () => (
  <EmptyState
    drawing="article"
    title={<Trans>No questions yet</Trans>}
    action={
      <ButtonLink href="/">
        <Trans>Go to the home page</Trans>
      </ButtonLink>
    }
  />
)
