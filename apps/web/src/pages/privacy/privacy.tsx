import { useLingui } from '@lingui/react/macro'
import { useRequiredQuery } from '../../data/use-required-query.ts'
import { LegalPage } from '../../features/editorial/legal-page.tsx'
import { withMarkdownTree } from '../../features/markdown/with-markdown-tree.ts'
import type { Prefetch } from '../../page.ts'
import { useQueries } from '../../site/site.tsx'

export const prefetch: Prefetch = ({ queries, need }) => need(withMarkdownTree(queries.privacyPolicy()))

export default function Privacy() {
  const { t } = useLingui()
  return (
    <LegalPage
      query={useRequiredQuery(withMarkdownTree(useQueries().privacyPolicy()))}
      title={t`Privacy policy`}
      description={t`What we store about you, why, for how long, and how to download or delete it.`}
      path="/privacy"
    />
  )
}
