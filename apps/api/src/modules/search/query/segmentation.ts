import type { Locale } from '../../../contract/types.ts'
import { GENERAL_WORDS, STOP_WORDS } from '../../synonyms/word-lists.ts'
import { fold } from '../text/grams.ts'
import { joined, type Piece, piecesOf, slicesOf } from '../text/pieces.ts'
import { expressionsIn } from './date-expressions.ts'
import { descriptionKeyOf } from './description-key.ts'
import type { Dictionary } from './dictionary.ts'
import { isGeneralWord } from './general-words.ts'
import { isIgnoredWord } from './ignored-words.ts'
import { isForDays } from './outranked-words.ts'
import { timeSaidBy } from './query-modifiers.ts'
import type { Meaning, Term } from './term.ts'

/** A colon ends a word: 1:1 is read as the 1x1 of the synonyms. */
const ONE_TO_ONE = /(?<!\d)1:1(?!\d)/g
const SLASH_BEFORE = /\/\s*$/
const LONGEST_IGNORED = Math.max(...[...STOP_WORDS, ...GENERAL_WORDS].map((word) => piecesOf(word).length))

/**
 * A keyword in its parts, in their order: expressions, the longest words that are known, and what is left between them. Where nothing else
 * is done to an SUV, and it is not wanted for some days, what is known of a car is read beside it, too.
 */
export function segmentsOf(keyword: string, dictionary: Dictionary, reader: Locale): Term[] {
  const terms = split(keyword, dictionary, reader, [])
  const wholes = [...new Set(terms.flatMap(({ meaning }) => meaning?.kindOf ?? []))]
  const kinds = new Set(wholes.flatMap(dictionary.kindsOf))
  const isDone = terms.some(({ meaning }) => meaning?.outranks.some(({ id }) => kinds.has(id)))
  return wholes.length === 0 || isDone || terms.some(isForDays) ? terms : split(keyword, dictionary, reader, wholes)
}

function split(keyword: string, dictionary: Dictionary, reader: Locale, wholes: readonly string[]): Term[] {
  const { longestAt, ignoredAt, endOf } = createWordMatching(dictionary, reader, wholes)
  const folded = fold(keyword).replace(ONE_TO_ONE, '1x1')
  const pieces = piecesOf(folded)
  const asTyped = slicesOf(keyword)
  const termOf = (span: readonly Piece[], meaning: Meaning | null): Term => ({
    ...{ text: textOf(span), typed: asTyped(span), meaning },
    ...(SLASH_BEFORE.test(folded.slice(0, span[0]?.at)) && { isOther: true }),
  })
  const expressions = expressionsIn(keyword)
  const terms: Term[] = []
  let rest: Piece[] = []
  const leave = () => {
    if (rest.length > 0) terms.push(termOf(rest, null))
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
    const match = longestAt(before, i) ?? (isAfterKnown ? ignoredAt(before, i) : null)
    if (match !== null || piece.run !== rest[0]?.run) leave()
    const end = match === null ? i + 1 : endOf(before, i, match)
    if (match === null) rest.push(piece)
    else terms.push(termOf(before.slice(i, end), match.meaning))
    i = end
  }
  leave()
  return terms
}

/** `isDescription`: it names no service. */
type Match = { span: readonly Piece[]; meaning: Meaning | null; isDescription?: boolean }

function createWordMatching(dictionary: Dictionary, reader: Locale, wholes: readonly string[]) {
  const { longest, meaningOf, describedBy, startsDescription, saidOf } = dictionary
  const mostPieces = Math.max(longest(), LONGEST_IGNORED)

  /** The longest; of a run that known words make up whole, the longest of those: 大阪 燒肉 before 大阪燒 and 肉. */
  function longestAt(pieces: readonly Piece[], i: number): Match | null {
    const isMadeUp = knownRest(pieces)
    let first: Match | null = null
    for (const match of matchesAt(pieces, i)) {
      if (isMadeUp(endOf(pieces, i, match))) return leavingNext(pieces, i, match)
      first ??= match
    }
    return first
  }

  /** Leaves to the next word what it cannot be without: compact, car wash before compact car and wash. */
  function leavingNext(pieces: readonly Piece[], i: number, match: Match): Match {
    const end = i + match.span.length
    const isNextKnown = pieces[end] === undefined || !matchesAt(pieces, end).next().done
    if (isNextKnown || match.span.some(({ isSign }) => isSign)) return match
    const reaches = ({ span }: Match) =>
      matchesAt(pieces, i + span.length).some((next) => i + span.length + next.span.length > end)
    return matchesAt(pieces, i).find((shorter) => shorter.span.length < match.span.length && reaches(shorter)) ?? match
  }

  /**
   * One sign that narrows nothing, in a run of which known words are all that is left: の of 東京の夜; at the beginning only before a
   * word that means something, as in 去沖繩租車, or if it is a time of the day, as in 朝ヨガ.
   */
  function ignoredAt(pieces: readonly Piece[], i: number): Match | null {
    const piece = pieces[i]
    if (piece === undefined || !isIgnoredWord(piece.key)) return null
    const isFirst = pieces[i - 1]?.run !== piece.run
    const isBeforeMeant = () => matchesAt(pieces, i + 1).some(({ meaning }) => meaning !== null)
    if (isFirst && timeSaidBy(piece.key) === null && !isBeforeMeant()) return null
    return knownRest(pieces)(i + 1) ? { span: [piece], meaning: null } : null
  }

  function* matchesAt(pieces: readonly Piece[], i: number): Generator<Match> {
    const mayDescribe = startsDescription(pieces[i]?.key ?? '')
    for (let length = Math.min(mostPieces, pieces.length - i); length > 0; length--) {
      const span = pieces.slice(i, i + length)
      if (isPartOfRun(pieces, i, length) && length === 1) continue
      const said = wholes.length === 0 ? null : saidOf(wholes, descriptionKeyOf(span), reader)
      if (said !== null && !isOfOtherWords(pieces, i, span)) {
        yield { span, meaning: said, isDescription: true }
        continue
      }
      if (isTorn(pieces, i, span)) {
        if (isInRun(pieces, i)) continue
      } else {
        const key = joined(span)
        const meaning = meaningOf(key, reader)
        if (meaning !== null || isIgnoredWord(key) || isGeneralWord(key)) {
          yield { span, meaning }
          continue
        }
      }
      const described = mayDescribe ? describedBy(descriptionKeyOf(span), reader) : null
      if (described !== null && !isOfOtherWords(pieces, i, span))
        yield { span, meaning: described, isDescription: true }
    }
  }

  /** Tells whether it is a part of other words: しみ of たのしみ, 발 부 of 발 부산. */
  function isOfOtherWords(pieces: readonly Piece[], i: number, span: readonly Piece[]): boolean {
    const end = i + span.length
    if (span.length < 3 && isInRun(pieces, i) && span.every(({ text }) => ENDING.test(text))) return true
    if (!isInRun(pieces, end)) return false
    const last = i + span.findIndex(({ run }) => run === pieces[end]?.run)
    return (
      last > i &&
      matchesAt(pieces, last).some((match) => match.isDescription !== true && last + match.span.length > end)
    )
  }

  /** Finds the end of a match, of a description with the ending of its last word: 어요 of 어깨 뭉쳤어요. */
  function endOf(pieces: readonly Piece[], i: number, { span, isDescription = false }: Match): number {
    let end = i + span.length
    while (isDescription && isEnding(pieces, end)) end += 1
    return end
  }

  const isEnding = (pieces: readonly Piece[], i: number): boolean =>
    isInRun(pieces, i) && ENDING.test(pieces[i]?.text ?? '') && matchesAt(pieces, i).next().done === true

  /** Tells whether known words are all that is left of a run from a piece on. Each piece is looked at once. */
  function knownRest(pieces: readonly Piece[]): (from: number) => boolean {
    const known = new Map<number, boolean>()
    const isMadeUp = (i: number): boolean => {
      const piece = pieces[i]
      if (piece === undefined || !piece.isSign || piece.run !== pieces[i - 1]?.run) return true
      const existing = known.get(i)
      if (existing !== undefined) return existing
      const isParticle = isIgnoredWord(piece.key) && isMadeUp(i + 1)
      const answer = isParticle || matchesAt(pieces, i).some((match) => isMadeUp(endOf(pieces, i, match)))
      known.set(i, answer)
      return answer
    }
    return isMadeUp
  }

  return { longestAt, ignoredAt, endOf }
}

/** One sign alone says nothing inside of a word. */
function isPartOfRun(pieces: readonly Piece[], i: number, length: number): boolean {
  const [run, isSign] = [pieces[i]?.run, pieces[i]?.isSign ?? false]
  return isSign && (pieces[i - 1]?.run === run || pieces[i + length]?.run === run)
}

const ENDING = /^[가-힣ぁ-ゖー]$/u

const isInRun = (pieces: readonly Piece[], i: number): boolean =>
  i < pieces.length && pieces[i - 1]?.run === pieces[i]?.run

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
