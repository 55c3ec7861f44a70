import { minorUnits } from '@yoyaku/core/client'
import type { components, Money } from '@yoyaku/core/types'
import { clockAt, MIDNIGHT } from '../../locale/format.ts'
import type { Site } from '../../site/site.tsx'
import { sharePicture } from '../share-picture.ts'
import type { JsonLd } from './json-ld.ts'
import { shopType } from './shop-type.ts'
import { addressOf } from './site-data.ts'

type Shop = components['schemas']['Shop']
type Service = components['schemas']['Service']
type Hours = components['schemas']['OpeningHours']
type Where = Pick<Site, 'origin' | 'language' | 'format'>

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/** 6500 JPY → "6500", 63000 TWD → "630". */
const decimal = ({ amount, currency }: Money): string => String(amount / minorUnits(1, currency).amount)

const hoursData = ({ weekday, open, close }: Hours): JsonLd => ({
  '@type': 'OpeningHoursSpecification',
  dayOfWeek: `https://schema.org/${WEEKDAYS[weekday - 1]}`,
  opens: open,
  // A close before the opening is one of the next day.
  closes: close === MIDNIGHT ? '23:59' : clockAt(close),
})

const offerData = (site: Where, { id, name, description, categoryName, units }: Service): JsonLd => {
  const [cheapest] = units.map(({ shopPrice }) => shopPrice).sort((one, other) => one.amount - other.amount)
  return {
    '@type': 'Offer',
    url: addressOf(site, `/reservation/${encodeURIComponent(id)}`),
    ...(cheapest && { price: decimal(cheapest), priceCurrency: cheapest.currency }),
    itemOffered: { '@type': 'Service', name, description, serviceType: categoryName },
  }
}

/** From the cheapest to the dearest, in the currency that is paid at the shop. */
function priceRange(services: readonly Service[], format: Site['format']): string | undefined {
  const prices = services.flatMap(({ units }) => units.map(({ shopPrice }) => shopPrice))
  const [low] = prices.toSorted((one, other) => one.amount - other.amount)
  const [high] = prices.toSorted((one, other) => other.amount - one.amount)
  if (low === undefined || high === undefined) return undefined
  return low.amount === high.amount ? format.money(low) : `${format.money(low)}–${format.money(high)}`
}

/** A shop with what it offers. */
export function shopData(shop: Shop, site: Where): JsonLd {
  const { category, categories } = shop
  return {
    '@type': shopType([category.id, ...categories.map(({ id }) => id)]),
    name: shop.shopName,
    ...(shop.brandName !== null && { brand: { '@type': 'Brand', name: shop.brandName } }),
    description: shop.description,
    url: addressOf(site, `/brands/${encodeURIComponent(shop.id)}`),
    image: sharePicture(shop.cover.url, site.origin),
    telephone: shop.phone,
    address: {
      '@type': 'PostalAddress',
      streetAddress: shop.address,
      addressLocality: shop.city.name,
      addressCountry: shop.country,
    },
    geo: { '@type': 'GeoCoordinates', latitude: shop.latitude, longitude: shop.longitude },
    openingHoursSpecification: shop.hours.map(hoursData),
    priceRange: priceRange(shop.services, site.format),
    ...(shop.openSince !== undefined && { foundingDate: String(shop.openSince) }),
    // Of reviews alone: a figure that nobody gave would be a lie to a search engine, too.
    ...(shop.rating !== null &&
      shop.ratingCount > 0 && {
        aggregateRating: {
          '@type': 'AggregateRating',
          ratingValue: shop.rating,
          bestRating: 5,
          worstRating: 1,
          reviewCount: shop.ratingCount,
        },
      }),
    makesOffer: shop.services.map((service) => offerData(site, service)),
  }
}
