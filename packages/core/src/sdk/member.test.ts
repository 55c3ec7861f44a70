import { createTestSdk, reservationOf, settle } from '@yoyaku/testing'
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

test('a completed reservation is reviewed once, and its shop shows the review', async () => {
  const { sdk, server } = createTestSdk({ isMember: true })
  await settle()
  const codeNumber = 'A2B3C4D5'
  const visit = reservationOf({ codeNumber, status: 'completed' })
  server.reservations = [visit]
  const { id } = visit.shop
  expect(await sdk.reviews.write(codeNumber, { stars: 5, text: 'hana@example.com' })).toMatchObject({
    value: null,
    failure: { fields: [{ field: 'text', code: 'CONTACT_DETAILS' }] },
  })
  expect((await sdk.reviews.write(codeNumber, { stars: 4, text: 'Kind' })).value).toMatchObject({
    stars: 4,
    text: 'Kind',
  })
  expect(await sdk.reviews.write(codeNumber, { stars: 4, text: 'Kind' })).toMatchObject({
    failure: { code: 'REVIEW_EXISTS' },
  })
  const list = await sdk.queries.reviews(id).queryFn()
  expect([list.total, list.distribution]).toEqual([1, [0, 0, 0, 1, 0]])
  expect((await sdk.queries.shop(id).queryFn()).rating).toBe(4)
  expect((await sdk.queries.reservation(codeNumber).queryFn()).review?.text).toBe('Kind')
  expect(await sdk.reviews.report(list.data[0]?.id ?? '', { reason: 'spam' })).toEqual({ failure: null })
  expect(await sdk.reviews.report('none', { reason: 'spam' })).toMatchObject({ failure: { code: 'NOT_FOUND' } })
  expect(() => sdk.reviews.report('', { reason: 'spam' })).toThrow(TypeError)
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
