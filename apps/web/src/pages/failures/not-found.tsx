import { Trans, useLingui } from '@lingui/react/macro'
import { ButtonLink } from '../../parts/button.tsx'
import { PageTitle } from '../../parts/page-title.tsx'
import { Failure } from './failure.tsx'

export function NotFound() {
  const { t } = useLingui()
  return (
    <>
      <PageTitle title={t`Page Not Found`} />
      <meta name="robots" content="noindex" />
      <Failure
        drawing="lantern"
        heading={<Trans>Page not found</Trans>}
        actions={
          <>
            <ButtonLink href="/search">
              <Trans>Search shops</Trans>
            </ButtonLink>
            <ButtonLink href="/" look="outline">
              <Trans>Go to the front page</Trans>
            </ButtonLink>
          </>
        }
      >
        <Trans>
          This address leads nowhere. The page may have moved, or the shop no longer takes reservations here.
        </Trans>
      </Failure>
    </>
  )
}
