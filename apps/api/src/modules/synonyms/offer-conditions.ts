import { LOCALES } from '../../contract/tables.gen.ts'
import { entriesOf } from './data-file.ts'
import { readDataFile } from './synonyms.ts'

const FILE = 'offer-conditions.yaml'
const FIELDS = { all: [...LOCALES, 'typed', 'with'], needed: LOCALES }

/**
 * `words`: of the names of services that are offered under it, in all languages. `typed`: general words that ask for those, too. `with`:
 * words for coming with such people, which ask for no price of theirs.
 */
export type OfferCondition = Record<'words' | 'typed' | 'with', readonly string[]>

export const OFFER_CONDITIONS: readonly OfferCondition[] = entriesOf(FILE, readDataFile(FILE), FIELDS).map((entry) => ({
  words: LOCALES.flatMap((language) => entry.get(language) ?? []),
  typed: entry.get('typed') ?? [],
  with: entry.get('with') ?? [],
}))
