import { INITIALS, partsFoundIn, RUNS } from './grams.ts'

const BEFORE = '\n'

/**
 * The words and runs of some texts in one string, which has what `wantedBy` wants where `gramsOf` has a gram for it: made
 * in a fraction of the time, for texts that are looked at for one search and not indexed.
 */
export const runsOf = (texts: readonly string[]): string =>
  `${BEFORE}${texts.flatMap((text) => partsFoundIn(text)).join(BEFORE)}`

/** A sign begins a gram wherever it stands, a word only at its own beginning. */
export const asBeginning = (start: string): string =>
  isOfWords(start) || start.startsWith(INITIALS) ? `${BEFORE}${start}` : start

const isOfWords = (start: string): boolean => [...start.matchAll(RUNS)].some(([, , word]) => word !== undefined)
