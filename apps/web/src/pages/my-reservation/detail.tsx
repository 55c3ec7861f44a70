import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { Sdk } from '@yoyaku/core'
import { ChevronLeft } from 'lucide-react'
import { useState } from 'react'
import { isMissing } from '../../is-missing.ts'
import { Link } from '../../navigation/link.tsx'
import { Button, ButtonLink } from '../../parts/button.tsx'
import { EmptyState, ErrorNotice } from '../../parts/notice.tsx'
import { onDemand } from '../../parts/on-demand.tsx'
import { PageTitle } from '../../parts/page-title.tsx'
import { Ticket } from '../../parts/reservation/ticket.tsx'
import { Skeleton } from '../../parts/skeleton.tsx'
import { useTop } from '../../parts/use-top.ts'
import { CancelReason } from './cancel-reason.tsx'
import * as css from './my-reservation.css.ts'
import { useWasCancelling } from './use-kept-reason.ts'

const CancelSheet = onDemand(() => import('./cancel-sheet.tsx'))

interface DetailProps {
  readonly sdk: Sdk
  readonly codeNumber: string
}

export function Detail(props: DetailProps) {
  const heading = useTop<HTMLHeadingElement>()
  // What has become of it stands at the top; the sheet gives the focus back first.
  const toTop = (): void =>
    void requestAnimationFrame(() => {
      window.scrollTo(0, 0)
      heading.current?.focus({ preventScroll: true })
    })
  return (
    <div className={css.detail}>
      <DetailTitle {...props} />
      <Link href="/me/my-reservation" className={css.back}>
        <ChevronLeft size={20} aria-hidden="true" />
        <Trans>My reservations</Trans>
      </Link>
      <h1 ref={heading} tabIndex={-1} className={css.hiddenHeading}>
        <Trans>Your reservation</Trans>
      </h1>
      <DetailTicket {...props} onCancelled={toTop} />
    </div>
  )
}

/** Which of one's reservations it is, also among open tabs and in the history. */
function DetailTitle({ sdk, codeNumber }: DetailProps) {
  const { t } = useLingui()
  const { data } = useQuery(sdk.queries.reservation(codeNumber))
  return <PageTitle title={[t`Reservation ${codeNumber}`, data?.shop.shopName].filter(Boolean).join(' · ')} />
}

function DetailTicket({ sdk, codeNumber, onCancelled }: DetailProps & { readonly onCancelled: () => void }) {
  const [cancelling, setCancelling] = useState(useWasCancelling(codeNumber))
  const query = useQuery(sdk.queries.reservation(codeNumber))
  const { data: reservation, error } = query
  if (reservation === undefined) {
    if (error === null) return <Skeleton shape="block" />
    if (isMissing(error)) return <NoSuchReservation />
    return <ErrorNotice retry={() => void query.refetch()} retrying={query.isFetching} />
  }
  const cancel = reservation.allowedActions.find(({ action }) => action === 'cancel')
  return (
    <>
      <Ticket
        reservation={reservation}
        headingLevel={2}
        actions={
          cancel?.allowed === true && (
            <Button look="danger" aria-haspopup="dialog" onClick={() => setCancelling(true)}>
              <Trans>Cancel this reservation</Trans>
            </Button>
          )
        }
      >
        <CancelReason reservation={reservation} />
      </Ticket>
      {cancelling && (
        <CancelSheet
          sdk={sdk}
          codeNumber={codeNumber}
          onClose={() => setCancelling(false)}
          onCancelled={() => {
            setCancelling(false)
            onCancelled()
          }}
        />
      )}
    </>
  )
}

const NoSuchReservation = () => (
  <EmptyState
    drawing="diary"
    title={<Trans>There's no reservation with this code</Trans>}
    action={
      <ButtonLink href="/me/my-reservation">
        <Trans>All my reservations</Trans>
      </ButtonLink>
    }
  />
)
