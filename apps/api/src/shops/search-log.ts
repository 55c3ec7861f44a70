import { sql } from 'kysely'
import type { Handler, Locale } from '../contract/handler.ts'
import type { World } from '../world.ts'
import { freshIndex } from './search/freshness.ts'
import { findsAny } from './search/understand.ts'

const MOST_TAGS = 10
const MOST_CONSIDERED = 50
const LONGEST_KEYWORD = 40

/** Counted after the answer: whoever searches never waits for it. */
export const logSearch: Handler<'logSearch'> = async ({ body, locale, world }) => {
  countSearch(world, locale, tidy(body.keyword)).catch((error: unknown) =>
    world.log.warn({ err: error }, 'A search was not counted'),
  )
  return { status: 202, body: { data: { success: true } } }
}

export const listSearchTags: Handler<'listSearchTags'> = async ({ locale, world }) => {
  const [index, rows] = await Promise.all([
    freshIndex(world.db),
    world.db
      .selectFrom('search_count')
      .select(['keyword', 'count'])
      .where('locale', '=', locale)
      .orderBy('count', 'desc')
      .orderBy('keyword')
      .limit(MOST_CONSIDERED)
      .execute(),
  ])
  const data = rows.filter(({ keyword }) => findsAny(index, keyword, locale)).slice(0, MOST_TAGS)
  return { status: 200, body: { data, total: data.length } }
}

// What finds nothing is never shown to others, so it isn't kept: it may be anything that people type by mistake.
async function countSearch({ db }: World, locale: Locale, keyword: string): Promise<void> {
  if (keyword.length > LONGEST_KEYWORD || !findsAny(await freshIndex(db), keyword, locale)) return
  await sql`
    insert into search_count (locale, keyword, count)
    values (${locale}, coalesce((select keyword from search_count where locale = ${locale} and lower(keyword) = lower(${keyword})
      order by count desc limit 1), ${keyword}), 1)
    on conflict (locale, keyword) do update set count = search_count.count + 1`.execute(db)
}

const tidy = (keyword: string) => keyword.normalize('NFKC').trim().replace(/\s+/g, ' ')
