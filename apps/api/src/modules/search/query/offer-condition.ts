import { OFFER_CONDITIONS } from '../../synonyms/offer-conditions.ts'
import { keyOf } from '../text/pieces.ts'
import type { Term } from './term.ts'

const CONDITIONS = OFFER_CONDITIONS.flatMap(({ words }) => words.map(keyOf))

/** Tells whether a term asks for a price that only some people get, such as 学割, and names no service. */
export const isOfferCondition = ({ text, meaning }: Term): boolean =>
  meaning === null && CONDITIONS.some((condition) => keyOf(text).includes(condition))

/** Tells whether a term means people who get a price of their own: students, children. */
export const isForSomePeople = ({ text, meaning }: Term): boolean =>
  [text, ...(meaning?.words ?? [])].some((word) => CONDITIONS.includes(keyOf(word)))
