import { useLingui } from '@lingui/react/macro'
import { PageTitle } from '../head/page-title.tsx'
import { type ErrorInfo, readErrorHeading } from '../locale/read-error-messages.ts'
import * as css from './query-error-heading.css.ts'

/** Title and heading of a page for as long as what it is about, and would be called by, cannot be read. */
export function QueryErrorHeading({ failure }: { readonly failure: ErrorInfo | null }) {
  const { t } = useLingui()
  const heading = failure === null ? undefined : readErrorHeading(failure)
  return (
    <>
      <PageTitle title={heading ? t(heading) : t`Internal Server Error`} />
      <h1 className={css.heading}>{heading ? t(heading) : t`Something isn't working on our side`}</h1>
    </>
  )
}
