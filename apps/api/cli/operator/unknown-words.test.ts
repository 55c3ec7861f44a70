import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApi, type TestApi } from '../../test/harness.ts'
import { runOperator } from './program.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
  await sql`
    insert into unknown_word (locale, word, count, typed_at) values
      ('ja', 'やきとり', 3, '2026-11-20T09:00:00Z'), ('en', 'jeep', 7, '2026-11-21T09:00:00Z'),
      ('ja', 'ニキビ', 7, '2026-11-22T09:00:00Z')`.execute(api.db)
})
afterAll(() => api.close())

async function operator(line: string) {
  let out = ''
  const exit = await runOperator(line.split(' '), {
    env: { DATABASE_URL: api.databaseUrl },
    out: (text) => {
      out += text
    },
    err: () => {},
  })
  return { exit, out }
}
test('unknown-words lists what no shop has, most often typed first, one a line', async () => {
  expect(await operator('unknown-words')).toEqual({
    exit: 0,
    out: `TYPED  LANGUAGE  LAST                  WORD
7      ja        2026-11-22T09:00:00Z  ニキビ
7      en        2026-11-21T09:00:00Z  jeep
3      ja        2026-11-20T09:00:00Z  やきとり
`,
  })
})

test('unknown-words lists those of one language, at most so many, for machines', async () => {
  const { exit, out } = await operator('--json unknown-words --language ja --limit 1')
  expect([exit, JSON.parse(out)]).toEqual([
    0,
    [{ locale: 'ja', word: 'ニキビ', count: 7, typedAt: '2026-11-22T09:00:00Z' }],
  ])
})

test('unknown-words says where every word was known, and refuses another language', async () => {
  expect(await operator('unknown-words --language ko')).toEqual({ exit: 0, out: 'Every word was known.\n' })
  expect((await operator('unknown-words --language fr')).exit).toBe(2)
})
