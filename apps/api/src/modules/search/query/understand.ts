import type { Locale, Schemas } from '../../../contract/types.ts'
import { calendarOf } from '../../../lib/shop-calendar.ts'
import { type Point, SYNONYMS } from '../../synonyms/synonyms.ts'
import { countBoth, intersect } from '../index/bits.ts'
import type { KeywordIndex } from '../index/shop-index.ts'
import { replacedTerms } from './interpretation.ts'
import { modifiersOf, type QueryModifiers } from './query-modifiers.ts'
import { hasAny, readTerms, type TermMatch } from './query-parser.ts'
import { parseOrCorrect, type UnderstoodQuery, withRentalLength } from './spell-correction.ts'
import type { Term } from './term.ts'

/**
 * `modifiers`: what it says beside kind and place. `replaced`: the terms for which something broader is shown. `general`: the words that
 * say nothing beside the others.
 */
export type UnderstoodKeyword = UnderstoodQuery & {
  modifiers: QueryModifiers
  replaced: readonly Term[]
  terms: readonly Term[]
  general: readonly Term[]
}

/** `near`: where the reader is; null where they do not say. */
type Reading = { reader: Locale; now: number; near: Point | null }

/** The row of the words for services and units that last a whole day. */
const WHOLE_DAY = SYNONYMS.find(({ en }) => en.includes('whole day'))

/** All that a search goes by of its keyword. One day of what nobody rents by the day is the whole day: a kimono for a day. */
export function understand(index: KeywordIndex, keyword: string, reading: Reading): UnderstoodKeyword {
  const understood = understandAsTyped(index, keyword, reading)
  const { days, typed } = understood.modifiers
  const [words] = typed.days
  const found = understood.parsed?.found ?? index.live()
  if (days !== 1 || words === undefined || countBoth(found, index.in('days', [days])) > 0) return understood
  const whole = understandAsTyped(
    index,
    keyword.replace(words, ` ${WHOLE_DAY?.[reading.reader][0] ?? words} `),
    reading,
  )
  return whole.notFound.length > 0 || !hasAny(index, whole.parsed) ? understood : whole
}

function understandAsTyped(index: KeywordIndex, keyword: string, { reader, now, near }: Reading): UnderstoodKeyword {
  const understood = parseOrCorrect(index, keyword, reader, near)
  const { parsed, corrected } = understood
  const asked = corrected === null ? keyword : withRentalLength(index, keyword, reader)(corrected)
  const { terms, ignored } = readTerms(index, asked, reader)
  const today = () => todayIn(index, parsed?.matches ?? [], now)
  return {
    ...understood,
    modifiers: modifiersOf(readTerms(index, keyword, reader).ignored, today),
    replaced: replacedTerms(index, parsed),
    terms,
    general: ignored.filter(({ isIdle }) => isIdle),
  }
}

const ZONES: Record<Schemas['Country'], string> = { JP: 'Asia/Tokyo', KR: 'Asia/Seoul', TW: 'Asia/Taipei' }

/** In the country that was typed, else in Japan. */
function todayIn(index: KeywordIndex, matches: readonly TermMatch[], now: number): Temporal.PlainDate {
  const taiwan = intersect(index.in('country', ['TW']), index.live())
  const place = matches.find(({ isPlace }) => isPlace)
  const isInTaiwan = place !== undefined && countBoth(place.found, taiwan) > 0
  return calendarOf(isInTaiwan ? ZONES.TW : ZONES.JP).dateOf(now)
}
