import { createClient } from '@yoyaku/core/client'
import type { Locale } from '@yoyaku/core/types'

/** What the addresses of pages need to name. */
export interface Places {
  readonly shop: string
  /** A service of that shop whose staff can be chosen. */
  readonly service: string
  /** A shop with more reviews than its page begins with. */
  readonly reviewedShop: string
  readonly theme: string
  readonly article: string
}

/** Shops that show most of what a page can show: a salon with staff, a theme, an article. */
export async function findPlaces(origin: string, locale: Locale): Promise<Places> {
  const { queries } = createClient({ baseUrl: origin, locale, currency: 'JPY' })
  const [{ data: shops }, { data: themes }, { data: articles }] = await Promise.all([
    queries.mostBookedShops().queryFn(),
    queries.collections().queryFn(),
    queries.articles().queryFn(),
  ])
  const read = await Promise.all(shops.map(({ id }) => queries.shop(id).queryFn()))
  const services = read.flatMap((shop) => shop.services.map((service) => ({ shop, service })))
  const found =
    services.find(({ service }) => service.selectionUnitMode === 'staff' && service.hasAttaches) ?? services[0]
  const reviewed = read.find(({ ratingCount }) => ratingCount > 3)
  // The theme of Japan has a page of its own.
  const theme = themes.find(({ id }) => id !== 'jp')
  const article = articles[0]
  if (found === undefined || reviewed === undefined || theme === undefined || article === undefined)
    throw new Error(`${origin} has no catalogue`)
  return {
    shop: found.shop.id,
    service: found.service.id,
    reviewedShop: reviewed.id,
    theme: theme.id,
    article: `${article.category.id}/${article.id}`,
  }
}
