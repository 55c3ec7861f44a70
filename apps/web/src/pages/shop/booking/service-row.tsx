import { Plural, Trans } from '@lingui/react/macro'
import { useRef } from 'react'
import { useSearchParams } from 'wouter'
import { useKeepPlace } from '../../../components/hooks/use-keep-place.ts'
import { DotSeparated } from '../../../components/text/dot-separated.tsx'
import { CurrencyNote } from '../../../features/catalogue/currency-note.tsx'
import { Price } from '../../../features/catalogue/price.tsx'
import { PricePer } from '../../../features/catalogue/price-per.tsx'
import { isRental } from '../../../features/rental/rental.ts'
import { LowestTier } from '../../../features/rental/rental-price.tsx'
import { Link } from '../../../navigation/link.tsx'
import { useFormat } from '../../../site/site.tsx'
import type { ShopWithPhone } from '../queries.ts'
import * as css from './booking.css.ts'
import { acceptsQuantity, type Choice, type Service, withChoice } from './choice.ts'
import { Discounts, UsualPrice } from './discounts.tsx'
import { RentalPriceSoFar } from './rental-price-so-far.tsx'
import { ServicePanel } from './service-panel.tsx'

interface ServiceRowProps {
  readonly shop: ShopWithPhone
  readonly service: Service
  /** The same for fewer guests and less money. */
  readonly discounts: readonly Service[]
  readonly choice: Choice
  readonly heading: 'h3' | 'h4'
}

export function ServiceRow({ shop, service: usual, discounts, choice, heading: Heading }: ServiceRowProps) {
  const [search] = useSearchParams()
  const chosen = [usual, ...discounts].find(({ id }) => id === choice.service?.id)
  const open = chosen !== undefined
  const service = chosen ?? usual
  const name = useRef<HTMLHeadingElement>(null)
  const keepPlace = useKeepPlace(name, open)
  const anchor = `service-${usual.id}`
  return (
    <li className={css.service} data-open={open || undefined}>
      <div id={anchor} className={css.row}>
        <Heading ref={name} className={css.serviceName}>
          {/* The same link when it is open: it keeps the focus. Its fragment is for the page that opens without the app. */}
          <Link
            href={`${withChoice(shop.id, search, { serviceId: usual.id })}#${encodeURIComponent(anchor)}`}
            replace
            aria-current={open || undefined}
            className={open ? css.openName : css.opener}
            onClick={keepPlace}
          >
            {usual.name}
          </Link>
        </Heading>
        <p className={css.price}>
          {isRental(service) ? (
            <RentalPriceSoFar {...{ shop, service, choice }} />
          ) : (
            <>
              <Price money={service.priceFrom} from={service.units.length > 1} />
              {service !== usual && <UsualPrice service={usual} />}
              <span className={css.small}>
                <PricePer {...service} />
              </span>
            </>
          )}
        </p>
        <p className={css.description}>
          <ServiceFacts service={service} choice={choice} />
          {/* The open service lists all of them. */}
          {isRental(service) && !open && <LowestTier service={service} className={css.small} />}
          {open && <span className={css.small}>{service.description}</span>}
        </p>
        {discounts.length > 0 && (
          <Discounts
            usual={usual}
            discounts={discounts}
            chosen={service}
            hrefOf={({ id }) => `${withChoice(shop.id, search, { serviceId: id })}#${encodeURIComponent(anchor)}`}
            onPress={keepPlace}
          />
        )}
        {open && (
          <div className={css.currency}>
            <CurrencyNote service={service} />
          </div>
        )}
      </div>
      {open && <ServicePanel shop={shop} service={service} choice={choice} />}
    </li>
  )
}

function ServiceFacts({ service, choice }: { readonly service: Service; readonly choice: Choice }) {
  const format = useFormat()
  const minutes = service.units.map(({ durationMinutes }) => durationMinutes)
  const shortest = format.duration(Math.min(...minutes))
  const longest = format.duration(Math.max(...minutes))
  const { minQuantity, maxQuantity } = service
  return (
    <DotSeparated>
      {shortest === longest ? shortest : format.range(shortest, longest)}
      {!acceptsQuantity(service, choice.quantity) &&
        (minQuantity === maxQuantity ? (
          <Plural value={maxQuantity} one="for # person" other="for # people" />
        ) : (
          <Trans>
            for {minQuantity} to {maxQuantity} people
          </Trans>
        ))}
    </DotSeparated>
  )
}
