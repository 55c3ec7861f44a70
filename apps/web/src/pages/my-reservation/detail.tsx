import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { Yoyaku } from '@yoyaku/core'
import type { Reservation } from '@yoyaku/core/types'
import { ChevronLeft } from 'lucide-react'
import { useState } from 'react'
import { useSearchParams } from 'wouter'
import { Button, ButtonLink } from '../../components/actions/button.tsx'
import { EmptyState, ErrorNotice } from '../../components/feedback/notice.tsx'
import { Skeleton } from '../../components/feedback/skeleton.tsx'
import { useFocusHeading } from '../../components/hooks/use-focus-heading.ts'
import { lazyComponent } from '../../components/loading/lazy-component.tsx'
import { isMissing } from '../../data/is-missing.ts'
import { OfflineCopy } from '../../features/booking/offline-copy/offline-copy.tsx'
import { Ticket } from '../../features/booking/ticket/ticket.tsx'
import { VisitReview } from '../../features/reviews/visit-review.tsx'
import { PageTitle } from '../../head/page-title.tsx'
import { Link } from '../../navigation/link.tsx'
import { CancelReason } from './cancel-reason.tsx'
import * as css from './my-reservation.css.ts'
import { useWasCancelling } from './use-stored-reason.ts'

const CancelSheet = lazyComponent(() => import('./cancel-sheet.tsx'), { onError: 'close' })

interface DetailProps {
  readonly sdk: Yoyaku
  readonly codeNumber: string
}

interface TicketProps extends DetailProps {
  readonly onCancelled: () => void
}

export function Detail(props: DetailProps) {
  const heading = useFocusHeading<HTMLHeadingElement>()
  // The new status is at the top; the sheet returns the focus first.
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

function DetailTicket({ sdk, codeNumber, onCancelled }: TicketProps) {
  const query = useQuery(sdk.queries.reservation(codeNumber))
  const { data: reservation, error } = query
  if (reservation !== undefined) {
    return (
      <>
        <OfflineCopy code={codeNumber} heading={<Trans>Your reservation</Trans>} readAt={query.dataUpdatedAt}>
          <CancellableTicket codeNumber={codeNumber} reservation={reservation} onCancelled={onCancelled} />
        </OfflineCopy>
        <VisitReview sdk={sdk} reservation={reservation} />
      </>
    )
  }
  if (error === null) return <Skeleton shape="block" />
  if (isMissing(error)) return <NoSuchReservation />
  return <ErrorNotice retry={() => void query.refetch()} retrying={query.isFetching} />
}

function CancellableTicket({
  codeNumber,
  reservation,
  onCancelled,
}: Omit<TicketProps, 'sdk'> & { readonly reservation: Reservation }) {
  const [search, setSearch] = useSearchParams()
  const wasCancelling = useWasCancelling(codeNumber)
  const canCancel = reservation.allowedActions.some(({ action, allowed }) => action === 'cancel' && allowed)
  // A link with `cancel` opens the sheet; where the reservation can no longer be canceled, the ticket shows its status.
  const [cancelling, setCancelling] = useState(canCancel && (wasCancelling || search.has('cancel')))
  const closeSheet = (): void => {
    setCancelling(false)
    if (search.has('cancel')) setSearch({ code: codeNumber }, { replace: true })
  }
  return (
    <>
      <Ticket
        reservation={reservation}
        headingLevel={2}
        actions={
          canCancel && (
            <Button variant="danger" aria-haspopup="dialog" onClick={() => setCancelling(true)}>
              <Trans>Cancel this reservation</Trans>
            </Button>
          )
        }
      >
        <CancelReason reservation={reservation} />
      </Ticket>
      {cancelling && (
        <CancelSheet
          codeNumber={codeNumber}
          onClose={closeSheet}
          onCancelled={() => {
            closeSheet()
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
