import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { Money } from '@yoyaku/core/types'
import { DotSeparated } from '../../components/text/dot-separated.tsx'
import { Price } from '../catalogue/price.tsx'
import * as css from './range.css.ts'
import { DayCount, DaysAndReturn } from './range-words.tsx'
import { perDay, type Range, type RentedService, tiersOf, withFee } from './rental.ts'

export const PricePerDay = ({ price }: { readonly price: Money }) => (
  <span>
    <Trans>
      <Price money={price} /> per day
    </Trans>
  </span>
)

interface RentalTotalProps {
  readonly days: number
  /** Of pick-up, `YYYY-MM-DD`; null: not chosen. */
  readonly date: string | null
  readonly total: Money
}

/** On a card: of one day what it costs, of several what they cost in all and each. */
export const RentalTotal = ({ days, date, total }: RentalTotalProps) =>
  days === 1 ? (
    <PricePerDay price={total} />
  ) : (
    <>
      <Price money={total} />{' '}
      <small className={css.each}>
        <DotSeparated>
          {date === null ? <DayCount days={days} /> : <DaysAndReturn range={{ date, days }} />}
          <PricePerDay price={perDay(total, days)} />
        </DotSeparated>
      </small>
    </>
  )

interface RentalPriceProps {
  readonly range: Range
  /** What is paid for. */
  readonly days: number
  /** Of all days. */
  readonly total: Money
  /** What is added for the return at another branch. */
  readonly fee?: Money | null
}

/** 4 days (return Dec 22) · NT$1,870 per day · NT$7,482 in all */
export function RentalPrice({ range, days, total, fee = null }: RentalPriceProps) {
  return (
    <p className={css.price}>
      <DotSeparated>
        <DaysAndReturn range={range} days={days} />
        <PricePerDay price={perDay(total, days)} />
        <span className={css.total}>
          <Trans>
            <Price money={withFee(total, fee)} /> in all
          </Trans>
        </span>
      </DotSeparated>
    </p>
  )
}

/** From how many days on a day costs least; nothing where all cost the same. */
export function LowestTier({ service, className }: { readonly service: RentedService; readonly className: string }) {
  const tiers = tiersOf(service)
  const lowest = tiers.at(-1)
  if (tiers.length < 2 || lowest === undefined) return null
  return (
    <span className={className}>
      <DotSeparated>
        <FromDays days={lowest.fromDays} />
        <PricePerDay price={lowest.price} />
      </DotSeparated>
    </span>
  )
}

const FromDays = ({ days }: { readonly days: number }) => <Plural value={days} one="from # day" other="from # days" />

/** What a day costs of longer rentals; nothing where all cost the same. */
export function Tiers({ service, days }: { readonly service: RentedService; readonly days: number | null }) {
  const { t } = useLingui()
  const tiers = tiersOf(service)
  if (tiers.length < 2) return null
  const chosen = days === null ? undefined : tiers.findLast(({ fromDays }) => fromDays <= days)
  return (
    <table className={css.tiers} aria-label={t`Price per day`}>
      <tbody>
        {tiers.map((tier) => (
          <tr key={tier.fromDays} className={css.tier} data-chosen={tier === chosen || undefined}>
            <th scope="row" className={css.tierName}>
              <FromDays days={tier.fromDays} />
            </th>
            <td className={css.tierPrice}>
              <PricePerDay price={tier.price} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
