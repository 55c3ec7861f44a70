import { LOCALES } from '../../contract/tables.gen.ts'
import type { Schemas } from '../../contract/types.ts'
import { entriesOf } from './data-file.ts'
import { readDataFile } from './synonyms.ts'

type TimeOfDay = Schemas['TimeOfDay']

/**
 * What a word says beside a kind and a place. `daysAhead`: 0 for today; null for no day. `times`: the first and the last start that
 * fit, `HH:MM`; null is no bound. `isMeal`: also a kind of food. `isCheap`: asks for the lowest prices first. `isNearMe`: asks for what is near the visitor. `isUnsupported`: a search cannot go by it.
 */
export type Modifier = {
  daysAhead: number | null
  timeOfDay: TimeOfDay | null
  times: { timeFrom: string | null; timeTo: string | null } | null
  people: number | null
  isMeal: boolean
  isCheap: boolean
  isNearMe: boolean
  isUnsupported: boolean
}

const DAYS = ['today', 'tomorrow', 'day after tomorrow']
const TIMES: readonly TimeOfDay[] = ['morning', 'afternoon', 'evening']
const FLAGS = ['meal', 'cheap', 'near me', 'unsupported']
/** 16:00-19:00, or one of both. */
const CLOCK_TIMES = /^(?<from>\d\d:\d\d)?-(?<to>\d\d:\d\d)?$/
const NUMBER = /^[1-9]\d?$/
const FIELDS = { all: [...LOCALES, 'means'], needed: ['means'] }

/** What a word says, of which the field `means` has these. */
export function modifierOf(means: readonly string[]): Modifier {
  const daysAhead = DAYS.findIndex((day) => means.includes(day))
  const times = means.map((name) => CLOCK_TIMES.exec(name)?.groups).find((groups) => groups !== undefined)
  const people = means.find((name) => NUMBER.test(name))
  return {
    daysAhead: daysAhead < 0 ? null : daysAhead,
    timeOfDay: TIMES.find((time) => means.includes(time)) ?? null,
    times: times === undefined ? null : { timeFrom: times.from ?? null, timeTo: times.to ?? null },
    people: people === undefined ? null : Number(people),
    isMeal: means.includes('meal'),
    isCheap: means.includes('cheap'),
    isNearMe: means.includes('near me'),
    isUnsupported: means.includes('unsupported'),
  }
}

/** The words of a file in the format of docs/search.md, each with what it says. */
export const modifierWordsOf = (file: string, text: string): [word: string, modifier: Modifier][] =>
  entriesOf(file, text, FIELDS).flatMap((entry) => {
    const means = entry.get('means') ?? []
    const isKnown = (name: string) =>
      [...DAYS, ...TIMES, ...FLAGS].includes(name) || [NUMBER, CLOCK_TIMES].some((pattern) => pattern.test(name))
    const unknown = means.find((name) => !isKnown(name))
    if (unknown !== undefined) throw new Error(`${file}: means has no ${unknown}`)
    const modifier = modifierOf(means)
    return LOCALES.flatMap((language) =>
      (entry.get(language) ?? []).map((word): [string, Modifier] => [word, modifier]),
    )
  })

export const MODIFIER_WORDS = modifierWordsOf('modifiers.yaml', readDataFile('modifiers.yaml'))
