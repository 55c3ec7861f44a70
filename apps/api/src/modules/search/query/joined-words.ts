import { keyOf } from '../text/pieces.ts'
import type { Join } from './dictionary.ts'
import type { Term } from './term.ts'

/** Reads words that mean one thing together as one term: a kimono and tea. With an "or" anywhere, each is meant alone. */
export function joinWords(terms: readonly Term[], joins: readonly Join[]): Term[] {
  if (terms.some(({ isOther }) => isOther)) return [...terms]
  for (const { parts, meaning } of joins) {
    const joined = parts.map((keys) => terms.find(({ text }) => keys.has(keyOf(text))))
    if (!joined.every((term) => term !== undefined) || new Set(joined).size < parts.length) continue
    const inOrder = terms.filter((term) => joined.includes(term))
    const words = (of: (term: Term) => string) => inOrder.map(of).join(' ')
    const whole = { text: words(({ text }) => text), typed: words(({ typed }) => typed), meaning, parts: inOrder }
    return terms.flatMap((term) => {
      if (term === inOrder[0]) return [whole]
      return inOrder.includes(term) ? [] : [term]
    })
  }
  return [...terms]
}
