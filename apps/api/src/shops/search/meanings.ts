import type { Locale } from '../../contract/handler.ts'
import { joined, keyOf, type Piece, piecesOf, slicesOf } from './pieces.ts'
import { FILLERS } from './sayings/fillers.ts'
import { KINDS } from './sayings/kinds.ts'
import { PLACES } from './sayings/places.ts'
import { QUARTERS } from './sayings/quarters.ts'
import type { Saying } from './sayings/saying.ts'

/** What the catalogue itself has a name for. */
export type Named = { kind: 'category' | 'city' | 'country'; id: string; name: Partial<Record<Locale, string>> }
type Thing = Pick<Named, 'kind' | 'id'>
/**
 * The named things that are meant, or else the words of which a shop's texts have one; where there are both, shops with
 * one of the words come first. `home`: the things whose shops come first of all that have the words.
 */
export type Meaning = { things: Thing[]; words: string[]; home: Thing[] }
/** A part of a keyword: folded, and as it was typed. */
export type Term = { text: string; typed: string; meaning: Meaning | null }

export type Meanings = ReturnType<typeof createMeanings>

const LANGUAGES: readonly Locale[] = ['en', 'ko', 'ja', 'zh']
const SAYINGS: readonly Saying[] = [...KINDS, ...PLACES, ...QUARTERS]
/** `Sauna and hot springs`, `サウナ・温泉`: each part is a name too. */
const BETWEEN_PARTS = /[・·&/,、]|\band\b/u

type KeyedSaying = {
  within: Saying['within'] | undefined
  home: Saying['home'] | undefined

  keys: [key: string, language: Locale, word: string][]
  all: Set<string>
  words: string[]
}
const KEYED: readonly KeyedSaying[] = SAYINGS.map((saying) => {
  const keys = LANGUAGES.flatMap((language) =>
    saying[language].map((word): [string, Locale, string] => [keyOf(word), language, word]),
  )
  const words = [...new Set(LANGUAGES.flatMap((one) => saying[one]))]
  return { keys, all: new Set(keys.map(([key]) => key)), words, within: saying.within, home: saying.home }
})
const IGNORED = new Set(FILLERS.map(keyOf))
const LONGEST_IGNORED = Math.max(...FILLERS.map((word) => piecesOf(word).length))

/** What people mean by what they type, in a catalogue with these names. */
export function createMeanings(named: readonly Named[]) {
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
    LANGUAGES.flatMap((language) =>
      partsOf(name[language] ?? '').map((part): [string, Locale, string] => [keyOf(part), language, part]),
    )
  const things = named.map((thing) => ({ kind: thing.kind, id: thing.id, names: namesOf(thing) }))
  for (const { kind, id, names } of things)
    for (const [key, language, name] of names)
      learn(name, key, language, { things: [{ kind, id }], words: [], home: [] })
  const calledBy = (keys: ReadonlySet<string>): Thing[] =>
    things.filter(({ names }) => names.some(([key]) => keys.has(key))).map(({ kind, id }) => ({ kind, id }))
  /** The things of the first alternative that this catalogue has, whatever it calls them. */
  function firstOf(alternatives: readonly (readonly string[])[] = []): Thing[] {
    const each = alternatives.map((names) => {
      const keys = new Set(names.map(keyOf))
      const rows = KEYED.filter(({ all }) => !keys.isDisjointFrom(all))
      return calledBy(rows.reduce((known, { all }) => known.union(all), keys))
    })
    return each.find((found) => found.length > 0) ?? []
  }
  for (const { keys, all, words, within, home } of KEYED) {
    const called = calledBy(all)
    const around = called.length > 0 ? [] : firstOf(within)
    const meaning: Meaning =
      called.length > 0 ? { things: called, words: [], home: [] } : { things: around, words, home: firstOf(home) }
    for (const [key, language, word] of keys) learn(word, key, language, meaning)
  }

  /** What it means to the reader, else to anybody. */
  function meaningOf(key: string, reader: Locale): Meaning | null {
    const byLanguage = byKey.get(key)
    if (byLanguage === undefined) return null
    return byLanguage.get(reader) ?? united([...byLanguage.values()])
  }

  return {
    /** The parts of a keyword that mean something, the longest first, and what is left between them. */
    terms(keyword: string, reader: Locale): Term[] {
      const pieces = piecesOf(keyword)
      const asTyped = slicesOf(keyword)
      const termOf = (span: readonly Piece[], meaning: Meaning | null): Term => ({
        ...{ text: textOf(span), typed: asTyped(span), meaning },
      })
      const terms: Term[] = []
      let rest: Piece[] = []
      const leave = () => {
        if (rest.length > 0) terms.push(termOf(rest, null))
        rest = []
      }
      for (let at = 0; at < pieces.length; ) {
        const piece = pieces[at]
        if (piece === undefined) break
        const known = longestAt(pieces, at, reader)
        if (known !== null || piece.run !== rest[0]?.run) leave()
        if (known === null) rest.push(piece)
        else terms.push(termOf(known.span, known.meaning))
        at += known?.span.length ?? 1
      }
      leave()
      const telling = terms.filter(({ text, meaning }) => meaning !== null || !IGNORED.has(keyOf(text)))
      return telling.length > 0 ? telling : terms
    },
    /** Every word that is known, by its key, as it is written. */
    spelled: (): ReadonlyMap<string, string> => spelled,
  }

  function longestAt(pieces: readonly Piece[], at: number, reader: Locale) {
    for (let length = Math.min(longest, pieces.length - at); length > 0; length--) {
      const span = pieces.slice(at, at + length)
      if (isPartOfRun(pieces, at, length) && length === 1) continue
      if (isTorn(pieces, at, span)) continue
      const meaning = meaningOf(joined(span), reader)
      if (meaning !== null || IGNORED.has(joined(span))) return { span, meaning }
    }
    return null
  }
}

/** One sign alone says nothing inside of a word. */
function isPartOfRun(pieces: readonly Piece[], at: number, length: number): boolean {
  const [run, isSign] = [pieces[at]?.run, pieces[at]?.isSign ?? false]
  return isSign && (pieces[at - 1]?.run === run || pieces[at + length]?.run === run)
}

/** 大阪 燒肉 is not 大阪燒: what is written with a space between has whole runs. */
function isTorn(pieces: readonly Piece[], at: number, span: readonly Piece[]): boolean {
  const hasSpace = span.some(({ at: start }, place) => {
    const before = span[place - 1]
    return before !== undefined && before.at + before.text.length < start
  })
  const [first, last] = [span[0], span.at(-1)]
  return hasSpace && (pieces[at - 1]?.run === first?.run || pieces[at + span.length]?.run === last?.run)
}

const textOf = (pieces: readonly Piece[]): string =>
  pieces.reduce((text, piece, at) => text + (at > 0 && pieces[at - 1]?.run !== piece.run ? ' ' : '') + piece.text, '')

const partsOf = (name: string): string[] =>
  [...new Set([name, ...name.split(BETWEEN_PARTS)])].filter((part) => part.trim() !== '')

function united(meanings: readonly Meaning[]): Meaning {
  const things = onlyOnce(meanings.flatMap((one) => one.things))
  const home = onlyOnce(meanings.flatMap((one) => one.home))
  return { things, words: [...new Set(meanings.flatMap(({ words }) => words))], home }
}

const onlyOnce = (things: readonly Thing[]): Thing[] => [
  ...new Map(things.map((thing) => [`${thing.kind} ${thing.id}`, thing])).values(),
]
