import type { Locale } from '../../../contract/types.ts'
import { initialsOf } from '../text/grams.ts'
import { keyOf } from '../text/pieces.ts'
import type { Dictionary } from './dictionary.ts'
import { isIgnoredWord } from './ignored-words.ts'
import { categoriesOf, isKind, NO_MEANING, tradeOf } from './meaning.ts'
import type { Meaning, Term } from './term.ts'

/** As `fold` leaves them; one letter over and over is laughter. */
const INITIALS = /^(?!(.)\1*$)[\u1100-\u1112]{2,}$/u
const HALF_TYPED = /^(?<begun>[\uac00-\ud7a3]+)(?<initial>[\u1100-\u1112])$/u
const HALF_TYPED_SIGNS = /^[\p{sc=Hiragana}\p{sc=Hangul}ー]{2,}$/u
/** Shorter ones begin too many words. */
const HALF_TYPED_LATIN = /^\p{sc=Latin}{4,}$/u

/** A Korean word that is not typed whole, as the word that it becomes: a trade, then a service, before anything else. */
export function completeKorean(term: Term, { spelled, meaningOf }: Dictionary, reader: Locale): Term {
  if (term.meaning !== null || term.expression !== undefined) return term
  const words = completionsOf(term.text, spelled().keys())
  const meant = words.flatMap((word) => ({ word, meaning: meaningOf(word, reader) ?? NO_MEANING }))
  const isTrade = ({ meaning }: { meaning: Meaning }) => categoriesOf(meaning.things).length > 0
  const isOfTrade = ({ meaning }: { meaning: Meaning }) => tradeOf(meaning).length > 0
  const found = meant.find(isTrade) ?? meant.find(isOfTrade) ?? meant[0]
  return found === undefined ? term : { ...term, text: found.word, meaning: found.meaning }
}

/**
 * The last word while it is typed, as the shortest trade or service that begins so, if no kind is typed yet; never as a place. `isWord`:
 * tells whether a shop's texts have the word.
 */
export function completeLast(
  terms: readonly Term[],
  { spelled, meaningOf }: Dictionary,
  reader: Locale,
  isWord: (word: string) => boolean,
): readonly Term[] {
  const last = terms.at(-1)
  if (last === undefined || last.meaning !== null || last.expression !== undefined) return terms
  const { text } = last
  const isHalfTyped = HALF_TYPED_SIGNS.test(text) || (HALF_TYPED_LATIN.test(text) && !isWord(text))
  const hasKind = terms.some(({ meaning }) => meaning !== null && isKind(meaning))
  if (!isHalfTyped || hasKind || isIgnoredWord(keyOf(text))) return terms
  let found: { key: string; meaning: Meaning } | null = null
  for (const key of spelled().keys()) {
    if (!key.startsWith(text) || (found !== null && key.length >= found.key.length)) continue
    const meaning = meaningOf(key, reader)
    if (meaning !== null && tradeOf(meaning).length > 0) found = { key, meaning }
  }
  return found === null ? terms : terms.with(-1, { ...last, text: found.key, meaning: found.meaning })
}

/**
 * The words that a Korean one may become when it is typed whole, the shortest alone: 마사지 of 마사ㅈ and of ㅁㅅㅈ. None for a word
 * that is no beginning.
 */
export function completionsOf(typed: string, words: Iterable<string>): string[] {
  const isMeant = testOf(typed)
  if (isMeant === null) return []
  const found = [...words].filter(isMeant)
  const shortest = Math.min(...found.map(({ length }) => length))
  return found.filter(({ length }) => length === shortest)
}

function testOf(typed: string): ((word: string) => boolean) | null {
  if (INITIALS.test(typed)) return (word) => word.length === typed.length && initialsOf(word) === typed
  const { begun, initial } = HALF_TYPED.exec(typed)?.groups ?? {}
  if (begun === undefined || initial === undefined) return null
  return (word) => word.startsWith(begun) && initialsOf(word.charAt(begun.length)) === initial
}
