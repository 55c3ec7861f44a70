import { useLingui } from '@lingui/react/macro'
import { usePressed } from '../../navigation/use-pressed.ts'
import { useFormat } from '../../site.tsx'
import * as css from './booking.css.ts'
import type { Choice, Service, Shop } from './choice.ts'
import { ChoiceLink } from './choice-link.tsx'

interface UnitsProps {
  readonly shop: Shop
  readonly service: Service
  readonly choice: Choice
}

/** The variations of a service. */
export function Units({ shop, service, choice }: UnitsProps) {
  const { t } = useLingui()
  const format = useFormat()
  const [chosen, press] = usePressed(choice.unit?.id)
  return (
    <ul className={css.units} aria-label={t`Variations`}>
      {service.units.map((unit) => (
        <li key={unit.id}>
          <ChoiceLink
            shopId={shop.id}
            patch={{ serviceId: service.id, unitId: unit.id }}
            isChosen={unit.id === chosen}
            press={(follow) => press(unit.id, follow)}
            className={css.unit}
          >
            <span className={css.unitName}>{unit.name}</span>
            <span className={css.unitFacts}>
              {format.money(unit.price)}
              {!service.dayUnit && ` · ${format.duration(unit.durationMinutes)}`}
            </span>
          </ChoiceLink>
        </li>
      ))}
    </ul>
  )
}
