import { NO_MEANING, tradeOf } from './meaning.ts'
import type { Term } from './term.ts'

/** Beside a dog, a haircut is what a groomer calls so: words of a trade that another term outranks are words of that term's trade. */
export function readOutrankedWords(terms: readonly Term[]): Term[] {
  const strong = terms.flatMap(({ meaning }) => (meaning !== null && meaning.outranks.length > 0 ? [meaning] : []))
  return terms.map((term) => {
    const { meaning } = term
    if (meaning === null) return term
    const trade = new Set(tradeOf(meaning).map(({ id }) => id))
    const stronger = strong.find((other) => other !== meaning && other.outranks.some(({ id }) => trade.has(id)))
    if (stronger === undefined) return term
    const { synonyms } = meaning
    return {
      ...term,
      isObject: meaning.kindOf.length > 0,
      meaning: { ...NO_MEANING, words: synonyms, synonyms, primary: tradeOf(stronger) },
    }
  })
}
