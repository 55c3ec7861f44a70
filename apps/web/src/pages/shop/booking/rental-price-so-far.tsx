import type { Money } from '@yoyaku/core/types'
import { useSearchParams } from 'wouter'
import { Price } from '../../../features/catalogue/price.tsx'
import * as rangeCss from '../../../features/rental/range.css.ts'
import { DayCount } from '../../../features/rental/range-words.tsx'
import { daysOf, type Range, shortestOf, unitOfDays, withFee } from '../../../features/rental/rental.ts'
import { PricePerDay } from '../../../features/rental/rental-price.tsx'
import { type Choice, rentalChoiceOf, type Service, type Shop } from './choice.ts'
import { useRental } from './use-rental.ts'

interface RentalPriceSoFarProps {
  readonly shop: Shop
  readonly service: Service
  readonly choice: Choice
}

/** What the chosen days of a rental cost; until they are chosen, as many as were searched for, else the fewest. */
export function RentalPriceSoFar({ shop, service, choice }: RentalPriceSoFarProps) {
  const { range, rentedUnit } = choice
  if (service.id === choice.service?.id) {
    if (range !== null) return <OfChosenDays {...{ shop, service, choice, range }} />
    if (rentedUnit !== null) return <OfDays days={daysOf(rentedUnit)} total={rentedUnit.price} />
  }
  const shortest = shortestOf(service)
  return shortest && <OfDays {...shortest} />
}

function OfChosenDays({ shop, service, choice, range }: RentalPriceSoFarProps & { readonly range: Range }) {
  const [search] = useSearchParams()
  const rental = useRental(shop, choice, rentalChoiceOf(shop, search))
  const days = rental?.days ?? range.days
  const offer = rental?.offer
  const total = offer ? withFee(offer.price, offer.fee) : unitOfDays(service, days)?.price
  return total && <OfDays days={days} total={total} />
}

const OfDays = ({ days, total }: { readonly days: number; readonly total: Money }) =>
  days === 1 ? (
    <PricePerDay price={total} />
  ) : (
    <>
      <Price money={total} />{' '}
      <small className={rangeCss.each}>
        <DayCount days={days} />
      </small>
    </>
  )
