import { LOCALES } from '../../contract/tables.gen.ts'
import type { Locale } from '../../contract/types.ts'
import { entriesOf } from './data-file.ts'
import { readDataFile } from './synonyms.ts'

/** Problems and occasions that people describe who do not name the service. `means`: a word of its row in synonyms.yaml. */
export type Description = Record<Locale, readonly string[]> & { means: string }

const FIELDS = { all: [...LOCALES, 'means'], needed: [...LOCALES, 'means'] }

/** The rows of a file in the format of docs/search.md. */
export const descriptionsOf = (file: string, text: string): Description[] =>
  entriesOf(file, text, FIELDS).map((entry) => {
    const words = (field: string) => entry.get(field) ?? []
    const means = words('means')
    if (means.length !== 1) throw new Error(`${file}: means is not one word: ${means.join(', ')}`)
    return { en: words('en'), ko: words('ko'), ja: words('ja'), zh: words('zh'), means: means.join() }
  })

export const DESCRIPTIONS = descriptionsOf('descriptions.yaml', readDataFile('descriptions.yaml'))
