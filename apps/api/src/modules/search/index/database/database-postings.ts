import { sql } from 'kysely'
import type { Db } from '../../../../db/connection.ts'
import type { EntityMatcher } from '../../query/entity-matching.ts'
import type { Wanted } from '../../text/grams.ts'
import { add, type Bits, bitsFor, remove, unite } from '../bits.ts'
import { createKeywordMatching } from '../keyword-matching.ts'
import type { KeywordIndex } from '../search-index.ts'
import { shopsIn } from '../shop-conditions.ts'
import type { Kind } from '../shop-sets.ts'

/** The shops of a full-text query, or those of a thing of the catalogue. */
type Posting = { query: string } | { kind: Kind; id: string }

/** `capacity`: above every shop's number. `inactive`: the numbers of shops that nobody finds. */
export type ShopNumbers = { capacity: number; inactive: readonly number[] }

/** A keyword is understood in two or three passes, one that is corrected word by word in some more. */
const MOST_PASSES = 50

/** Thrown through the query parser, which cannot go on without what is to be read. */
class PostingsMissing extends Error {}

/**
 * Runs `ask` on postings of the database. A pass collects what it lacks until it asks whether anything is found, which begins
 * with `live`; one statement reads all of that, and the next pass has it.
 */
export function createDatabasePostings(db: Db, matcher: EntityMatcher, { capacity, inactive }: ShopNumbers) {
  const bitsByKey = new Map<string, Bits>()
  const missing = new Map<string, Posting>()
  const all = bitsFor(capacity).fill(0xffffffff)
  for (const number of inactive) remove(all, number)

  const none = () => bitsFor(capacity)
  function read(posting: Posting): Bits {
    const key = JSON.stringify(posting)
    const bits = bitsByKey.get(key)
    if (bits === undefined) missing.set(key, posting)
    return bits?.slice() ?? none()
  }
  function live(): Bits {
    if (missing.size > 0) throw new PostingsMissing()
    return all.slice()
  }
  const index: KeywordIndex = {
    ...{ live, none, matcher: () => matcher },
    ...createKeywordMatching({ live, none, having: (wanted, zones) => having(read, none, wanted, zones) }),
    in: (kind, names) => names.reduce<Bits>((found, id) => unite(found, read({ kind, id: String(id) })), none()),
    // No index tells which words begin with a letter and are about as long.
    wordsLike: function* () {},
  }

  return async function keywords<Answer>(ask: (index: KeywordIndex) => Answer): Promise<Answer> {
    for (let pass = 0; pass < MOST_PASSES; pass++) {
      try {
        const answer = ask(index)
        if (missing.size === 0) return answer
      } catch (error) {
        if (!(error instanceof PostingsMissing)) throw error
      }
      const keys = [...missing.keys()]
      const postings = await readPostings(db, [...missing.values()])
      for (const [at, key] of keys.entries()) bitsByKey.set(key, bitsOf(postings.get(at), capacity))
      missing.clear()
    }
    throw new Error(`A keyword was not understood in ${MOST_PASSES} passes over the database`)
  }
}

function having(read: (posting: Posting) => Bits, none: () => Bits, wanted: Wanted, zones: readonly string[]): Bits {
  const query = queryOf(wanted, zones)
  return query === '' ? none() : read({ query })
}

/** As a tsquery. */
function queryOf({ whole, beginnings }: Wanted, zones: readonly string[]): string {
  const inAnyZone = (token: string, end: string) => `(${zones.map((zone) => quoted(zone + token) + end).join(' | ')})`
  return [...whole.map((gram) => inAnyZone(gram, '')), ...beginnings.map((start) => inAnyZone(start, ':*'))].join(' & ')
}

const quoted = (token: string) => `'${token.replace(/['\\]/g, '$&$&')}'`

/** By their place in the list, the numbers of the shops as integers of four bytes; none where there are none. */
async function readPostings(db: Db, postings: readonly Posting[]): Promise<Map<number, Buffer>> {
  const queries = postings.flatMap((posting, at) => ('query' in posting ? [{ at, query: posting.query }] : []))
  const things = postings.flatMap((posting, at) =>
    'query' in posting
      ? []
      : [
          sql`select ${at}::integer, number from shop join shop_token on shop_id = shop.id
          where ${shopsIn(posting.kind, [posting.id])}`,
        ],
  )
  const { rows } = await sql<{ at: number; numbers: Buffer }>`
    select at, string_agg(int4send(number), ''::bytea) as numbers from (${sql.join(
      [
        sql`select at, number from unnest(${queries.map(({ at }) => at)}::integer[], ${queries.map(({ query }) => query)}::text[])
              as wanted (at, query) join shop_token on tokens @@ query::tsquery`,
        ...things,
      ],
      sql` union all `,
    )}) as found group by at`.execute(db)
  return new Map(rows.map(({ at, numbers }) => [at, numbers]))
}

function bitsOf(numbers: Buffer | undefined, capacity: number): Bits {
  const bits = bitsFor(capacity)
  // A shop that came since has a number past the end, and is in no set.
  for (let at = 0; at < (numbers?.length ?? 0); at += 4) add(bits, numbers?.readInt32BE(at) ?? 0)
  return bits
}
