import type { components, PublicQueries } from '@yoyaku/core/types'

/** The theme that this page is about. */
export const JAPAN = 'jp'
export const RENTAL = 'car-rental'
export const SHOPS_SHOWN = 12
export const RENTALS_SHOWN = 4
/** The search has no filter by country: enough overseas shops that those in Japan fill the page. */
const SEARCH_LIMIT = 50

type ShopCard = components['schemas']['ShopCard']
type Category = components['schemas']['Category']

export const overseas = (queries: PublicQueries, categoryId: string) =>
  queries.search({ categoryId: [categoryId], locationType: 'overseas', limit: SEARCH_LIMIT })

export const rentals = (queries: PublicQueries) => queries.shopsByCategory(RENTAL, { limit: RENTALS_SHOWN })

export const inJapan = (shops: readonly ShopCard[]): readonly ShopCard[] =>
  shops.filter(({ country }) => country === 'JP').slice(0, SHOPS_SHOWN)

/** Rental cars have a part of the page to themselves. */
export const topCategories = (categories: readonly Category[]): readonly Category[] =>
  categories.filter(({ parentId, id, shopCount }) => parentId === null && id !== RENTAL && shopCount > 0)

const ID = /^[\w-]{1,64}$/

/** The category in the address; null for all. */
export function chosenCategory(search: URLSearchParams): string | null {
  const id = search.get('category')
  return id !== null && ID.test(id) ? id : null
}
