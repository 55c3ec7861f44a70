import { Plural, Trans } from '@lingui/react/macro'
import { saysLength } from '../../catalogue/plan-name.ts'
import { ChipChoice, ChipRow } from '../../parts/chip.tsx'
import { Dotted } from '../../parts/dotted.tsx'
import { Price } from '../../parts/price.tsx'
import { useFormat } from '../../site.tsx'
import { Card } from './card.tsx'
import * as css from './choices.css.ts'
import { unitOf } from './service.ts'
import type { Booking } from './use-booking.ts'

const upTo = (first: number, last: number): number[] =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index)

export function PeopleCard({ booking }: { readonly booking: Booking }) {
  const { duration } = useFormat()
  const { service, reservation, frame } = booking
  const { draft, amend } = reservation
  const unit = unitOf(service, draft.appointmentUnitId)
  const hasUnits = service.units.length > 1
  const hasPeople = service.maxQuantity > service.minQuantity
  const people = <Plural value={draft.quantity} one="# person" other="# people" />
  return (
    <Card
      {...frame('people')}
      title={hasUnits ? <Trans>People and plan</Trans> : <Trans>People</Trans>}
      line={
        hasUnits ? (
          <Dotted>
            {people}
            {unit?.name}
          </Dotted>
        ) : (
          people
        )
      }
    >
      {hasPeople && (
        <fieldset>
          <legend className={css.legend}>
            <Trans>How many people?</Trans>
          </legend>
          <ChipRow>
            {upTo(service.minQuantity, service.maxQuantity).map((quantity) => (
              <ChipChoice
                key={quantity}
                type="radio"
                name="quantity"
                value={quantity}
                checked={quantity === draft.quantity}
                onChange={() => amend({ quantity })}
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
            <Trans>Which plan?</Trans>
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
                  onChange={() => amend({ appointmentUnitId: id, mainServicePrice: price })}
                />
                <span className={css.optionWords}>
                  <span className={css.optionName}>{name}</span>
                  {!saysLength(name, durationMinutes, duration(durationMinutes)) && (
                    <span className={css.optionNote}>{duration(durationMinutes)}</span>
                  )}
                </span>
                <span className={css.optionPrice}>
                  <Price money={price} />
                  <small className={css.per}>
                    {service.pricePer === 'person' ? <Trans>per person</Trans> : <Trans>per booking</Trans>}
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
