import { OR_WORDS } from '../../synonyms/word-lists.ts'
import { keyOf } from '../text/pieces.ts'
import { isIgnored } from './ignored-words.ts'
import type { Term } from './term.ts'

const OR = new Set(OR_WORDS.map(keyOf))

/** Marks what follows an "or", and says that it may be meant instead of what stands before it. */
export function markOthers(terms: readonly Term[]): Term[] {
  let isAfterOr = false
  return terms.map((term) => {
    const isOr = term.meaning === null && OR.has(keyOf(term.text))
    const isOther = isAfterOr && !isOr && !isIgnored(term)
    isAfterOr = isOr || (isAfterOr && isIgnored(term))
    return isOther ? { ...term, isOther } : term
  })
}
