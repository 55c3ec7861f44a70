import type { Locale } from '../../../contract/types.ts'
import { count, intersect } from '../index/bits.ts'
import { COUNTRIES } from '../index/shop-grams.ts'
import type { KeywordIndex } from '../index/shop-index.ts'
import { matchTerms, type TermMatch } from './query-parser.ts'

/** `keyword`: the same without what fits least. `notFound`: the words that were left out, as they were typed; none where the place was, too. */
export type RelaxedQuery = { keyword: string; notFound: string[] }

/**
 * Leaves out of a keyword, that no shop has all of, what fits least. First go the words that mean nothing to anybody, those
 * that most shops say first; then the ones that no shop has; then all but the kinds that go together in that place. A place is given
 * up last: where no shop there is of any kind, the rest of its country is asked for, and then all countries. Null where nothing is left that means anything.
 */
export function relaxQuery(index: KeywordIndex, keyword: string, reader: Locale): RelaxedQuery | null {
  const live = index.live()
  const matches = matchTerms(index, keyword, reader)
  const shops = new Map(matches.map((one) => [one, count(intersect(one.found.slice(), live))]))
  const shopsOf = (one: TermMatch) => shops.get(one) ?? 0
  const finds = (some: readonly TermMatch[]) =>
    count(some.map(({ found }) => found).reduce(intersect, live.slice())) > 0
  const meaningful = matches.filter((one) => one.term.meaning !== null && shopsOf(one) > 0)
  if (meaningful.length === 0) return null
  const unknown = matches
    .filter((one) => one.term.meaning === null && shopsOf(one) > 0)
    .toSorted((one, other) => shopsOf(one) - shopsOf(other))
  const kinds = meaningful.filter(({ isPlace }) => !isPlace)
  const places = meaningful.filter(({ isPlace }) => isPlace)
  // What is read beside a car is not what it is alone.
  const objects = index
    .matcher()
    .ignored(keyword, reader)
    .filter(({ meaning }) => (meaning?.kindOf ?? []).length > 0)
  const answer = (some: readonly TermMatch[], country = ''): RelaxedQuery => ({
    keyword: [
      ...matches.filter((one) => some.includes(one)).map(({ term }) => term.typed),
      ...objects.map(({ typed }) => typed),
      country,
    ]
      .filter((word) => word !== '')
      .join(' '),
    // Where the place is given up, it is the keyword as a whole that found nothing, whatever else is left out.
    notFound: places.every((one) => some.includes(one))
      ? matches.filter(isLeftOut(some)).map(({ term }) => term.typed)
      : [],
  })
  for (let left = unknown.length; left >= 0; left--) {
    const some = [...meaningful, ...unknown.slice(0, left)]
    if (some.length < matches.length && finds(some)) return answer(some)
  }
  const main = kinds.filter((one) => one.main !== null)
  /** The kinds that go together, the trades first. */
  const together = (beside: readonly TermMatch[]) => {
    const kept: TermMatch[] = []
    for (const one of new Set([...main, ...kinds])) if (finds([...beside, ...kept, one])) kept.push(one)
    return kept
  }
  // One trade of several in the place that was typed is nearer than all of them elsewhere; a facility alone is not.
  const there = places.length > 0 && kinds.length > 1 ? together(places) : []
  if (there.some((one) => main.length === 0 || main.includes(one))) return answer([...places, ...there])
  if (kinds.length > 0 && places.length > 0) {
    const country = countryOf(index, places)
    if (country !== null) {
      const inIt = { ...places[0], found: index.in('country', [country]) } as TermMatch
      if (finds([...kinds, inIt])) return answer(kinds, COUNTRIES[country][reader])
    }
  }
  const anywhere = together([])
  return anywhere.length > 0 && anywhere.length < matches.length ? answer(anywhere) : null
}

const isLeftOut = (some: readonly TermMatch[]) => (one: TermMatch) => !(one.isPlace || some.includes(one))

type Country = keyof typeof COUNTRIES

/** The country that the places lie in; null where they lie in several, or are one. */
function countryOf(index: KeywordIndex, places: readonly TermMatch[]): Country | null {
  const found = places.map((place) => place.found).reduce(intersect, index.live())
  const lying = (Object.keys(COUNTRIES) as Country[]).filter(
    (country) => count(intersect(index.in('country', [country]), found)) > 0,
  )
  return lying.length === 1 ? (lying[0] ?? null) : null
}
