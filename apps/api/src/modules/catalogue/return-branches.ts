import type { Currency, Schemas } from '../../contract/types.ts'
import { textIn } from '../../db/localized-text.ts'
import { shown } from '../money/convert.ts'
import { loadRates } from '../money/rates.ts'
import type { Viewer } from './cards.ts'

/** Reads the other shops at which rentals of a shop may be returned; no field where that is nowhere. */
export async function returnBranchesOf(
  viewer: Viewer,
  shopId: string,
  services: readonly Pick<Schemas['Service'], 'dayUnit'>[],
): Promise<{ returnBranches?: Schemas['ReturnBranch'][] }> {
  if (!services.some(({ dayUnit }) => dayUnit)) return {}
  const returnBranches = await loadBranches(viewer, shopId)
  return returnBranches.length > 0 ? { returnBranches } : {}
}

async function loadBranches(
  { context: { db }, locale, currency }: Viewer,
  shopId: string,
): Promise<Schemas['ReturnBranch'][]> {
  const [rows, rates] = await Promise.all([
    db
      .selectFrom('return_branch')
      .innerJoin('shop as branch', 'branch.id', 'return_branch.branch_id')
      .innerJoin('shop as owner', 'owner.id', 'return_branch.shop_id')
      .select(['branch.id', 'return_branch.price', 'owner.currency'])
      .select([textIn(locale, 'branch.name').as('shopName'), textIn(locale, 'branch.address').as('address')])
      .where('return_branch.shop_id', '=', shopId)
      .where('branch.active', '=', true)
      .orderBy('return_branch.sort')
      .orderBy('branch.id')
      .execute(),
    loadRates(db),
  ])
  return rows.map(({ price, currency: own, ...branch }) => ({
    ...branch,
    price: shown({ amount: price, currency: own as Currency }, currency, rates),
  }))
}
