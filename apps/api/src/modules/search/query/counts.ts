import { fold } from '../text/grams.ts'
import { keyOf } from '../text/pieces.ts'
import type { Term } from './term.ts'

const NUMBER = /^\d+$/u
/** Signs and words after a number that is a count; no shop is searched for either. */
const COUNTERS = new Set('本 枚 回 個 束 회 번 개 가닥 次 根 支 張 time times'.split(' ').map(fold))
/** Units of length, which services and units of shops are called by. */
const DURATIONS = new Set('分 分鐘 분 min mins minutes 時間 小時 시간 hour hours'.split(' ').map(keyOf))

/** Beside what is known, a number and what it counts restrict nothing: 120本. */
export function markCounts(terms: readonly Term[]): Term[] {
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
