import { Trans, useLingui } from '@lingui/react/macro'
import { useSearchParams } from 'wouter'
import { Link } from '../../navigation/link.tsx'
import { ButtonLink } from '../../parts/button.tsx'
import { Notice } from '../../parts/notice.tsx'
import { useFormat } from '../../site.tsx'
import * as css from './booking.css.ts'
import { type Choice, type Service, type Shop, takes, withChoice } from './choice.ts'
import { Times } from './times.tsx'

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

function Units({ shop, service, choice }: ServicePanelProps) {
  const { t } = useLingui()
  const format = useFormat()
  const [search] = useSearchParams()
  return (
    <ul className={css.units} aria-label={t`Variations`}>
      {service.units.map((unit) => (
        <li key={unit.id}>
          <Link
            href={withChoice(shop.id, search, { serviceId: service.id, unitId: unit.id })}
            replace
            className={css.unit}
            aria-current={unit.id === choice.unit?.id || undefined}
          >
            <span className={css.unitName}>{unit.name}</span>
            <span className={css.unitFacts}>
              {format.money(unit.price)}
              {!service.dayUnit && ` · ${format.duration(unit.durationMinutes)}`}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
