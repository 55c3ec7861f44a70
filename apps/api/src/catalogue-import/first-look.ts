import type { Item, Kind } from './format.ts'
import { type Mistake, NotImported } from './mistakes.ts'
import type { Source } from './read-source.ts'
import { validate } from './validate.ts'
import type { WordItems } from './words.ts'

export const MOST_MISTAKES = 2000

/** What can be said of the whole without the database. Shops are read again when it is their turn. */
export type Look = { words: WordItems; places: Map<string, Item['place']>; shops: Set<string> }

export async function lookThrough(source: Source, mistakes: Mistake[]): Promise<Look> {
  const look: Look = { words: { city: [], category: [], brand: [] }, places: new Map(), shops: new Set() }
  const owners = new Map<string, string>()
  for await (const one of source(mistakes)) {
    const parsed = validate(one, mistakes)
    once(one, look, mistakes)
    if (mistakes.length > MOST_MISTAKES) throw new NotImported(mistakes)
    if (parsed === null) continue
    if (parsed.kind === 'city') look.words.city.push(parsed.item)
    else if (parsed.kind === 'category') look.words.category.push(parsed.item)
    else if (parsed.kind === 'brand') look.words.brand.push(parsed.item)
    else {
      look.shops.add(parsed.item.id)
      for (const [at, { id }] of (parsed.item.services ?? []).entries()) {
        const owner = owners.get(id)
        if (owner !== undefined && owner !== parsed.item.id) {
          mistakes.push({ ...one.place(['services', at, 'id']), message: `is a service of ${owner} already: ${id}` })
        }
        owners.set(id, parsed.item.id)
      }
    }
  }
  return look
}

function once({ kind, value, place }: Item, { places }: Look, mistakes: Mistake[]): void {
  const id = typeof value === 'object' && value !== null && 'id' in value ? String(value.id) : ''
  if (id === '') return
  const key = `${kind satisfies Kind} ${id}`
  if (places.has(key)) mistakes.push({ ...place(['id']), message: `is there twice: ${id}` })
  places.set(key, place)
}
