import { expect, test } from 'vitest'
import { useMigratedDatabase } from '../../../../test/database.ts'
import { insertReferenceData, openShop } from '../../../testing/shop.ts'
import { databaseSnapshot } from './open-search-index.ts'

const database = useMigratedDatabase()

test('the snapshot of the database has the version of each shop on a page, so that what is read of it can be kept', async () => {
  const { db } = database
  await insertReferenceData(db)
  for (const id of ['one', 'two']) await openShop(db, { id })
  const look = await databaseSnapshot(db)
  const { search } = look
  const sorting = { ...search.sorted('popular', await search.byPrice('USD')), tiers: [] }
  expect(look.index.changedOf('one')).toBeNull()
  const page = await search.page(sorting, search.ofIds(['one']), { limit: 5 })
  expect(page.shops.map(({ id }) => id)).toEqual(['one'])
  const versions = await db.selectFrom('shop_search').select(['shop_id', 'changed']).execute()
  const changed = versions.find(({ shop_id }) => shop_id === 'one')?.changed
  expect([look.isCatchingUp, look.index.changedOf('one'), look.index.changedOf('two')]).toEqual([false, changed, null])
})
