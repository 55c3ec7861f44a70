import { Trans } from '@lingui/react/macro'
import type { WaitingEntry } from '@yoyaku/core/types'
import { BellRing, Hourglass } from 'lucide-react'
import { Button, ButtonLink } from '../../../components/actions/button.tsx'
import { badge } from '../../../features/booking/status.css.ts'
import { Countdown, CountdownAnnouncement } from '../../../features/booking/when/countdown.tsx'
import { When } from '../../../features/booking/when/when.tsx'
import { offerPath } from '../../../features/waiting-list/offer-path.ts'
import { WaitingFacts } from '../../../features/waiting-list/waiting-facts.tsx'
import { useFormat } from '../../../site/site.tsx'
import * as css from './waiting.css.ts'

interface WaitingCardProps {
  readonly entry: WaitingEntry
  readonly onLeave: () => void
}

/** What a member waits for, or is offered right now. */
export function WaitingCard({ entry, onLeave }: WaitingCardProps) {
  const path = offerPath(entry)
  const { offer } = entry
  const { fullDate } = useFormat()
  return (
    <article
      className={offer === null ? css.card : css.offered}
      aria-label={[entry.serviceName ?? entry.shopName, fullDate(entry.date)].join(', ')}
    >
      <span className={offer === null ? badge.over : badge.good}>
        {offer === null ? <Hourglass size={16} aria-hidden="true" /> : <BellRing size={16} aria-hidden="true" />}
        {offer === null ? <Trans>Waiting</Trans> : <Trans>On hold for you</Trans>}
      </span>
      <WaitingFacts entry={entry} />
      {offer !== null && (
        <div className={css.offer}>
          <strong>
            <When startAt={offer.startAt} endAt={offer.endAt} timeZone={entry.timeZone} />
          </strong>
          <Countdown expiresAt={offer.expiresAt} />
          <CountdownAnnouncement expiresAt={offer.expiresAt} />
        </div>
      )}
      <div className={css.actions}>
        {path !== null && (
          <ButtonLink href={path} rel="nofollow">
            <Trans>Book this time</Trans>
          </ButtonLink>
        )}
        <Button variant={path === null ? 'outline' : 'plain'} aria-haspopup="dialog" onClick={onLeave}>
          <Trans>Stop waiting</Trans>
        </Button>
      </div>
    </article>
  )
}
