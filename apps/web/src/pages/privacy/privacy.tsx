import { useLingui } from '@lingui/react/macro'
import { LegalPage } from '../../editorial/legal-page.tsx'
import { useNeeded } from '../../editorial/use-needed.ts'
import { withTree } from '../../markdown/with-tree.ts'
import type { Prefetch } from '../../page.ts'
import { useQueries } from '../../site.tsx'

export const prefetch: Prefetch = ({ queries, need }) => need(withTree(queries.privacyPolicy()))

export default function Privacy() {
  const { t } = useLingui()
  return (
    <LegalPage
      query={useNeeded(withTree(useQueries().privacyPolicy()))}
      title={t`Privacy policy`}
      description={t`What we keep about you, why, for how long, and how to download or delete it.`}
      path="/privacy"
    />
  )
}
