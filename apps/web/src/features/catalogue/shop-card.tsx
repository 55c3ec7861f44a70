import type { components } from '@yoyaku/core/client'
import { type MouseEvent, memo } from 'react'
import { Picture } from '../../components/pictures/picture.tsx'
import { DotSeparated } from '../../components/text/dot-separated.tsx'
import { Link } from '../../navigation/link.tsx'
import { markSharedElement } from '../../navigation/shared-element.ts'
import { useSite } from '../../site/site.tsx'
import { nextAvailable } from './days.ts'
import { NextAvailableDay } from './next-available.tsx'
import { PlaceName } from './place-name.tsx'
import { Price } from './price.tsx'
import * as css from './shop-card.css.ts'

export type ShopCardData = components['schemas']['ShopCard']

const carryCover = (event: MouseEvent): void =>
  markSharedElement(event.currentTarget.closest('article')?.querySelector('[data-picture]'))

/** The shop's page with these choices, and with the service that was searched for. */
function hrefOf({ id, searched }: ShopCardData, query: string): string {
  const choices = new URLSearchParams(query)
  if (searched) choices.set('serviceId', searched.id)
  return `/brands/${encodeURIComponent(id)}${choices.size === 0 ? '' : `?${choices}`}`
}

interface ShopCardProps {
  readonly shop: ShopCardData
  /** Choices that the shop's page takes over: `?date=…&quantity=…`. */
  readonly query?: string
  readonly eager?: boolean
  readonly heading?: 'h2' | 'h3'
}

/** Picture, name, place, category, next free day, price from, of the service that was searched for where there is one; nothing else. Drawn anew only where a list shows another one. */
export const ShopCard = memo(function ShopCard({
  shop,
  query = '',
  eager = false,
  heading: Heading = 'h3',
}: ShopCardProps) {
  const { now } = useSite()
  return (
    <article className={css.card} aria-label={shop.shopName}>
      <Picture picture={shop.cover} alt="" eager={eager} />
      <div className={css.words}>
        <Heading className={css.name}>
          <Link href={hrefOf(shop, query)} className={css.link} transition onClick={carryCover}>
            {shop.shopName}
          </Link>
        </Heading>
        <p className={css.place}>
          <DotSeparated>
            <PlaceName {...shop} />
            {shop.category.name}
          </DotSeparated>
        </p>
        {shop.searched && <p className={css.service}>{shop.searched.name}</p>}
        <p className={css.facts}>
          <NextAvailableDay
            free={nextAvailable(shop.nextAvailableDate, shop.country, now)}
            isRequestedDay={new URLSearchParams(query).get('date') === shop.nextAvailableDate}
          />
          <span className={css.price}>
            <Price money={shop.searched?.priceFrom ?? shop.priceFrom} from />
          </span>
        </p>
      </div>
    </article>
  )
})
