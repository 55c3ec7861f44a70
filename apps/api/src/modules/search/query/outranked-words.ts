import { NO_MEANING, tradeOf } from './meaning.ts'
import type { Meaning, Term } from './term.ts'

/**
 * Beside a dog, a haircut is what a groomer calls so: words of a trade that another term outranks are words of that term's trade. What is
 * outranked itself outranks nothing. A car for some days is rented, and what is done to cars an extra.
 */
export function readOutrankedWords(terms: readonly Term[]): Term[] {
  const meanings = terms.flatMap(({ meaning }) => meaning ?? [])
  const isRented = terms.some(isForDays)
  const wins = (one: Meaning, other: Meaning) =>
    isRented && one.kindOf.length + other.kindOf.length > 0
      ? one.kindOf.length > 0 && outranks(other, one)
      : outranks(one, other)
  const winners = meanings.filter((one) => meanings.every((other) => !wins(other, one)))
  return terms.map((term) => {
    const { meaning } = term
    const stronger = meaning === null ? undefined : winners.find((other) => wins(other, meaning))
    if (meaning === null || stronger === undefined) return term
    const { synonyms } = meaning
    return {
      ...term,
      isObject: meaning.kindOf.length > 0,
      meaning: { ...NO_MEANING, words: synonyms, synonyms, primary: tradeOf(stronger) },
    }
  })
}

/** Tells whether a term is a number of days, of which 5日 may as well be one. */
export const isForDays = ({ expression }: Term): boolean =>
  expression !== undefined && (expression.days ?? 0) > 1 && !expression.mayBeDate

function outranks(one: Meaning, other: Meaning): boolean {
  const trade = new Set(tradeOf(other).map(({ id }) => id))
  return one !== other && one.outranks.some(({ id }) => trade.has(id))
}
