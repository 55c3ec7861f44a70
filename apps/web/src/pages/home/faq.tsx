import { Trans } from '@lingui/react/macro'
import { skipToken, useQuery } from '@tanstack/react-query'
import { ArrowRight } from 'lucide-react'
import { Disclosure } from '../../components/containers/disclosure.tsx'
import { more, title } from '../../components/text/section-head.css.ts'
import { Link } from '../../navigation/link.tsx'
import { useQueries } from '../../site/site.tsx'
import * as css from './home.css.ts'
import { QUESTIONS_SHOWN } from './queries.ts'

export function Faq() {
  const queries = useQueries()
  const categories = useQuery(queries.faqCategories())
  const first = categories.data?.data[0]
  const faqs = useQuery(
    first === undefined ? { queryKey: ['no category'], queryFn: skipToken } : queries.faqs(first.id),
  )
  if (faqs.data === undefined || faqs.data.data.length === 0) return null
  return (
    <section className={css.margin} aria-labelledby="faq">
      <div className={css.faqHead}>
        <h2 id="faq" className={title}>
          <Trans>Questions and answers</Trans>
        </h2>
        <Link href="/faqs" className={more}>
          <Trans>All questions</Trans>
          <ArrowRight size={16} aria-hidden="true" />
        </Link>
      </div>
      <div>
        {faqs.data.data.slice(0, QUESTIONS_SHOWN).map(({ id, question, answer }) => (
          <Disclosure key={id} summary={question} name="faq">
            {answer}
          </Disclosure>
        ))}
      </div>
    </section>
  )
}
