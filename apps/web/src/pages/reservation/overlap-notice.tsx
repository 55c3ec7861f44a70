import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { Reservation } from '@yoyaku/core/types'
import { useAuth } from '@yoyaku/react'
import { Notice } from '../../components/feedback/notice.tsx'
import { DotSeparated } from '../../components/text/dot-separated.tsx'
import { WhenLines } from '../../features/booking/when/when-rented.tsx'
import { Link } from '../../navigation/link.tsx'
import { textLink } from '../../theme/shared.css.ts'
import * as css from './booking.css.ts'
import { useBooking } from './booking-context.tsx'
import { useChoosing } from './cards/choosing.tsx'

/** As many as the API lists at once: the nearest ones. */
const MOST_READ = 100
const MOST_SHOWN = 3

type Span = Pick<Reservation, 'startAt' | 'endAt'>

const isBefore = (one: string, other: string): boolean => Temporal.Instant.compare(one, other) < 0
const overlaps = (one: Span, other: Span): boolean =>
  isBefore(one.startAt, other.endAt) && isBefore(other.startAt, one.endAt)

/** Names what the member has reserved already at the chosen time. They may want both, as a table and a photographer. */
export function OverlapNotice() {
  const { sdk, reservation } = useBooking()
  const { times } = useChoosing()
  const { status } = useAuth()
  const query = sdk.queries.reservations({ status: 'confirmed', limit: MOST_READ })
  const { data } = useQuery({ ...query, enabled: status === 'member' })
  const span: Span | null = reservation.hold ?? times.slot
  if (span === null || data === undefined || reservation.step === 'confirmed') return null
  const overlapping = data.data.filter((one) => overlaps(one, span)).slice(0, MOST_SHOWN)
  if (overlapping.length === 0) return null
  return (
    <Notice tone="warning">
      <strong>
        <Trans>You already have a reservation at this time.</Trans>
      </strong>
      <ul className={css.overlapping}>
        {overlapping.map((one) => (
          <li key={one.codeNumber}>
            <DotSeparated>
              <Link href={`/me/my-reservation?code=${one.codeNumber}`} target="_blank" className={textLink}>
                {one.serviceName}
              </Link>
              {one.shop.shopName}
            </DotSeparated>
            <div>
              <WhenLines {...one} />
            </div>
          </li>
        ))}
      </ul>
      <Trans>You can still make this one, too.</Trans>
    </Notice>
  )
}
