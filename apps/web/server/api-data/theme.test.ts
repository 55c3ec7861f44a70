import { expect, test } from 'vitest'
import { BUILT_IN } from '../../src/theme/brand.ts'
import { createThemes } from './theme.ts'

const brand = { ...BUILT_IN, primaryColor: '#123456', bannerUrl: '/b.svg', logoUrl: null, title: 'Yoyaku' }
const good = () => Response.json({ data: { ...brand, extra: 1 } })

function themes(answers: (() => Response)[]) {
  let now = 1
  const reports: unknown[] = []
  const requestedLanguages: (string | null)[] = []
  const fetch = async (request: Request): Promise<Response> => {
    requestedLanguages.push(request.headers.get('accept-language'))
    const answer = answers.shift()
    if (answer === undefined) throw new TypeError('down')
    return answer()
  }
  const themeOf = createThemes({
    backend: { apiUrl: 'http://api', fetch },
    fallbackTitle: 'yoyaku.example',
    report: (error) => reports.push(error),
    now: () => now,
  })
  const pass = (ms: number): void => {
    now += ms
  }
  return { themeOf, requestedLanguages, reports, pass }
}

test('The theme is requested once a minute and language', async () => {
  const { themeOf, requestedLanguages, pass } = themes([good, good, good])
  expect(await themeOf('ja')).toEqual(brand)
  await themeOf('ja')
  await themeOf('ko')
  pass(61_000)
  await themeOf('ja')
  expect(requestedLanguages).toEqual(['ja', 'ko', 'ja'])
})

test('The theme is requested once for many pages at a time, and again once it is a minute old', async () => {
  const { themeOf, requestedLanguages, pass } = themes([good, good])
  await Promise.all([themeOf('ja'), themeOf('ja'), themeOf('ja')])
  pass(61_000)
  await Promise.all([themeOf('ja'), themeOf('ja')])
  expect(requestedLanguages).toEqual(['ja', 'ja'])
})

test('The theme says how many services the catalogue has and in which countries, where the API does', async () => {
  const size = { serviceCount: 5000, countries: ['JP', 'KR'] }
  const { themeOf } = themes([() => Response.json({ data: { ...brand, ...size } })])
  expect(await themeOf('en')).toEqual({ ...brand, ...size })
})

// Promise (Sentences and limits): theme: a failed fetch leaves a page
test('The theme is the built-in one without an API, which is reported', async () => {
  const { themeOf, reports } = themes([])
  expect(await themeOf('en')).toEqual({ ...BUILT_IN, bannerUrl: null, logoUrl: null, title: 'yoyaku.example' })
  expect(reports).toHaveLength(1)
})

test.each([
  () => new Response('<html>', { status: 200 }),
  () => Response.json({ data: {} }),
  () => new Response('', { status: 503 }),
])('The theme stays the last good one after an answer that is no theme', async (bad) => {
  const { themeOf, pass } = themes([good, bad])
  await themeOf('en')
  pass(61_000)
  expect(await themeOf('en')).toEqual(brand)
})
