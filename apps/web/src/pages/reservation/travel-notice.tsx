import { Trans } from '@lingui/react/macro'
import type { Reservation } from '@yoyaku/core/types'
import { Notice } from '../../components/feedback/notice.tsx'
import { metersBetween } from '../../features/map/view.ts'
import { Link } from '../../navigation/link.tsx'
import { useFormat } from '../../site/site.tsx'
import { textLink } from '../../theme/shared.css.ts'
import * as css from './booking.css.ts'
import { useBooking } from './booking-context.tsx'
import { useChoosing } from './cards/choosing.tsx'
import { MOST_SHOWN, useOtherReservations } from './other-reservations.ts'
import { isTooFar, roundMeters } from './rules/travel-time.ts'

const minutesFrom = (one: string, other: string): number =>
  Temporal.Instant.from(one).until(other).total({ unit: 'minute' })

/** Names what the member has reserved shortly before or after the chosen time, too far away to get from one to the other. */
export function TravelNotice() {
  const { service } = useBooking()
  const { draft } = useChoosing()
  const known = useOtherReservations()
  if (known === null) return null
  const { span, others } = known
  const distant = others
    .map((reservation) => {
      const meters = metersBetween(service.shop, reservation.shop)
      // Where another branch is that takes a rental back, nobody says.
      const isBefore =
        reservation.returnShop === undefined && isTooFar(meters, minutesFrom(reservation.endAt, span.startAt))
      const isAfter = draft.returnShopId === null && isTooFar(meters, minutesFrom(span.endAt, reservation.startAt))
      return { reservation, meters, isBefore, isAfter }
    })
    .filter(({ isBefore, isAfter }) => isBefore || isAfter)
    .slice(0, MOST_SHOWN)
  if (distant.length === 0) return null
  return (
    <Notice tone="warning">
      <strong>
        <Trans>You may not have enough time to get there.</Trans>
      </strong>
      <ul className={css.overlapping}>
        {distant.map(({ reservation, meters, isBefore }) => (
          <li key={reservation.codeNumber}>
            <Distance reservation={reservation} meters={meters} isBefore={isBefore} />
          </li>
        ))}
      </ul>
      <Trans>You can still make this one, too.</Trans>
    </Notice>
  )
}

interface DistanceProps {
  readonly reservation: Reservation
  readonly meters: number
  readonly isBefore: boolean
}

function Distance({ reservation, meters, isBefore }: DistanceProps) {
  const format = useFormat()
  const { codeNumber, startAt, endAt, timeZone } = reservation
  const { shopName } = reservation.shop
  const href = `/me/my-reservation?code=${codeNumber}`
  const time = format.time(isBefore ? endAt : startAt, timeZone)
  const distance = format.distance(roundMeters(meters))
  return isBefore ? (
    <Trans>
      Your reservation at{' '}
      <Link href={href} target="_blank" className={textLink}>
        {shopName}
      </Link>{' '}
      ends at {time}, about {distance} from here.
    </Trans>
  ) : (
    <Trans>
      Your reservation at{' '}
      <Link href={href} target="_blank" className={textLink}>
        {shopName}
      </Link>{' '}
      begins at {time}, about {distance} from here.
    </Trans>
  )
}
