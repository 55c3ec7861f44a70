import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { Sdk } from '@yoyaku/core'
import { CircleCheck } from 'lucide-react'
import { ButtonLink } from '../../parts/button.tsx'
import { Loaded } from '../../parts/loaded.tsx'
import { isOver } from '../../parts/reservation/book-again.tsx'
import { Ticket } from '../../parts/reservation/ticket.tsx'
import { Skeleton } from '../../parts/skeleton.tsx'
import { useTop } from '../../parts/use-top.ts'
import * as css from './confirmed.css.ts'

interface ConfirmedProps {
  readonly sdk: Sdk
  readonly codeNumber: string
}

export function Confirmed({ sdk, codeNumber }: ConfirmedProps) {
  const query = useQuery({ ...sdk.queries.reservation(codeNumber), refetchOnMount: false })
  const over = query.data !== undefined && isOver(query.data)
  const heading = useTop<HTMLHeadingElement>()
  return (
    <div className={css.confirmed}>
      <header className={css.head}>
        {!over && <CircleCheck size={40} className={css.icon} aria-hidden="true" />}
        <h1 ref={heading} tabIndex={-1} className={css.heading}>
          {over ? <Trans>Your reservation</Trans> : <Trans>Your reservation is confirmed</Trans>}
        </h1>
        {!over && (
          <p className={css.lead}>
            <span className={css.sentence}>
              <Trans>Show this code at the shop.</Trans>
            </span>{' '}
            <span className={css.sentence}>
              <Trans>You pay there.</Trans>
            </span>
          </p>
        )}
      </header>
      <Loaded query={query} pending={<Skeleton shape="block" />}>
        {(reservation) => (
          <Ticket
            reservation={reservation}
            headingLevel={2}
            actions={
              !over && (
                <ButtonLink href={`/me/my-reservation?code=${codeNumber}`} look="plain">
                  <Trans>Change your mind? Cancel it here</Trans>
                </ButtonLink>
              )
            }
          />
        )}
      </Loaded>
      <p className={css.ways}>
        <ButtonLink href="/me/my-reservation" look="quiet">
          <Trans>My reservations</Trans>
        </ButtonLink>
        <ButtonLink href="/" look="plain">
          <Trans>Look for something else</Trans>
        </ButtonLink>
      </p>
    </div>
  )
}
