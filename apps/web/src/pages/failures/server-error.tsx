import { Trans, useLingui } from '@lingui/react/macro'
import { Button, ButtonLink } from '../../parts/button.tsx'
import { PageTitle } from '../../parts/page-title.tsx'
import { useSite } from '../../site.tsx'
import * as css from './failure.css.ts'
import { Failure } from './failure.tsx'

export function ServerError() {
  const { t } = useLingui()
  const { contactEmail } = useSite()
  return (
    <>
      <PageTitle title={t`Internal Server Error`} />
      <meta name="robots" content="noindex" />
      <Failure
        drawing="torn"
        heading={<Trans>Something isn't working on our side</Trans>}
        actions={
          <>
            <Button onClick={() => location.reload()}>
              <Trans>Try again</Trans>
            </Button>
            <ButtonLink href="/" look="outline">
              <Trans>Go to the front page</Trans>
            </ButtonLink>
          </>
        }
      >
        <Trans>Something went wrong. Please try again later.</Trans>
        <br />
        <Trans>
          If it keeps happening, write to{' '}
          <a href={`mailto:${contactEmail}`} className={css.contact}>
            {contactEmail}
          </a>
          .
        </Trans>
      </Failure>
    </>
  )
}
