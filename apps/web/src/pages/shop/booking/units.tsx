import { useLingui } from '@lingui/react/macro'
import { DotSeparated } from '../../../components/text/dot-separated.tsx'
import { nameIncludesDuration } from '../../../features/catalogue/plan-name.ts'
import { Price } from '../../../features/catalogue/price.tsx'
import { usePressed } from '../../../navigation/use-pressed.ts'
import { useFormat } from '../../../site/site.tsx'
import * as css from './booking.css.ts'
import type { Choice, Service, Shop, Unit } from './choice.ts'
import { ChoiceLink } from './choice-link.tsx'

interface UnitsProps {
  readonly shop: Shop
  readonly service: Service
  readonly choice: Choice
}

/** The variations of a service. */
export function Units({ shop, service, choice }: UnitsProps) {
  const { t } = useLingui()
  const { duration } = useFormat()
  const lengthOf = ({ name, durationMinutes: minutes }: Unit) =>
    !service.dayUnit && !nameIncludesDuration(name, minutes, duration(minutes)) && duration(minutes)
  const [chosen, press] = usePressed(choice.unit?.id)
  return (
    <ul className={css.units} aria-label={t`Options`}>
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
              <DotSeparated>
                <Price money={unit.price} />
                {lengthOf(unit)}
              </DotSeparated>
            </span>
          </ChoiceLink>
        </li>
      ))}
    </ul>
  )
}
