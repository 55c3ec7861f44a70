import { Notice } from '../../../components/feedback/notice.tsx'
import { isForPeople } from '../../../features/catalogue/people.ts'
import { Price } from '../../../features/catalogue/price.tsx'
import { PricePer } from '../../../features/catalogue/price-per.tsx'
import { ServiceIsFor } from '../../../features/catalogue/service-is-for.tsx'
import { isRental } from '../../../features/rental/rental.ts'
import type { ShopWithPhone } from '../queries.ts'
import * as css from './booking.css.ts'
import { ChangePeople } from './change-people.tsx'
import { acceptsQuantity, type Choice, type Service } from './choice.ts'
import { OwnHoldNotice } from './own-hold-notice.tsx'
import { People } from './people.tsx'
import { Rental } from './rental.tsx'
import { RentalPriceSoFar } from './rental-price-so-far.tsx'
import { Times } from './times.tsx'
import { Units } from './units.tsx'
import { useOwnHold } from './use-own-hold.ts'

interface ServicePanelProps {
  readonly shop: ShopWithPhone
  readonly service: Service
  readonly choice: Choice
}

/** The chosen service: for how many, its variations, days and times. Below the service, and in a box beside all of them on a wide screen. */
export function ServicePanel({ shop, service, choice }: ServicePanelProps) {
  const hold = useOwnHold(shop.id)
  const isPossible = acceptsQuantity(service, choice.quantity)
  return (
    <div className={css.panel}>
      <p className={css.panelHead}>
        <span className={css.panelName}>{service.name}</span>
        <span>
          {isRental(service) ? (
            <RentalPriceSoFar {...{ shop, service, choice }} />
          ) : (
            <>
              <Price money={choice.unit?.price ?? service.priceFrom} />
              <span className={css.small}>
                <PricePer {...service} />
              </span>
            </>
          )}
        </span>
      </p>
      {isForPeople(service) && <People shop={shop} choice={choice} />}
      {!isPossible && (
        <Notice
          tone="warning"
          action={<ChangePeople shop={shop} service={service} quantity={choice.quantity} variant="outline" />}
        >
          <ServiceIsFor service={service} />
        </Notice>
      )}
      {isPossible && (
        <>
          {choice.isQuantityAdjusted && (
            <Notice tone="warning">
              <ServiceIsFor service={service} />
            </Notice>
          )}
          {!isRental(service) && service.units.length > 1 && <Units shop={shop} service={service} choice={choice} />}
          {hold !== null && <OwnHoldNotice hold={hold} />}
          {isRental(service) ? (
            <Rental shop={shop} service={service} choice={choice} />
          ) : (
            <Times shop={shop} choice={choice} />
          )}
        </>
      )}
    </div>
  )
}
