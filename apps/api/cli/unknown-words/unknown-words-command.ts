import { listUnknownWords, type UnknownWord } from '../../src/modules/search/unknown-words.ts'
import { onDatabase, type Terminal } from '../on-database.ts'

export type { UnknownWord }

/** `locale`: null for all languages. */
export const unknownWords = (terminal: Terminal, locale: string | null, limit: number): Promise<UnknownWord[]> =>
  onDatabase(terminal, (db) => listUnknownWords(db, locale, limit))
