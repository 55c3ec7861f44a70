import { type RawBuilder, sql } from 'kysely'
import type { Locale } from '../contract/types.ts'

/** A text column in the asked language, else English, else `origin`. `column` may be `table.column`. */
export function textIn(locale: Locale, column: string, origin: Locale = 'zh'): RawBuilder<string> {
  const text = sql.ref(column)
  const languages = [...new Set([locale, 'en', origin])].map(
    (language) => sql`nullif(${text} ->> ${sql.lit(language)}, '')`,
  )
  return sql<string>`coalesce(${sql.join(languages)}, '')`
}
