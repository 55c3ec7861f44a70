import { createTestSdk, settle } from '@yoyaku/testing'
import { expect, test } from 'vitest'

test('a favorite is added and removed, and a failure of it is data', async () => {
  const { sdk, server } = createTestSdk({ isMember: true })
  await settle()
  const favoriteCount = async () => (await sdk.queries.favorites().queryFn()).total
  expect([await sdk.favorites.add('shop-1'), await favoriteCount()]).toEqual([{ failure: null }, 1])
  expect([await sdk.favorites.remove('shop-1'), await favoriteCount()]).toEqual([{ failure: null }, 0])
  server.once('PUT', '/api/v1/user-favorite/{shopId}').reply(404, { code: 'NOT_FOUND' })
  expect(await sdk.favorites.add('none')).toMatchObject({ failure: { code: 'NOT_FOUND' } })
  expect(() => sdk.favorites.add('')).toThrow(TypeError)
  sdk.dispose()
})

test('a profile that was changed is shown at once, and one that was refused stays', async () => {
  const { sdk, server } = createTestSdk({ isMember: true })
  await settle()
  expect(await sdk.profile.update({ firstName: 'Hanako' })).toMatchObject({
    value: { firstName: 'Hanako' },
    failure: null,
  })
  expect(sdk.auth.get().user?.firstName).toBe('Hanako')
  const fields = [{ field: 'firstName', code: 'FORMAT' }]
  server.once('PUT', '/api/v1/user/me').reply(400, { code: 'VALIDATION', fields })
  expect(await sdk.profile.update({ firstName: '!' })).toMatchObject({ value: null, failure: { fields } })
  expect(sdk.auth.get().user?.firstName).toBe('Hanako')
  expect(() => sdk.profile.update('Hana' as never)).toThrow('update: its argument is "Hana"')
  sdk.dispose()
})
