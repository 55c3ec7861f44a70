import { expect, test } from 'vitest'
import { createLegalTexts } from './legal-texts.ts'

const entry = (kind: string) => ({ kind, version: '1', title: `Title of ${kind}`, updatedAt: '2026-11-24T00:00:00Z' })
const asPageSays = (kind: string) => ({ kind, version: '1', title: `Title of ${kind}` })

function legalTexts(...kinds: string[]) {
  const reads: string[] = []
  const reports: unknown[] = []
  const fetch = async ({ url, headers }: Request): Promise<Response> => {
    const { pathname } = new URL(url)
    reads.push(`${headers.get('accept-language')} ${pathname}`)
    if (kinds.length === 0) throw new TypeError('down')
    return pathname === '/api/v1/legal-texts'
      ? Response.json({ data: kinds.map(entry), total: kinds.length })
      : Response.json({ data: { version: '1', title: 'x', body: '- 상호: 나고미', updatedAt: '' } })
  }
  const legalOf = createLegalTexts({
    backend: { apiUrl: 'http://api', fetch },
    report: (error) => reports.push(error),
    now: () => 1,
  })
  return { legalOf, reads, reports }
}

test('Pages in Korean carry the Korean business information itself, others only its title', async () => {
  const { legalOf, reads } = legalTexts('terms', 'seller-kr')
  const texts = ['terms', 'seller-kr'].map(asPageSays)
  expect(await legalOf('ko')).toEqual({ texts, business: '- 상호: 나고미' })
  expect(await legalOf('ja')).toEqual({ texts, business: null })
  expect(reads).toEqual(['ko /api/v1/legal-texts', 'ko /api/v1/legal-texts/seller-kr', 'ja /api/v1/legal-texts'])
})

test('Where the operator set no Korean text, pages in Korean ask for none', async () => {
  const { legalOf, reads } = legalTexts('terms', 'seller-jp')
  expect((await legalOf('ko')).business).toBeNull()
  expect(reads).toEqual(['ko /api/v1/legal-texts'])
})

test('While the API fails, pages link no text, and it is reported', async () => {
  const { legalOf, reports } = legalTexts()
  expect(await legalOf('en')).toEqual({ texts: [], business: null, isUnread: true })
  expect(reports).toHaveLength(1)
})
