import { Trans } from '@lingui/react/macro'
import type { ReservationValue } from '@yoyaku/core'
import { Picture } from '../../components/pictures/picture.tsx'
import { DescriptionItem, DescriptionList } from '../../features/booking/description-list.tsx'
import { QuoteLines } from '../../features/booking/price/quote-lines.tsx'
import { Countdown } from '../../features/booking/when/countdown.tsx'
import { WhenItems } from '../../features/booking/when/when-rented.tsx'
import { CurrencyNote } from '../../features/catalogue/currency-note.tsx'
import { PartyPrice, pricesOf } from '../../features/catalogue/party-price.tsx'
import { isForPeople } from '../../features/catalogue/people.ts'
import { Price } from '../../features/catalogue/price.tsx'
import { PricePer } from '../../features/catalogue/price-per.tsx'
import { PeopleCount, PeopleName } from '../../features/rental/people-name.tsx'
import { RangeEnds } from '../../features/rental/range-words.tsx'
import { isRental, rangeOf } from '../../features/rental/rental.ts'
import { useFormat } from '../../site/site.tsx'
import { useBooking } from './booking-context.tsx'
import { useChoosing } from './cards/choosing.tsx'
import { RequestedStaff } from './cards/requested-staff.tsx'
import { TimeName } from './cards/time-name.tsx'
import { LateNotice } from './late-notice.tsx'
import { unitOf } from './rules/service.ts'
import * as css from './summary.css.ts'

/** What is being reserved, as far as it is known. */
export function Summary() {
  const { day } = useFormat()
  const { service, reservation } = useBooking()
  const { times } = useChoosing()
  const { draft, hold, quote } = reservation
  const unit = unitOf(service, draft.unitId)
  const { reservationTime: time, returnTime } = draft
  const range = isRental(service) ? rangeOf(draft.reservationDate, unit, { time, returnTime }) : null
  const branch = service.returnBranches?.find(({ id }) => id === draft.returnShopId)
  const shownTime = hold ?? (times.slot && times.query.data && { ...times.slot, timeZone: times.query.data.timeZone })
  const { freeHours, lateFee } = hold?.policy ?? { ...service.shop, freeHours: service.shop.freeCancellationHours }
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
      <DescriptionList>
        {shownTime ? (
          <WhenItems {...shownTime} dayUnit={service.dayUnit} />
        ) : (
          <DescriptionItem name={<TimeName service={service} />} leads>
            <span className={css.open}>
              {range ? (
                <RangeEnds range={range} time={time} returnTime={returnTime} />
              ) : draft.reservationDate === null ? (
                <Trans>not chosen yet</Trans>
              ) : (
                day(draft.reservationDate)
              )}
            </span>
          </DescriptionItem>
        )}
        {isForPeople(service) && (
          <DescriptionItem name={<PeopleName service={service} />} isBelow={service.dayUnit}>
            <PeopleCount service={service} quantity={draft.quantity} />
          </DescriptionItem>
        )}
        {service.units.length > 1 && !isRental(service) && (
          <DescriptionItem name={<Trans>Option</Trans>}>{unit?.name}</DescriptionItem>
        )}
        {branch && (
          <DescriptionItem name={<Trans>Return to</Trans>} isBelow>
            {branch.shopName}
          </DescriptionItem>
        )}
        <RequestedStaff />
      </DescriptionList>
      {shownTime && <LateNotice {...shownTime} freeHours={freeHours} lateFee={lateFee} />}
      {quote !== null && (
        <QuoteLines
          service={service.name}
          lines={quote.lines}
          total={quote.total}
          shopTotal={quote.shopTotal}
          rateAt={quote.rateAt}
        />
      )}
      {quote === null && unit !== undefined && (
        <>
          <p className={css.from}>
            <PriceSoFar quote={quote} />
          </p>
          <CurrencyNote service={service} />
        </>
      )}
    </div>
  )
}

/** The server's price of the chosen time; before that the lowest of the times shown, for all people and additional services. */
export function PriceSoFar({ quote }: Pick<ReservationValue, 'quote'>) {
  const { service, draft, times } = useChoosing()
  const unit = unitOf(service, draft.unitId)
  if (quote !== null) return <Price money={quote.total} />
  const fee = service.returnBranches?.find(({ id }) => id === draft.returnShopId)?.price.amount ?? 0
  if (times.slot !== null) return <Price money={{ ...times.slot.price, amount: times.slot.price.amount + fee }} />
  const { data, isPending, isPlaceholderData } = times.query
  if (draft.reservationTime !== null && isPending) {
    return (
      <span className={css.pending} aria-hidden="true">
        <Price money={unit?.price ?? service.priceFrom} />
      </span>
    )
  }
  const prices = data === undefined || isPlaceholderData ? null : pricesOf(data.days.flatMap(({ slots }) => slots))
  if (prices !== null) return <PartyPrice prices={prices} people={draft.quantity} pricePer={service.pricePer} />
  return (
    <>
      <Price money={unit?.price ?? service.priceFrom} from />{' '}
      <small className={css.per}>
        <PricePer {...service} />
      </small>
    </>
  )
}
