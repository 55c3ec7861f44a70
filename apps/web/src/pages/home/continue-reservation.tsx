import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { IconButton } from '../../components/actions/button.tsx'
import { DotSeparated } from '../../components/text/dot-separated.tsx'
import { useShortDateTime } from '../../features/booking/when/use-date-time.ts'
import { type HeldSlot, useTabHold } from '../../features/booking/when/use-held-slot.ts'
import { Link } from '../../navigation/link.tsx'
import { useQueries } from '../../site/site.tsx'
import { useServerNow } from '../../site/use-now.ts'
import * as css from './continue-reservation.css.ts'

const MINUTE_MS = 60_000

/** Leads back to the reservation that this tab left at its sign-in. It lies over the page: nothing moves when it comes. */
export function ContinueReservation() {
  const { held, dismiss } = useTabHold()
  const now = useServerNow(MINUTE_MS)
  if (held === null || held.isReleased || held.isDismissed) return null
  if (Temporal.Instant.from(held.startAt).epochMilliseconds <= now) return null
  return <Row held={held} dismiss={dismiss} />
}

function Row({ held: { serviceId, startAt, timeZone }, dismiss }: { held: HeldSlot; dismiss: () => void }) {
  const { t } = useLingui()
  const when = useShortDateTime(startAt, timeZone)
  // In the language of the page, and only while it can be reserved.
  const { data: service } = useQuery(useQueries().service(serviceId))
  if (service === undefined) return null
  return (
    <div className={css.row}>
      <Link href={`/reservation/${encodeURIComponent(serviceId)}`} rel="nofollow" className={css.link}>
        <strong>
          <Trans>Continue this reservation</Trans>
        </strong>
        <span className={css.facts}>
          <DotSeparated>
            <time dateTime={startAt}>{when}</time>
            {service.shop.shopName}
          </DotSeparated>
        </span>
      </Link>
      <IconButton label={t`Close`} onClick={dismiss}>
        <X size={20} aria-hidden="true" />
      </IconButton>
    </div>
  )
}
