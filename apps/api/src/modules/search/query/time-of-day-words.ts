import { tradeOf } from './meaning.ts'
import { saysWhichDay, timeSaidBy } from './query-modifiers.ts'
import type { Term } from './term.ts'

/** Beside a kind of service, lunch is when it is wanted; beside a day, so is 저녁. Otherwise either is something to eat. */
export function readTimesOfDay(terms: readonly Term[]): Term[] {
  const times = terms.map(({ text, meaning }) => (meaning === null ? null : timeSaidBy(text)))
  // A room of one's own and children are nothing to be served at lunch: beside them alone it is what is eaten.
  const isWished = ({ meaning }: Term, i: number) =>
    meaning !== null && times[i] === null && tradeOf(meaning).length > 0
  const [hasKind, hasDay] = [terms.some(isWished), terms.some(saysWhichDay)]
  return terms.map((term, i) =>
    (hasKind && times[i] !== null) || (hasDay && times[i] === 'time') ? { ...term, meaning: null } : term,
  )
}
