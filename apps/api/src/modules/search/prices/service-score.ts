import type { Text } from '../../../lib/localized-text.ts'
import { OFFER_CONDITIONS } from '../../synonyms/offer-conditions.ts'
import type { Term, Thing } from '../query/term.ts'
import { wantedBy } from '../text/grams.ts'
import { asBeginning, runsOf } from '../text/runs.ts'

/** `kinds`: the ids of its category and of the parent of that. */
export type ScoredService = { kinds: readonly string[]; name: Partial<Text> }
type Test = (service: ScoredService) => boolean

const SAYS_IT = 2
const IS_OF_THE_CATEGORY = 1

/**
 * Says how well a service fits a search: for each word that was typed, 2 where the service's own name says it or a synonym, 1
 * where only its category is called so; 1 for a chosen category. Null where the search tells no service from another.
 */
export function createServiceScore(
  terms: readonly Term[],
  categoryIds: readonly string[],
): ((service: ScoredService) => number) | null {
  const parts = [...(categoryIds.length > 0 ? [categoryScore(categoryIds)] : []), ...terms.flatMap(termScore)]
  return parts.length === 0 ? null : (service) => parts.reduce((sum, part) => sum + part(service), 0)
}

const isOf =
  (categoryIds: readonly string[]): Test =>
  ({ kinds }) =>
    kinds.some((kind) => categoryIds.includes(kind))

const categoryScore = (ids: readonly string[]) => {
  const test = isOf(ids)
  return (service: ScoredService) => (test(service) ? IS_OF_THE_CATEGORY : 0)
}

const idsOfCategories = (things: readonly Thing[]): string[] =>
  things.flatMap(({ kind, id }) => (kind === 'category' ? [id] : []))

/** Places do not tell the services of a shop apart. */
function termScore({ text, meaning }: Term): ((service: ScoredService) => number)[] {
  const things = meaning?.things ?? []
  const called = idsOfCategories(things)
  if (things.length > 0 && called.length === 0) return []
  const trade = idsOfCategories(meaning?.primary ?? [])
  const saying = [text, ...(meaning?.words ?? [])].flatMap(wordTest)
  const isOfTrade: Test = trade.length === 0 ? () => true : isOf(trade)
  const isCalled = isOf(called)
  return [
    (service) => {
      if (saying.some((test) => test(service)) && isOfTrade(service)) return SAYS_IT
      return isCalled(service) ? IS_OF_THE_CATEGORY : 0
    },
  ]
}

function wordTest(word: string): Test[] {
  const wanted = wantedBy(word, null)
  if (wanted === null || wanted.whole.length + wanted.beginnings.length === 0) return []
  const parts = [...wanted.whole, ...wanted.beginnings.map(asBeginning)]
  return [({ name }) => parts.every((part) => runsOfName(name).includes(part))]
}

/**
 * Whether everybody who searches for these terms may book the service: what is for students, for a first visit or a table
 * without a meal is not meant by whoever typed nothing of the kind.
 */
export function isForEverybody(terms: readonly Term[]): Test {
  const typed = { kinds: [], name: { en: terms.map(({ text }) => text).join(' ') } }
  const others = OFFER_CONDITIONS.map((words) => words.flatMap(wordTest)).filter(
    (tests) => !tests.some((test) => test(typed)),
  )
  return (service) => !others.some((tests) => tests.some((test) => test(service)))
}

const cache = new WeakMap<Partial<Text>, string>()

function runsOfName(name: Partial<Text>): string {
  const cached = cache.get(name)
  if (cached !== undefined) return cached
  const runs = runsOf(Object.values(name))
  cache.set(name, runs)
  return runs
}
