import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { Yoyaku } from '@yoyaku/core'
import { ButtonLink } from '../../components/actions/button.tsx'
import { Skeleton } from '../../components/feedback/skeleton.tsx'
import { useFocusHeading } from '../../components/hooks/use-focus-heading.ts'
import { QueryView } from '../../data/query-view.tsx'
import { isOver } from '../../features/booking/is-over.ts'
import { NearbyAfterward } from '../../features/booking/nearby-afterward.tsx'
import { OfflineCopy } from '../../features/booking/offline-copy/offline-copy.tsx'
import { Ticket } from '../../features/booking/ticket/ticket.tsx'
import { TicketHead } from '../../features/booking/ticket-head.tsx'
import { useFormat } from '../../site/site.tsx'
import * as css from './confirmed.css.ts'

interface ConfirmedProps {
  readonly sdk: Yoyaku
  readonly codeNumber: string
}

export function Confirmed({ sdk, codeNumber }: ConfirmedProps) {
  const query = useQuery({ ...sdk.queries.reservation(codeNumber), refetchOnMount: false })
  const over = query.data !== undefined && isOver(query.data)
  const { gap } = useFormat()
  const heading = useFocusHeading<HTMLHeadingElement>()
  return (
    <div className={css.confirmed}>
      <TicketHead
        heading={heading}
        title={over ? <Trans>Your reservation</Trans> : <Trans>Your reservation is confirmed</Trans>}
        isDone={!over}
      >
        {!over && (
          <p className={css.lead}>
            <span className={css.sentence}>
              <Trans>Show this code at the shop.</Trans>
            </span>
            {gap}
            <span className={css.sentence}>
              <Trans>Pay at the shop.</Trans>
            </span>
          </p>
        )}
      </TicketHead>
      <QueryView query={query} pending={<Skeleton shape="block" />}>
        {(reservation) => (
          <>
            <OfflineCopy code={codeNumber} heading={<Trans>Your reservation</Trans>} readAt={query.dataUpdatedAt}>
              <Ticket
                reservation={reservation}
                headingLevel={2}
                actions={
                  !over && (
                    <ButtonLink href={`/me/my-reservation?code=${codeNumber}&cancel`} variant="plain">
                      <Trans>Changed your mind? Cancel your reservation</Trans>
                    </ButtonLink>
                  )
                }
              />
            </OfflineCopy>
            {!over && <NearbyAfterward reservation={reservation} />}
          </>
        )}
      </QueryView>
      <p className={css.ways}>
        <ButtonLink href="/me/my-reservation" variant="quiet">
          <Trans>My reservations</Trans>
        </ButtonLink>
        <ButtonLink href="/" variant="plain">
          <Trans>Browse shops</Trans>
        </ButtonLink>
      </p>
    </div>
  )
}
