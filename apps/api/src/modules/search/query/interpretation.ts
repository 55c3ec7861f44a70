import type { Locale, Schemas } from '../../../contract/types.ts'
import { type Bits, count, countBoth, intersect } from '../index/bits.ts'
import type { KeywordIndex, ShopIndex } from '../index/shop-index.ts'
import { keyOf } from '../text/pieces.ts'
import type { QueryModifiers } from './query-modifiers.ts'
import type { ParsedQuery } from './query-parser.ts'
import type { Meaning, Term, Thing } from './term.ts'

type Interpretation = Schemas['SearchInterpretation']

/** What stands for a term that nobody says: what it is a kind of, or else the trade that sells it. */
const thingsOf = ({ things, primary }: Meaning): Thing[] => (things.length > 0 ? things : primary)

/** The words that nobody says and that are no category, of a keyword for which something broader is shown. */
export function replacedTerms(index: KeywordIndex, parsed: ParsedQuery | null): Term[] {
  if (parsed?.isBroader !== true) return []
  const { matches } = parsed
  const places = matches.filter((one) => one.isPlace).map(({ found }) => found)
  return matches
    .filter(
      ({ term: { meaning, isObject }, isPlace }) =>
        !isPlace && isObject !== true && meaning !== null && thingsOf(meaning).length > 0,
    )
    .filter(({ fitting }) => countBoth(places.reduce(intersect, fitting.slice()), index.live()) === 0)
    .map(({ term }) => term)
}

/** `found`: the shops of the answer. `ofAnyPrice`: what they would be without the price range. */
type Interpreted = {
  parsed: ParsedQuery | null
  replaced: readonly Term[]
  modifiers: QueryModifiers
  found: Bits
  ofAnyPrice: Bits
}

/** How the keyword was taken, as the reader is told of it. */
export function interpretationOf(
  index: ShopIndex,
  interpreted: Interpreted,
  reader: Locale,
): Pick<
  Interpretation,
  | 'places'
  | 'replaced'
  | 'quantity'
  | 'days'
  | 'timeOfDay'
  | 'timeFrom'
  | 'timeTo'
  | 'sort'
  | 'typed'
  | 'unsupported'
  | 'unmet'
  | 'noneHasAll'
  | 'nearMe'
> {
  const { parsed, replaced, modifiers, found } = interpreted
  const namesOf = ({ meaning }: Term) =>
    (meaning === null ? [] : thingsOf(meaning)).map(({ kind, id }) => index.nameOf(kind, id, reader))
  const matches = parsed?.matches ?? []
  const places = matches.filter(({ isPlace, term }) => isPlace && term.meaning !== null)
  const { quantity, days, timeOfDay, timeFrom, timeTo, sort, typed, unsupported, unmet, nearMe } = modifiers
  const noneHasAll = unmetTogether(parsed, found)
  return {
    ...{ quantity, days, timeOfDay, timeFrom, timeTo, sort, typed, unsupported },
    ...(unmet.length > 0 && { unmet }),
    ...(noneHasAll.length > 0 && { noneHasAll }),
    // Beside a place they say no more than it does: near Ginza.
    ...(nearMe.length > 0 && matches.every(({ isPlace }) => !isPlace) && { nearMe }),
    places: places.map(({ term, near }) => {
      const isDistrict = (term.meaning?.words.length ?? 0) > 0
      if (!isDistrict) return { name: namesOf(term).join(', '), within: [], shopCount: null }
      const place = { name: asWritten(term), within: namesOf(term), shopCount: countBoth(found, near) }
      const ruledOutBy = place.shopCount > 0 ? null : whatRulesOut(intersect(near.slice(), index.live()), interpreted)
      return ruledOutBy === null ? place : { ...place, ruledOutBy }
    }),
    replaced: replaced.map((term) => ({ typed: term.typed, by: namesOf(term) })),
  }
}

/** Tells what rules out the shops of the kind that are near a place; null where there are none. */
function whatRulesOut(near: Bits, { parsed, ofAnyPrice }: Interpreted): 'price' | 'filters' | null {
  if (countBoth(ofAnyPrice, near) > 0) return 'price'
  return parsed !== null && countBoth(parsed.found, near) > 0 ? 'filters' : null
}

/** The typed words of which each of the found has some and none has all. */
function unmetTogether(parsed: ParsedQuery | null, found: Bits): string[] {
  const alternatives = (parsed?.matches ?? []).flatMap((match) => match.alternatives ?? [])
  // Who says "or" asks for no shop that has all.
  if (alternatives.some(({ term }) => term.isOther === true)) return []
  const all = alternatives.map(({ fitting }) => fitting).reduce(intersect, found.slice())
  return count(found) === 0 || count(all) > 0 ? [] : alternatives.map(({ term }) => term.typed)
}

/** A district that was typed, as its name is written: Ginza of `GINZA`; 心齋橋 is not written as 心斎橋. */
function asWritten({ typed, meaning }: Term): string {
  const spellings = meaning?.words.filter((word) => keyOf(word) === keyOf(typed)) ?? []
  return spellings.find((word) => word === typed) ?? spellings[0] ?? typed
}
