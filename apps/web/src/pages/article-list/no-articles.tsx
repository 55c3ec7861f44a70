import { Trans } from '@lingui/react/macro'
import { ButtonLink } from '../../components/button.tsx'
import { EmptyState } from '../../components/notice.tsx'

export const NoArticles = () => (
  <EmptyState
    drawing="article"
    title={<Trans>No articles yet</Trans>}
    action={
      <ButtonLink href="/article">
        <Trans>All articles</Trans>
      </ButtonLink>
    }
  />
)
