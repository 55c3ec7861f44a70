import { setImmediate } from 'node:timers/promises'
import { sql } from 'kysely'
import { LRUCache } from 'lru-cache'
import type { AppContext } from '../../context.ts'
import type { Handler } from '../../contract/handler.ts'
import type { Locale } from '../../contract/types.ts'
import type { Db } from '../../db/connection.ts'
import { transaction } from '../../db/transaction.ts'
import { searchCountRule } from '../attempt-limits/attempt-limit-rules.ts'
import { consumeAll } from '../attempt-limits/attempt-limits.ts'
import { askSearchIndex } from './index/open-search-index.ts'
import type { SearchIndex, SearchSnapshot } from './index/search-index.ts'
import { findsAny, hasAny } from './query/query-parser.ts'
import { parseOrCorrect } from './query/spell-correction.ts'

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
  const rows = await context.db
    .selectFrom('search_count')
    .select(['keyword', 'count'])
    .where('locale', '=', locale)
    .orderBy('count', 'desc')
    .orderBy('keyword')
    .limit(MOST_CONSIDERED)
    .execute()
  const data = await askSearchIndex(context, (look) => firstThatFind(look, locale, rows))
  return { status: 200, body: { data, total: data.length } }
}

// A keyword takes milliseconds where there are many shops: others get their turn between two.
async function firstThatFind<Row extends { keyword: string }, Shops, Order>(
  { index: of, search }: SearchSnapshot<Shops, Order>,
  locale: Locale,
  rows: Row[],
): Promise<Row[]> {
  const found = findingsOf(of, search.changes(), locale)
  const first: Row[] = []
  const isTidy = ({ keyword }: Row) => keyword === tidy(keyword)
  for (let at = 0; at < rows.length && first.length < MOST_TAGS; at += search.keywordsAtOnce) {
    const some = rows.slice(at, at + search.keywordsAtOnce).filter(isTidy)
    const unknown = some.map(({ keyword }) => keyword).filter((keyword) => !found.has(keyword))
    if (unknown.length > 0) {
      await setImmediate()
      for (const [keyword, finds] of await findEach(search, unknown, locale)) found.set(keyword, finds)
    }
    first.push(...some.filter(({ keyword }) => found.get(keyword) === true))
  }
  return first.slice(0, MOST_TAGS)
}

const findEach = <Shops, Order>(search: SearchIndex<Shops, Order>, keywords: string[], locale: Locale) =>
  search.keywords((index) => keywords.map((keyword) => [keyword, findsAny(index, keyword, locale)] as const))

type Found = LRUCache<string, boolean>
type Findings = { changes: number; byLocale: Map<Locale, Found> }

const newFound = (): Found => new LRUCache({ max: MOST_REMEMBERED })

/** By index. */
const findings = new WeakMap<object, Findings>()

/** Whether a keyword finds anything, as long as no shop changes. */
function findingsOf(index: object, changes: number | null, locale: Locale): Found {
  if (changes === null) return newFound()
  const cached = findings.get(index)
  const { byLocale } = cached?.changes === changes ? cached : { byLocale: new Map<Locale, Found>() }
  findings.set(index, { changes, byLocale })
  const found = byLocale.get(locale) ?? newFound()
  byLocale.set(locale, found)
  return found
}

type Search = { ip: string; locale: Locale; keyword: string }

/** What finds nothing is never shown to others: it may be anything that people type by mistake. Its words go to the operators. */
async function countSearch({ db, catalogue, config }: AppContext, { ip, locale, keyword }: Search): Promise<void> {
  if (keyword.length > LONGEST_KEYWORD) return
  const { finds, unknown } = await catalogue.run((db) =>
    askSearchIndex({ db, config }, ({ search }) =>
      search.keywords((index) => {
        const { parsed, notFound } = parseOrCorrect(index, keyword, locale)
        return {
          finds: findsAny(index, keyword, locale),
          unknown: (hasAny(index, parsed) ? notFound : [keyword]).filter((word) => word !== '' && !isPersonal(word)),
        }
      }),
    ),
  )
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
