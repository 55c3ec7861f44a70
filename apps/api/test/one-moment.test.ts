import { type KyselyPlugin, PostgresQueryCompiler } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Db } from '../src/db/connection.ts'
import { readsOfPrimary } from '../src/db/standby/catalogue-reads.ts'
import { operations } from './answers/everywhere.ts'
import { ask, createFixtures, type Fixtures } from './answers/fixtures.ts'
import { successes } from './answers/successes.ts'

const statements: string[] = []
const recorder: KyselyPlugin = {
  transformQuery({ node, queryId }) {
    statements.push(new PostgresQueryCompiler().compileQuery(node, queryId).sql)
    return node
  },
  transformResult: async ({ result }) => result,
}

let fixtures: Fixtures
beforeAll(async () => {
  const recorded = ({ db: own }: { db: Db }) => {
    const db = own.withPlugin(recorder)
    return { db, catalogue: readsOfPrimary(db) }
  }
  fixtures = await createFixtures({ context: recorded })
  // The index, which counts the shops that it loads, is there from the first search on.
  await ask(fixtures, 'searchShops', {})
})
afterAll(() => fixtures.close())

/** A count beside what it groups by is the rows themselves. */
const counts = (statement: string) =>
  /^\s*(select|with)\b.*\bcount\(/is.test(statement) && !/\bgroup by\b/i.test(statement)
const reads = operations.filter(({ method }) => method === 'GET')

describe('What a read counts is counted by the statement that reads the rows, so that the two cannot differ:', () => {
  test.each(reads.map(({ id }) => id))('%s', async (id) => {
    const request = await successes[id](fixtures)
    statements.length = 0
    await ask(fixtures, id, request)
    await fixtures.tidy()
    expect(statements.filter((statement) => counts(statement) && !statement.includes('page_counts'))).toEqual([])
  })
})

test('A list is seen to count', async () => {
  statements.length = 0
  await ask(fixtures, 'listBrands', {})
  expect(statements.filter(counts)).toHaveLength(1)
})
