import type { Locale } from '../../contract/handler.ts'
import { joined, keyOf, type Piece, piecesOf } from './pieces.ts'
import { FILLERS } from './sayings/fillers.ts'
import { KINDS } from './sayings/kinds.ts'
import { PLACES } from './sayings/places.ts'
import type { Saying } from './sayings/saying.ts'

/** What the catalogue itself has a name for. */
export type Named = { kind: 'category' | 'city' | 'country'; id: string; name: Partial<Record<Locale, string>> }
/** The named things that are meant, or else the words of which a shop's texts have one. */
export type Meaning = { things: Pick<Named, 'kind' | 'id'>[]; words: string[] }
/** A part of a keyword, as it was typed but folded. */
export type Term = { text: string; meaning: Meaning | null }

export type Meanings = ReturnType<typeof createMeanings>

const LANGUAGES: readonly Locale[] = ['en', 'ko', 'ja', 'zh']
const SAYINGS: readonly Saying[] = [...KINDS, ...PLACES]
/** `Sauna and hot springs`, `サウナ・温泉`: each part is a name too. */
const BETWEEN_PARTS = /[・·&/,、]|\band\b/u

type KeyedSaying = { keys: [key: string, language: Locale, word: string][]; all: Set<string>; words: string[] }
const KEYED: readonly KeyedSaying[] = SAYINGS.map((saying) => {
  const keys = LANGUAGES.flatMap((language) =>
    saying[language].map((word): [string, Locale, string] => [keyOf(word), language, word]),
  )
  return { keys, all: new Set(keys.map(([key]) => key)), words: [...new Set(LANGUAGES.flatMap((one) => saying[one]))] }
})
const IGNORED = new Set(FILLERS.map(keyOf))

/** What people mean by what they type, in a catalogue with these names. */
export function createMeanings(named: readonly Named[]) {
  const byKey = new Map<string, Map<Locale, Meaning>>()
  const spelled = new Map<string, string>()
  let longest = 1

  function learn(word: string, key: string, language: Locale, { things, words }: Meaning): void {
    const pieces = piecesOf(word).length
    if (pieces === 0) return
    longest = Math.max(longest, pieces)
    if (!spelled.has(key)) spelled.set(key, word)
    const byLanguage = byKey.get(key) ?? new Map<Locale, Meaning>()
    byKey.set(key, byLanguage)
    const before = byLanguage.get(language)
    byLanguage.set(language, before === undefined ? { things, words } : united([before, { things, words }]))
  }

  const namesOf = ({ name }: Named) =>
    LANGUAGES.flatMap((language) =>
      partsOf(name[language] ?? '').map((part): [string, Locale, string] => [keyOf(part), language, part]),
    )
  const things = named.map((thing) => ({ kind: thing.kind, id: thing.id, names: namesOf(thing) }))
  for (const { kind, id, names } of things)
    for (const [key, language, name] of names) learn(name, key, language, { things: [{ kind, id }], words: [] })
  for (const { keys, all, words } of KEYED) {
    const meant = things
      .filter(({ names }) => names.some(([key]) => all.has(key)))
      .map(({ kind, id }) => ({ kind, id }))
    const meaning = meant.length > 0 ? { things: meant, words: [] } : { things: [], words }
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
      const terms: Term[] = []
      let rest: Piece[] = []
      const leave = () => {
        if (rest.length > 0) terms.push({ text: textOf(rest), meaning: null })
        rest = []
      }
      for (let at = 0; at < pieces.length; ) {
        const piece = pieces[at]
        if (piece === undefined) break
        const known = longestAt(pieces, at, reader)
        if (known !== null || piece.run !== rest[0]?.run) leave()
        if (known === null) rest.push(piece)
        else terms.push(known.term)
        at += known?.length ?? 1
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
      const meaning = meaningOf(joined(span), reader)
      if (meaning !== null) return { length, term: { text: textOf(span), meaning } }
    }
    return null
  }
}

/** One sign alone says nothing inside of a word. */
function isPartOfRun(pieces: readonly Piece[], at: number, length: number): boolean {
  const [run, isSign] = [pieces[at]?.run, pieces[at]?.isSign ?? false]
  return isSign && (pieces[at - 1]?.run === run || pieces[at + length]?.run === run)
}

const textOf = (pieces: readonly Piece[]): string =>
  pieces.reduce((text, piece, at) => text + (at > 0 && pieces[at - 1]?.run !== piece.run ? ' ' : '') + piece.text, '')

const partsOf = (name: string): string[] =>
  [...new Set([name, ...name.split(BETWEEN_PARTS)])].filter((part) => part.trim() !== '')

function united(meanings: readonly Meaning[]): Meaning {
  const things = new Map(meanings.flatMap((one) => one.things).map((thing) => [`${thing.kind} ${thing.id}`, thing]))
  return { things: [...things.values()], words: [...new Set(meanings.flatMap(({ words }) => words))] }
}
