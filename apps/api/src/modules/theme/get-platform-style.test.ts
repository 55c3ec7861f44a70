import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApi, type TestApi } from '../../../test/harness.ts'
import type { Schemas } from '../../contract/types.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ shops: 12 })
})
afterAll(() => api.close())

test('The theme is the stored one', async () => {
  const stored = await api.db.selectFrom('platform_style').selectAll().executeTakeFirstOrThrow()
  expect(await style()).toEqual({
    primaryColor: stored.primary_color,
    secondaryColor: stored.secondary_color,
    accentColor: stored.accent_color,
    linkColor: stored.link_color,
    bannerUrl: stored.banner_url,
    logoUrl: stored.logo_url,
    title: stored.title,
  })
})

test.each(['red; background: url(//evil)', '#12', 'navy', ''])(
  'Colours are built in where %j is stored',
  async (colour) => {
    await api.db.updateTable('platform_style').set({ accent_color: colour, title: 'Other' }).execute()
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
