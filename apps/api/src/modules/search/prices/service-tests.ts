import type { Text } from '../../../lib/localized-text.ts'
import type { Term } from '../query/term.ts'
import { wantedBy } from '../text/grams.ts'
import { asBeginning, runsOf } from '../text/runs.ts'

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
  const parts = [...wanted.whole, ...wanted.beginnings.map(asBeginning)]
  return [
    ({ name }) => {
      const runs = runsOfName(name)
      return parts.every((part) => runs.includes(part))
    },
  ]
}

const cache = new WeakMap<Partial<Text>, string>()

function runsOfName(name: Partial<Text>): string {
  const cached = cache.get(name)
  if (cached !== undefined) return cached
  const runs = runsOf(Object.values(name))
  cache.set(name, runs)
  return runs
}
