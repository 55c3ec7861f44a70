import { LOCALES } from '../../contract/tables.gen.ts'
import { entriesOf } from './data-file.ts'
import { readDataFile } from './synonyms.ts'

/** The words of all languages of a file that has one list for each, in the format of docs/search.md. */
export const wordListOf = (file: string, text: string): string[] =>
  entriesOf(file, text, { all: LOCALES, needed: LOCALES }).flatMap((entry) => [...entry.values()].flat())

const readWordList = (file: string): readonly string[] => wordListOf(file, readDataFile(file))

/** Typed beside what is looked for: they count only when there is nothing else. */
export const STOP_WORDS = readWordList('stop-words.yaml')

/** Typed between two kinds, of which either is meant. */
export const OR_WORDS = readWordList('or-words.yaml')

/** Typed beside a particular kind they say nothing more; alone, or beside a place, they count. */
export const GENERAL_WORDS = readWordList('general-words.yaml')

/** Typed after a number, which then is a count: no shop is searched for either. */
export const COUNTERS = readWordList('counters.yaml')

/** Typed after a number of people. */
export const PEOPLE_COUNTERS = readWordList('people-counters.yaml')

/** Units of length, which services and units of shops are called by: a number before one is a word. */
export const DURATION_UNITS = readWordList('duration-units.yaml')

/** Typed between the words of a description, which means the same without them. */
export const PARTICLES = readWordList('particles.yaml')
