import { LOCALES } from '../../../contract/tables.gen.ts'
import type { Locale } from '../../../contract/types.ts'
import { DESCRIPTIONS } from '../../synonyms/descriptions.ts'
import { SYNONYMS, type Synonym } from '../../synonyms/synonyms.ts'
import { joined, keyOf, piecesOf } from '../text/pieces.ts'
import { descriptionKeyOf } from './description-key.ts'
import { categoriesOf, NO_MEANING, onlyOnce, tradeOf, united } from './meaning.ts'
import type { Meaning, Named, Thing } from './term.ts'

type Meanings = Map<string, Map<Locale, Meaning>>
export type Dictionary = ReturnType<typeof createDictionary>

/** `Sauna and hot springs`, `サウナ・温泉`: each part is a name too. */
const BETWEEN_PARTS = /[・·&/,、]|\band\b/u

/** `length`: in pieces. `start`: the key of the first of them. */
type Spelling = { key: string; language: Locale; word: string; length: number; start: string }
const spellingOf = (word: string, language: Locale, keyFor = joined): Spelling => {
  const pieces = piecesOf(word)
  return { key: keyFor(pieces), language, word, length: pieces.length, start: pieces[0]?.key ?? '' }
}

type KeyedSynonym = Pick<Synonym, 'broader' | 'holds' | 'primaryCategory' | 'outranks' | 'joins' | 'at'> & {
  keys: Spelling[]
  descriptions: Spelling[]
  said: Map<string, Spelling[]>
  all: Set<string>
  words: string[]
  mainService: string[]
  kindOf: string[]
}
/** Words between which particles may stand: 허리 아파, 髪を切る. */
const HAS_PARTS = /\p{Lo}[ をが]\p{Lo}/u
const describing = (word: string, language: Locale): Spelling => spellingOf(word, language, descriptionKeyOf)
const DESCRIPTION_SPELLINGS = DESCRIPTIONS.map((description) => ({
  means: keyOf(description.means),
  spellings: LOCALES.flatMap((language) => description[language].map((word) => describing(word, language))),
}))
/** The keys of all words for what some rows are kinds of, by the first of them: a car. */
const WHOLES = new Map(
  SYNONYMS.flatMap(({ kindOf: [whole, ...others] }) =>
    whole === undefined ? [] : [[keyOf(whole), new Set([...wordsOfRows([whole]), ...others].map(keyOf))] as const],
  ),
)
const LONGEST_WHOLE = Math.max(...[...WHOLES.values()].flatMap((keys) => [...keys].map(({ length }) => length)))
/** A shorter rest says something else too often: 안 of 차 안. */
const LONG_ENOUGH = /^(?:\p{Script=Latin}{3}|\p{Script=Han}|[^\p{Script=Latin}\p{Script=Han}]{2})/u

/** Reads what a phrase says of a whole that it begins or ends with: dog hair, of dog hair in my car. */
function saidOf({ word, ...spelling }: Spelling, whole: ReadonlySet<string>): Spelling[] {
  const pieces = piecesOf(word)
  const key = descriptionKeyOf(pieces)
  for (let length = Math.min(LONGEST_WHOLE, pieces.length - 1); length > 0; length--) {
    const [first, last] = [joined(pieces.slice(0, length)), joined(pieces.slice(-length))]
    const begins = whole.has(first) && key.startsWith(first)
    if (!begins && !(whole.has(last) && key.endsWith(last))) continue
    const rest = begins ? key.slice(first.length) : key.slice(0, -last.length)
    return LONG_ENOUGH.test(rest) ? [{ ...spelling, word, key: rest }] : []
  }
  return []
}

const KEYED: readonly KeyedSynonym[] = SYNONYMS.map((synonym) => {
  const keys = LOCALES.flatMap((language) => synonym[language].map((word) => spellingOf(word, language)))
  const words = [...new Set(LOCALES.flatMap((language) => synonym[language]))]
  const { broader, holds, primaryCategory, outranks, joins, at } = synonym
  const mainService = wordsOfRows(synonym.mainService)
  const all = new Set(keys.map(({ key }) => key))
  const isOfTrade = primaryCategory.length + mainService.length > 0
  const inParts = isOfTrade ? keys.filter(({ word }) => HAS_PARTS.test(word)) : []
  const described = DESCRIPTION_SPELLINGS.flatMap(({ means, spellings }) => (all.has(means) ? spellings : []))
  const kindOf = [...WHOLES.keys()].filter((whole) => all.has(whole) || keyOf(synonym.kindOf[0] ?? '') === whole)
  return {
    keys,
    descriptions: [...described, ...inParts.map(({ word, language }) => describing(word, language))],
    said: new Map(
      [...WHOLES]
        .filter(([whole]) => outranks.length > 0 && !kindOf.includes(whole))
        .map(([whole, words]) => [whole, [...keys, ...described].flatMap((spelling) => saidOf(spelling, words))]),
    ),
    all,
    words,
    broader,
    holds,
    primaryCategory,
    outranks,
    joins,
    mainService,
    kindOf,
    at,
  }
})
const ROWS_BY_KEY = new Map<string, KeyedSynonym[]>()
for (const row of KEYED) for (const key of row.all) ROWS_BY_KEY.set(key, [...(ROWS_BY_KEY.get(key) ?? []), row])
const rowsOf = (names: readonly string[]): KeyedSynonym[] => [
  ...new Set(names.flatMap((name) => ROWS_BY_KEY.get(keyOf(name)) ?? [])),
]

const keysOfRows = (names: readonly string[]): ReadonlySet<string> =>
  rowsOf(names).reduce((union, { all }) => union.union(all), new Set(names.map(keyOf)))

/** The meaning of words that are typed together: one of each part, by their keys. */
export type Join = { parts: readonly ReadonlySet<string>[]; meaning: Meaning }

/** The meanings of the words of the synonyms, and of the names of a catalogue. */
export function createDictionary(named: readonly Named[]) {
  const byKey: Meanings = new Map()
  const byDescription: Meanings = new Map()
  const bySaying = new Map<string, Meanings>([...WHOLES.keys()].map((whole) => [whole, new Map()]))
  const kinds = new Map<string, string[]>()
  const descriptionStarts = new Set<string>()
  const spelled = new Map<string, string>()
  let longest = 0

  function learn({ key, language, word, length }: Spelling, meaning: Meaning, meanings = byKey): void {
    if (length === 0) return
    longest = Math.max(longest, length)
    if (meanings === byKey && !spelled.has(key)) spelled.set(key, word)
    const byLanguage = meanings.get(key) ?? new Map<Locale, Meaning>()
    meanings.set(key, byLanguage)
    const before = byLanguage.get(language)
    byLanguage.set(language, before === undefined ? meaning : united([before, meaning]))
  }
  function meaningIn(meanings: Meanings, key: string, reader: Locale): Meaning | null {
    const byLanguage = meanings.get(key)
    if (byLanguage === undefined) return null
    return byLanguage.get(reader) ?? united([...byLanguage.values()])
  }

  const namesOf = ({ name }: Named) =>
    LOCALES.flatMap((language) => partsOf(name[language] ?? '').map((part) => spellingOf(part, language)))
  const things = named.map((thing) => ({ kind: thing.kind, id: thing.id, names: namesOf(thing) }))
  for (const { kind, id, names } of things)
    for (const name of names) learn(name, { ...NO_MEANING, things: [{ kind, id }] })
  const calledBy = (keys: ReadonlySet<string>): Thing[] =>
    things.filter(({ names }) => names.some(({ key }) => keys.has(key))).map(({ kind, id }) => ({ kind, id }))
  /** The things of the first alternative that this catalogue has, whatever it calls them. */
  function firstOf(alternatives: Synonym['broader']): Thing[] {
    const each = alternatives.map((names) => calledBy(keysOfRows(names)))
    return each.find((found) => found.length > 0) ?? []
  }
  const outranking = new Map<string, Thing[]>()
  const joins: Join[] = []
  for (const row of KEYED) {
    const { keys, descriptions, all, words, broader, holds, primaryCategory, outranks, mainService, kindOf, at } = row
    const called = [...calledBy(all), ...firstOf(holds)]
    const isCalled = called.length > 0
    const [nearest = []] = [...broader, ...primaryCategory]
    const isOfOneKind = kindOf.length > 0 && nearest.length === 1
    const wider = rowsOf(isCalled ? broader.flat() : isOfOneKind ? nearest : [])
    const meaning: Meaning = {
      things: isCalled ? called : firstOf(broader),
      words: isCalled ? [] : words,
      primary: isCalled ? [] : firstOf(primaryCategory),
      synonyms: [...words, ...wider.flatMap((one) => one.words)],
      serviceNames: primaryCategory.length > 0 ? words : [],
      outranks: firstOf(outranks),
      mainService,
      kindOf,
      at: isCalled ? null : at,
    }
    for (const spelling of keys) learn(spelling, meaning)
    for (const spelling of descriptions) {
      learn(spelling, meaning, byDescription)
      descriptionStarts.add(spelling.start)
    }
    for (const [whole, spellings] of row.said)
      for (const spelling of spellings) learn(spelling, meaning, bySaying.get(whole))
    for (const whole of kindOf) kinds.set(whole, [...(kinds.get(whole) ?? []), ...tradeOf(meaning).map(({ id }) => id)])
    for (const names of row.joins) joins.push({ parts: names.map((name) => keysOfRows([name])), meaning })
    for (const { id } of meaning.outranks) outranking.set(id, [...(outranking.get(id) ?? []), ...categoriesOf(called)])
  }

  const mainServices = new Map(
    KEYED.filter(({ mainService }) => mainService.length > 0).flatMap(({ all, mainService }) =>
      categoriesOf(calledBy(all)).map(({ id }): [string, string[]] => [id, mainService]),
    ),
  )

  return {
    /** Reads a word as the reader means it, else as anybody does; null for one that is not known. */
    meaningOf: (key: string, reader: Locale): Meaning | null => meaningIn(byKey, key, reader),
    /** Tells whether a description begins with a piece, by its key: most pieces begin none. */
    startsDescription: (key: string): boolean => descriptionStarts.has(key),
    /** Reads a description by its key without particles; null for one that is not known. */
    describedBy: (key: string, reader: Locale): Meaning | null => meaningIn(byDescription, key, reader),
    /** Reads what is said of a whole, by the key of a description: dog hair, of a car; null where nothing is known. */
    saidOf(wholes: readonly string[], key: string, reader: Locale): Meaning | null {
      const meanings = wholes.flatMap((whole) => meaningIn(bySaying.get(whole) ?? new Map(), key, reader) ?? [])
      return meanings.length === 0 ? null : united(meanings)
    },
    /** The ids of the trades of all kinds of a whole. */
    kindsOf: (whole: string): readonly string[] => kinds.get(whole) ?? [],
    /** The trades whose services have names with words of these trades and are something else: a dog's nails. */
    outranking: (trades: readonly Thing[]): Thing[] => onlyOnce(trades.flatMap(({ id }) => outranking.get(id) ?? [])),
    /** The meanings of words that are typed beside each other. */
    joins: (): readonly Join[] => joins,
    /** The words of the services that are meant where only a category is named, by its id. */
    mainServices: (): ReadonlyMap<string, readonly string[]> => mainServices,
    /** Every word that is known, by its key, as it is written. */
    spelled: (): ReadonlyMap<string, string> => spelled,
    /** How many pieces the longest word has. */
    longest: (): number => longest,
  }
}

/** All words of the rows that have one of these. */
function wordsOfRows(words: readonly string[]): string[] {
  return SYNONYMS.filter((row) =>
    LOCALES.some((language) => words.some((word) => row[language].includes(word))),
  ).flatMap((row) => LOCALES.flatMap((language) => row[language]))
}

const partsOf = (name: string): string[] =>
  [...new Set([name, ...name.split(BETWEEN_PARTS)])].filter((part) => part.trim() !== '')
