import type { Locale } from '../../../contract/types.ts'
import type { KeywordIndex } from '../index/search-index.ts'
import { charactersOf, forgiven, nearest } from '../text/edit-distance.ts'
import { fold } from '../text/grams.ts'
import { keyOf } from '../text/pieces.ts'
import { findsAny, hasAny, type ParsedQuery, parseQuery } from './query-parser.ts'
import { relaxQuery } from './query-relaxation.ts'

const MOST_WORDS = 5
const LONGEST_WORD = 24
/** Words of shops, for all words of a keyword together: some hundredths of a second in which nobody else is served. */
const MOST_COMPARED = 10_000

type Budget = { left: number }

/**
 * What a keyword asks for. If no shop has it, and some shop has the same with its mistyped words set right, then what
 * that asks for, and `corrected` says it; null else.
 */
export function parseOrCorrect(
  index: KeywordIndex,
  keyword: string,
  reader: Locale,
): { parsed: ParsedQuery | null; corrected: string | null } {
  const words = index.matcher().withoutDigits(keyword, reader)
  const typed = parseQuery(index, words, reader)
  if (typed === null || hasAny(index, typed)) return { parsed: typed, corrected: null }
  for (const corrected of candidates(index, words.trim(), reader)) {
    const parsed = parseQuery(index, corrected, reader)
    if (hasAny(index, parsed)) return { parsed, corrected }
  }
  return { parsed: typed, corrected: null }
}

/** The keyword as one word, then each of its words for itself; then it without what fits least. */
function* candidates(index: KeywordIndex, keyword: string, reader: Locale): Generator<string> {
  const words = keyword.split(/\s+/)
  const terms = index.matcher().terms(keyword, reader)
  let set = keyword
  if (words.length <= MOST_WORDS && terms.some(({ meaning }) => meaning === null)) {
    const budget = { left: MOST_COMPARED }
    const whole = rightWord(index, keyword, budget)
    if (whole !== null) yield whole
    if (words.length > 1) {
      set = words
        .map((word) => (isRight(index, word, reader) ? word : (rightWord(index, word, budget) ?? word)))
        .join(' ')
      yield set
    }
  }
  const rest = relaxQuery(index, set, reader)
  if (rest !== null) yield rest
}

const isRight = (index: KeywordIndex, word: string, reader: Locale): boolean =>
  findsAny(index, word, reader) || index.matcher().ignored(word, reader).length > 0

/** What people say first; else a word of some shop that begins with the same letter. */
function rightWord(index: KeywordIndex, word: string, budget: Budget): string | null {
  const spellings = index.matcher().spelled()
  const key = keyOf(word)
  if (key === '' || key.length > LONGEST_WORD) return null
  const spelling = nearest(charactersOf(key), spellings.keys())
  if (spelling !== null) return spellings.get(spelling) ?? null
  const folded = fold(word)
  if (!/^\p{Script=Latin}+$/u.test(folded)) return null
  const characters = charactersOf(folded)
  return nearest(characters, within(budget, index.wordsLike(folded, forgiven(characters))))
}

function* within(budget: Budget, words: Iterable<string>): Generator<string> {
  if (budget.left === 0) return
  for (const word of words) {
    budget.left -= 1
    yield word
    if (budget.left === 0) return
  }
}
