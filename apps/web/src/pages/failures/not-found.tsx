import { Trans, useLingui } from '@lingui/react/macro'
import { ButtonLink } from '../../components/actions/button.tsx'
import { PageTitle } from '../../head/page-title.tsx'
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
            <ButtonLink href="/" variant="outline">
              <Trans>Go to the home page</Trans>
            </ButtonLink>
          </>
        }
      >
        <Trans>We can't find this page. It may have moved, or the shop no longer takes reservations here.</Trans>
      </Failure>
    </>
  )
}
