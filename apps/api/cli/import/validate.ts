import type { z } from 'zod'
import { checkWithin, type Wrong } from './check-within.ts'
import { type Item, type Kind, type ShopInput, type ShopItem, schemas, shopInput } from './format.ts'
import type { Mistake } from './mistakes.ts'

type Words = { [K in Exclude<Kind, 'shop'>]: { kind: K; item: z.infer<(typeof schemas)[K]> } }[Exclude<Kind, 'shop'>]
export type PlacedShop = {
  kind: 'shop'
  /** Null where the input has a mistake. */
  item: ShopItem | null
  shop: ShopInput
  /** Adds to the mistakes, except for paths that are invalid already. */
  wrongIn(mistakes: Mistake[]): Wrong
}

/** The fields of a shop that can be read. */
export const shopOf = ({ value }: Item) => ({ kind: 'shop' as const, shop: shopInput.parse(value) ?? {} })

/** Null for an invalid entry. Adds every mistake that can be found without the database. */
export function validate({ kind, value, place }: Item, mistakes: Mistake[]): Words | PlacedShop | null {
  const read = schemas[kind].safeParse(value)
  const before = mistakes.length
  const broken: PropertyKey[][] = []
  for (const { path, message, code, ...issue } of read.error?.issues ?? []) {
    const keys = code === 'unrecognized_keys' && 'keys' in issue ? (issue.keys as string[]) : null
    if (keys === null) {
      broken.push(path)
      mistakes.push({ ...place(path), message })
    } else for (const key of keys) mistakes.push({ ...place([...path, key]), message: 'unknown field' })
  }
  if (kind !== 'shop') return read.success ? ({ kind, item: read.data } as Words) : null
  const { shop } = shopOf({ kind, value, place })
  const isBroken = (path: PropertyKey[]) =>
    broken.some(
      (start) => start.every((key, index) => key === path[index]) || path.every((key, index) => key === start[index]),
    )
  const wrongIn = (into: Mistake[]): Wrong => {
    return (path, message) => void (isBroken(path) || into.push({ ...place(path), message }))
  }
  checkWithin(shop, wrongIn(mistakes))
  const item = read.success && mistakes.length === before ? (read.data as ShopItem) : null
  return { kind, item, shop, wrongIn }
}
