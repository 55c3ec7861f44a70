import { type RawBuilder, sql } from 'kysely'
import type { Locale } from '../contract/types.ts'

/** A text column in the asked language, else English, else Chinese. `column` may be `table.column`. */
export function textIn(locale: Locale, column: string): RawBuilder<string> {
  const text = sql.ref(column)
  const languages = [...new Set([locale, 'en', 'zh'])].map(
    (language) => sql`nullif(${text} ->> ${sql.lit(language)}, '')`,
  )
  return sql<string>`coalesce(${sql.join(languages)}, '')`
}
