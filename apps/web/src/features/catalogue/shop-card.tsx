import { Plural, useLingui } from '@lingui/react/macro'
import type { components } from '@yoyaku/core/types'
import { readInteger } from '@yoyaku/input'
import { type MouseEvent, memo } from 'react'
import { Picture } from '../../components/pictures/picture.tsx'
import { DotSeparated } from '../../components/text/dot-separated.tsx'
import { Link } from '../../navigation/link.tsx'
import { markSharedElement } from '../../navigation/shared-element.ts'
import { useFormat, useSite } from '../../site/site.tsx'
import { text } from '../../theme/recipes.css.ts'
import { RentalTotal } from '../rental/rental-price.tsx'
import { Rating } from '../reviews/rating.tsx'
import { nextAvailable } from './days.ts'
import { NextAvailableDay, NoneAvailable, OthersAvailableDay } from './next-available.tsx'
import { LowestPrice, PartyTotal } from './party-price.tsx'
import { PlaceName } from './place-name.tsx'
import * as css from './shop-card.css.ts'

export type ShopCardData = components['schemas']['ShopCard']
type SearchedService = components['schemas']['SearchedService']
type NextTimes = components['schemas']['NextTimes']

const carryCover = (event: MouseEvent): void =>
  markSharedElement(event.currentTarget.closest('article')?.querySelector('[data-picture]'))

/** The shop's page with these choices, and with the service that was searched for, and the unit of it. */
export function shopHref({ id, searched }: ShopCardData, query: string): string {
  const choices = new URLSearchParams(query)
  if (searched) choices.set('serviceId', searched.id)
  if (searched?.unit) choices.set('unitId', searched.unit.id)
  return `/brands/${encodeURIComponent(id)}${choices.size === 0 ? '' : `?${choices}`}`
}

interface ShopCardProps {
  readonly shop: ShopCardData
  /** Choices that the shop's page takes over: `?date=…&quantity=…`. */
  readonly query?: string
  readonly eager?: boolean
  readonly heading?: 'h2' | 'h3'
}

/** Where a tap on a time leads: to the reservation of the service that was searched for. */
function timeHref({ id }: SearchedService, { date, unitId, quantity }: NextTimes, time: string): string {
  const choices = new URLSearchParams({ unitId, date, time, quantity: String(quantity) })
  return `/reservation/${encodeURIComponent(id)}?${choices}`
}

/** The first free times of the day that was searched for, or of the next one, each straight to its reservation. */
function NextTimesOf({ service, next }: { service: SearchedService; next: NextTimes }) {
  const { t } = useLingui()
  const { eveningTime } = useFormat()
  return (
    <ul className={css.times} aria-label={t`Times`}>
      {next.times.map((time) => (
        <li key={time}>
          <Link href={timeHref(service, next, time)} className={css.time} rel="nofollow">
            {eveningTime(time)}
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** Whether a search was for a day, a party or times, so that a card knows the times of the service. */
const isForTimes = (choices: URLSearchParams): boolean =>
  ['date', 'quantity', 'timeOfDay', 'timeFrom', 'timeTo'].some((name) => choices.has(name))

interface ShopFactProps {
  readonly shop: ShopCardData
  readonly choices: URLSearchParams
}

/** The next free day; of a search for a day, a party or times also where only other services are free, or nothing is. */
function Availability({ shop: { country, nextAvailableDate, searched = null }, choices }: ShopFactProps) {
  const { now } = useSite()
  const free = nextAvailable(nextAvailableDate, country, now)
  if (isForTimes(choices)) {
    if (free === null) return <NoneAvailable />
    if (searched !== null && (searched.next ?? null) === null) return <OthersAvailableDay free={free} />
  }
  return <NextAvailableDay free={free} isRequestedDay={choices.get('date') === nextAvailableDate} />
}

/** Of the service that was searched for, where there is one: what the party or the days of a rental cost, else the lowest price. */
export function ShopPrice({ shop, choices }: ShopFactProps) {
  const { searched = null } = shop
  const next = searched?.next ?? null
  if (searched?.rental)
    return <RentalTotal {...searched.rental} date={choices.get('date')} total={next?.total ?? searched.priceFrom} />
  if (next !== null) return <PartyTotal total={next.total} people={next.quantity} />
  const { priceFrom, pricePer } = searched ?? shop
  return <LowestPrice money={priceFrom} people={readInteger(choices.get('quantity')) ?? 1} pricePer={pricePer} />
}

/**
 * Picture, name, place, category, price and next free day, of the service that was searched for where there is one: for a chosen day, party
 * or time its first times and what the party pays. What its members say, or until they have how many booked. Drawn anew only where a list shows another one.
 */
export const ShopCard = memo(function ShopCard({
  shop,
  query = '',
  eager = false,
  heading: Heading = 'h3',
}: ShopCardProps) {
  const choices = new URLSearchParams(query)
  const { searched = null, bookedMembers: members = 0 } = shop
  const next = searched?.next ?? null
  return (
    <article className={css.card} aria-label={shop.shopName}>
      <Picture picture={shop.cover} alt="" eager={eager} />
      <div className={css.words}>
        <Heading className={css.name}>
          <Link href={shopHref(shop, query)} className={css.link} transition onClick={carryCover}>
            {shop.shopName}
          </Link>
        </Heading>
        <p className={text({ size: 'small', tone: 'muted' })}>
          <DotSeparated>
            <PlaceName {...shop} />
            {shop.category.name}
          </DotSeparated>
        </p>
        {searched && (
          <p className={text({ size: 'small' })}>
            {searched.unit ? (
              <DotSeparated>
                {searched.name}
                {searched.unit.name}
              </DotSeparated>
            ) : (
              searched.name
            )}
          </p>
        )}
        {shop.ratingCount > 0 ? (
          <p className={css.proof}>
            <Rating {...shop} />
          </p>
        ) : (
          members > 0 && (
            <p className={css.proof}>
              <Plural
                value={members}
                one="# member booked in the last 30 days"
                other="# members booked in the last 30 days"
              />
            </p>
          )
        )}
        <p className={css.facts}>
          <Availability shop={shop} choices={choices} />
          <span className={css.price}>
            <ShopPrice shop={shop} choices={choices} />
          </span>
        </p>
        {searched !== null && next !== null && <NextTimesOf service={searched} next={next} />}
      </div>
    </article>
  )
})
