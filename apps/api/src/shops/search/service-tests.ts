import type { Text } from '../../db/seed/catalogue.types.ts'
import { gramsOf, wantedBy } from './grams.ts'
import type { Term } from './meanings.ts'

/** Of a category and its parent, and what it is called. */
export type Named = { kinds: readonly string[]; name: Partial<Text> }
export type Test = (service: Named) => boolean

/** What tells a shop's services apart in a search: the categories that were chosen, and each word that was typed. */
export const testsOf = (terms: readonly Term[], categoryIds: readonly string[]): Test[] => [
  ...kindTest(categoryIds),
  ...terms.flatMap(termTest),
]

const kindTest = (ids: readonly string[]): Test[] =>
  ids.length === 0 ? [] : [({ kinds }) => kinds.some((kind) => ids.includes(kind))]

/** What is a place, or a shop's own name, tells its services not apart. */
function termTest({ text, meaning }: Term): Test[] {
  const kinds = meaning?.things.flatMap(({ kind, id }) => (kind === 'category' ? [id] : [])) ?? []
  if (meaning !== null && meaning.things.length > 0 && kinds.length === 0) return []
  const each = [...kindTest(kinds), ...[text, ...(meaning?.words ?? [])].flatMap(wordTest)]
  return [(service) => each.some((test) => test(service))]
}

function wordTest(word: string): Test[] {
  const wanted = wantedBy(word, null)
  if (wanted === null || wanted.whole.length + wanted.beginnings.length === 0) return []
  return [
    ({ name }) => {
      const grams = gramsOfName(name)
      return (
        wanted.whole.every((gram) => grams.has(gram)) &&
        wanted.beginnings.every((start) => grams.values().some((gram) => gram.startsWith(start)))
      )
    },
  ]
}

const kept = new WeakMap<Partial<Text>, ReadonlySet<string>>()

function gramsOfName(name: Partial<Text>): ReadonlySet<string> {
  const known = kept.get(name)
  if (known !== undefined) return known
  const grams = gramsOf([name])
  kept.set(name, grams)
  return grams
}
