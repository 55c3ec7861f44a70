import type { Locale } from '../../../contract/types.ts'
import { type Wanted, wantedBy } from '../text/grams.ts'
import { type Bits, count, intersect, unite } from './bits.ts'
import { AROUND, EXTRA } from './shop-grams.ts'

/** `having`: the shops that have all that is wanted, each part of it in one of the zones. */
type Postings = { live(): Bits; none(): Bits; having(wanted: Wanted, zones: readonly string[]): Bits }

export function createKeywordMatching({ live, none, having }: Postings) {
  /**
   * The shops that have all of one of the keywords. What the reader's own language does not have is looked for in all.
   */
  function matchingAny(keywords: readonly string[], reader: Locale, zones: readonly string[]): Bits {
    const alive = live()
    return keywords.reduce((found, keyword) => {
      const [own, any] = [wantedBy(keyword, reader), wantedBy(keyword, null)]
      if (own === null || any === null) return found
      const inOwn = intersect(having(own, zones), alive)
      const isEnough = count(inOwn) > 0 || JSON.stringify(own) === JSON.stringify(any)
      return unite(found, isEnough ? inOwn : having(any, zones))
    }, none())
  }

  const asksForNothing = (keyword: string) => wantedBy(keyword, null) === null
  const ALL = ['', AROUND]

  return {
    /** By all texts of a shop. Null when the keyword asks for nothing. */
    matching: (keyword: string, reader: Locale): Bits | null =>
      asksForNothing(keyword) ? null : matchingAny([keyword], reader, ALL),
    /** By all texts of a shop, those that match any of the keywords. */
    matchingAny: (keywords: readonly string[], reader: Locale): Bits => matchingAny(keywords, reader, ALL),
    /** By the names of extras alone, those that match any of the keywords. */
    withExtra: (keywords: readonly string[], reader: Locale): Bits => matchingAny(keywords, reader, [EXTRA]),
    /** By the names of the shop, its chain, its services and their units alone. */
    named: (keyword: string, reader: Locale): Bits => matchingAny([keyword], reader, ['']),
  }
}
