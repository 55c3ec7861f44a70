import type { Locale } from '../../../contract/types.ts'
import type { Point } from '../../synonyms/synonyms.ts'
import type { Expression } from './date-expressions.ts'

/** What the catalogue itself has a name for. */
export type Named = { kind: 'category' | 'city' | 'country'; id: string; name: Partial<Record<Locale, string>> }
export type Thing = Pick<Named, 'kind' | 'id'>
/**
 * The named things that are meant, or else the words of which a shop's texts have one; where there are both, shops with
 * one of the words come first. `primary`: the trade that sells it. `synonyms`: every word for it, also where the catalogue
 * has a thing of that name. `serviceNames`: those that name a service, also where they are part of a trade's name, as lashes are of
 * lashes and brows. `outranks`: the trades whose words, beside it, mean something of its own trade: a dog's haircut. `mainService`: words
 * for the service that is meant where nobody says more than the trade: a haircut at a hairdresser's. `kindOf`: what it is a kind of, as an
 * SUV is a car. `at`: where a district or a station
 * lies; null of a wide place, and of anything else.
 */
export type Meaning = Record<'things' | 'primary' | 'outranks', Thing[]> &
  Record<'words' | 'synonyms' | 'serviceNames' | 'mainService' | 'kindOf', string[]> & { at: Point | null }
/**
 * A part of a keyword: folded, and as it was typed. `expression`: where it names a day, a time of day or an amount. `isIdle`: where it
 * is a general word beside a particular kind, a word for where to do something, or a number. `isOther`: where an "or" or a slash stands before it. `isObject`: where it is what something is done to, as an SUV is
 * that is washed. `isCount`: where it is a number that says nothing else, with what it counts.
 * `parts`: the terms that mean it together; each is meant alone where nobody sells that.
 */
export type Term = {
  text: string
  typed: string
  meaning: Meaning | null
  expression?: Expression
  isIdle?: boolean
  isOther?: boolean
  isObject?: boolean
  isCount?: boolean
  parts?: readonly Term[]
}

/** What a thing is called, as `inLanguage` has it; its id where it has no name. */
export function nameIn(names: readonly Named[], kind: Named['kind'], id: string, reader: Locale): string {
  const name = names.find((one) => one.kind === kind && one.id === id)?.name
  return name?.[reader] || name?.en || name?.zh || id
}
