import { useLingui } from '@lingui/react/macro'
import type { components } from '@yoyaku/core/types'
import { useRequiredQuery } from '../../data/use-required-query.ts'
import { LegalPage } from '../../features/editorial/legal-page.tsx'
import { withMarkdownTree } from '../../features/markdown/with-markdown-tree.ts'
import type { PageProps, Prefetch } from '../../page.ts'
import { useFormat, useQueries } from '../../site/site.tsx'

const COUNTRIES = ['JP', 'KR', 'TW']

/** Whatever the address says: a kind that the API does not know is 404 there, as one that the operator has not set. */
const kindOf = (country = '') => `seller-${country}` as components['schemas']['LegalTextKind']

export const prefetch: Prefetch = ({ params, queries, need }) =>
  need(withMarkdownTree(queries.legalText(kindOf(params.country))))

/** Who runs the site, as the law of a country asks for it. */
export default function Seller({ params: { country } }: PageProps) {
  const { t } = useLingui()
  const format = useFormat()
  const code = (country ?? '').toUpperCase()
  // Another address is no page; not every text is a code that may be named.
  const place = COUNTRIES.some((one) => one === code) ? format.country(code) : code
  return (
    <LegalPage
      query={useRequiredQuery(withMarkdownTree(useQueries().legalText(kindOf(country))))}
      title={t`Business information: ${place}`}
      description={t`Who runs this site and how to reach them, as the law of this country asks: ${place}.`}
      path={`/seller/${country}`}
    />
  )
}
