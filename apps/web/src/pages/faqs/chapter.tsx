import { useQuery } from '@tanstack/react-query'
import type { components } from '@yoyaku/core/types'
import { Disclosure } from '../../components/containers/disclosure.tsx'
import { Skeleton } from '../../components/feedback/skeleton.tsx'
import { QueryView } from '../../data/query-view.tsx'
import { useQueries } from '../../site/site.tsx'
import * as css from './faqs.css.ts'

export const chapterId = (categoryId: string): string => `faq-${categoryId}`

export function Chapter({ category: { id, name } }: { readonly category: components['schemas']['NamedId'] }) {
  const query = useQuery(useQueries().faqs(id))
  if (query.data?.data.length === 0) return null
  return (
    <section aria-labelledby={chapterId(id)}>
      <h2 id={chapterId(id)} className={css.chapterTitle}>
        {name}
      </h2>
      <QueryView query={query} pending={<Skeleton shape="block" />}>
        {({ data }) =>
          data.map((faq) => (
            <Disclosure key={faq.id} summary={faq.question}>
              {faq.answer}
            </Disclosure>
          ))
        }
      </QueryView>
    </section>
  )
}
