import type { Locale } from '../../../contract/types.ts'
import { districtIdsOf } from '../../synonyms/district-of.ts'
import type { Point } from '../../synonyms/synonyms.ts'
import { type Bits, countBoth, intersect, subtract, unite } from '../index/bits.ts'
import type { KeywordIndex } from '../index/shop-index.ts'
import { isIgnored } from './ignored-words.ts'
import { isKind, NO_MEANING, tradeOf } from './meaning.ts'
import { isOfferCondition } from './offer-condition.ts'
import type { Meaning, Term } from './term.ts'

/**
 * `tiers`: the found in groups that come one after the other, each with all of the one before it: in the district that was
 * typed, then in the rest of its city; there whose own names say the word, then whose category it is, then who has one of
 * its synonyms. `matches`: what each part of the keyword finds. `points`: those that were typed; in each tier the nearest
 * shops come first. `isBroader`: nobody is found but by a broader category.
 */
export type ParsedQuery = {
  found: Bits
  tiers: Bits[]
  matches: TermMatch[]
  points: readonly Point[]
  isBroader: boolean
}

/**
 * Shops by how well they fit a term, each set with all of the one before it. `own`: of the usual category, with the word in their own
 * names. `kind`: of that category, or else with the word in their own names. `saying`: the other of both, too. `trade`: of a broader category
 * that is shown for the word, too. `all`: of that category as a second one, or with a synonym, too.
 */
type Ranks = Record<'own' | 'kind' | 'saying' | 'trade' | 'all', Bits>

const ranksOf = (rankOf: (rank: keyof Ranks) => Bits): Ranks => ({
  own: rankOf('own'),
  kind: rankOf('kind'),
  saying: rankOf('saying'),
  trade: rankOf('trade'),
  all: rankOf('all'),
})

/**
 * What a part of a keyword finds. `near`: of a place those in the very district; of anything else all. `ranks`: of a place each is all.
 * `fitting`: who says it, or is of the category that is called so. `main`: whose main trade sells it; null where no trade is known.
 * `trade`: of a service those of the trade that sells it, also if they do not name it. `alternatives`: what it stands for, where a shop
 * need not have all of that. `elsewhere`: of an unknown word beside a kind, who says it of the services of other trades alone.
 */
export type TermMatch = {
  term: Term
  isPlace: boolean
  found: Bits
  fitting: Bits
  near: Bits
  ranks: Ranks
  main: Bits | null
  trade: Bits | null
  alternatives?: readonly TermMatch[]
  elsewhere?: Bits
}

/**
 * Null when nothing is asked for, or nothing but when, for how many and in which order, and no name says those words. `from`: where the
 * reader is, for whom a shop in walking distance counts for more than one that is called so.
 */
export function parseQuery(
  index: KeywordIndex,
  keyword: string,
  reader: Locale,
  from: Point | null = null,
): ParsedQuery | null {
  const text = index.matcher().searchedText(keyword, reader)
  const literally = index.matching(text, reader)
  if (literally === null) return null
  const matches = matchTerms(index, keyword, reader)
  const hasIgnored = index.matcher().ignored(text, reader).length > 0
  const parsed =
    matches.length > 0
      ? parseTerms(index, text, reader, { matches: orTheirTrades(index, matches), literally, from })
      : { found: hasIgnored ? index.live().slice() : literally, tiers: [], matches, points: [], isBroader: false }
  // A word for today or for two may be what a shop is called.
  const named = hasIgnored ? inAll([index.named(text, reader), ...placesOf(matches), index.live()]) : index.none()
  // Words scattered over the names of services name no shop, where another is of the kind.
  const namedOfKind = inAll([named, ...parsed.matches.flatMap(({ main }) => main ?? [])])
  if (!isNone(index, named)) return withFirst(isNone(index, namedOfKind) ? named : namedOfKind, parsed)
  if (matches.length === 0 && hasIgnored) return null
  const called = intersect(namedWhole(index, matches, reader), parsed.found)
  return isNone(index, called)
    ? parsed
    : { ...parsed, tiers: [called, ...parsed.tiers.map((tier) => unite(tier, called))] }
}

/** Shops that are called as a proper name and what stands beside it: 다이치 온천, before 다이치 사우나 that has an 온천, too. */
function namedWhole(index: KeywordIndex, matches: readonly TermMatch[], reader: Locale): Bits {
  const terms = matches.filter(({ isPlace }) => !isPlace).map(({ term }) => term)
  const hasProperName = terms.some(({ meaning }) => meaning === null)
  return terms.length > 1 && hasProperName
    ? index.named(terms.map(({ text }) => text.replaceAll(' ', '')).join(''), reader)
    : index.none()
}

const withFirst = (first: Bits, parsed: ParsedQuery): ParsedQuery => ({
  ...parsed,
  found: unite(parsed.found, first),
  tiers: [first, ...parsed.tiers.map((tier) => unite(tier, first))],
  isBroader: false,
})

const placesOf = (matches: readonly TermMatch[]): Bits[] =>
  matches.filter(({ isPlace }) => isPlace).map(({ found }) => found)

type Terms = { matches: TermMatch[]; literally: Bits; from: Point | null }

function parseTerms(
  index: KeywordIndex,
  keyword: string,
  reader: Locale,
  { matches, literally, from }: Terms,
): ParsedQuery {
  const places = matches.filter(({ isPlace }) => isPlace)
  const found = inAll(matches.map((one) => one.found))
  const [atPoints, others] = [places.filter(isPoint), places.filter((place) => !isPoint(place))]
  const points = atPoints.map(({ term }) => term.meaning?.at ?? null).filter((point) => point !== null)
  const nearOf = ({ near }: TermMatch) => near
  const aroundReader = from === null ? null : index.around(from, NEAR_KM)
  const atPoint = points.length > 0 ? inAny(atPoints.map(nearOf)) : aroundReader
  const near = inAll([found, ...others.map(nearOf), ...(atPoint === null ? [] : [atPoint])])
  const ranks = ranksOf((rank) => inAll([found, ...matches.map((one) => one.ranks[rank])]))
  const isKnown = matches.some(({ term }) => term.meaning !== null)
  const byPlace = () =>
    atPoint === null ? nearestFirst(ranks, near) : walkable(index, ranks, { near, own: ownDistrict(index, atPoints) })
  const isAnywhere = places.length === 0 && from === null
  const tiers = !isKnown ? [] : isAnywhere ? [ranks.own, ranks.kind, ranks.saying, ranks.trade, ranks.all] : byPlace()
  const fitting = inAll([found, ...matches.flatMap((one) => (one.isPlace ? [] : [one.fitting]))])
  const isBroader = isKnown && isNone(index, fitting)
  // A place filters. Only where it leaves nothing that fits, a shop that says all that was typed in its own names is found.
  // What a word of another trade's service says is not meant.
  if (places.length === 0 && !matches.every(({ trade }) => trade !== null))
    unite(found, subtract(literally, inAny([index.none(), ...matches.flatMap(({ elsewhere }) => elsewhere ?? [])])))
  if (!isBroader || places.length === 0) return { found, tiers, matches, points, isBroader }
  const named = index.named(keyword, reader)
  return {
    found: unite(found, named),
    tiers: tiers.map((tier) => unite(tier, named)),
    matches,
    points,
    isBroader: isNone(index, named),
  }
}

const isPoint = ({ term }: TermMatch): boolean => (term.meaning?.at ?? null) !== null

/** The shops whose cards say that they lie in one of the places. */
const ownDistrict = (index: KeywordIndex, places: readonly TermMatch[]): Bits =>
  index.in('district', districtIdsOf(places.flatMap(({ term }) => term.meaning?.words ?? [])))

/**
 * Puts nearby shops first, those of the very district before its neighbors, as long as it is the category that was typed, or nobody of
 * it is near.
 */
function walkable(
  index: KeywordIndex,
  { kind, saying, trade, all }: Ranks,
  { near, own }: Record<'near' | 'own', Bits>,
): Bits[] {
  const nearKind = intersect(kind.slice(), near)
  const nearSaying = intersect(saying.slice(), near)
  const [nearest, others] = isNone(index, nearKind) ? [nearSaying, []] : [nearKind, [kind]]
  const first = [intersect(nearest.slice(), own), nearest, ...others]
  const rest = nearFirst([trade, all], near, saying)
  return [...first, unite(kind.slice(), nearSaying), saying, ...rest]
}

/** The district first, as long as it is the category that was typed; then the same for who only says it. */
function nearestFirst({ own, kind, saying, trade, all }: Ranks, near: Bits): Bits[] {
  const within = (bits: Bits) => intersect(bits.slice(), near)
  const [nearOwn, nearKind] = [within(own), within(kind)]
  return [nearOwn, nearKind, unite(own.slice(), nearKind), kind, ...nearFirst([saying, trade, all], near, kind)]
}

/** Each set in turn, those of it that are near before the others; `before`: what comes before them all. */
const nearFirst = (sets: readonly Bits[], near: Bits, before: Bits): Bits[] =>
  sets.flatMap((set, i) => [unite(intersect(set.slice(), near), sets[i - 1] ?? before), set])

const isNone = (index: KeywordIndex, bits: Bits): boolean => countBoth(bits, index.live()) === 0

/** Whether any shop is found by the keyword at all. */
export const findsAny = (index: KeywordIndex, keyword: string, reader: Locale): boolean =>
  hasAny(index, parseQuery(index, keyword, reader))

export const hasAny = (index: KeywordIndex, parsed: ParsedQuery | null): boolean =>
  parsed !== null && !isNone(index, parsed.found)

export const matchTerms = (index: KeywordIndex, keyword: string, reader: Locale): TermMatch[] => {
  const matches = readTerms(index, keyword, reader)
    .terms.map((term) => withBranchCity(index, term, reader))
    .map((term) => ({ term, ...setsOf(index, term, reader) }))
  const ofKinds = withOptionalConditions(index, ofTheirKind(index, withUnnamedObjects(index, matches)))
  return withoutUnmetFacilities(index, withAnyKind(index, withPlacesOnce(index, ofKinds)))
}

/** Lets what something is done to restrict nothing, where no shop has a name for it: a Tesla that is washed. */
const withUnnamedObjects = (index: KeywordIndex, matches: TermMatch[]): TermMatch[] =>
  matches.map((match) => {
    if (match.term.isObject !== true || !isNone(index, match.found)) return match
    const live = index.live().slice()
    return { ...match, found: live, fitting: live, near: live, ranks: ranksOf(() => live), main: null, trade: null }
  })

/** The terms of a keyword and those that narrow nothing. Words that mean a service together are one term where it is sold. */
export function readTerms(index: KeywordIndex, keyword: string, reader: Locale): Record<'terms' | 'ignored', Term[]> {
  const [terms, ignored] = [index.matcher().terms(keyword, reader), index.matcher().ignored(keyword, reader)]
  if (terms.every(({ parts }) => parts === undefined)) return { terms: [...terms], ignored }
  const foundBy = (term: Term) => setsOf(index, term, reader).found
  const places = terms.filter(({ meaning }) => meaning !== null && isPlace(meaning)).map(foundBy)
  const isSold = (term: Term) => !isNone(index, inAll([foundBy(term), ...places]))
  const apart = terms.filter((term) => term.parts !== undefined && !isSold(term))
  const partsOf = (term: Term) => (apart.includes(term) ? (term.parts ?? []) : [])
  return {
    terms: terms.flatMap((term) => (apart.includes(term) ? partsOf(term).filter((part) => !isIgnored(part)) : [term])),
    ignored: [...ignored, ...apart.flatMap(partsOf).filter(isIgnored)],
  }
}

/** Puts shops first that have both a service and a price for such people: who asks for a student's price wants the service. */
function withOptionalConditions(index: KeywordIndex, matches: TermMatch[]): TermMatch[] {
  const asked = matches.filter(({ isPlace, term }) => isPlace || (term.meaning !== null && isKind(term.meaning)))
  if (asked.every(({ isPlace }) => isPlace)) return matches
  return matches.map((match) => {
    if (!isOfferCondition(match.term) || isNone(index, inAll([...asked, match].map(({ found }) => found)))) return match
    const live = index.live().slice()
    const ranks = { own: match.ranks.own, kind: live, saying: live, trade: live, all: live }
    return { ...match, ...{ found: live, fitting: live, near: live }, ranks }
  })
}

/**
 * Leaves out of what an unknown word beside a trade finds the shops that say it of another trade's services alone: hot stones are no hot
 * pilates.
 */
function ofTheirKind(index: KeywordIndex, matches: TermMatch[]): TermMatch[] {
  const kinds = matches.filter(({ main }) => main !== null)
  const trades = kinds.flatMap(({ term }) => (term.meaning === null ? [] : tradeOf(term.meaning))).map(({ id }) => id)
  if (trades.length === 0) return matches
  return matches.map((match) => {
    if (match.term.meaning !== null) return match
    const ofKind = intersect(inAny(kinds.map(({ found }) => found)), match.found)
    const beside = kinds.map(({ term }) => term.text)
    const elsewhere = index.sayingElsewhere(ofKind, match.term.text, trades, beside)
    const without = (bits: Bits) => subtract(bits.slice(), elsewhere)
    const { found, fitting, near, ranks } = match
    return {
      ...match,
      ...{ found: without(found), fitting: without(fitting), near: without(near) },
      ...{ ranks: ranksOf((rank) => without(ranks[rank])), elsewhere },
    }
  })
}

const BRANCHES = ['店', '점']
/** A branch is known by signs that stand beside each other. Of words in Latin letters the index does not know that. */
const IN_SIGNS = /^[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}ー・]{2,}$/u

const STATIONS = ['駅', '站', '역']
const STATION = /[駅站역]$/u

/**
 * 薬院 is a part of Fukuoka where the shops called …薬院店, or near 薬院駅, are all there. A word that their services or units are called by
 * is no place: the index may have its signs in one name and 역 in another. So it may of a shop that is called 牛丸 and lies near 烏丸駅.
 */
function withBranchCity(index: KeywordIndex, term: Term, reader: Locale): Term {
  if (term.meaning !== null || !IN_SIGNS.test(term.text)) return term
  const name = term.typed.replace(STATION, '')
  const branchNames = BRANCHES.map((branch) => `${name}${branch}`)
  const stations = STATIONS.map((station) => `${name}${station}`)
  const branches = inAny(branchNames.map((word) => index.named(word, reader)))
  const isBranch = name === term.typed && !isNone(index, branches)
  const shops = isBranch ? branches : subtract(index.matchingAny(stations, reader), index.named(name, reader))
  if (isNone(index, shops)) return term
  if (!isNone(index, index.sayingElsewhere(shops, name, []))) return term
  const cities = index
    .matcher()
    .cities()
    .filter((id) => !isNone(index, inAll([shops, index.in('city', [id])])))
  const [city] = cities
  if (city === undefined || cities.length > 1) return term
  return {
    ...term,
    meaning: {
      ...{ ...NO_MEANING, things: [{ kind: 'city', id: city }], words: isBranch ? branchNames : stations },
      at: index.middleOf(shops, isBranch ? 'shop' : 'station'),
    },
  }
}

/** Where nobody there names a service, whoever has the trade may sell it. */
function orTheirTrades(index: KeywordIndex, matches: TermMatch[]): TermMatch[] {
  if (matches.every(({ trade }) => trade === null) || !isNone(index, inAll(matches.map(({ found }) => found))))
    return matches
  return matches.map((match) => {
    const { trade, found } = match
    if (
      trade === null ||
      !isNone(index, inAll([found, ...matches.filter(({ isPlace }) => isPlace).map((place) => place.found)]))
    )
      return match
    const any = unite(found.slice(), trade)
    return { ...match, found: any, ranks: ranksOf(() => any) }
  })
}

/**
 * Kinds of service with an "or" between them mean any of them, and so do those that no shop has as its main trade at once: lashes and
 * nails. Who sells them all comes first, as long as one of them is the main trade.
 */
function withAnyKind(index: KeywordIndex, matches: TermMatch[]): TermMatch[] {
  const said = saidAsAlternatives(matches)
  const kinds = said.length > 0 ? said : matches.filter(({ main }) => main !== null)
  const mains = kinds.map(({ main, found }) => main ?? found)
  const areDistinct = mains.every((main, i) => mains.slice(i + 1).every((other) => isNone(index, inAll([main, other]))))
  if (kinds.length < 2 || (said.length === 0 && !areDistinct)) return matches
  const anyMain = inAny(mains)
  const all = inAll([...kinds.map(({ fitting }) => fitting), anyMain])
  const anyIn = (rank: keyof Ranks) => unite(inAny(kinds.map(({ ranks }) => ranks[rank])), all)
  const found = inAny(kinds.map((kind) => kind.found))
  const any: TermMatch = {
    term: joined(
      kinds.map(({ term }) => term),
      said.length > 0 ? ' / ' : ' ',
    ),
    isPlace: false,
    found,
    fitting: inAny(kinds.map(({ fitting }) => fitting)),
    near: found,
    ranks: { own: all, kind: anyIn('kind'), saying: anyIn('saying'), trade: anyIn('trade'), all: found },
    main: null,
    trade: null,
    alternatives: kinds,
  }
  return [...matches.filter((match) => !kinds.includes(match)), any]
}

/** The known kinds that an "or" stands between; none where there is no "or". */
function saidAsAlternatives(matches: readonly TermMatch[]): TermMatch[] {
  const kinds = matches.filter(({ isPlace, term }) => !isPlace && term.meaning !== null)
  const isOther = (kind: TermMatch | undefined) => kind?.term.isOther === true
  return kinds.filter((kind, i) => (i > 0 && isOther(kind)) || isOther(kinds[i + 1]))
}

/** Lets a facility that no shop of the trade there has, and others have, not restrict the trade: 個室 beside ネイル. */
function withoutUnmetFacilities(index: KeywordIndex, matches: TermMatch[]): TermMatch[] {
  const trades = matches.filter(({ main, alternatives }) => main !== null || alternatives !== undefined)
  const [trade] = trades
  const finds = (some: readonly TermMatch[]) => !isNone(index, inAll(some.map(({ found }) => found)))
  const facilities = matches.filter(
    (match) => !(match.isPlace || trades.includes(match)) && match.term.meaning !== null && finds([match]),
  )
  const asked = [...trades, ...matches.filter(({ isPlace }) => isPlace)]
  if (trade === undefined || facilities.length === 0 || !finds(asked)) return matches
  const met = [...asked]
  for (const facility of facilities) if (finds([...met, facility])) met.push(facility)
  const unmet = facilities.filter((facility) => !met.includes(facility))
  if (unmet.length === 0) return matches
  const inOrder = matches.filter((match) => trades.includes(match) || unmet.includes(match))
  const standing: TermMatch = {
    ...trade,
    term: joined(inOrder.filter((match) => match === trade || unmet.includes(match)).map(({ term }) => term)),
    alternatives: inOrder.flatMap((match) => match.alternatives ?? [match]),
  }
  return matches.filter((match) => !unmet.includes(match)).map((match) => (match === trade ? standing : match))
}

/** A place that is typed twice counts once. Places that no shop is in all at once, such as two cities, mean any of them. */
function withPlacesOnce(index: KeywordIndex, matches: TermMatch[]): TermMatch[] {
  const places = matches.filter(({ isPlace }) => isPlace)
  const byMeaning = new Map(places.map((place) => [JSON.stringify(place.term.meaning), place]))
  const distinct = [...byMeaning.values()]
  const isAnyMeant = distinct.length > 1 && isNone(index, inAll(distinct.map(({ found }) => found)))
  const others = matches.filter(({ isPlace }) => !isPlace)
  return [...(isAnyMeant ? [anyOf(distinct)] : distinct), ...others]
}

function anyOf(places: readonly TermMatch[]): TermMatch {
  const found = inAny(places.map((place) => place.found))
  const term = joined(places.map((place) => place.term))
  return {
    term,
    isPlace: true,
    found,
    fitting: found,
    near: found,
    ranks: ranksOf(() => found),
    main: null,
    trade: null,
  }
}

function joined(terms: readonly Term[], between = ' '): Term {
  const text = (of: (term: Term) => string) => terms.map(of).join(between)
  const all = (of: 'things' | 'primary') => terms.flatMap(({ meaning }) => meaning?.[of] ?? [])
  const meaning = { ...NO_MEANING, things: all('things'), primary: all('primary') }
  return { text: text((one) => one.text), typed: text((one) => one.typed), meaning }
}

const inAny = ([first, ...others]: readonly Bits[]): Bits => others.reduce(unite, first?.slice() ?? new Uint32Array())

const inAll = ([first, ...others]: Bits[]): Bits => others.reduce(intersect, first?.slice() ?? new Uint32Array())

/** A city or a country, or a part of one. */
const isPlace = (meaning: Meaning): boolean =>
  meaning.things.length > 0 && meaning.things.every(({ kind }) => kind !== 'category')

function setsOf(index: KeywordIndex, { text, meaning }: Term, reader: Locale): Omit<TermMatch, 'term'> {
  if (meaning !== null && isPlace(meaning)) {
    const found = ofThings(index, meaning.things, 'category')
    const saying = index.matchingAny(meaning.words, reader)
    return {
      isPlace: true,
      found,
      fitting: found,
      near: meaning.words.length === 0 ? found : intersect(nearTo(index, meaning.at, saying), found),
      ranks: ranksOf(() => found),
      main: null,
      trade: null,
    }
  }
  const otherwise = meantOtherwise(index, meaning)
  const literally = subtract(
    phrase(index, text, (part) => index.matching(part, reader)),
    otherwise,
  )
  const named = subtract(
    phrase(index, text, (part) => index.named(part, reader)),
    otherwise,
  )
  if (meaning === null) {
    const found = unite(
      literally,
      phrase(index, text, (part) => index.withExtra([part], reader)),
    )
    const ranks = { own: named, kind: named, saying: named, trade: named, all: found }
    return { isPlace: false, found, fitting: found, near: found, ranks, main: null, trade: null }
  }
  const { things, words, primary } = meaning
  const saying = index.matchingAny(words, reader)
  // Short words stand in others: 스키 in 위스키.
  const long = words.filter((word) => word.length > 4)
  if (things.length + primary.length === 0) unite(saying, index.withExtra(long, reader))
  const usual = [...things, ...primary]
  const main = usual.length > 0 ? ofThings(index, usual, 'main') : null
  if (primary.length > 0 && things.length === 0) {
    const trade = unite(ofThings(index, primary, 'category'), ofThings(index, primary, 'main'))
    const own = intersect(named, trade)
    const found = unite(intersect(unite(saying, literally), trade), own)
    const mainly = main === null ? found : intersect(main.slice(), found)
    const ownMainly = intersect(own.slice(), mainly)
    const kind = unite(mainly.slice(), ownMainly)
    const sayingToo = unite(unite(own, ownMainly), kind)
    const ranks = { own: ownMainly, kind, saying: sayingToo, trade: sayingToo, all: found }
    return { isPlace: false, found, fitting: found, near: found, ranks, main, trade }
  }
  const usually = things.length > 0 ? ofThings(index, things, 'category') : saying.slice()
  const mainly = main === null ? usually.slice() : intersect(main.slice(), usually)
  // Where the catalogue calls a category so, that is what is meant: a hairdresser's head massage is not yet マッサージ.
  const isCalled = words.length === 0
  const own = intersect(named.slice(), mainly)
  const kind = isCalled ? mainly : named
  const byName = unite(isCalled ? named : intersect(saying.slice(), mainly), kind)
  const ofTrade = isCalled ? byName : unite(mainly.slice(), byName)
  const all = unite(usually.slice(), ofTrade)
  const ranks = { own, kind, saying: byName, trade: ofTrade, all }
  const fitting = unite(isCalled || things.length === 0 ? all.slice() : index.none(), literally)
  const found = unite(unite(isCalled ? literally : unite(saying, literally), usually), all)
  return { isPlace: false, found, fitting, near: found, ranks, main, trade: null }
}

/** Finds who says the text, words in Latin letters side by side: a shop's hot stones and its yoga say no hot yoga. */
function phrase(index: KeywordIndex, text: string, saying: (words: string) => Bits | null): Bits {
  const words = text.split(' ')
  const isLatin = words.every((word) => /^\p{Script=Latin}+$/u.test(word))
  const pairs = isLatin ? words.slice(1).map((word, i) => `${words[i]}${word}`) : []
  return inAll([text, ...pairs].map((part) => saying(part) ?? index.none()))
}

const NEAR_KM = 2
/** So far a district reaches; the ward of the same name may be wider. */
const WITHIN_DISTRICT_KM = 3

/** Shops in walking distance, and those a little farther that say the place; of a wide place those that say it. */
function nearTo(index: KeywordIndex, at: Point | null, saying: Bits): Bits {
  if (at === null) return saying
  return unite(intersect(saying.slice(), index.within(at, WITHIN_DISTRICT_KM)), index.within(at, NEAR_KM))
}

/** Shops of a trade that says the word of something else, and have nothing of the trade that is meant: a groomer's nails. */
function meantOtherwise(index: KeywordIndex, meaning: Meaning | null): Bits {
  const trades = meaning === null ? [] : tradeOf(meaning)
  const others = trades.length === 0 ? [] : index.matcher().outranking(trades)
  return subtract(ofThings(index, others, 'main'), ofThings(index, trades, 'category'))
}

const ofThings = (index: KeywordIndex, things: Meaning['things'], category: 'category' | 'main'): Bits =>
  things.reduce((all, { kind, id }) => unite(all, index.in(kind === 'category' ? category : kind, [id])), index.none())
