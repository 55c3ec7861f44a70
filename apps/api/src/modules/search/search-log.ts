import { setImmediate } from 'node:timers/promises'
import { sql } from 'kysely'
import type { AppContext } from '../../context.ts'
import type { Handler } from '../../contract/handler.ts'
import type { Locale } from '../../contract/types.ts'
import { transaction } from '../../db/transaction.ts'
import { searchCountRule } from '../attempt-limits/attempt-limit-rules.ts'
import { consumeAll } from '../attempt-limits/attempt-limits.ts'
import { currentIndex } from './index-manager.ts'
import { findsAny } from './query-parser.ts'
import type { ShopIndex } from './shop-index.ts'

const MOST_TAGS = 10
const MOST_CONSIDERED = 50
const LONGEST_KEYWORD = 40
const MOST_REMEMBERED = 1000

/** Counted after the answer: whoever searches never waits for it. */
export const logSearch: Handler<'logSearch'> = async ({ body, ip, locale, context }) => {
  countSearch(context, { ip, locale, keyword: tidy(body.keyword) }).catch((error: unknown) =>
    context.log.warn({ err: error }, 'A search was not counted'),
  )
  return { status: 202, body: { data: { success: true } } }
}

export const listSearchTags: Handler<'listSearchTags'> = async ({ locale, context }) => {
  const [index, rows] = await Promise.all([
    currentIndex(context.db),
    context.db
      .selectFrom('search_count')
      .select(['keyword', 'count'])
      .where('locale', '=', locale)
      .orderBy('count', 'desc')
      .orderBy('keyword')
      .limit(MOST_CONSIDERED)
      .execute(),
  ])
  const data = await firstThatFind(index, locale, rows)
  return { status: 200, body: { data, total: data.length } }
}

/** Whether a keyword finds anything, as long as no shop changes. */
const findings = new WeakMap<ShopIndex, { changes: number; found: Map<string, boolean> }>()

// A keyword takes milliseconds where there are many shops: others get their turn between two.
async function firstThatFind<Row extends { keyword: string }>(index: ShopIndex, locale: Locale, rows: Row[]) {
  const first: Row[] = []
  for (const row of rows) {
    if (first.length === MOST_TAGS) break
    if (!isKnown(index, locale, row.keyword)) await setImmediate()
    if (finds(index, locale, row.keyword)) first.push(row)
  }
  return first
}

const isKnown = (index: ShopIndex, locale: Locale, keyword: string) =>
  findingsOf(index).found.has(`${locale} ${keyword}`)

function finds(index: ShopIndex, locale: Locale, keyword: string): boolean {
  const { found } = findingsOf(index)
  const key = `${locale} ${keyword}`
  const known = found.get(key)
  if (known !== undefined) return known
  const does = keyword === tidy(keyword) && findsAny(index, keyword, locale)
  if (found.size < MOST_REMEMBERED) found.set(key, does)
  return does
}

function findingsOf(index: ShopIndex) {
  const known = findings.get(index)
  if (known?.changes === index.changes()) return known
  const fresh = { changes: index.changes(), found: new Map<string, boolean>() }
  findings.set(index, fresh)
  return fresh
}

type Search = { ip: string; locale: Locale; keyword: string }

// What finds nothing is never shown to others, so it isn't kept: it may be anything that people type by mistake.
async function countSearch({ db, config }: AppContext, { ip, locale, keyword }: Search): Promise<void> {
  if (keyword.length > LONGEST_KEYWORD || !findsAny(await currentIndex(db), keyword, locale)) return
  await transaction(db, async (trx) => {
    const { allowed } = await consumeAll(trx, config.otpPepper, [searchCountRule(ip, locale, keyword)])
    if (!allowed) return
    await sql`
      insert into search_count (locale, keyword, count)
      values (${locale}, coalesce((select keyword from search_count where locale = ${locale} and lower(keyword) = lower(${keyword})
        order by count desc limit 1), ${keyword}), 1)
      on conflict (locale, keyword) do update set count = search_count.count + 1`.execute(trx)
  })
}

/** The words alone: signs between and around them would be shown to everybody. */
const tidy = (keyword: string) =>
  keyword
    .normalize('NFKC')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
