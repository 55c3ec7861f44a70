import { allotting } from './allotment.ts'
import { buildBase } from './base/base.ts'
import type { Catalogue, SeedShop } from './catalogue.types.ts'
import { shopOf } from './shop/shop.ts'

export { buildBase } from './base/base.ts'

export const DEFAULT_SEED = 20261101
export const DEFAULT_SHOPS = 600

/** Generates one shop at a time, without keeping the ones before. */
export function* shopsOf(seed: number, count: number): Generator<SeedShop, void, undefined> {
  const allot = allotting(seed)
  for (let index = 0; index < count; index++) yield shopOf(seed, index, allot(index))
}

/** The whole demo catalogue in memory. Deterministic: the same seed gives the same catalogue. */
export function buildCatalogue({ seed, shops }: { seed: number; shops: number }): Catalogue {
  return { ...buildBase(seed), shops: [...shopsOf(seed, shops)] }
}
