import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { insertSellerExamples } from '../../../demo/seller-examples.ts'
import { startTestApi, type TestApi } from '../../../test/harness.ts'
import type { Locale, Schemas } from '../../contract/types.ts'
import { putInForce } from './legal-versions.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ shops: 12 })
})
afterAll(() => api.close())

const list = async (locale: Locale) => {
  const { body } = await api.call<{ data: Schemas['LegalTextEntry'][]; total: number }>('GET', '/api/v1/legal-texts', {
    locale,
  })
  return body
}
const read = (kind: string, locale: Locale = 'en') =>
  api.call<{ data: Schemas['LegalText']; code: string }>('GET', `/api/v1/legal-texts/${kind}`, { locale })

describe('Who runs the site', () => {
  test('is nowhere until the operator says it', async () => {
    expect((await list('en')).data.map(({ kind }) => kind)).toEqual(['terms', 'privacy'])
    for (const kind of ['seller-jp', 'seller-kr', 'seller-tw', 'seller-us']) {
      expect(await read(kind)).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } })
    }
  })

  test('is listed by title and read in its version in force; another language than its own has English, else its own', async () => {
    const korean = { en: '', ko: '사업자 정보', ja: '', zh: '' }
    const body = { en: '', ko: '상호: {operator}', ja: '', zh: '' }
    await putInForce(api.db, { kind: 'seller-kr', version: 'one', title: korean, body })
    expect((await list('ja')).data.at(-1)).toMatchObject({ kind: 'seller-kr', version: 'one', title: '사업자 정보' })
    expect((await read('seller-kr', 'ja')).body.data).toMatchObject({ title: '사업자 정보', body: '상호: Yoyaku' })

    const both = { title: { ...korean, en: 'Business information' }, body: { ...body, en: 'Company: {operator}' } }
    await putInForce(api.db, { kind: 'seller-kr', version: 'two', ...both })
    const { data, total } = await list('zh')
    expect([data.length, total]).toEqual([3, 3])
    expect(data.at(-1)).toMatchObject({ kind: 'seller-kr', version: 'two', title: 'Business information' })
    expect((await read('seller-kr', 'zh')).body.data).toMatchObject({ version: 'two', body: 'Company: Yoyaku' })
    expect((await read('seller-kr', 'ko')).body.data).toMatchObject({ title: '사업자 정보', body: '상호: Yoyaku' })
  })

  test('is an example in four languages where the demo catalogue asks for it, and never in place of what is set', async () => {
    await api.db.transaction().execute(insertSellerExamples)
    expect((await read('seller-kr', 'ko')).body.data.version).toBe('two')
    for (const [locale, mark] of [
      ['en', 'example'],
      ['ko', '예시'],
      ['ja', '記載例'],
      ['zh', '範例'],
    ] as const) {
      const { title, body } = (await read('seller-jp', locale)).body.data
      expect([title, body.split('\n')[0]]).toEqual([
        expect.stringContaining(mark),
        expect.stringMatching(new RegExp(mark, 'i')),
      ])
    }
  })
})
