import { LOCALES } from '../../contract/tables.gen.ts'
import { entriesOf } from './data-file.ts'
import { readDataFile } from './synonyms.ts'

const FILE = 'offer-conditions.yaml'

/** Words of each condition under which a service is offered, of all languages. */
export const OFFER_CONDITIONS: readonly (readonly string[])[] = entriesOf(FILE, readDataFile(FILE), {
  all: LOCALES,
  needed: LOCALES,
}).map((entry) => [...entry.values()].flat())
