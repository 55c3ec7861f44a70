import type { Locale } from '../../../contract/types.ts'
import { markCounts } from './counts.ts'
import { createDictionary } from './dictionary.ts'
import { markGeneralWords } from './general-words.ts'
import { completeKorean, completeLast } from './half-typed.ts'
import { isIgnored } from './ignored-words.ts'
import { joinWords } from './joined-words.ts'
import { markOthers } from './or-words.ts'
import { isForDays, readOutrankedWords } from './outranked-words.ts'
import { isModifier, isNearMe } from './query-modifiers.ts'
import { segmentsOf } from './segmentation.ts'
import type { Named, Term } from './term.ts'
import { readTimesOfDay } from './time-of-day-words.ts'
import { markWhereTo } from './where-to-words.ts'

export type EntityMatcher = ReturnType<typeof createEntityMatcher>

/**
 * What people mean by what they type, in a catalogue with these names. `isWord`: tells whether a shop's texts have the word, which then
 * is not half-typed.
 */
export function createEntityMatcher(named: readonly Named[], isWord: (word: string) => boolean = () => false) {
  const dictionary = createDictionary(named)
  const { outranking, mainServices, spelled } = dictionary
  let latest: { keyword: string; reader: Locale; terms: readonly Term[] } | null = null

  /** A search asks for the terms of its keyword several times. */
  function allTerms(keyword: string, reader: Locale): readonly Term[] {
    if (latest?.keyword !== keyword || latest.reader !== reader)
      latest = { keyword, reader, terms: splitTerms(keyword, reader) }
    return latest.terms
  }

  function splitTerms(keyword: string, reader: Locale): Term[] {
    const segments = segmentsOf(keyword, dictionary, reader).map((term) => completeKorean(term, dictionary, reader))
    const counted = markCounts(completeLast(segments, dictionary, reader, isWord))
    const marked = markOthers(markGeneralWords(readTimesOfDay(readOutrankedWords(markWhereTo(counted)))))
    return joinWords(marked, dictionary.joins())
  }

  return {
    /** The parts of a keyword that mean something, the longest first, and what is left between them. */
    terms(keyword: string, reader: Locale): readonly Term[] {
      const terms = allTerms(keyword, reader)
      const telling = terms.filter((term) => !isIgnored(term))
      // Whoever types nothing but when, for how many or in which order looks at all shops.
      const hasModifier = terms.some(isModifier)
      return telling.length > 0 || hasModifier ? telling : terms
    },
    /** The parts of a keyword that narrow nothing. */
    ignored: (keyword: string, reader: Locale): Term[] => allTerms(keyword, reader).filter(isIgnored),
    /** A keyword without days, times of day and amounts in digits, and without words for near me: no text is searched for those. */
    searchedText(keyword: string, reader: Locale): string {
      const terms = allTerms(keyword, reader)
      const others = terms.filter((term) => term.expression?.hasDigit !== true && !(isIgnored(term) && isNearMe(term)))
      return others.length === terms.length ? keyword : others.map(({ typed }) => typed).join(' ')
    },
    /** The words that say for how many days, which tell what others mean; empty where none do. */
    lengthIn: (keyword: string, reader: Locale): string =>
      allTerms(keyword, reader)
        .filter(isForDays)
        .map(({ typed }) => typed)
        .join(' '),
    outranking,
    mainServices,
    spelled,
    cities: (): string[] => named.flatMap(({ kind, id }) => (kind === 'city' ? [id] : [])),
  }
}
