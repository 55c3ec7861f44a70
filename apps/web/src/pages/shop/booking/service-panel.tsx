import { Notice } from '../../../components/feedback/notice.tsx'
import { ServiceIsFor } from '../../../features/catalogue/service-is-for.tsx'
import * as css from './booking.css.ts'
import { ChangePeople } from './change-people.tsx'
import { acceptsQuantity, type Choice, type Service, type Shop } from './choice.ts'
import { OwnHoldNotice } from './own-hold-notice.tsx'
import { Times } from './times.tsx'
import { Units } from './units.tsx'
import { useOwnHold } from './use-own-hold.ts'

interface ServicePanelProps {
  readonly shop: Shop
  readonly service: Service
  readonly choice: Choice
}

/** The chosen service: its variations, days and times. */
export function ServicePanel({ shop, service, choice }: ServicePanelProps) {
  const hold = useOwnHold(shop.id)
  if (!acceptsQuantity(service, choice.quantity)) {
    return (
      <div className={css.panel}>
        <Notice
          tone="warning"
          action={<ChangePeople shop={shop} service={service} quantity={choice.quantity} variant="outline" />}
        >
          <ServiceIsFor service={service} />
        </Notice>
      </div>
    )
  }
  return (
    <div className={css.panel}>
      {choice.isQuantityAdjusted && (
        <Notice tone="warning">
          <ServiceIsFor service={service} />
        </Notice>
      )}
      {service.units.length > 1 && <Units shop={shop} service={service} choice={choice} />}
      {hold !== null && <OwnHoldNotice hold={hold} />}
      <Times shop={shop} choice={choice} />
    </div>
  )
}
