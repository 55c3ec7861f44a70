import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApi, type TestApi } from '../../../test/harness.ts'

const message = { type: 'wish', content: '  台東も追加してください 🌊 ', locale: 'ja' }

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.close())

test('sendWish stores a wish, with the e-mail if there is one', async () => {
  expect((await send(message)).body).toEqual({ data: { success: true } })
  await send({ ...message, type: 'feedback', email: 'hana@example.com' })
  const stored = await api.db
    .selectFrom('feedback')
    .select(['type', 'content', 'locale', 'email'])
    .orderBy('id')
    .execute()
  expect(stored).toEqual([
    { type: 'wish', content: '台東も追加してください 🌊', locale: 'ja', email: null },
    { type: 'feedback', content: '台東も追加してください 🌊', locale: 'ja', email: 'hana@example.com' },
  ])
})

test.each([
  ['content', { content: '' }],
  ['content', { content: ' \n ' }],
  ['content', { content: 'a'.repeat(1001) }],
  ['content', { content: undefined }],
  ['content', { content: ['a'] }],
  ['content', { content: 'nul \0' }],
  ['type', { type: 'complaint' }],
  ['locale', { locale: 'fr' }],
  ['email', { email: 'hana' }],
  ['extra', { extra: 1 }],
])('sendWish names the field %s where it is wrong: %j', async (field, change) => {
  const { status, body } = await send({ ...message, ...change })
  expect({ status, fields: (body.fields as { field: string }[]).map((error) => error.field) }).toEqual({
    status: 400,
    fields: [field],
  })
})

const send = (body: object) => api.call('POST', '/api/v1/google-sheet', { body })
