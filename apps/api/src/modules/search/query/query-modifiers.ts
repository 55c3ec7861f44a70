import type { Schemas } from '../../../contract/types.ts'
import { HORIZON_DAYS } from '../../availability/slots.ts'
import { MODIFIER_WORDS, type Modifier, modifierOf } from '../../synonyms/modifier-words.ts'
import { PEOPLE_COUNTERS } from '../../synonyms/word-lists.ts'
import { keyOf } from '../text/pieces.ts'
import { type ClockTimes, clockTimesIn } from './clock-times.ts'
import { partyIn } from './party-words.ts'
import { type PriceWords, priceIn } from './price-words.ts'
import type { Term } from './term.ts'

type TimeOfDay = Schemas['TimeOfDay']

/**
 * What is typed beside a kind and a place, and modifies the search: for when, for how many, in which order, at which price. `date`: ISO.
 * `weekdays`: those that name the date, Monday is 1. `typed`: its words, as they were typed. `unsupported`: what a search cannot go by, as it was typed.
 * `unmet`: people, days and times that nobody serves, as they were typed. `nearMe`: words that ask for what is near the visitor.
 */
export type QueryModifiers = ClockTimes & {
  date: string | null
  weekdays: readonly number[]
  timeOfDay: TimeOfDay[]
  quantity: number | null
  days: number | null
  sort: 'price-asc' | null
  prices: PriceWords[]
  typed: Record<'date' | 'timeOfDay' | 'time' | 'quantity' | 'days' | 'sort' | 'price', string[]>
  nearMe: string[]
  unsupported: string[]
  unmet: string[]
}

const LARGEST_PARTY = 20
const ENGLISH_NUMBERS = 'one two three four five six seven eight nine ten'.split(' ')
const HAN_NUMBERS = [...'一二三四五六七八九十']

/** The words for a number of people: 4 people, for four, 四人. */
function countedPeople(count: number): string[] {
  const [english, han] = [ENGLISH_NUMBERS[count - 1], HAN_NUMBERS[count - 1]]
  return [
    ...[count, english, han].flatMap((number) =>
      number === undefined ? [] : PEOPLE_COUNTERS.map((counter) => `${number} ${counter}`),
    ),
    ...[count, english].flatMap((number) =>
      number === undefined
        ? []
        : [
            `for ${number}`,
            `party of ${number}`,
            `family of ${number}`,
            `group of ${number}`,
            `table for ${number}`,
            `us ${number}`,
          ],
    ),
  ]
}

const modifiers = new Map<string, Modifier>(
  [
    ...MODIFIER_WORDS,
    ...Array.from({ length: LARGEST_PARTY }, (_, i) => i + 1).flatMap((count) =>
      countedPeople(count).map((word) => [word, modifierOf([`${count}`])] as const),
    ),
  ].map(([word, modifier]) => [keyOf(word), modifier]),
)

/** Tells of a word, by its key, whether it is a modifier. Such a word narrows nothing else. */
export const isModifierWord = (key: string): boolean => modifiers.has(key)

/** Tells whether a term is such a word, or an expression. */
export const isModifier = ({ text, expression }: Term): boolean =>
  expression !== undefined || isModifierWord(keyOf(text))

/** Tells whether a term asks for what is near the visitor. */
export const isNearMe = ({ text }: Term): boolean => modifiers.get(keyOf(text))?.isNearMe === true

/** The modifiers among the terms that narrow nothing, in the order of the keyword: the first day that can be searched counts. */
export function modifiersOf(ignored: readonly Term[], today: () => Temporal.PlainDate): QueryModifiers {
  const terms = ignored.map((term) => {
    const modifier = modifiers.get(keyOf(term.text)) ?? null
    return {
      ...{ typed: term.typed, isExpression: term.expression !== undefined },
      isUnsupported: modifier?.isUnsupported === true || term.isCount === true,
      date: dateOf(term, modifier, today),
      weekdays: term.expression?.weekdays ?? [],
      clock: term.expression?.isTime === true ? clockTimesIn(term.typed) : clockOf(modifier),
      timeOfDay: modifier?.timeOfDay ?? null,
      quantity: term.expression?.isParty === true ? partyIn(term.typed) : (modifier?.people ?? null),
      isCheap: modifier?.isCheap === true,
      isNearMe: isNearMe(term),
      days: term.expression?.days ?? null,
      price: term.expression?.isPrice === true ? priceIn(term.typed) : null,
    }
  })
  const dated = terms.find((term) => term.date !== null)
  const date = dated?.date ?? null
  // Of the late afternoon and 5pm the latter is more exact.
  const clocks = terms.toSorted((one, other) => Number(other.isExpression) - Number(one.isExpression))
  const isOfDate = (term: (typeof terms)[number]) => date !== null && term.date?.equals(date) === true
  const typed = (some: typeof terms) => [...new Set(some.map((term) => term.typed))]
  return {
    date: date?.toString() ?? null,
    weekdays: dated?.weekdays ?? [],
    timeFrom: clocks.find(({ clock }) => clock?.timeFrom)?.clock?.timeFrom ?? null,
    timeTo: clocks.find(({ clock }) => clock?.timeTo)?.clock?.timeTo ?? null,
    isBare: terms.some(({ clock }) => clock?.isBare) && terms.every(({ clock }) => clock?.isBare !== false),
    timeOfDay: [...new Set(terms.flatMap(({ timeOfDay }) => timeOfDay ?? []))],
    quantity: terms.find(({ quantity }) => quantity !== null)?.quantity ?? null,
    days: terms.find(({ days }) => days !== null)?.days ?? null,
    sort: terms.some(({ isCheap }) => isCheap) ? 'price-asc' : null,
    prices: terms.flatMap(({ price }) => price ?? []),
    typed: {
      date: typed(terms.filter(isOfDate)),
      timeOfDay: typed(terms.filter(({ timeOfDay }) => timeOfDay !== null)),
      time: typed(terms.filter(({ clock }) => clock !== null)),
      quantity: typed(terms.filter(({ quantity }) => quantity !== null)),
      days: typed(terms.filter(({ days }) => days !== null)),
      sort: typed(terms.filter(({ isCheap }) => isCheap)),
      price: typed(terms.filter(({ price }) => price !== null)),
    },
    nearMe: typed(terms.filter(({ isNearMe }) => isNearMe)),
    unmet: [],
    unsupported: typed(
      terms.filter(
        (term) =>
          term.isUnsupported ||
          (term.isExpression &&
            !isOfDate(term) &&
            [term.price, term.days, term.clock, term.quantity].every((read) => read === null)),
      ),
    ),
  }
}

const clockOf = (modifier: Modifier | null): ClockTimes | null =>
  modifier?.times == null ? null : { ...modifier.times, isBare: false }

/** Tells whether a word says a time of the day, or a meal and with it a time; null where it says neither. */
export function timeSaidBy(text: string): 'time' | 'meal' | null {
  const modifier = modifiers.get(keyOf(text))
  if (modifier?.isMeal === true) return 'meal'
  return modifier === undefined || (modifier.timeOfDay === null && modifier.times === null) ? null : 'time'
}

/** Tells whether a term says on which day. */
export const saysWhichDay = ({ text, expression }: Term): boolean =>
  (expression?.dateOn ?? modifiers.get(keyOf(text))?.daysAhead ?? null) !== null

/** Null for what is no day, and for a day that nobody can book. */
function dateOf({ expression }: Term, modifier: Modifier | null, today: () => Temporal.PlainDate) {
  const ahead = modifier?.daysAhead ?? null
  if (ahead !== null) return today().add({ days: ahead })
  const date = expression?.dateOn?.(today()) ?? null
  if (date === null) return null
  const { days } = today().until(date)
  return days >= 0 && days <= HORIZON_DAYS ? date : null
}
