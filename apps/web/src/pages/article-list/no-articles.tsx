import { Trans } from '@lingui/react/macro'
import { ButtonLink } from '../../parts/button.tsx'
import { EmptyState } from '../../parts/notice.tsx'

export const NoArticles = () => (
  <EmptyState
    drawing="article"
    title={<Trans>Nothing written here yet</Trans>}
    action={
      <ButtonLink href="/article">
        <Trans>All articles</Trans>
      </ButtonLink>
    }
  />
)
