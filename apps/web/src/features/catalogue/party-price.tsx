import { Plural, Trans } from '@lingui/react/macro'
import type { components, Money } from '@yoyaku/core/types'
import * as css from './party-price.css.ts'
import { Price } from './price.tsx'

interface PartyPriceProps {
  /** Of all people, by time; at least one. */
  readonly prices: readonly [Money, ...Money[]]
  readonly people: number
  /** Whether each person adds to the price. */
  readonly pricePer: components['schemas']['Service']['pricePer']
}

/** What all of them pay together: the lowest of several times, "from" where others cost more. */
export function PartyPrice({ prices, people, pricePer }: PartyPriceProps) {
  const lowest = prices.reduce((one, other) => (other.amount < one.amount ? other : one))
  return (
    <>
      <Price money={lowest} from={prices.some(({ amount }) => amount > lowest.amount)} />
      {people > 1 && pricePer === 'person' && <ForPeople people={people} />}
    </>
  )
}

interface LowestPriceProps {
  readonly money: Money
  readonly people: number
  readonly pricePer: components['schemas']['PricePer'] | undefined
}

const ForPeople = ({ people }: { readonly people: number }) => (
  <small className={css.people}>
    {' '}
    <Plural value={people} one="for # person" other="for # people" />
  </small>
)

/** What the whole party pays, as the server counted it. */
export const PartyTotal = ({ total, people }: { readonly total: Money; readonly people: number }) => (
  <>
    <Price money={total} />
    {people > 1 && <ForPeople people={people} />}
  </>
)

/** The lowest price, and what it is for where a party was asked for and each of them pays it: below it where a line is full. */
export const LowestPrice = ({ money, people, pricePer }: LowestPriceProps) => (
  <>
    <span className={css.whole}>
      <Price money={money} from />
    </span>
    {people > 1 && pricePer === 'person' && (
      <small className={css.people}>
        {' '}
        <Trans>per person</Trans>
      </small>
    )}
  </>
)

/** The prices of some times; null where there is none. */
export function pricesOf(slots: readonly { readonly price: Money }[]): readonly [Money, ...Money[]] | null {
  const [first, ...others] = slots.map(({ price }) => price)
  return first === undefined ? null : [first, ...others]
}
