import type { Locale } from '../../../contract/types.ts'
import { count, intersect } from '../index/bits.ts'
import type { KeywordIndex } from '../index/search-index.ts'
import { matchTerms, type TermMatch } from './query-parser.ts'

/**
 * For a keyword that no shop has all of: the same without what fits least, or null. First goes what means nothing to
 * anybody: what no shop has, then any other words. What kind and where stay together as long as there is such a shop;
 * where there is none, the kind stays.
 */
export function relaxQuery(index: KeywordIndex, keyword: string, reader: Locale): string | null {
  const live = index.live()
  const matches = matchTerms(index, keyword, reader)
  const rank = new Map(matches.map((one) => [one, rankOf(one, count(intersect(one.found.slice(), live)))]))
  const ranks = [...new Set(rank.values())].sort((one, other) => one - other)
  for (const least of ranks) {
    const remaining = matches.filter((one) => (rank.get(one) ?? 0) > least)
    if (!remaining.some(({ term }) => term.meaning !== null)) return null
    const found = remaining.map((one) => one.found).reduce(intersect, live.slice())
    if (count(found) > 0) return remaining.map(({ term }) => term.typed).join(' ')
  }
  return null
}

/** The lower, the sooner it goes. */
function rankOf({ term: { meaning } }: TermMatch, shops: number): number {
  if (meaning === null) return shops === 0 ? 0 : 1
  if (shops === 0) return 2
  const isPlace = meaning.things.some(({ kind }) => kind !== 'category')
  return isPlace ? 4 : meaning.things.length === 0 ? 3 : 5
}
