import type { Locale } from '../../../contract/types.ts'
import type { KeywordIndex } from '../index/shop-index.ts'
import { type QueryChoices, queryChoicesOf, replacedTerms } from './interpretation.ts'
import { parseOrCorrect, type UnderstoodQuery } from './spell-correction.ts'
import type { Term } from './term.ts'

/**
 * `choices`: what it says beside kind and place. `replaced`: the terms for which something broader is shown. `general`: the words that
 * say nothing beside the others.
 */
export type UnderstoodKeyword = UnderstoodQuery & {
  choices: QueryChoices
  replaced: readonly Term[]
  terms: readonly Term[]
  general: readonly Term[]
}

/** All that a search goes by of its keyword. */
export function understand(index: KeywordIndex, keyword: string, reader: Locale, now: number): UnderstoodKeyword {
  const understood = parseOrCorrect(index, keyword, reader)
  const { parsed, corrected } = understood
  return {
    ...understood,
    choices: queryChoicesOf(index, now, keyword, reader, parsed?.matches ?? []),
    replaced: replacedTerms(index, parsed),
    terms: index.matcher().terms(corrected ?? keyword, reader),
    general: index
      .matcher()
      .ignored(corrected ?? keyword, reader)
      .filter(({ isIdle }) => isIdle),
  }
}
