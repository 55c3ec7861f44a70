import type { Locale } from '../../../contract/types.ts'
import { charactersOf, forgiven, nearest } from '../../../lib/edit-distance.ts'
import type { Point } from '../../synonyms/synonyms.ts'
import type { KeywordIndex } from '../index/shop-index.ts'
import { fold } from '../text/grams.ts'
import { keyOf } from '../text/pieces.ts'
import { beginsAlike, homophonesOf, isShortHangul } from './hangul-sounds.ts'
import { tradeOf } from './meaning.ts'
import { findsAny, hasAny, type ParsedQuery, parseQuery } from './query-parser.ts'
import { type RelaxedQuery, relaxQuery } from './query-relaxation.ts'
import type { Meaning, Term } from './term.ts'

/** So many words that mean nothing are tried: each costs a search. */
const MOST_UNKNOWN = 5
const LONGEST_WORD = 24
/** A Latin word of fewer letters is another word more often than a mistyped one, unless two letters changed places: mani is no mini. */
const SHORTEST_LATIN_WORD = 5
/** A word of kana or Chinese signs of which the first one differs is another word, too: くるま is no うるま, 借りたい no 切りたい. */
const SHORTEST_WORD_OF_SIGNS = 6
const SIGNS = /^[\p{Script=Hiragana}\p{Script=Han}ー]+$/u
/** Words of shops, for all words of a keyword together: some hundredths of a second in which nobody else is served. */
const MOST_COMPARED = 10_000

type Budget = { left: number }

/** `corrected`: the keyword that is asked for instead; null for the typed one. `notFound`: the typed words that it leaves out. */
export type UnderstoodQuery = { parsed: ParsedQuery | null; corrected: string | null; notFound: string[] }

/**
 * Understands a keyword. If no shop has it, and some shop has the same with its mistyped words set right, or without what fits
 * least, then that.
 */
export function parseOrCorrect(
  index: KeywordIndex,
  keyword: string,
  reader: Locale,
  near: Point | null = null,
): UnderstoodQuery {
  const words = index.matcher().searchedText(keyword, reader)
  const forDays = withRentalLength(index, keyword, reader)
  const typed = parseQuery(index, forDays(words), reader, near)
  if (typed === null || hasAny(index, typed)) return { parsed: typed, corrected: null, notFound: [] }
  for (const { keyword: corrected, notFound } of candidates(index, words.trim(), reader, forDays)) {
    const parsed = parseQuery(index, forDays(corrected), reader, near)
    if (hasAny(index, parsed)) return { parsed, corrected, notFound }
  }
  return { parsed: typed, corrected: null, notFound: [] }
}

/** Puts before a part of a keyword for how many days that asks: it tells what other words mean, and is no text to search for. */
export function withRentalLength(index: KeywordIndex, keyword: string, reader: Locale): (part: string) => string {
  const length = index.matcher().lengthIn(keyword, reader)
  return (part) => (length === '' ? part : `${length} ${part}`)
}

/** Names in another spelling; the keyword as one word, then each of its words for itself; then it without what fits least. */
function* candidates(
  index: KeywordIndex,
  keyword: string,
  reader: Locale,
  forDays: (part: string) => string,
): Generator<RelaxedQuery> {
  const words = keyword.split(/\s+/)
  const terms = index.matcher().terms(keyword, reader)
  // `seater` is no mistyped word beside 7: together they mean something.
  const meant = new Set(terms.flatMap(({ meaning, typed }) => (meaning === null ? [] : typed.split(/\s+/))))
  const unknown = words.filter((word) => !meant.has(word) && index.matcher().ignored(word, reader).length === 0)
  let set = keyword
  if (unknown.length > 0 && unknown.length <= MOST_UNKNOWN) {
    for (const alike of spelledAlike(words, terms)) yield { keyword: alike, notFound: [] }
    const budget = { left: MOST_COMPARED }
    const whole = rightWord(index, keyword, budget)
    const isMeant = (other: string) =>
      !isPartOf(other, keyword) && isNearWordByWord(keyword, other) && keepsMeaning(index, { terms, other, reader })
    if (whole !== null && isMeant(whole)) yield { keyword: whole, notFound: [] }
    if (words.length > 1) {
      set = words
        .map((word, i) => {
          if (meant.has(word) || isRight(index, word, reader)) return word
          const right = rightWord(index, word, budget)
          if (right === null) return word
          const others = terms.filter(({ typed }) => !word.includes(typed))
          const isMeantSo =
            isAnagram(keyOf(right), keyOf(word)) ||
            isPartOfTerm(index, { words: words.with(i, right), word: right, reader }) ||
            addsNothing(index, { terms: others, other: right, reader })
          return isMeantSo ? right : word
        })
        .join(' ')
      yield { keyword: set, notFound: [] }
    }
  }
  const beginning = withoutLastSyllable(keyword)
  const isBegun = ({ text, typed }: Term) => text !== fold(typed)
  // What is left of a word may begin another one, which is not meant: 플라워 is no 플라잉 요가.
  if (beginning !== null && !index.matcher().terms(beginning, reader).some(isBegun))
    yield { keyword: beginning, notFound: [] }
  const rest = relaxQuery(index, forDays(set), reader)
  if (rest !== null) yield rest
}

/** Tells whether a word and one beside it are known together: ceramic coating, of ceramic coting. */
const isPartOfTerm = (
  index: KeywordIndex,
  { words, word, reader }: { words: readonly string[]; word: string; reader: Locale },
): boolean =>
  index
    .matcher()
    .terms(words.join(' '), reader)
    .some(({ meaning, typed }) => meaning !== null && typed !== word && typed.split(' ').includes(word))

/** A name that is written in one word, and Hangul that sounds the same: mizu kagami, 해어. */
function* spelledAlike(words: readonly string[], terms: readonly Term[]): Generator<string> {
  const known = new Set(terms.flatMap(({ meaning, typed }) => (meaning === null ? [] : typed.split(/\s+/))))
  for (const [i, word] of words.entries()) {
    const next = words[i + 1] ?? ''
    const isName = [word, next].every((part) => /^\p{Script=Latin}+$/u.test(part) && !known.has(part))
    if (isName) yield words.toSpliced(i, 2, word + next).join(' ')
  }
  for (const [i, word] of words.entries())
    if (!known.has(word)) for (const alike of homophonesOf(word)) yield words.with(i, alike).join(' ')
}

type Correction = { terms: readonly Term[]; other: string; reader: Locale }

/** What a typed word means is still meant: 요가 수영 is no mistyped 요리 수업. */
function keepsMeaning(index: KeywordIndex, { terms, other, reader }: Correction): boolean {
  const thingsOf = ({ meaning }: Term) => (meaning === null ? [] : [...meaning.things, ...meaning.primary])
  const kept = new Set(
    index
      .matcher()
      .terms(other, reader)
      .flatMap(thingsOf)
      .map(({ id }) => id),
  )
  return terms.map(thingsOf).every((things) => things.length === 0 || things.some(({ id }) => kept.has(id)))
}

/** Whether a word means no trade beside those that were typed, and no place: a tower beside tea and cake is no mistyped toner. */
function addsNothing(index: KeywordIndex, { terms, other, reader }: Correction): boolean {
  const meaningsOf = (some: readonly Term[]) => some.flatMap(({ meaning }) => meaning ?? [])
  const [typed, added] = [meaningsOf(terms), meaningsOf(index.matcher().terms(other, reader))]
  return [placesIn, tradeOf].every((thingsOf) => {
    const known = new Set(typed.flatMap(thingsOf).map(({ id }) => id))
    return known.size === 0 || added.flatMap(thingsOf).every(({ id }) => known.has(id))
  })
}

const placesIn = ({ things }: Meaning) => things.filter(({ kind }) => kind !== 'category')

/** Leaving a word out is no correction: ジェルネイル for ジェルネイル 神戸. */
function isPartOf(right: string, keyword: string): boolean {
  const [part, whole] = [keyOf(right), keyOf(keyword)]
  return whole.startsWith(part) || whole.endsWith(part)
}

const SYLLABLES_OF_A_VOWEL = 28
const FIRST_SYLLABLE = 0xac00

/** A Korean keyword of some syllables without its last one, if more letters may belong to that: 사 of 살롱. */
function withoutLastSyllable(keyword: string): string | null {
  const { 0: syllable } = keyword.normalize('NFC').match(/(?<=\p{Script=Hangul}{2})[가-힣]$/u) ?? []
  const isOpen = syllable !== undefined && (syllable.charCodeAt(0) - FIRST_SYLLABLE) % SYLLABLES_OF_A_VOWEL === 0
  return isOpen ? keyword.normalize('NFC').slice(0, -1) : null
}

const isRight = (index: KeywordIndex, word: string, reader: Locale): boolean =>
  findsAny(index, word, reader) || index.matcher().ignored(word, reader).length > 0

/** Finds the nearest of what people say, else a word of some shop that begins with the same letter. */
function rightWord(index: KeywordIndex, word: string, budget: Budget): string | null {
  const spellings = index.matcher().spelled()
  const key = keyOf(word)
  if (key === '' || key.length > LONGEST_WORD) return null
  const mayBeMeant = (other: string) => isNear(key, other)
  const spelling = nearest(charactersOf(key), spellings.keys().filter(mayBeMeant))
  if (spelling !== null) return spellings.get(spelling)?.trim() ?? null
  const folded = fold(word)
  if (!/^\p{Script=Latin}+$/u.test(folded)) return null
  const characters = charactersOf(folded)
  const words = within(budget, index.wordsLike(folded, forgiven(characters)))
  return nearest(characters, Iterator.from(words).filter(mayBeMeant))
}

/** A short word, or one that begins with another letter, is another word more often than a mistyped one: matte is no latte. */
function isNear(key: string, other: string): boolean {
  if (isShortHangul(key)) return beginsAlike(key, other)
  const beginsOtherwise = key[0] !== other[0]
  const isLatin = /^\p{Script=Latin}+$/u.test(key)
  const mayBeAnother = isLatin
    ? key.length < SHORTEST_LATIN_WORD || beginsOtherwise
    : SIGNS.test(key) && key.length < SHORTEST_WORD_OF_SIGNS && beginsOtherwise
  return !mayBeAnother || isAnagram(other, key)
}

/** Whether each word is one of the other's mistyped: bike repair is no tire repair. */
function isNearWordByWord(keyword: string, whole: string): boolean {
  const [typed, right] = [keyword, whole].map((words) => words.split(/\s+/).map(keyOf)) as [string[], string[]]
  if (typed.length !== right.length) return true
  return typed.every((word, i) => {
    const other = right[i] ?? ''
    return word === other || (isNear(word, other) && nearest(charactersOf(word), [other]) !== null)
  })
}

const isAnagram = (one: string, other: string): boolean => sortedLetters(one) === sortedLetters(other)

const sortedLetters = (word: string): string => [...word].sort().join('')

function* within(budget: Budget, words: Iterable<string>): Generator<string> {
  if (budget.left === 0) return
  for (const word of words) {
    budget.left -= 1
    yield word
    if (budget.left === 0) return
  }
}
