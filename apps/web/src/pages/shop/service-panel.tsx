import { Trans } from '@lingui/react/macro'
import { useSearchParams } from 'wouter'
import { ButtonLink } from '../../parts/button.tsx'
import { Notice } from '../../parts/notice.tsx'
import * as css from './booking.css.ts'
import { type Choice, type Service, type Shop, takes, withChoice } from './choice.ts'
import { Times } from './times.tsx'
import { Units } from './units.tsx'

interface ServicePanelProps {
  readonly shop: Shop
  readonly service: Service
  readonly choice: Choice
}

/** The chosen service: its variations, days and times. */
export function ServicePanel({ shop, service, choice }: ServicePanelProps) {
  const [search] = useSearchParams()
  if (!takes(service, choice.quantity)) {
    const fitting = choice.quantity < service.minQuantity ? service.minQuantity : service.maxQuantity
    return (
      <div className={css.panel}>
        <Notice
          tone="warning"
          action={
            <ButtonLink href={withChoice(shop.id, search, { quantity: fitting })} replace look="outline" size="small">
              <Trans>Choose {fitting}</Trans>
            </ButtonLink>
          }
        >
          <Trans>This service is for another number of people.</Trans>
        </Notice>
      </div>
    )
  }
  return (
    <div className={css.panel}>
      {service.units.length > 1 && <Units shop={shop} service={service} choice={choice} />}
      <Times shop={shop} choice={choice} />
    </div>
  )
}
