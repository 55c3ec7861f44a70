import { COUNTERS, DURATION_UNITS } from '../../synonyms/word-lists.ts'
import { keyOf } from '../text/pieces.ts'
import type { Term } from './term.ts'

const NUMBER = /^\d+$/u
const counters = new Set(COUNTERS.map(keyOf))
const durationUnits = new Set(DURATION_UNITS.map(keyOf))

/** Beside what is known, a number and what it counts restrict nothing: 120本. */
export function markCounts(terms: readonly Term[]): Term[] {
  if (terms.every(({ meaning }) => meaning === null)) return [...terms]
  const isUnknown = (term: Term | undefined): term is Term => term?.meaning === null && term.expression === undefined
  return terms.flatMap((term, i) => {
    const [before, next] = [terms[i - 1], terms[i + 1]]
    const isCounter = (one: Term | undefined) => isUnknown(one) && counters.has(keyOf(one.text))
    const isNumber = (one: Term | undefined) => isUnknown(one) && NUMBER.test(one.text)
    if (isCounter(term) && isNumber(before)) return []
    if (!isNumber(term) || (isUnknown(next) && durationUnits.has(keyOf(next.text)))) return [term]
    const counter = isCounter(next) ? (next?.typed ?? '') : ''
    return [{ ...term, text: term.text + counter, typed: term.typed + counter, isIdle: true, isCount: true }]
  })
}
