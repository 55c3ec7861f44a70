import { mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, inject, onTestFinished, test, vi } from 'vitest'
import { createTestDatabase } from '../../../../test/database.ts'
import { createDb, type Db } from '../../../db/connection.ts'
import { mostPopular } from '../../../testing/search-index.ts'
import { openShop } from '../../../testing/shop.ts'
import { createShopCaches } from '../../catalogue-changes/shop-caches.ts'
import { parseQuery } from '../query/query-parser.ts'
import { intersect } from './bits.ts'
import { createSearchIndex } from './search-index.ts'
import { createShopIndex } from './shop-index.ts'

let folder: string
let db: Db
let drop: () => Promise<void>
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'yoyaku-index-file-'))
  const database = await createTestDatabase(inject('postgresUrl'), { shops: 40 })
  db = createDb(database.url, { maxConnections: 3 })
  drop = database.drop
})
afterEach(async () => {
  await db.destroy()
  await drop()
  await rm(folder, { recursive: true, force: true })
})

const file = () => join(folder, 'search-index')

/** A process that has just started. */
async function started({ release = '1', of = db } = {}) {
  const warn = vi.fn()
  const databases = { followed: of, primary: of, caches: createShopCaches() }
  const search = createSearchIndex({ ...databases, file: { path: file(), release }, log: { warn } })
  const index = await search.loaded()
  return { search, index, warn }
}

const found = (index: ReturnType<typeof createShopIndex>, keyword: string) =>
  mostPopular(index, intersect(parseQuery(index, keyword, 'en')?.found ?? index.none(), index.live()), 100)

/** What an index made anew says of the same database. */
async function afresh() {
  const search = createSearchIndex({
    ...{ followed: db, primary: db, caches: createShopCaches(), file: null, log: console },
  })
  return search.loaded()
}

const factsOf = (index: ReturnType<typeof createShopIndex>, id: string) => {
  const facts = index.factsOf(index.numberOf(id) ?? -1)
  return { ...facts, categoryIds: facts.categoryIds.toSorted() }
}

const KEYWORDS = ['tokyo', 'hair', 'massage', 'renamed', 'sauna seoul', 'brand new']

async function expectAsMadeAnew(index: ReturnType<typeof createShopIndex>) {
  const anew = await afresh()
  expect([...index.ids()].toSorted()).toEqual([...anew.ids()].toSorted())
  for (const keyword of KEYWORDS) expect([keyword, found(index, keyword)]).toEqual([keyword, found(anew, keyword)])
  for (const id of anew.ids()) {
    expect(factsOf(index, id)).toEqual(factsOf(anew, id))
  }
}

test('an index that was saved has what one made anew has, with all that changed since', async () => {
  const first = await started()
  await first.search.close()
  // Of the first nobody has a reservation, so that it can be deleted.
  const { rows } = await sql<{ id: string }>`select id from shop order by rating_count, id`.execute(db)
  const [gone = '', renamed = '', closed = ''] = rows.map(({ id }) => id)
  await db.deleteFrom('shop').where('id', '=', gone).execute()
  await sql`update shop set name = '{"en": "Renamed"}' where id = ${renamed}`.execute(db)
  await sql`update shop set active = false where id = ${closed}`.execute(db)
  await openShop(db, { id: 'brand-new' })
  const { index, warn } = await started()
  expect(found(index, 'renamed')).toEqual([renamed])
  expect(index.numberOf(gone)).toBeUndefined()
  await expectAsMadeAnew(index)
  expect(warn).not.toHaveBeenCalled()
})

test('only what changed since is read again', async () => {
  await (await started()).search.close()
  // Whoever reads the facts of a shop would fail.
  await sql`alter table shop_holiday rename to away`.execute(db)
  onTestFinished(async () => void (await sql`alter table away rename to shop_holiday`.execute(db).catch(() => {})))
  const { index } = await started()
  expect([...index.ids()]).toHaveLength(40)
  await expect(started({ release: '2' })).rejects.toThrow('shop_holiday')
  await sql`alter table away rename to shop_holiday`.execute(db)
})

test('what was saved of another database, or is cut short or no index at all, is made anew', async () => {
  await (await started()).search.close()
  const other = await createTestDatabase(inject('postgresUrl'), { shops: 3 })
  const elsewhere = createDb(other.url, { maxConnections: 2 })
  onTestFinished(async () => {
    await elsewhere.destroy()
    await other.drop()
  })
  expect([...(await started({ of: elsewhere })).index.ids()]).toHaveLength(3)
  const { length } = await readFile(file())
  for (const left of [length - 1, Math.floor(length / 2), 3, 0]) {
    await truncate(file(), left)
    await expectAsMadeAnew((await started()).index)
  }
  await writeFile(file(), Buffer.from('\u0005\u0000\u0000\u0000hello, this is a text'))
  const { index, warn } = await started()
  expect(warn).toHaveBeenCalledOnce()
  await expectAsMadeAnew(index)
})

test('a shop that comes while the index is being saved is in the next start all the same', async () => {
  const { search, index } = await started()
  const parts = index.parts()
  const saved = [parts.next().value]
  await openShop(db, { id: 'late' })
  await search.loaded()
  saved.push(...parts)
  const restored = createShopIndex()
  for (const part of saved) if (part) restored.restore(structuredClone(part))
  expect([index.numberOf('late') === undefined, restored.numberOf('late')]).toEqual([false, undefined])
  expect([...restored.ids()]).toHaveLength(40)
})

test('it is saved once, and again when something has changed; nothing half-written stays', async () => {
  const { search } = await started()
  await search.close()
  const before = await readFile(file())
  await search.close()
  expect(await readFile(file())).toEqual(before)
  await sql`update shop set popularity = popularity + 1`.execute(db)
  await search.loaded()
  await search.close()
  expect((await readFile(file())).equals(before)).toBe(false)
  expect(await readdir(folder)).toEqual(['search-index'])
})
