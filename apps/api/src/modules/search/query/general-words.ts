import { GENERAL_WORDS } from '../../synonyms/word-lists.ts'
import { keyOf } from '../text/pieces.ts'
import { isKind } from './meaning.ts'
import type { Term } from './term.ts'

const GENERAL = new Set(GENERAL_WORDS.map(keyOf))

export const isGeneralWord = (key: string): boolean => GENERAL.has(key)

/**
 * Beside pilates, a trial says nothing more: a general word counts only where no particular kind is typed, or where it is what is done to
 * that, as the cleaning of an SUV.
 */
export function markGeneralWords(terms: readonly Term[]): Term[] {
  const isGeneral = ({ text, meaning }: Term) => isGeneralWord(keyOf(text)) && (meaning?.outranks ?? []).length === 0
  const kinds = terms.filter(({ meaning }) => meaning !== null && isKind(meaning))
  const hasParticular = kinds.some((term) => !isGeneral(term))
  const isIdle = (term: Term) => isGeneral(term) && (kinds.includes(term) ? hasParticular : kinds.length > 0)
  return terms.map((term) => (isIdle(term) ? { ...term, isIdle: true } : term))
}
