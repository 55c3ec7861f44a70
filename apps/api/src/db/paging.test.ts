import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { useMigratedDatabase } from '../../test/database.ts'
import { cappedPage, countAll, countCapped, pageWithCounts } from './paging.ts'

const database = useMigratedDatabase()
const numbers = (most: number) => sql<{ n: number }>`(select n from generate_series(1, ${most}::integer) n)`
const page = (most: number, limit: number, offset: number) =>
  sql<{ n: number }>`select n from ${numbers(most)} numbers order by n desc limit ${limit} offset ${offset}`

test('A page has its rows in their order, and the counts beside it', async () => {
  const { rows, counts } = await pageWithCounts(database.db, page(7, 3, 1), {
    total: countAll(numbers(7)),
    even: countAll(sql`(select from ${numbers(7)} numbers where n % 2 = 0)`),
  })
  expect(rows).toEqual([{ n: 6 }, { n: 5 }, { n: 4 }])
  expect(counts).toEqual({ total: 7, even: 3 })
})

test('A page beyond the end, and one of an empty list, have no rows and the counts', async () => {
  const beyond = await pageWithCounts(database.db, page(7, 3, 9), { total: countAll(numbers(7)) })
  const empty = await pageWithCounts(database.db, page(0, 3, 0), { total: countAll(numbers(0)) })
  expect([beyond, empty]).toEqual([
    { rows: [], counts: { total: 7 } },
    { rows: [], counts: { total: 0 } },
  ])
})

test('A list that can be any length is counted up to 10,000, and no page goes beyond', async () => {
  const { counts } = await pageWithCounts(database.db, page(10_001, 1, 0), { total: countCapped(numbers(10_001)) })
  expect(counts).toEqual({ total: 10_000 })
  expect(cappedPage({ limit: 20, offset: 9_990 })).toEqual({ limit: 10, offset: 9_990 })
  expect(cappedPage({ limit: 20, offset: 10_020 })).toEqual({ limit: 0, offset: 10_000 })
})
