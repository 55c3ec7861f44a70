import { majorUnits } from '@yoyaku/core/client'
import type { components } from '@yoyaku/core/types'
import { TIMES_OF_DAY } from '../../../features/catalogue/start-times.ts'
import { type Filters, NO_FILTERS } from './filters.ts'

type Interpretation = components['schemas']['SearchInterpretation']
type Part = keyof Interpretation['typed']

/** The filters that each part of a keyword can set. */
const FIELDS = {
  date: ['date'],
  days: ['days'],
  timeOfDay: ['timesOfDay'],
  time: ['timeFrom', 'timeTo'],
  quantity: ['quantity'],
  price: ['priceMin', 'priceMax'],
  sort: ['sort'],
} as const satisfies Record<Part, readonly (keyof Filters)[]>

/** What words of a keyword set, until a filter of its own does. */
export interface TypedFilter {
  readonly part: Part
  readonly words: readonly string[]
  readonly values: Partial<Filters>
}

const pick = (filters: Filters, part: Part): Partial<Filters> =>
  Object.fromEntries(FIELDS[part].map((field) => [field, filters[field]]))

const isSame = (one: Partial<Filters>, other: Partial<Filters>): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

/** The filters that words of the keyword set. An answer to an earlier keyword counts as far as its words are still there. */
export function typedFilters(filters: Filters, interpretation: Interpretation | undefined): readonly TypedFilter[] {
  if (interpretation?.typed === undefined) return []
  const { date, quantity, days = null, timeOfDay = [], timeFrom = null, timeTo = null, typed } = interpretation
  const { priceMin, priceMax, sort } = interpretation
  const values: Record<Part, Partial<Filters>> = {
    date: { date },
    days: { days },
    timeOfDay: { timesOfDay: TIMES_OF_DAY.filter((time) => timeOfDay.includes(time)) },
    time: { timeFrom, timeTo },
    quantity: { quantity },
    price: {
      priceMin: priceMin === null ? null : Math.floor(majorUnits(priceMin)),
      priceMax: priceMax === null ? null : Math.ceil(majorUnits(priceMax)),
    },
    sort: { sort: sort ?? NO_FILTERS.sort },
  }
  return (Object.keys(FIELDS) as Part[]).flatMap((part) => {
    const words = typed[part] ?? []
    const isSet = words.length > 0 && words.every((word) => filters.keyword.includes(word))
    const isFree = isSame(pick(filters, part), pick(NO_FILTERS, part))
    return isSet && isFree && !isSame(values[part], pick(NO_FILTERS, part))
      ? [{ part, words, values: values[part] }]
      : []
  })
}

/** The filters as they apply: also what words of the keyword set. The days of a rental begin with a date. */
export function withTyped(filters: Filters, typed: readonly TypedFilter[]): Filters {
  const all: Filters = Object.assign({ ...filters }, ...typed.map(({ values }) => values))
  return { ...all, days: all.date === null ? null : all.days }
}

/**
 * The search for filters that were chosen where those of the words stood among them: what is as the words say is left to them, and where
 * it is otherwise the keyword loses the words. What one of them says beside that is kept.
 */
export function withoutChangedWords(chosen: Filters, typed: readonly TypedFilter[]): Filters {
  const isUnchanged = ({ part, values }: TypedFilter): boolean =>
    (part === 'days' && chosen.date === null) || isSame(pick(chosen, part), values)
  const changed = typed.filter((one) => !isUnchanged(one))
  const lost = new Set(changed.flatMap(({ words }) => words))
  const isLost = ({ words }: TypedFilter): boolean => words.some((word) => lost.has(word))
  const gone = typed.filter(isLost)
  const kept = typed.filter((one) => !isLost(one))
  const keyword = withoutWords(
    chosen.keyword,
    gone.flatMap(({ words }) => words),
  )
  return Object.assign({ ...chosen, keyword }, ...kept.map(({ part }) => pick(NO_FILTERS, part)))
}

/** The search without what one part of the keyword sets. */
export const withoutPart = (filters: Filters, typed: readonly TypedFilter[], part: Part): Filters =>
  withoutChangedWords({ ...withTyped(filters, typed), ...pick(NO_FILTERS, part) }, typed)

export const withoutWords = (keyword: string, words: readonly string[]): string =>
  words
    .reduce((rest, word) => rest.replace(word, () => ' '), keyword)
    .replace(/\s+/gu, ' ')
    .trim()
