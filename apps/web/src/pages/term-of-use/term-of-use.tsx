import { useLingui } from '@lingui/react/macro'
import { useRequiredQuery } from '../../data/use-required-query.ts'
import { LegalPage } from '../../features/editorial/legal-page.tsx'
import { withMarkdownTree } from '../../features/markdown/with-markdown-tree.ts'
import type { Prefetch } from '../../page.ts'
import { useQueries } from '../../site/site.tsx'

export const prefetch: Prefetch = ({ queries, need }) => need(withMarkdownTree(queries.termsOfUse()))

export default function TermOfUse() {
  const { t } = useLingui()
  return (
    <LegalPage
      query={useRequiredQuery(withMarkdownTree(useQueries().termsOfUse()))}
      title={t`Terms of use`}
      description={t`What you and we agree to when you find a shop and book here.`}
      path="/term-of-use"
    />
  )
}
