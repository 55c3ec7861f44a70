import { LOCALES } from '../../contract/tables.gen.ts'
import { entriesOf } from './data-file.ts'
import { readDataFile } from './synonyms.ts'

/** The words of a file in the format of docs/search.md. */
export const stopWordsOf = (file: string, text: string): string[] =>
  entriesOf(file, text, { all: LOCALES, needed: LOCALES }).flatMap((entry) => [...entry.values()].flat())

const COUNTERS = ['명', '인', '人', '名', '位', ' people', ' persons', ' person', ' pax', ' guests']
const peopleInDigits = Array.from({ length: 20 }, (_, index) => index + 1).flatMap((people) =>
  COUNTERS.map((counter) => `${people}${counter}`),
)
const peopleInSigns = [...'一二三四五六七八九十'].flatMap((sign) =>
  ['人', '位', '名'].map((counter) => `${sign}${counter}`),
)

/** Typed beside what is looked for: they count only when there is nothing else. */
export const STOP_WORDS: readonly string[] = [
  ...stopWordsOf('stop-words.yaml', readDataFile('stop-words.yaml')),
  ...peopleInSigns,
  ...peopleInDigits,
]

/** Typed beside a particular kind they say nothing more; alone, or beside a place, they count. */
export const GENERAL_WORDS: readonly string[] = stopWordsOf('general-words.yaml', readDataFile('general-words.yaml'))
