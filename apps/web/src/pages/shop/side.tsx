import { Plural, Trans } from '@lingui/react/macro'
import { BadgeCheck, CalendarX, Clock, MapPin, Phone } from 'lucide-react'
import { memo } from 'react'
import { isFeeless, LateFee } from '../../features/booking/price/late-fee.tsx'
import { mapHref } from '../../features/booking/ticket/map-link.tsx'
import { PlaceMap, StationWalk } from '../../features/map/place-map.tsx'
import { useFormat } from '../../site/site.tsx'
import { weekOf } from './hours.ts'
import { OpenState } from './open-state.tsx'
import type { ShopWithPhone } from './queries.ts'
import * as css from './shop.css.ts'
import { SpecialDays } from './special-days.tsx'

interface SideProps {
  readonly shop: ShopWithPhone
  /** In the zone of the shop. */
  readonly today: string
}

/** Where it is, when it is open, how to reach it. Not drawn anew with every choice. */
export const Side = memo(function Side({ shop, today }: SideProps) {
  const format = useFormat()
  const { dayOfWeek } = Temporal.PlainDate.from(today)
  const { freeCancellationHours: hours, license } = shop
  return (
    <aside className={css.side} aria-labelledby="good-to-know">
      <h2 id="good-to-know" className={css.heading}>
        <Trans>Before you go</Trans>
      </h2>
      <div className={css.sideRow}>
        <MapPin size={20} className={css.sideIcon} aria-hidden="true" />
        <div>
          <address>{shop.address}</address>
          {shop.station && <StationWalk station={shop.station} />}
          <a href={mapHref(shop.shopName, shop.address)} target="_blank" rel="noreferrer" className={css.sideLink}>
            <Trans>Show on map</Trans>
          </a>
        </div>
      </div>
      <div className={css.sideMap}>
        <PlaceMap place={shop} name={shop.shopName} />
      </div>
      <div className={`${css.sideRow} ${css.sideHours}`}>
        <Clock size={20} className={css.sideIcon} aria-hidden="true" />
        <div>
          <p>
            <OpenState shop={shop} />
          </p>
          <dl className={css.week}>
            {weekOf(shop.hours, format.hours).map(({ weekday, spans }) => (
              <div key={weekday} className={weekday === dayOfWeek ? css.weekRowToday : css.weekRow}>
                <dt>{format.weekdayName(weekday)}</dt>
                <dd>{spans.length === 0 ? <Trans>Closed</Trans> : spans.join(format.comma)}</dd>
              </div>
            ))}
          </dl>
          <SpecialDays shop={shop} today={today} />
        </div>
      </div>
      <div className={css.sideRow}>
        <Phone size={20} className={css.sideIcon} aria-hidden="true" />
        <a href={`tel:${shop.phone}`} className={css.sideLink}>
          {shop.formattedPhone}
        </a>
      </div>
      <div className={css.sideRow}>
        <CalendarX size={20} className={css.sideIcon} aria-hidden="true" />
        <div>
          <p>
            {isFeeless(shop.lateFee) ? (
              <Trans>This shop has no cancellation fee. You pay at the shop.</Trans>
            ) : (
              <Plural
                value={hours}
                one="Cancel for free until # hour before the start. You pay at the shop."
                other="Cancel for free until # hours before the start. You pay at the shop."
              />
            )}
          </p>
          {hours > 0 && !isFeeless(shop.lateFee) && (
            <p>
              <LateFee fee={shop.lateFee} />
            </p>
          )}
        </div>
      </div>
      {license !== undefined && (
        <div className={css.sideWide}>
          <BadgeCheck size={20} className={css.sideIcon} aria-hidden="true" />
          <p>
            <Trans>License: {license}</Trans>
          </p>
        </div>
      )}
    </aside>
  )
})
