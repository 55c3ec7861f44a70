import { OFFER_CONDITIONS } from '../../synonyms/offer-conditions.ts'
import { ServiceKind } from '../index/service-kind.ts'
import type { Term, Thing } from '../query/term.ts'
import { wantedBy } from '../text/grams.ts'
import { asBeginning } from '../text/runs.ts'

type Test = (service: ServiceKind) => boolean

const SAYS_IT = 2
const IS_OF_THE_CATEGORY = 1

/**
 * Says how well a service fits a search: for each word that was typed, 2 where the service's own name says it or a synonym, 1
 * where only its category is called so; 1 for a chosen category. Null where the search tells no service from another.
 */
export function createServiceScore(
  terms: readonly Term[],
  categoryIds: readonly string[],
): ((service: ServiceKind) => number) | null {
  const parts = [...(categoryIds.length > 0 ? [categoryScore(categoryIds)] : []), ...terms.flatMap(termScore)]
  return parts.length === 0 ? null : (service) => parts.reduce((sum, part) => sum + part(service), 0)
}

const isOf =
  (categoryIds: readonly string[]): Test =>
  (service) =>
    service.categoryIds.some((id) => categoryIds.includes(id))

const categoryScore = (ids: readonly string[]) => {
  const test = isOf(ids)
  return (service: ServiceKind) => (test(service) ? IS_OF_THE_CATEGORY : 0)
}

const idsOfCategories = (things: readonly Thing[]): string[] =>
  things.flatMap(({ kind, id }) => (kind === 'category' ? [id] : []))

/** Places do not tell the services of a shop apart. */
function termScore({ text, meaning }: Term): ((service: ServiceKind) => number)[] {
  const things = meaning?.things ?? []
  const called = idsOfCategories(things)
  if (things.length > 0 && called.length === 0) return []
  const trade = idsOfCategories(meaning?.primary ?? [])
  const saying = [text, ...(meaning?.words ?? []), ...(meaning?.serviceNames ?? [])].flatMap(wordTest)
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
  return [(service) => parts.every((part) => service.runs().includes(part))]
}

/**
 * Whether everybody who searches for these terms may book the service: what is for students, for a first visit or a table
 * without a meal is not meant by whoever typed nothing of the kind.
 */
export function isForEverybody(terms: readonly Term[]): Test {
  const typed = new ServiceKind([], { en: terms.map(({ text }) => text).join(' ') })
  const others = OFFER_CONDITIONS.map((words) => words.flatMap(wordTest)).filter(
    (tests) => !tests.some((test) => test(typed)),
  )
  return (service) => !others.some((tests) => tests.some((test) => test(service)))
}
