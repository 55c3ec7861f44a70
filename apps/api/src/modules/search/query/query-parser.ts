import type { Locale } from '../../../contract/types.ts'
import { type Bits, countBoth, intersect, unite } from '../index/bits.ts'
import type { KeywordIndex } from '../index/search-index.ts'
import type { Meaning, Term } from './term.ts'

/**
 * `tiers`: the found in groups that come one after the other, each with all of the one before it: in the district that was
 * typed, then in the rest of its city; there whose own names say the word, then whose category it is, then who has one of
 * its synonyms. `matches`: what each part of the keyword finds. `isBroader`: nobody is found but by a broader category.
 */
export type ParsedQuery = { found: Bits; tiers: Bits[]; matches: TermMatch[]; isBroader: boolean }

/**
 * What a part of a keyword finds: of a place those in the very district, of anything else one set for each rank, each with all
 * of the one before it. `fitting`: who says it, or is of the category that is called so.
 */
export type TermMatch = { term: Term; isPlace: boolean; found: Bits; fitting: Bits; ranks: Bits[] }

/** Own names in the usual category; that category, or else own names alone; the other of both; synonyms. */
const RANKS = 4

const HANGUL = /\p{Script=Hangul}{4,}/u
/** Longer than any two words: each gap costs a look at the index. */
const LONGEST_RESPACED = 12

/** Null when nothing is asked for, or nothing but when, for how many and in which order, and no name says those words. */
export function parseQuery(index: KeywordIndex, keyword: string, reader: Locale): ParsedQuery | null {
  const literally = index.matching(keyword, reader)
  if (literally === null) return null
  const matches = matchTerms(index, keyword, reader)
  const hasIgnored = index.matcher().ignored(keyword, reader).length > 0
  const parsed =
    matches.length > 0
      ? parseTerms(index, keyword, reader, { matches, literally })
      : { found: hasIgnored ? index.live().slice() : literally, tiers: [], matches, isBroader: false }
  // A word for today or for two may be what a shop is called.
  const named = hasIgnored ? inAll([index.named(keyword, reader), ...placesOf(matches), index.live()]) : index.none()
  if (!isNone(index, named)) return withFirst(named, parsed)
  return matches.length === 0 && hasIgnored ? null : parsed
}

const withFirst = (first: Bits, parsed: ParsedQuery): ParsedQuery => ({
  ...parsed,
  found: unite(parsed.found, first),
  tiers: [first, ...parsed.tiers.map((tier) => unite(tier, first))],
  isBroader: false,
})

const placesOf = (matches: readonly TermMatch[]): Bits[] =>
  matches.filter(({ isPlace }) => isPlace).map(({ found }) => found)

type Terms = { matches: TermMatch[]; literally: Bits }

function parseTerms(index: KeywordIndex, keyword: string, reader: Locale, { matches, literally }: Terms): ParsedQuery {
  const places = matches.filter(({ isPlace }) => isPlace)
  const found = inAll(matches.map((one) => one.found))
  const near = inAll([found, ...places.map(({ ranks }) => ranks[0] ?? found)])
  const ranks = Array.from({ length: RANKS }, (_, at) =>
    inAll([found, ...matches.flatMap((one) => (one.isPlace ? [] : [one.ranks[at] ?? one.found]))]),
  )
  const isKnown = matches.some(({ term }) => term.meaning !== null)
  const tiers = !isKnown ? [] : places.length === 0 ? ranks : nearestFirst(ranks, near)
  const fitting = inAll([found, ...matches.flatMap((one) => (one.isPlace ? [] : [one.fitting]))])
  const isBroader = isKnown && isNone(index, fitting)
  // A place filters. Only where it leaves nothing that fits, a shop that says all that was typed in its own names is found.
  if (places.length === 0) unite(found, literally)
  if (!isBroader || places.length === 0) return { found, tiers, matches, isBroader }
  const named = index.named(keyword, reader)
  return {
    found: unite(found, named),
    tiers: tiers.map((tier) => unite(tier, named)),
    matches,
    isBroader: isNone(index, named),
  }
}

/** The district first, as long as it is the category that was typed; then the same for who only says it. */
function nearestFirst([own, kind, saying, all]: Bits[], near: Bits): Bits[] {
  if (own === undefined || kind === undefined || saying === undefined || all === undefined) return []
  const within = (bits: Bits) => intersect(bits.slice(), near)
  const [nearOwn, nearKind] = [within(own), within(kind)]
  return [
    ...[nearOwn, nearKind, unite(own.slice(), nearKind), kind],
    ...[unite(within(saying), kind), saying, unite(within(all), saying), all],
  ]
}

const isNone = (index: KeywordIndex, bits: Bits): boolean => countBoth(bits, index.live()) === 0

/** Whether any shop is found by the keyword at all. */
export const findsAny = (index: KeywordIndex, keyword: string, reader: Locale): boolean =>
  hasAny(index, parseQuery(index, keyword, reader))

export const hasAny = (index: KeywordIndex, parsed: ParsedQuery | null): boolean =>
  parsed !== null && !isNone(index, parsed.found)

export const matchTerms = (index: KeywordIndex, keyword: string, reader: Locale): TermMatch[] => {
  const terms = index.matcher().terms(keyword, reader)
  return withPlacesOnce(
    index,
    terms.map((term) => ({ term, ...setsOf(index, term, reader) })),
  )
}

/** A place that is typed twice counts once. Places that no shop is in all at once, such as two cities, mean any of them. */
function withPlacesOnce(index: KeywordIndex, matches: TermMatch[]): TermMatch[] {
  const places = matches.filter(({ isPlace }) => isPlace)
  const byMeaning = new Map(places.map((place) => [JSON.stringify(place.term.meaning), place]))
  const distinct = [...byMeaning.values()]
  const isAnyMeant = distinct.length > 1 && isNone(index, inAll(distinct.map(({ found }) => found)))
  const others = matches.filter(({ isPlace }) => !isPlace)
  return [...(isAnyMeant ? [anyOf(index, distinct)] : distinct), ...others]
}

function anyOf(index: KeywordIndex, places: readonly TermMatch[]): TermMatch {
  const text = (of: (term: Term) => string) => places.map(({ term }) => of(term)).join(' ')
  const things = places.flatMap(({ term }) => term.meaning?.things ?? [])
  const found = places.reduce<Bits>((all, place) => unite(all, place.found), index.none())
  const meaning = { things, words: [], primary: [] }
  const term = { text: text((one) => one.text), typed: text((one) => one.typed), meaning }
  return { term, isPlace: true, found, fitting: found, ranks: [found] }
}

const inAll = ([first, ...others]: Bits[]): Bits => others.reduce(intersect, first?.slice() ?? new Uint32Array())

/** A city or a country, or a part of one. */
const isPlace = (meaning: Meaning): boolean =>
  meaning.things.length > 0 && meaning.things.every(({ kind }) => kind !== 'category')

function setsOf(index: KeywordIndex, { text, meaning }: Term, reader: Locale): Omit<TermMatch, 'term'> {
  if (meaning !== null && isPlace(meaning)) {
    const found = inAny(index, meaning.things, 'category')
    const saying = matchingAnyWord(index, meaning.words, reader)
    return {
      isPlace: true,
      found,
      fitting: found,
      ranks: [meaning.words.length === 0 ? found : intersect(saying, found)],
    }
  }
  const literally = index.none()
  const named = index.none()
  for (const spaced of spacings(text)) {
    unite(literally, index.matching(spaced, reader) ?? literally)
    unite(named, index.named(spaced, reader))
  }
  if (meaning === null)
    return { isPlace: false, found: literally, fitting: literally, ranks: [named, named, named, literally] }
  const { things, words, primary } = meaning
  const saying = matchingAnyWord(index, words, reader)
  const all = things.length > 0 ? inAny(index, things, 'category') : saying.slice()
  const usual = [...things, ...primary]
  const mainly = usual.length > 0 ? intersect(inAny(index, usual, 'main'), all) : all.slice()
  // Where the catalogue calls a category so, that is what is meant: a hairdresser's head massage is not yet マッサージ.
  const isCalled = words.length === 0
  const first = intersect(named.slice(), mainly)
  const second = isCalled ? mainly : named
  const third = unite(isCalled ? named : intersect(saying.slice(), mainly), second)
  const synonyms = unite(isCalled ? all.slice() : saying, third)
  const ranks = [first, second, third, synonyms]
  const fitting = unite(isCalled || things.length === 0 ? synonyms.slice() : index.none(), literally)
  return { isPlace: false, found: unite(unite(all, synonyms), literally), fitting, ranks }
}

function matchingAnyWord(index: KeywordIndex, words: readonly string[], reader: Locale): Bits {
  const saying = index.none()
  for (const word of words) unite(saying, index.matching(word, reader) ?? saying)
  return saying
}

const inAny = (index: KeywordIndex, things: Meaning['things'], category: 'category' | 'main'): Bits =>
  things.reduce((all, { kind, id }) => unite(all, index.in(kind === 'category' ? category : kind, [id])), index.none())

/** Korean is written with or without a space between the same two words. */
function spacings(text: string): string[] {
  const [run] = text.match(HANGUL) ?? []
  if (run === undefined || run.length > LONGEST_RESPACED) return [text]
  const places = Array.from({ length: [...run].length - 3 }, (_, at) => at + 2)
  return [text, ...places.map((at) => text.replace(run, `${run.slice(0, at)} ${run.slice(at)}`))]
}
