import { LOCALES } from '../../contract/tables.gen.ts'
import { entriesOf } from './data-file.ts'
import { readDataFile } from './synonyms.ts'

const FILE = 'time-words.yaml'

export type TimeWord = 'morning' | 'afternoon' | 'evening' | 'from' | 'to' | 'about'

const entries = entriesOf(FILE, readDataFile(FILE), { all: [...LOCALES, 'means', 'before'], needed: ['means'] })
const wordsOf = (meaning: TimeWord, fields: readonly string[]): string[] =>
  entries
    .filter((entry) => entry.get('means')?.[0] === meaning)
    .flatMap((entry) => fields.flatMap((field) => entry.get(field) ?? []))

/** Words of all languages beside a time of the clock. */
export const timeWords = (meaning: TimeWord): string[] => wordsOf(meaning, LOCALES)
/** Words that stand before it, other than a part of the day. */
export const timeWordsBefore = (meaning: TimeWord): string[] => wordsOf(meaning, ['before'])
