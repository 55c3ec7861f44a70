import { Trans } from '@lingui/react/macro'
import type { Reservation } from '@yoyaku/core/types'
import { ChevronRight } from 'lucide-react'
import { Picture } from '../../components/pictures/picture.tsx'
import { DotSeparated } from '../../components/text/dot-separated.tsx'
import { Status } from '../../features/booking/status.tsx'
import { Minutes } from '../../features/booking/when/experience-time.tsx'
import { WhenLines } from '../../features/booking/when/when-rented.tsx'
import { PeopleCount } from '../../features/rental/people-name.tsx'
import { Link } from '../../navigation/link.tsx'
import { useFormat } from '../../site/site.tsx'
import * as css from './my-reservation.css.ts'

const SHOWN = 8

/** As much as tells one order from another in a list; the ticket has all of it. */
const shortId = (id: string): string => (id.length > SHOWN ? `${id.slice(0, SHOWN)}…` : id)

export function ReservationCard({ reservation }: { readonly reservation: Reservation }) {
  const { money } = useFormat()
  const { codeNumber, orderId, shop, serviceName, status, quantity, isForPeople = true } = reservation
  const { total, dayUnit, experienceMinutes } = reservation
  return (
    <Link href={`/me/my-reservation?code=${codeNumber}`} className={css.card}>
      <Picture picture={shop.cover} alt="" className={css.cover} />
      <span className={css.cardText}>
        <Status status={status} />
        <strong className={css.service}>{serviceName}</strong>
        <span className={css.shop}>{shop.shopName}</span>
        <span className={css.when}>
          <WhenLines {...reservation} />
        </span>
        {!dayUnit && (
          <span className={css.duration}>
            <Trans>Experience time</Trans> <Minutes minutes={experienceMinutes} />
          </span>
        )}
        <span className={css.cardFoot}>
          <span>
            <DotSeparated>
              {isForPeople && <PeopleCount service={reservation} quantity={quantity} />}
              {status !== 'cancelled' && money(total)}
            </DotSeparated>
          </span>
          <span className={css.code} translate="no">
            {codeNumber}
          </span>
          <span className={css.order}>
            <Trans>Order ID</Trans> <span translate="no">{shortId(orderId)}</span>
          </span>
        </span>
      </span>
      <ChevronRight size={20} className={css.arrow} aria-hidden="true" />
    </Link>
  )
}
