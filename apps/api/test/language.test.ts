import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { LOCALES } from '../src/contract/tables.gen.ts'
import type { Locale, OperationId } from '../src/contract/types.ts'
import type { Db } from '../src/db/connection.ts'
import { resetPeople } from '../src/db/test-control.ts'
import { operations } from './answers/everywhere.ts'
import { ask, createFixtures, type Fixtures } from './answers/fixtures.ts'
import { successes } from './answers/successes.ts'

const reads = operations.filter(({ method }) => method === 'GET')

/** Reads that have no text of the catalogue in their answer. */
const WITHOUT_TEXTS: OperationId[] = [
  'listProviders',
  'getMe',
  'listSessions',
  'getCalendarFeed',
  'listSearchTags',
  'getPlatformStyle',
  'getAvailableTime',
  'operatorGetHours',
  'operatorListLog',
]

/** Written in the language of the shop's place for every reader. */
const OF_THE_PLACE = 'localAddress'

/** What no text in a language is written with. */
const FOREIGN: Record<Locale, RegExp> = {
  en: /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}]/u,
  ko: /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]/u,
  ja: /\p{sc=Hang}/u,
  zh: /[\p{sc=Hang}\p{sc=Hira}\p{sc=Kana}]/u,
}

const ALL: [locale: Locale, written: readonly Locale[], read: Locale][] = [
  ...LOCALES.map((locale) => [locale, LOCALES, locale] satisfies [Locale, readonly Locale[], Locale]),
  ['ko', ['en', 'ja', 'zh'], 'en'],
  ['ja', ['ko', 'zh'], 'zh'],
  ['en', ['zh'], 'zh'],
]

let fixtures: Fixtures
beforeAll(async () => {
  fixtures = await createFixtures()
})
afterAll(() => fixtures.close())
// What was reserved keeps the words of its day.
beforeEach(async () => {
  await resetPeople(fixtures.api.db)
  await fixtures.tidy()
})

test.each(ALL)(
  'A request for %s of texts in %j is answered in %s, in every text of every read',
  async (locale, written, read) => {
    await sayLanguages(fixtures.api.db, written)
    const spoken = await Promise.all(reads.map(({ id }) => languagesOf(id, locale)))
    expect(Object.fromEntries(spoken)).toStrictEqual(
      Object.fromEntries(reads.map(({ id }) => [id, WITHOUT_TEXTS.includes(id) ? [] : [read]])),
    )
  },
)

/** Marks every text of the catalogue with its language, and leaves only the given languages. */
async function sayLanguages(db: Db, written: readonly Locale[]): Promise<void> {
  const { rows } = await sql<{ table: string; column: string }>`
    select table_name as table, column_name as column from information_schema.columns
     where table_schema = 'public' and data_type = 'jsonb'`.execute(db)
  for (const { table, column } of rows) {
    const text = sql.ref(column)
    await sql`
      update ${sql.table(table)}
         set ${text} = (select jsonb_object_agg(key, '<' || key || '>') from jsonb_each(${text}) where key = any(${written}))
       where jsonb_typeof(${text}) = 'object' and ${text} ? 'zh'`.execute(db)
  }
}

/** The languages of the catalogue's texts in an answer, and `foreign` for e-mails that have no place there. */
async function languagesOf(id: OperationId, locale: Locale): Promise<[OperationId, string[]]> {
  const { status, body } = await ask<unknown>(fixtures, id, await successes[id](fixtures), locale)
  if (status !== 200) throw new Error(`${id} answered ${status}`)
  const texts = textsOf(body)
  const languages = texts.flatMap((text) =>
    [...text.matchAll(/<(en|ko|ja|zh)>/g)].map(([, language]) => language ?? ''),
  )
  const foreign = texts.filter((text) => FOREIGN[locale].test(text)).map((text) => `foreign: ${text}`)
  return [id, [...new Set([...languages, ...foreign])]]
}

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, part]) => (name === OF_THE_PLACE ? [] : textsOf(part)))
}
