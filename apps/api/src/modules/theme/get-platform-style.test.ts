import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApi, type TestApi } from '../../../test/harness.ts'
import type { Schemas } from '../../contract/types.ts'
import { createCatalogueSize, roundedDown } from './catalogue-size.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ shops: 12 })
})
afterAll(() => api.close())

test('The theme is the stored one', async () => {
  const stored = await api.db.selectFrom('platform_style').selectAll().executeTakeFirstOrThrow()
  expect(await style()).toMatchObject({
    primaryColor: stored.primary_color,
    secondaryColor: stored.secondary_color,
    accentColor: stored.accent_color,
    linkColor: stored.link_color,
    bannerUrl: stored.banner_url,
    logoUrl: stored.logo_url,
    title: stored.title,
  })
})

test.each([
  [0, 0],
  [1, 0],
  [100, 90],
  [101, 100],
  [199, 100],
  [999, 900],
  [1000, 900],
  [1001, 1000],
  [5000, 4000],
  [5001, 5000],
  [5986, 5000],
  [12_345, 10_000],
])('Of %i services the site claims more than %i', (count, claimed) => {
  expect(roundedDown(count)).toBe(claimed)
})

test('The countries are those with active shops, and fewer than a hundred services are not counted', async () => {
  const fresh = async () => {
    const { countries, serviceCount } = await createCatalogueSize()(api.db)
    return { countries, serviceCount }
  }
  await api.db
    .updateTable('shop')
    .set({ country: 'KR' })
    .where('id', '=', sql<string>`(select min(id) from shop)`)
    .execute()
  expect((await fresh()).countries).toContain('KR')
  await api.db.updateTable('shop').set({ active: false }).where('country', '=', 'KR').execute()
  expect((await fresh()).countries).not.toContain('KR')
  await api.db.updateTable('service').set({ active: false }).execute()
  expect(await fresh()).toEqual({ countries: [], serviceCount: undefined })
})

test.each(['red; background: url(//evil)', '#12', 'navy', ''])(
  'Colors are built in where %j is stored',
  async (color) => {
    await api.db.updateTable('platform_style').set({ accent_color: color, title: 'Other' }).execute()
    expect(await style()).toMatchObject({ title: 'Other', primaryColor: '#16213e', accentColor: '#ffc94a' })
  },
)

test('The theme is the built-in one where none is stored', async () => {
  await api.db.deleteFrom('platform_style').execute()
  expect(await style()).toMatchObject({ title: 'Yoyaku', bannerUrl: null, logoUrl: null })
})

async function style() {
  return (await api.call<{ data: Schemas['PlatformStyle'] }>('GET', '/api/v1/user/platform-style')).body.data
}
