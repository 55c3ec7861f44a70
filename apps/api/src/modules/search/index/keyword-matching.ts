import type { Locale } from '../../../contract/types.ts'
import { type Wanted, wantedBy } from '../text/grams.ts'
import { type Bits, count, intersect } from './bits.ts'
import { AROUND } from './shop-grams.ts'

/** `having`: the shops that have all that is wanted, each part of it in one of the zones. */
type Postings = { live(): Bits; none(): Bits; having(wanted: Wanted, zones: readonly string[]): Bits }

export function createKeywordMatching({ live, none, having }: Postings) {
  /** What the reader's own language does not have is looked for in all. */
  function matching(keyword: string, reader: Locale, zones: readonly string[]): Bits | null {
    const own = wantedBy(keyword, reader)
    const any = wantedBy(keyword, null)
    if (own === null || any === null) return null
    const inOwn = having(own, zones)
    if (JSON.stringify(own) === JSON.stringify(any)) return intersect(inOwn, live())
    const found = intersect(inOwn, live())
    return count(found) > 0 ? found : having(any, zones)
  }

  return {
    /** By all texts of a shop. Null when the keyword asks for nothing. */
    matching: (keyword: string, reader: Locale): Bits | null => matching(keyword, reader, ['', AROUND]),
    /** By the names of the shop, its chain, its services and their units alone. */
    named: (keyword: string, reader: Locale): Bits => matching(keyword, reader, ['']) ?? none(),
  }
}
