import type { Currency } from '../../../contract/types.ts'

/** By what shops are grouped. */
export type Kind =
  | 'city'
  | 'category'
  | 'main'
  | 'country'
  | 'duration'
  | 'people'
  | 'weekday'
  | 'holiday'
  | 'special'
  | 'closed'

/** Sets of shops, in whatever form an index has them. None of these changes a set that it is given. */
export type ShopSets<Shops> = {
  /** All that are active. */
  live(): Shops
  in(kind: Kind, names: readonly (string | number)[]): Shops
  intersection(one: Shops, other: Shops): Shops
  union(one: Shops, other: Shops): Shops
  difference(one: Shops, other: Shops): Shops
}

export type ShopPrice = { id: string; priceFrom: number; currency: Currency }
