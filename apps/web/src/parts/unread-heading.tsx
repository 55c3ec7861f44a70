import { useLingui } from '@lingui/react/macro'
import { readFailureHeading, type Told } from '../locale/read-failure-words.ts'
import { PageTitle } from './page-title.tsx'
import * as css from './unread-heading.css.ts'

/** Title and heading of a page for as long as what it is about, and would be called by, cannot be read. */
export function UnreadHeading({ failure }: { readonly failure: Told | null }) {
  const { t, i18n } = useLingui()
  const known = failure === null ? undefined : readFailureHeading(failure)
  return (
    <>
      <PageTitle title={known ? i18n._(known) : t`Internal Server Error`} />
      <h1 className={css.heading}>{known ? i18n._(known) : t`Something isn't working on our side`}</h1>
    </>
  )
}
