import type { Db } from '../../db/connection.ts'

export type UnknownWord = { locale: string; word: string; count: number; typedAt: string }

/** Words that visitors typed in the last four weeks and that no shop has, most often typed first. `locale`: null for all languages. */
export const listUnknownWords = (db: Db, locale: string | null, limit: number): Promise<UnknownWord[]> =>
  db
    .selectFrom('unknown_word')
    .select(['locale', 'word', 'count', 'typed_at as typedAt'])
    .$if(locale !== null, (query) => query.where('locale', '=', locale))
    .orderBy('count', 'desc')
    .orderBy('typed_at', 'desc')
    .orderBy('word')
    .limit(limit)
    .execute()
