import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { Yoyaku } from '@yoyaku/core'
import type { Reservation } from '@yoyaku/core/types'
import { ChevronLeft } from 'lucide-react'
import { type RefObject, useState } from 'react'
import { useSearchParams } from 'wouter'
import { useHistoryState } from 'wouter/use-browser-location'
import { Button, ButtonLink } from '../../components/actions/button.tsx'
import { EmptyState, ErrorNotice } from '../../components/feedback/notice.tsx'
import { Skeleton } from '../../components/feedback/skeleton.tsx'
import { useFocusHeading } from '../../components/hooks/use-focus-heading.ts'
import { lazyComponent } from '../../components/loading/lazy-component.tsx'
import { isMissing } from '../../data/is-missing.ts'
import { isJustChanged } from '../../features/booking/change-outcome.ts'
import { OfflineCopy } from '../../features/booking/offline-copy/offline-copy.tsx'
import { Ticket } from '../../features/booking/ticket/ticket.tsx'
import { TicketHead } from '../../features/booking/ticket-head.tsx'
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

interface DetailTicketProps extends DetailProps {
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
      <Heading {...props} heading={heading} />
      <DetailTicket {...props} onCancelled={toTop} />
    </div>
  )
}

interface HeadingProps extends DetailProps {
  readonly heading: RefObject<HTMLHeadingElement | null>
}

/** Says that it was changed where a change has led here. */
function Heading({ sdk, codeNumber, heading }: HeadingProps) {
  const { data } = useQuery(sdk.queries.reservation(codeNumber))
  const state: unknown = useHistoryState()
  const isChanged = data !== undefined && isJustChanged(state, data)
  return (
    <TicketHead
      heading={heading}
      title={
        isChanged ? (
          <Trans context="by oneself">Your reservation has been changed</Trans>
        ) : (
          <Trans>Your reservation</Trans>
        )
      }
      isDone={isChanged}
      isHidden={!isChanged}
    />
  )
}

/** Which of one's reservations it is, also among open tabs and in the history. */
function DetailTitle({ sdk, codeNumber }: DetailProps) {
  const { t } = useLingui()
  const { data } = useQuery(sdk.queries.reservation(codeNumber))
  return <PageTitle title={[t`Reservation ${codeNumber}`, data?.shop.shopName].filter(Boolean).join(' · ')} />
}

function DetailTicket({ sdk, codeNumber, onCancelled }: DetailTicketProps) {
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
}: Omit<DetailTicketProps, 'sdk'> & { readonly reservation: Reservation }) {
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
