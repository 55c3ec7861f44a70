import { OR_WORDS, STOP_WORDS } from '../../synonyms/word-lists.ts'
import { keyOf } from '../text/pieces.ts'
import { isModifierWord } from './query-modifiers.ts'
import type { Term } from './term.ts'

const stopWords = new Set([...STOP_WORDS, ...OR_WORDS].map(keyOf))

/** Tells of a word, by its key, whether it narrows nothing, unless it is a part of a word that does. */
export const isIgnoredWord = (key: string): boolean => stopWords.has(key) || isModifierWord(key)

/** Tells whether a term narrows nothing. */
export const isIgnored = ({ text, meaning, expression, isIdle = false }: Term): boolean =>
  isIdle || expression !== undefined || (meaning === null && isIgnoredWord(keyOf(text)))
