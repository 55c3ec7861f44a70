import { LOCALES } from '../../../contract/tables.gen.ts'
import type { Locale } from '../../../contract/types.ts'
import { GENERAL_WORDS, STOP_WORDS } from '../../synonyms/stop-words.ts'
import { SYNONYMS, type Synonym } from '../../synonyms/synonyms.ts'
import { fold } from '../text/grams.ts'
import { joined, keyOf, type Piece, piecesOf, slicesOf } from '../text/pieces.ts'
import { expressionsIn } from './date-expressions.ts'
import { completionsOf } from './half-typed.ts'
import { QUERY_MODIFIERS, saysWhichDay, timeSaidBy } from './query-modifiers.ts'
import type { Meaning, Named, Term, Thing } from './term.ts'

export type EntityMatcher = ReturnType<typeof createEntityMatcher>

/** A meaning, each part of it empty. */
export const NO_MEANING: Meaning = {
  ...{ things: [], words: [], primary: [], synonyms: [] },
  ...{ serviceNames: [], outranks: [], mainService: [], at: null },
}

/** `Sauna and hot springs`, `サウナ・温泉`: each part is a name too. */
const BETWEEN_PARTS = /[・·&/,、]|\band\b/u

type KeyedSynonym = Pick<Synonym, 'broader' | 'primaryCategory' | 'outranks' | 'at'> & {
  keys: [key: string, language: Locale, word: string][]
  all: Set<string>
  words: string[]
  mainService: string[]
}
const KEYED: readonly KeyedSynonym[] = SYNONYMS.map((synonym) => {
  const keys = LOCALES.flatMap((language) =>
    synonym[language].map((word): [string, Locale, string] => [keyOf(word), language, word]),
  )
  const words = [...new Set(LOCALES.flatMap((language) => synonym[language]))]
  const { broader, primaryCategory, outranks, at } = synonym
  const mainService = wordsOfRows(synonym.mainService)
  return { keys, all: new Set(keys.map(([key]) => key)), words, broader, primaryCategory, outranks, mainService, at }
})
const rowsOf = (names: readonly string[]): KeyedSynonym[] => {
  const keys = new Set(names.map(keyOf))
  return KEYED.filter(({ all }) => !keys.isDisjointFrom(all))
}
const IGNORED = new Set([...STOP_WORDS, ...QUERY_MODIFIERS].map(keyOf))
const GENERAL = new Set(GENERAL_WORDS.map(keyOf))
const isIgnored = ({ text, meaning, expression, isIdle = false }: Term) =>
  isIdle || expression !== undefined || (meaning === null && IGNORED.has(keyOf(text)))
const ASIDE_KEYS = new Set(QUERY_MODIFIERS.map(keyOf))
const isAside = ({ text, expression }: Term) => expression !== undefined || ASIDE_KEYS.has(keyOf(text))
const LONGEST_IGNORED = Math.max(...[...STOP_WORDS, ...GENERAL_WORDS].map((word) => piecesOf(word).length))

/** A colon ends a word: 1:1 is read as the 1x1 of the synonyms. */
const ONE_TO_ONE = /(?<!\d)1:1(?!\d)/g
const HALF_TYPED_SIGNS = /^[\p{sc=Hiragana}\p{sc=Hangul}ー]{2,}$/u
/** Shorter ones begin too many words. */
const HALF_TYPED_LATIN = /^\p{sc=Latin}{4,}$/u
const NUMBER = /^\d+$/u
/** Signs and words after a number that is a count; no shop is searched for either. */
const COUNTERS = new Set('本 枚 回 個 束 회 번 개 가닥 次 根 支 張 time times'.split(' ').map(fold))
/** Units of length, which services and units of shops are called by. */
const DURATIONS = new Set('分 分鐘 분 min mins minutes 時間 小時 시간 hour hours'.split(' ').map(keyOf))

/**
 * What people mean by what they type, in a catalogue with these names. `isWord`: tells whether a shop's texts have the word, which then
 * is not half-typed.
 */
export function createEntityMatcher(named: readonly Named[], isWord: (word: string) => boolean = () => false) {
  const byKey = new Map<string, Map<Locale, Meaning>>()
  const spelled = new Map<string, string>()
  let longest = LONGEST_IGNORED

  function learn(word: string, key: string, language: Locale, meaning: Meaning): void {
    const pieces = piecesOf(word).length
    if (pieces === 0) return
    longest = Math.max(longest, pieces)
    if (!spelled.has(key)) spelled.set(key, word)
    const byLanguage = byKey.get(key) ?? new Map<Locale, Meaning>()
    byKey.set(key, byLanguage)
    const before = byLanguage.get(language)
    byLanguage.set(language, before === undefined ? meaning : united([before, meaning]))
  }

  const namesOf = ({ name }: Named) =>
    LOCALES.flatMap((language) =>
      partsOf(name[language] ?? '').map((part): [string, Locale, string] => [keyOf(part), language, part]),
    )
  const things = named.map((thing) => ({ kind: thing.kind, id: thing.id, names: namesOf(thing) }))
  for (const { kind, id, names } of things)
    for (const [key, language, name] of names) learn(name, key, language, { ...NO_MEANING, things: [{ kind, id }] })
  const calledBy = (keys: ReadonlySet<string>): Thing[] =>
    things.filter(({ names }) => names.some(([key]) => keys.has(key))).map(({ kind, id }) => ({ kind, id }))
  /** The things of the first alternative that this catalogue has, whatever it calls them. */
  function firstOf(alternatives: Synonym['broader']): Thing[] {
    const each = alternatives.map((names) =>
      calledBy(rowsOf(names).reduce((union, { all }) => union.union(all), new Set(names.map(keyOf)))),
    )
    return each.find((found) => found.length > 0) ?? []
  }
  const outranking = new Map<string, Thing[]>()
  for (const { keys, all, words, broader, primaryCategory, outranks, mainService, at } of KEYED) {
    const called = calledBy(all)
    const isCalled = called.length > 0
    const meaning: Meaning = {
      things: isCalled ? called : firstOf(broader),
      words: isCalled ? [] : words,
      primary: isCalled ? [] : firstOf(primaryCategory),
      synonyms: isCalled ? [...words, ...rowsOf(broader.flat()).flatMap((row) => row.words)] : words,
      serviceNames: primaryCategory.length > 0 ? words : [],
      outranks: firstOf(outranks),
      mainService: isCalled ? mainService : [],
      at: isCalled ? null : at,
    }
    for (const [key, language, word] of keys) learn(word, key, language, meaning)
    for (const { id } of meaning.outranks) outranking.set(id, [...(outranking.get(id) ?? []), ...categoriesOf(called)])
  }

  const mainServices = new Map(
    KEYED.filter(({ mainService }) => mainService.length > 0).flatMap(({ all, mainService }) =>
      categoriesOf(calledBy(all)).map(({ id }): [string, string[]] => [id, mainService]),
    ),
  )

  /** What it means to the reader, else to anybody. */
  function meaningOf(key: string, reader: Locale): Meaning | null {
    const byLanguage = byKey.get(key)
    if (byLanguage === undefined) return null
    return byLanguage.get(reader) ?? united([...byLanguage.values()])
  }

  let latest: { keyword: string; reader: Locale; terms: readonly Term[] } | null = null

  return {
    /** The parts of a keyword that mean something, the longest first, and what is left between them. */
    terms(keyword: string, reader: Locale): readonly Term[] {
      const terms = allTerms(keyword, reader)
      const telling = terms.filter((term) => !isIgnored(term))
      // Whoever types nothing but when, for how many or in which order looks at all shops.
      const hasAside = terms.some(isAside)
      return telling.length > 0 || hasAside ? telling : terms
    },
    /** The parts of a keyword that narrow nothing. */
    ignored: (keyword: string, reader: Locale): Term[] => allTerms(keyword, reader).filter(isIgnored),
    /** A keyword without days, times of day and amounts in digits: no text is searched for those. */
    withoutDigits(keyword: string, reader: Locale): string {
      const terms = allTerms(keyword, reader)
      const others = terms.filter(({ expression }) => expression?.hasDigit !== true)
      return others.length === terms.length ? keyword : others.map(({ typed }) => typed).join(' ')
    },
    /** The trades whose services have names with words of these trades and are something else: a dog's nails. */
    outranking: (trades: readonly Thing[]): Thing[] => onlyOnce(trades.flatMap(({ id }) => outranking.get(id) ?? [])),
    /** The words of the services that are meant where only a category is named, by its id. */
    mainServices: (): ReadonlyMap<string, readonly string[]> => mainServices,
    cities: (): string[] => named.flatMap(({ kind, id }) => (kind === 'city' ? [id] : [])),
    /** Every word that is known, by its key, as it is written. */
    spelled: (): ReadonlyMap<string, string> => spelled,
  }

  /** A search asks for the terms of its keyword several times. */
  function allTerms(keyword: string, reader: Locale): readonly Term[] {
    if (latest?.keyword !== keyword || latest.reader !== reader)
      latest = { keyword, reader, terms: splitTerms(keyword, reader) }
    return latest.terms
  }

  function splitTerms(keyword: string, reader: Locale): Term[] {
    const pieces = piecesOf(fold(keyword).replace(ONE_TO_ONE, '1x1'))
    const asTyped = slicesOf(keyword)
    const termOf = (span: readonly Piece[], meaning: Meaning | null): Term => ({
      ...{ text: textOf(span), typed: asTyped(span), meaning },
    })
    const expressions = expressionsIn(keyword)
    const terms: Term[] = []
    let rest: Piece[] = []
    const leave = () => {
      if (rest.length > 0) terms.push(completed(termOf(rest, null), reader))
      rest = []
    }
    for (let i = 0; i < pieces.length; ) {
      const piece = pieces[i]
      if (piece === undefined) break
      const [expression] = expressions
      if (expression !== undefined && piece.at >= expression.at) {
        expressions.shift()
        const span = pieces.slice(i).filter(({ at: start }) => start < expression.end)
        if (span.length === 0) continue
        leave()
        const text = { text: textOf(span), typed: asTyped([{ ...piece, text: ' '.repeat(expression.end - piece.at) }]) }
        terms.push({ ...text, meaning: null, expression })
        i += span.length
        continue
      }
      const before = expression === undefined ? pieces : pieces.filter(({ at: start }) => start < expression.at)
      const isAfterKnown = piece.run !== rest[0]?.run
      const match = longestAt(before, i, reader) ?? (isAfterKnown ? ignoredAt(before, i, reader) : null)
      if (match !== null || piece.run !== rest[0]?.run) leave()
      if (match === null) rest.push(piece)
      else terms.push(termOf(match.span, match.meaning))
      i += match?.span.length ?? 1
    }
    leave()
    return withIdleWords(withTimesOfDay(withinTheirTrade(withCounts(withLastCompleted(terms, reader)))))
  }

  /** A Korean word that is not typed whole, as the word that it becomes: a trade, then a service, before anything else. */
  function completed(term: Term, reader: Locale): Term {
    const words = completionsOf(term.text, byKey.keys())
    const meant = words.flatMap((word) => ({ word, meaning: meaningOf(word, reader) ?? NO_MEANING }))
    const isTrade = ({ meaning }: { meaning: Meaning }) => categoriesOf(meaning.things).length > 0
    const isOfTrade = ({ meaning }: { meaning: Meaning }) => tradeOf(meaning).length > 0
    const found = meant.find(isTrade) ?? meant.find(isOfTrade) ?? meant[0]
    return found === undefined ? term : { ...term, text: found.word, meaning: found.meaning }
  }

  /** The last word while it is typed, as the shortest trade or service that begins so, if no kind is typed yet; never as a place. */
  function withLastCompleted(terms: readonly Term[], reader: Locale): readonly Term[] {
    const last = terms.at(-1)
    if (last === undefined || last.meaning !== null || last.expression !== undefined) return terms
    const { text } = last
    const isHalfTyped = HALF_TYPED_SIGNS.test(text) || (HALF_TYPED_LATIN.test(text) && !isWord(text))
    const hasKind = terms.some(({ meaning }) => meaning !== null && isKind(meaning))
    if (!isHalfTyped || hasKind || IGNORED.has(keyOf(text))) return terms
    let found: { key: string; meaning: Meaning } | null = null
    for (const key of byKey.keys()) {
      if (!key.startsWith(text) || (found !== null && key.length >= found.key.length)) continue
      const meaning = meaningOf(key, reader)
      if (meaning !== null && tradeOf(meaning).length > 0) found = { key, meaning }
    }
    return found === null ? terms : terms.with(-1, { ...last, text: found.key, meaning: found.meaning })
  }

  type Match = { span: readonly Piece[]; meaning: Meaning | null }

  /** The longest; of a run that known words make up whole, the longest of those: 大阪 燒肉 before 大阪燒 and 肉. */
  function longestAt(pieces: readonly Piece[], i: number, reader: Locale): Match | null {
    const isMadeUp = knownRest(pieces, reader)
    let first: Match | null = null
    for (const match of matchesAt(pieces, i, reader)) {
      if (isMadeUp(i + match.span.length)) return leavingNext(pieces, i, { match, reader })
      first ??= match
    }
    return first
  }

  /** Leaves to the next word what it cannot be without: compact, car wash before compact car and wash. */
  function leavingNext(
    pieces: readonly Piece[],
    i: number,
    { match, reader }: { match: Match; reader: Locale },
  ): Match {
    const end = i + match.span.length
    const isNextKnown = pieces[end] === undefined || !matchesAt(pieces, end, reader).next().done
    if (isNextKnown || match.span.some(({ isSign }) => isSign)) return match
    const reaches = ({ span }: Match) =>
      matchesAt(pieces, i + span.length, reader).some((next) => i + span.length + next.span.length > end)
    return (
      matchesAt(pieces, i, reader).find((shorter) => shorter.span.length < match.span.length && reaches(shorter)) ??
      match
    )
  }

  /**
   * One sign that narrows nothing, in a run of which known words are all that is left: の of 東京の夜; at the beginning only a time of
   * the day, as in 朝ヨガ.
   */
  function ignoredAt(pieces: readonly Piece[], i: number, reader: Locale): Match | null {
    const piece = pieces[i]
    if (piece === undefined || !IGNORED.has(piece.key)) return null
    const isFirst = pieces[i - 1]?.run !== piece.run
    if (isFirst && timeSaidBy(piece.key) === null) return null
    return knownRest(pieces, reader)(i + 1) ? { span: [piece], meaning: null } : null
  }

  function* matchesAt(pieces: readonly Piece[], i: number, reader: Locale): Generator<Match> {
    for (let length = Math.min(longest, pieces.length - i); length > 0; length--) {
      const span = pieces.slice(i, i + length)
      if (isPartOfRun(pieces, i, length) && length === 1) continue
      if (isTorn(pieces, i, span)) continue
      const meaning = meaningOf(joined(span), reader)
      const key = joined(span)
      if (meaning !== null || IGNORED.has(key) || GENERAL.has(key)) yield { span, meaning }
    }
  }

  /** Tells whether known words are all that is left of a run from a piece on. Each piece is looked at once. */
  function knownRest(pieces: readonly Piece[], reader: Locale): (from: number) => boolean {
    const known = new Map<number, boolean>()
    const isMadeUp = (i: number): boolean => {
      const piece = pieces[i]
      if (piece === undefined || !piece.isSign || piece.run !== pieces[i - 1]?.run) return true
      const existing = known.get(i)
      if (existing !== undefined) return existing
      const isParticle = IGNORED.has(piece.key) && isMadeUp(i + 1)
      const answer = isParticle || matchesAt(pieces, i, reader).some(({ span }) => isMadeUp(i + span.length))
      known.set(i, answer)
      return answer
    }
    return isMadeUp
  }
}

/** All words of the rows that have one of these. */
function wordsOfRows(words: readonly string[]): string[] {
  return SYNONYMS.filter((row) =>
    LOCALES.some((language) => words.some((word) => row[language].includes(word))),
  ).flatMap((row) => LOCALES.flatMap((language) => row[language]))
}

const categoriesOf = (things: readonly Thing[]): Thing[] => things.filter(({ kind }) => kind === 'category')

/** The trade that sells what a term means. */
export const tradeOf = ({ things, primary }: Meaning): Thing[] => categoriesOf(things.length > 0 ? things : primary)

/** Beside what is known, a number and what it counts restrict nothing: 120本. */
function withCounts(terms: readonly Term[]): Term[] {
  if (terms.every(({ meaning }) => meaning === null)) return [...terms]
  const isUnknown = (term: Term | undefined): term is Term => term?.meaning === null && term.expression === undefined
  return terms.flatMap((term, i) => {
    const [before, next] = [terms[i - 1], terms[i + 1]]
    const isCounter = (one: Term | undefined) => isUnknown(one) && COUNTERS.has(one.text)
    const isNumber = (one: Term | undefined) => isUnknown(one) && NUMBER.test(one.text)
    if (isCounter(term) && isNumber(before)) return []
    if (!isNumber(term) || (isUnknown(next) && DURATIONS.has(keyOf(next.text)))) return [term]
    const counter = isCounter(next) ? (next?.typed ?? '') : ''
    return [{ ...term, text: term.text + counter, typed: term.typed + counter, isIdle: true, isCount: true }]
  })
}

/** Beside pilates, a trial says nothing more: a general word counts only where no particular kind is typed. */
function withIdleWords(terms: readonly Term[]): Term[] {
  const isGeneral = ({ text }: Term) => GENERAL.has(keyOf(text))
  const kinds = terms.filter(({ meaning }) => meaning !== null && isKind(meaning))
  const hasParticular = kinds.some((term) => !isGeneral(term))
  const isIdle = (term: Term) => isGeneral(term) && (kinds.includes(term) ? hasParticular : kinds.length > 0)
  return terms.map((term) => (isIdle(term) ? { ...term, isIdle: true } : term))
}

/** A trade or a service, and no place. */
const isKind = (meaning: Meaning): boolean =>
  tradeOf(meaning).length > 0 || (meaning.things.length === 0 && meaning.words.length > 0)

/** Beside a dog, a haircut is what a groomer calls so: words of a trade that another term outranks are words of that term's trade. */
function withinTheirTrade(terms: readonly Term[]): Term[] {
  const strong = terms.flatMap(({ meaning }) => (meaning !== null && meaning.outranks.length > 0 ? [meaning] : []))
  return terms.map((term) => {
    const { meaning } = term
    if (meaning === null) return term
    const trade = new Set(tradeOf(meaning).map(({ id }) => id))
    const stronger = strong.find((other) => other !== meaning && other.outranks.some(({ id }) => trade.has(id)))
    if (stronger === undefined) return term
    const { synonyms } = meaning
    return { ...term, meaning: { ...NO_MEANING, words: synonyms, synonyms, primary: tradeOf(stronger) } }
  })
}

/** Beside a kind of service, lunch is when it is wanted; beside a day, so is 저녁. Otherwise either is something to eat. */
function withTimesOfDay(terms: Term[]): Term[] {
  const times = terms.map(({ text, meaning }) => (meaning === null ? null : timeSaidBy(text)))
  const isWished = ({ meaning }: Term, i: number) => {
    const things = meaning?.things ?? []
    return meaning !== null && times[i] === null && (things.length === 0 || categoriesOf(things).length > 0)
  }
  const [hasKind, hasDay] = [terms.some(isWished), terms.some(saysWhichDay)]
  return terms.map((term, i) =>
    (hasKind && times[i] !== null) || (hasDay && times[i] === 'time') ? { ...term, meaning: null } : term,
  )
}

/** One sign alone says nothing inside of a word. */
function isPartOfRun(pieces: readonly Piece[], i: number, length: number): boolean {
  const [run, isSign] = [pieces[i]?.run, pieces[i]?.isSign ?? false]
  return isSign && (pieces[i - 1]?.run === run || pieces[i + length]?.run === run)
}

/** 大阪 燒肉 is not 大阪燒: what is written with a space between has whole runs. */
function isTorn(pieces: readonly Piece[], i: number, span: readonly Piece[]): boolean {
  const hasSpace = span.some(({ at: start }, place) => {
    const before = span[place - 1]
    return before !== undefined && before.at + before.text.length < start
  })
  const [first, last] = [span[0], span.at(-1)]
  return hasSpace && (pieces[i - 1]?.run === first?.run || pieces[i + span.length]?.run === last?.run)
}

const textOf = (pieces: readonly Piece[]): string =>
  pieces.reduce((text, piece, i) => text + (i > 0 && pieces[i - 1]?.run !== piece.run ? ' ' : '') + piece.text, '')

const partsOf = (name: string): string[] =>
  [...new Set([name, ...name.split(BETWEEN_PARTS)])].filter((part) => part.trim() !== '')

function united(meanings: readonly Meaning[]): Meaning {
  const things = onlyOnce(meanings.flatMap((one) => one.things))
  const primary = onlyOnce(meanings.flatMap((one) => one.primary))
  const outranks = onlyOnce(meanings.flatMap((one) => one.outranks))
  const wordsOf = (of: 'words' | 'synonyms' | 'serviceNames' | 'mainService') => [
    ...new Set(meanings.flatMap((one) => one[of])),
  ]
  return {
    ...{ things, words: wordsOf('words'), primary, synonyms: wordsOf('synonyms') },
    ...{ serviceNames: wordsOf('serviceNames'), outranks, mainService: wordsOf('mainService') },
    at: meanings.find(({ at }) => at !== null)?.at ?? null,
  }
}

const onlyOnce = (things: readonly Thing[]): Thing[] => [
  ...new Map(things.map((thing) => [`${thing.kind} ${thing.id}`, thing])).values(),
]
