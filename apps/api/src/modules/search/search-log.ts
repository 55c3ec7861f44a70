import { setImmediate } from 'node:timers/promises'
import { sql } from 'kysely'
import type { AppContext } from '../../context.ts'
import type { Handler } from '../../contract/handler.ts'
import type { Locale } from '../../contract/types.ts'
import type { Db } from '../../db/connection.ts'
import { transaction } from '../../db/transaction.ts'
import { searchCountRule } from '../attempt-limits/attempt-limit-rules.ts'
import { consumeAll } from '../attempt-limits/attempt-limits.ts'
import type { ShopIndex } from './index/shop-index.ts'
import { findsAny, hasAny } from './query/query-parser.ts'
import { parseOrCorrect } from './query/spell-correction.ts'

const MOST_TAGS = 10
const MOST_CONSIDERED = 50
const LONGEST_KEYWORD = 40

/** Counted after the answer: whoever searches never waits for it. */
export const logSearch: Handler<'logSearch'> = async ({ body, ip, locale, context }) => {
  countSearch(context, { ip, locale, keyword: tidy(body.keyword) }).catch((error: unknown) =>
    context.log.warn({ err: error }, 'A search was not counted'),
  )
  return { status: 202, body: { data: { success: true } } }
}

export const listSearchTags: Handler<'listSearchTags'> = async ({ locale, context }) => {
  const rows = await context.db
    .selectFrom('search_count')
    .select(['keyword', 'count'])
    .where('locale', '=', locale)
    .orderBy('count', 'desc')
    .orderBy('keyword')
    .limit(MOST_CONSIDERED)
    .execute()
  const { index } = await context.search.snapshot(context.db)
  const data = await firstThatFind(index, locale, rows)
  return { status: 200, body: { data, total: data.length } }
}

async function firstThatFind<Row extends { keyword: string }>(
  index: ShopIndex,
  locale: Locale,
  rows: Row[],
): Promise<Row[]> {
  const first: Row[] = []
  for (const row of rows.filter(({ keyword }) => keyword === tidy(keyword))) {
    if (first.length === MOST_TAGS) break
    // A keyword takes milliseconds where there are many shops: others get their turn between two.
    if (index.remembered(`finds ${locale} ${row.keyword}`, () => findsAny(index, row.keyword, locale))) first.push(row)
    await setImmediate()
  }
  return first
}

type Search = { ip: string; locale: Locale; keyword: string }

/** What finds nothing is never shown to others: it may be anything that people type by mistake. Its words go to the operators. */
async function countSearch(
  { db, catalogue, config, search }: AppContext,
  { ip, locale, keyword }: Search,
): Promise<void> {
  if (keyword.length > LONGEST_KEYWORD) return
  const { index } = await catalogue.run(search.snapshot)
  const { parsed, notFound } = parseOrCorrect(index, keyword, locale)
  const finds = findsAny(index, keyword, locale)
  const unknown = (hasAny(index, parsed) ? notFound : [keyword]).filter((word) => word !== '' && !isPersonal(word))
  if (!finds && unknown.length === 0) return
  await transaction(db, async (trx) => {
    const { allowed } = await consumeAll(trx, config.otpPepper, [searchCountRule(ip, locale, keyword)])
    if (!allowed) return
    if (!finds) return countUnknownWords(trx, locale, unknown)
    await sql`
      insert into search_count (locale, keyword, count)
      values (${locale}, coalesce((select keyword from search_count where locale = ${locale} and lower(keyword) = lower(${keyword})
        order by count desc limit 1), ${keyword}), 1)
      on conflict (locale, keyword) do update set count = search_count.count + 1`.execute(trx)
  })
}

/** Long numbers are phone numbers and the like. */
const isPersonal = (word: string) => /\d{5}/.test(word.replaceAll(' ', ''))

async function countUnknownWords(trx: Db, locale: Locale, words: readonly string[]): Promise<void> {
  await sql`
    insert into unknown_word (locale, word, count, typed_at)
    select distinct ${locale}, lower(word), 1, app_now() from unnest(${words}::text[]) word
    on conflict (locale, word) do update set count = unknown_word.count + 1, typed_at = app_now()`.execute(trx)
}

/** The words alone: signs between and around them would be shown to everybody. */
const tidy = (keyword: string) =>
  keyword
    .normalize('NFKC')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
