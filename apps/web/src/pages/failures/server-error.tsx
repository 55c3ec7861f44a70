import { Trans, useLingui } from '@lingui/react/macro'
import { Button, ButtonLink } from '../../components/actions/button.tsx'
import { PageTitle } from '../../head/page-title.tsx'
import { useSite } from '../../site/site.tsx'
import * as css from './failure.css.ts'
import { Failure } from './failure.tsx'

/** `busy`: the same page may be shown in a moment. */
export function ServerError({ busy = false }: { readonly busy?: boolean }) {
  const { t } = useLingui()
  const { contactEmail } = useSite()
  return (
    <>
      <PageTitle title={t`Internal Server Error`} />
      <meta name="robots" content="noindex" />
      <Failure
        drawing="torn"
        heading={busy ? <Trans>We're very busy right now</Trans> : <Trans>Something isn't working on our side</Trans>}
        actions={
          <>
            <Button onClick={() => location.reload()}>
              <Trans>Try again</Trans>
            </Button>
            <ButtonLink href="/" variant="outline">
              <Trans>Go to the home page</Trans>
            </ButtonLink>
          </>
        }
      >
        {busy ? (
          <Trans>Many people are here at the moment. Please wait a little, then try again.</Trans>
        ) : (
          <>
            <Trans>Something went wrong. Please try again later.</Trans>
            <br />
            <Trans>
              If it keeps happening, write to{' '}
              <a href={`mailto:${contactEmail}`} className={css.contact}>
                {contactEmail}
              </a>
              .
            </Trans>
          </>
        )}
      </Failure>
    </>
  )
}
