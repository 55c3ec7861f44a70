import { Trans } from '@lingui/react/macro'
import { ChipChoice, ChipRow } from '../../../components/actions/chip.tsx'
import { DotSeparated } from '../../../components/text/dot-separated.tsx'
import { isForPeople } from '../../../features/catalogue/people.ts'
import { nameIncludesDuration } from '../../../features/catalogue/plan-name.ts'
import { Price } from '../../../features/catalogue/price.tsx'
import { PricePer } from '../../../features/catalogue/price-per.tsx'
import { PeopleCount, PeopleName } from '../../../features/rental/people-name.tsx'
import { isRental } from '../../../features/rental/rental.ts'
import { useFormat } from '../../../site/site.tsx'
import { unitOf } from '../rules/service.ts'
import { Card } from './card.tsx'
import * as css from './choices.css.ts'
import { type Choosing, useChoosing } from './choosing.tsx'

const upTo = (first: number, last: number): number[] =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index)

/** Where each person has their own extras, fewer people remove those of the persons who do not come. */
const extrasFor = (quantity: number, draft: Choosing['draft'], { perPerson }: Choosing['service']) =>
  draft.extras.map((extra) => {
    const each = Math.ceil(extra.quantity / draft.quantity)
    return perPerson ? { ...extra, quantity: Math.min(extra.quantity, each * quantity) } : extra
  })

export function PeopleCard() {
  const { duration } = useFormat()
  const { service, draft, update } = useChoosing()
  const unit = unitOf(service, draft.unitId)
  const hasUnits = service.units.length > 1 && !isRental(service)
  const hasPeople = service.maxQuantity > service.minQuantity
  const people = <PeopleCount service={service} quantity={draft.quantity} />
  return (
    <Card
      id="people"
      title={
        !isForPeople(service) ? (
          <Trans>Option</Trans>
        ) : hasUnits ? (
          <Trans>People and option</Trans>
        ) : (
          <PeopleName service={service} />
        )
      }
      line={
        !isForPeople(service) ? (
          unit?.name
        ) : hasUnits ? (
          <DotSeparated>
            {people}
            {unit?.name}
          </DotSeparated>
        ) : (
          people
        )
      }
    >
      {hasPeople && (
        <fieldset>
          <legend className={css.legend}>
            {service.dayUnit ? <Trans>How many seats do you need?</Trans> : <Trans>How many people?</Trans>}
          </legend>
          <ChipRow>
            {upTo(service.minQuantity, service.maxQuantity).map((quantity) => (
              <ChipChoice
                key={quantity}
                type="radio"
                name="quantity"
                value={quantity}
                checked={quantity === draft.quantity}
                onChange={() => update({ quantity, extras: extrasFor(quantity, draft, service) })}
              >
                {quantity}
              </ChipChoice>
            ))}
          </ChipRow>
        </fieldset>
      )}
      {hasUnits && (
        <fieldset>
          <legend className={css.legend}>
            <Trans>Which option?</Trans>
          </legend>
          <div className={css.options}>
            {service.units.map(({ id, name, price, durationMinutes }) => (
              <label key={id} className={css.option}>
                <input
                  type="radio"
                  name="unit"
                  value={id}
                  className={css.radio}
                  checked={id === unit?.id}
                  onChange={() => update({ unitId: id })}
                />
                <span className={css.optionWords}>
                  <span className={css.optionName}>{name}</span>
                  {!nameIncludesDuration(name, durationMinutes, duration(durationMinutes)) && (
                    <span className={css.optionNote}>{duration(durationMinutes)}</span>
                  )}
                </span>
                <span className={css.optionPrice}>
                  <Price money={price} />
                  <small className={css.per}>
                    <PricePer {...service} />
                  </small>
                </span>
              </label>
            ))}
          </div>
        </fieldset>
      )}
    </Card>
  )
}
