import { sql } from 'kysely'
import type { Currency, Schemas } from '../../contract/handler.ts'
import type { Text } from '../../db/seed/catalogue.types.ts'
import { shown } from '../../money/convert.ts'
import type { Viewer } from '../cards.ts'
import { textIn } from '../texts.ts'
import type { Look } from './freshness.ts'
import { gramsOf, wantedBy } from './grams.ts'
import type { Term } from './meanings.ts'

type Searched = Schemas['SearchedService']
type Row = {
  shop_id: string
  id: string
  kinds: string[]
  written: string
  name: string
  price: number
  currency: Currency
}
type Asked = { categoryIds: readonly string[]; keyword: string }

/** By shop: the cheapest of those of its services that a search names best, where it does not name all of them. */
export async function searchedServices(
  { world, locale, currency }: Viewer,
  { index, rates }: Look,
  shopIds: readonly string[],
  { categoryIds, keyword }: Asked,
): Promise<Map<string, Searched>> {
  const tests = [...kindTest(categoryIds), ...index.meanings().terms(keyword, locale).flatMap(termTest)]
  if (tests.length === 0 || shopIds.length === 0) return new Map()
  const { rows } = await sql<Row>`
    select service.shop_id, service.id, array_remove(array[category.id, category.parent_id], null) as kinds,
      service.name::text as written, ${textIn(locale, 'service.name')} as name, offered.price, shop.currency
    from service join shop on shop.id = service.shop_id join category on category.id = service.category_id
      cross join lateral (select min(price) as price from service_unit unit
        where unit.shop_id = service.shop_id and unit.service_id = service.id) offered
    where service.shop_id = any(${shopIds}) and service.active and offered.price is not null
    order by offered.price, service.sort, service.id`.execute(world.db)
  const found = [...Map.groupBy(rows, ({ shop_id }) => shop_id)].flatMap(([shopId, services]) => {
    const scored = services.map((service) => ({ service, score: tests.filter((test) => test(service)).length }))
    const best = Math.max(...scored.map(({ score }) => score))
    const [first] = scored.filter(({ score }) => score === best)
    if (first === undefined || scored.every(({ score }) => score === best)) return []
    const { id, name, price, currency: own } = first.service
    return [[shopId, { id, name, priceFrom: shown({ amount: price, currency: own }, currency, rates) }] as const]
  })
  return new Map(found)
}

type Test = (service: Pick<Row, 'kinds' | 'written'>) => boolean

const kindTest = (ids: readonly string[]): Test[] =>
  ids.length === 0 ? [] : [({ kinds }) => kinds.some((kind) => ids.includes(kind))]

/** What is a place, or a shop's own name, tells its services not apart. */
function termTest({ text, meaning }: Term): Test[] {
  const kinds = meaning?.things.flatMap(({ kind, id }) => (kind === 'category' ? [id] : [])) ?? []
  if (meaning !== null && meaning.things.length > 0 && kinds.length === 0) return []
  const words = [text, ...(meaning?.words ?? [])]
  const isKind = kindTest(kinds)
  return [(service) => isKind.some((test) => test(service)) || words.some((word) => says(service.written, word))]
}

const MOST_KEPT = 20_000
const kept = new Map<string, readonly string[]>()

function gramsOfName(written: string): readonly string[] {
  const known = kept.get(written)
  if (known !== undefined) return known
  if (kept.size >= MOST_KEPT) kept.clear()
  const name: Partial<Text> = JSON.parse(written)
  const grams = [...gramsOf([name])]
  kept.set(written, grams)
  return grams
}

function says(written: string, word: string): boolean {
  const wanted = wantedBy(word, null)
  if (wanted === null || wanted.whole.length + wanted.beginnings.length === 0) return false
  const grams = gramsOfName(written)
  return (
    wanted.whole.every((gram) => grams.includes(gram)) &&
    wanted.beginnings.every((start) => grams.some((gram) => gram.startsWith(start)))
  )
}
