import { Trans } from '@lingui/react/macro'
import { ButtonLink } from '../../components/actions/button.tsx'
import { EmptyState } from '../../components/feedback/notice.tsx'

/** Of a category without articles, or of a page after the last one. */
export const NoArticles = ({ isPastEnd }: { readonly isPastEnd: boolean }) => (
  <EmptyState
    drawing="article"
    title={isPastEnd ? <Trans>No more articles</Trans> : <Trans>No articles yet</Trans>}
    action={
      <ButtonLink href="/article">
        <Trans>All articles</Trans>
      </ButtonLink>
    }
  />
)
