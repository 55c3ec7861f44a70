import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApi, type TestApi } from '../../../test/harness.ts'
import { LOCALES } from '../../contract/tables.gen.ts'
import type { Schemas } from '../../contract/types.ts'

const CONTACT = 'contact@yoyaku.example'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ shops: 12 })
})
afterAll(() => api.close())

test.each(LOCALES)('Terms and privacy policy in %s, in their newest version', async (locale) => {
  for (const [url, kind] of [
    ['/api/v1/terms-of-use', 'terms'],
    ['/api/v1/privacy-policies', 'privacy'],
  ] as const) {
    const { body } = await api.call<{ data: Schemas['LegalText'] }>('GET', url, { locale })
    const row = await api.db.selectFrom('legal_text').selectAll().where('kind', '=', kind).executeTakeFirstOrThrow()
    expect(body.data).toEqual({
      version: row.version,
      title: row.title[locale],
      body: row.body[locale].replaceAll('{operator}', 'Yoyaku').replaceAll('{contact}', CONTACT),
      updatedAt: row.updated_at,
    })
  }
})

test.each(LOCALES)(
  'Both texts name in %s who runs the site, as the theme calls it, and where to write to',
  async (locale) => {
    await api.db.updateTable('platform_style').set({ title: 'Komorebi' }).execute()
    for (const url of ['/api/v1/terms-of-use', '/api/v1/privacy-policies']) {
      const { body } = await api.call<{ data: Schemas['LegalText'] }>('GET', url, { locale })
      expect(body.data.body).toContain('Komorebi')
      expect(body.data.body).toContain(`<${CONTACT}>`)
      expect(body.data.body).not.toMatch(/[{}]|Yoyaku/)
    }
    await api.db.updateTable('platform_style').set({ title: 'Yoyaku' }).execute()
  },
)

test('A newer version takes the place of the old', async () => {
  const old = await api.db.selectFrom('legal_text').selectAll().where('kind', '=', 'terms').executeTakeFirstOrThrow()
  const text = { title: JSON.stringify(old.title), body: JSON.stringify(old.body) }
  await api.db
    .insertInto('legal_text')
    .values({ ...old, ...text, version: 'newer', updated_at: '2027-01-01T00:00:00Z' })
    .execute()
  const { body } = await api.call<{ data: Schemas['LegalText'] }>('GET', '/api/v1/terms-of-use')
  expect(body.data.version).toBe('newer')
})

test('Questions have answers in every language', async () => {
  for (const locale of LOCALES) {
    const categories = await api.call<{ data: Schemas['NamedId'][] }>('GET', '/api/v1/faq-categories', { locale })
    expect(categories.body.data.length).toBeGreaterThan(0)
    for (const { id } of categories.body.data) {
      const faqs = await api.call<{ data: { question: string; answer: string }[]; total: number }>(
        'GET',
        `/api/v1/faq-categories/${id}/faqs`,
        { locale },
      )
      expect(faqs.body.total).toBeGreaterThan(0)
      expect(faqs.body.data.every(({ question, answer }) => question !== '' && answer !== '')).toBe(true)
    }
  }
  expect((await api.call('GET', '/api/v1/faq-categories/none/faqs')).body.code).toBe('NOT_FOUND')
})

test.each([
  ['/api/v1/terms-of-use', 'terms'],
  ['/api/v1/privacy-policies', 'privacy'],
] as const)('%s is 503 while no text of its kind is in the database', async (url, kind) => {
  await api.db.deleteFrom('legal_text').where('kind', '=', kind).execute()
  const { status, body } = await api.call('GET', url)
  expect([status, body.code]).toEqual([503, 'UNAVAILABLE'])
})
