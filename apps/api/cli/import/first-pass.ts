import type { Item, Kind } from './format.ts'
import { ImportRejected, incompleteListsOf, type Mistake, type ReferencedList } from './mistakes.ts'
import type { Source } from './read-source.ts'
import { shopOf, validate } from './validate.ts'
import type { WordItems } from './words.ts'

export const MOST_MISTAKES = 2000

/** What is in a catalogue. Shops are read again when they are imported. */
export type FirstPass = {
  words: WordItems
  places: Map<string, Item['place']>
  shops: Set<string>
  incompleteLists: ReadonlySet<ReferencedList>
  /** Whether the mistakes of shops are named: where not, whoever reads them again names them. */
  checksShops: boolean
}

/** Checks the catalogue as far as this needs no database. */
export async function runFirstPass(
  source: Source,
  mistakes: Mistake[],
  { checksShops = true } = {},
): Promise<FirstPass> {
  const firstPass: FirstPass = {
    words: { city: [], category: [], brand: [] },
    places: new Map(),
    shops: new Set(),
    incompleteLists: new Set(),
    checksShops,
  }
  const owners = new Map<string, string | undefined>()
  const unread: Mistake[] = []
  for await (const one of source(unread)) {
    const parsed = one.kind === 'shop' && !checksShops ? shopOf(one) : validate(one, mistakes)
    once(one, firstPass, mistakes)
    if (unread.length + mistakes.length > MOST_MISTAKES) break
    if (parsed === null) continue
    if (parsed.kind === 'city') firstPass.words.city.push(parsed.item)
    else if (parsed.kind === 'category') firstPass.words.category.push(parsed.item)
    else if (parsed.kind === 'brand') firstPass.words.brand.push(parsed.item)
    else {
      const { shop } = parsed
      if (shop.id !== undefined) firstPass.shops.add(shop.id)
      for (const [at, service] of (shop.services ?? []).entries()) {
        if (service?.id === undefined) continue
        const owner = owners.get(service.id)
        if (owner !== undefined && owner !== shop.id) {
          mistakes.push({
            ...one.place(['services', at, 'id']),
            message: `is a service of ${owner} already: ${service.id}`,
          })
        }
        owners.set(service.id, shop.id)
      }
    }
  }
  mistakes.unshift(...unread)
  if (mistakes.length > MOST_MISTAKES) throw new ImportRejected(mistakes)
  return { ...firstPass, incompleteLists: incompleteListsOf(unread) }
}

function once({ kind, value, place }: Item, { places }: FirstPass, mistakes: Mistake[]): void {
  const id = typeof value === 'object' && value !== null && 'id' in value ? String(value.id) : ''
  if (id === '') return
  const key = `${kind satisfies Kind} ${id}`
  if (places.has(key)) mistakes.push({ ...place(['id']), message: `is there twice: ${id}` })
  places.set(key, place)
}
