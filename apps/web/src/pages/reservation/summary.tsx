import { Plural, Trans } from '@lingui/react/macro'
import { Picture } from '../../parts/picture.tsx'
import { Price } from '../../parts/price.tsx'
import { Fact, Facts } from '../../parts/reservation/facts.tsx'
import { QuoteLines } from '../../parts/reservation/quote-lines.tsx'
import { WhenFacts } from '../../parts/reservation/when-rented.tsx'
import { useFormat } from '../../site.tsx'
import { Countdown } from './countdown.tsx'
import { LateNotice } from './late-notice.tsx'
import { unitOf } from './service.ts'
import * as css from './summary.css.ts'
import { TimeName } from './time-name.tsx'
import type { Booking } from './use-booking.ts'
import { Wished } from './wished.tsx'

/** What is being reserved, as far as it is known. */
export function Summary({ booking }: { readonly booking: Booking }) {
  const { day } = useFormat()
  const { service, reservation, times } = booking
  const { draft, hold, quote } = reservation
  const unit = unitOf(service, draft.appointmentUnitId)
  const kept = hold ?? (times.slot && times.query.data && { ...times.slot, timeZone: times.query.data.timeZone })
  return (
    <div className={css.summary}>
      <div className={css.head}>
        <Picture picture={service.shop.cover} alt="" className={css.cover} />
        <div className={css.names}>
          <strong>{service.name}</strong>
          <span className={css.shop}>{service.shop.shopName}</span>
          <span className={css.shop}>{service.shop.address}</span>
        </div>
      </div>
      {hold !== null && <Countdown expiresAt={hold.expiresAt} />}
      <Facts>
        {kept ? (
          <WhenFacts {...kept} dayUnit={service.dayUnit} />
        ) : (
          <Fact name={<TimeName service={service} />} leads>
            <span className={css.open}>
              {draft.reservationDate === null ? <Trans>not chosen yet</Trans> : day(draft.reservationDate)}
            </span>
          </Fact>
        )}
        <Fact name={<Trans>People</Trans>}>
          <Plural value={draft.quantity} one="# person" other="# people" />
        </Fact>
        {service.units.length > 1 && <Fact name={<Trans>Plan</Trans>}>{unit?.name}</Fact>}
        <Wished booking={booking} />
      </Facts>
      {kept && <LateNotice {...kept} freeHours={hold?.policy.freeHours ?? service.shop.freeCancellationHours} />}
      {quote !== null && (
        <QuoteLines service={service.name} lines={quote.lines} total={quote.total} shopTotal={quote.shopTotal} />
      )}
      {quote === null && unit !== undefined && (
        <p className={css.from}>
          <PriceSoFar booking={booking} />
        </p>
      )}
    </div>
  )
}

/** The server's price of the chosen time; before that the plan's, as "from". */
export function PriceSoFar({ booking: { service, reservation, times } }: { readonly booking: Booking }) {
  const { quote, draft } = reservation
  const unit = unitOf(service, draft.appointmentUnitId)
  if (quote !== null) return <Price money={quote.total} />
  if (times.slot !== null) return <Price money={times.slot.price} />
  return <Price money={unit?.price ?? service.priceFrom} from />
}
