import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { Yoyaku } from '@yoyaku/core'
import { useReschedule } from '@yoyaku/react'
import { ChevronLeft } from 'lucide-react'
import { ErrorNotice } from '../../../components/feedback/notice.tsx'
import { Skeleton } from '../../../components/feedback/skeleton.tsx'
import { PageTitle } from '../../../head/page-title.tsx'
import { useErrorMessages } from '../../../locale/error-messages.ts'
import { Link } from '../../../navigation/link.tsx'
import { MemberOnly } from '../../../sdk/member-only.tsx'
import { useQueries } from '../../../site/site.tsx'
import * as page from '../reservation.css.ts'
import { ChangeForm } from './change-form.tsx'
import { NotChangeable } from './not-changeable.tsx'
import { useRescheduled } from './use-rescheduled.ts'

interface ChangeProps {
  readonly serviceId: string
  readonly codeNumber: string
}

/** Another time for a reservation. */
export function Change(props: ChangeProps) {
  const { t } = useLingui()
  return (
    <>
      <PageTitle title={t`Change reservation`} />
      <meta name="robots" content="noindex" />
      <Link href={`/me/my-reservation?code=${props.codeNumber}`} className={page.back}>
        <ChevronLeft size={20} aria-hidden="true" />
        <Trans>Your reservation</Trans>
      </Link>
      <h1 className={page.heading}>
        <Trans>Change reservation</Trans>
      </h1>
      <MemberOnly pending={<Pending />}>{(sdk) => <ChangeFlow {...props} sdk={sdk} />}</MemberOnly>
    </>
  )
}

const Pending = () => (
  <div className={page.pending} aria-busy="true">
    <Skeleton shape="block" />
    <Skeleton shape="button" />
    <Skeleton shape="block" />
  </div>
)

function ChangeFlow({ sdk, serviceId, codeNumber }: ChangeProps & { readonly sdk: Yoyaku }) {
  const errorMessages = useErrorMessages()
  const { data: service, error } = useQuery(useQueries().service(serviceId))
  const change = useReschedule({ codeNumber })
  const outcome = useRescheduled(sdk, codeNumber, change?.value ?? null)
  if (change === null || change.value.step === 'loading') return <Pending />
  const { value, retry } = change
  if (value.step === 'unreachable') {
    return (
      <ErrorNotice retry={() => void retry()} retrying={value.busy}>
        {errorMessages.failure(value.failure)}
      </ErrorNotice>
    )
  }
  if (value.step === 'refused') return <NotChangeable {...value} />
  if (service === undefined) return error === null ? <Pending /> : <ErrorNotice />
  // Its ticket is about to be shown.
  if (value.step === 'rescheduled') return <Pending />
  return <ChangeForm {...{ sdk, service, change, value, outcome }} />
}
