import { useLingui } from '@lingui/react/macro'
import { LegalPage } from '../../editorial/legal-page.tsx'
import { useNeeded } from '../../editorial/use-needed.ts'
import { withTree } from '../../markdown/with-tree.ts'
import type { Prefetch } from '../../page.ts'
import { useQueries } from '../../site.tsx'

export const prefetch: Prefetch = ({ queries, need }) => need(withTree(queries.termsOfUse()))

export default function TermOfUse() {
  const { t } = useLingui()
  return (
    <LegalPage
      query={useNeeded(withTree(useQueries().termsOfUse()))}
      title={t`Terms of use`}
      description={t`What you and we agree to when you find a shop and reserve here.`}
      path="/term-of-use"
    />
  )
}
