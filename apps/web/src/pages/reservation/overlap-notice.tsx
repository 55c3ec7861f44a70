import { Trans } from '@lingui/react/macro'
import { Notice } from '../../components/feedback/notice.tsx'
import { DotSeparated } from '../../components/text/dot-separated.tsx'
import { WhenLines } from '../../features/booking/when/when-rented.tsx'
import { Link } from '../../navigation/link.tsx'
import { textLink } from '../../theme/shared.css.ts'
import * as css from './booking.css.ts'
import { MOST_SHOWN, type Span, useOtherReservations } from './other-reservations.ts'

const isBefore = (one: string, other: string): boolean => Temporal.Instant.compare(one, other) < 0
const overlaps = (one: Span, other: Span): boolean =>
  isBefore(one.startAt, other.endAt) && isBefore(other.startAt, one.endAt)

/** Names what the member has reserved already at the chosen time. They may want both, as a table and a photographer. */
export function OverlapNotice() {
  const known = useOtherReservations()
  if (known === null) return null
  const overlapping = known.others.filter((one) => overlaps(one, known.span)).slice(0, MOST_SHOWN)
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
