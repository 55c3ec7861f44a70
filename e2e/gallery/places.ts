import { createClient } from '@yoyaku/core/client'
import type { Locale } from '@yoyaku/core/types'

/** What the addresses of pages need to name. */
export interface Places {
  readonly shop: string
  /** A service of that shop whose staff can be chosen. */
  readonly service: string
  /** A shop with more reviews than its page begins with. */
  readonly reviewedShop: string
  /** A shop that has a service for students, first visits or seniors. */
  readonly discountShop: string
  /** A shop whose rentals may be returned at another one. */
  readonly branchShop: string
  readonly theme: string
  readonly article: string
}

/** Shops that show most of what a page can show: a salon with staff, a theme, an article. */
export async function findPlaces(origin: string, locale: Locale): Promise<Places> {
  const { queries } = createClient({ baseUrl: origin, locale, currency: 'JPY' })
  const [{ data: shops }, { data: salons }, { data: lenders }, { data: themes }, { data: articles }] =
    await Promise.all([
      queries.mostBookedShops().queryFn(),
      queries.search({ categoryId: ['beauty'] }).queryFn(),
      queries.search({ categoryId: ['car-rental'] }).queryFn(),
      queries.collections().queryFn(),
      queries.articles().queryFn(),
    ])
  const readAll = (some: readonly { id: string }[]) => Promise.all(some.map(({ id }) => queries.shop(id).queryFn()))
  const [read, readSalons, readLenders] = [await readAll(shops), await readAll(salons), await readAll(lenders)]
  const services = read.flatMap((shop) => shop.services.map((service) => ({ shop, service })))
  const found =
    services.find(({ service }) => service.selectionUnitMode === 'staff' && service.hasAttaches) ?? services[0]
  const reviewed = read.find(({ ratingCount }) => ratingCount > 3)
  const discounting = readSalons.find((shop) => shop.services.some(({ discount }) => discount !== undefined))
  const withBranches = readLenders.find(({ returnBranches }) => returnBranches !== undefined)
  // The theme of Japan has a page of its own.
  const theme = themes.find(({ id }) => id !== 'jp')
  const article = articles[0]
  if (found === undefined || reviewed === undefined || theme === undefined || article === undefined)
    throw new Error(`${origin} has no catalogue`)
  if (discounting === undefined || withBranches === undefined)
    throw new Error(`${origin} has no discounts or return branches`)
  return {
    shop: found.shop.id,
    service: found.service.id,
    reviewedShop: reviewed.id,
    discountShop: discounting.id,
    branchShop: withBranches.id,
    theme: theme.id,
    article: `${article.category.id}/${article.id}`,
  }
}
