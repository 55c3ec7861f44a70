import type { z } from 'zod'
import { checkWithin } from './check-shop.ts'
import { type Item, type Kind, type ShopItem, schemas } from './format.ts'
import type { Mistake } from './mistakes.ts'

type Parsed = { [K in Kind]: { kind: K; item: z.infer<(typeof schemas)[K]> } }[Kind]

/** Null for what is not as it should be; the mistakes say all of why. */
export function validate({ kind, value, place }: Item, mistakes: Mistake[]): Parsed | null {
  const read = schemas[kind].safeParse(value)
  const before = mistakes.length
  for (const { path, message, code, ...issue } of read.error?.issues ?? []) {
    const keys = code === 'unrecognized_keys' && 'keys' in issue ? (issue.keys as string[]) : null
    if (keys === null) mistakes.push({ ...place(path), message })
    else for (const key of keys) mistakes.push({ ...place([...path, key]), message: 'is nothing known' })
  }
  if (!read.success) return null
  const parsed = { kind, item: read.data } as Parsed
  if (parsed.kind === 'shop') checkWithin(parsed.item, (path, message) => mistakes.push({ ...place(path), message }))
  return mistakes.length > before ? null : parsed
}

export type PlacedShop = { item: ShopItem; place: Item['place'] }
