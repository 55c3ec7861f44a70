import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Schemas } from '../../src/contract/types.ts'
import { startTestApi, type TestApi } from '../../test/harness.ts'
import { runOperator } from './program.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ shops: 12 })
})
afterAll(() => api.close())

async function brand(...flags: string[]) {
  const output = { out: '', err: '' }
  const exit = await runOperator(['brand', ...flags], {
    env: { DATABASE_URL: api.databaseUrl },
    out: (text) => {
      output.out += text
    },
    err: (text) => {
      output.err += text
    },
  })
  return { exit, ...output }
}
const style = async () =>
  (await api.call<{ data: Schemas['PlatformStyle'] }>('GET', '/api/v1/user/platform-style')).body.data

test('an operator gives the platform a name, colors and pictures of its own; what is not given stays', async () => {
  const built = await style()
  const named = await brand(
    '--title',
    ' 和み Nagomi ',
    '--primary',
    '#3B1F2B',
    '--logo',
    'https://nagomi.example/logo.png',
  )
  expect(named).toEqual({
    exit: 0,
    err: '',
    out: `Title     和み Nagomi
Currency  TWD (built in)
Primary   #3b1f2b
Secondary ${built.secondaryColor}
Accent    ${built.accentColor}
Link      ${built.linkColor}
Banner    /media/banner.svg
Logo      https://nagomi.example/logo.png
`,
  })
  const now = {
    ...built,
    title: '和み Nagomi',
    primaryColor: '#3b1f2b',
    logoUrl: 'https://nagomi.example/logo.png',
  }
  expect(await style()).toEqual(now)
  await brand('--secondary', '#0a7', '--accent', '#fff000', '--link', '#eeeeff', '--banner', 'none', '--logo', 'drawn')
  expect(await style()).toEqual({
    ...now,
    ...{ secondaryColor: '#0a7', accentColor: '#fff000', linkColor: '#eeeeff' },
    ...{ bannerUrl: null, logoUrl: '/media/logo.svg' },
  })
  expect((await brand()).out).toContain('Banner    none\n')
})

test.each([
  [['--primary', 'red'], '#16213e'],
  [['--accent', '#12'], '#16213e'],
  [['--title', '  '], 'must be 1 to 60 characters'],
  [['--title', 'a\u202eb'], 'without hidden characters'],
  [['--logo', 'javascript:alert(1)'], 'https://'],
  [['--banner', 'http://a.example/b.png'], 'https://'],
  [['--logo', 'https://a.example/"onerror="x'], 'https://'],
])('brand refuses %j before it changes anything', async (flags, message) => {
  const before = await style()
  const { exit, err } = await brand('--secondary', '#123123', ...flags)
  expect(exit).toBe(2)
  expect(err).toContain(message)
  expect(await style()).toEqual(before)
})

test('brand says of the platform what the operator wants in each language, and in which currency it shows prices', async () => {
  const result = await brand(
    '--tagline-en',
    ' Three baths in Hakone. ',
    '--tagline-ja',
    '箱根の三つの湯。',
    '--currency',
    'JPY',
  )
  expect(result).toMatchObject({ exit: 0, err: '' })
  expect(result.out).toContain('Line en   Three baths in Hakone.\nLine ja   箱根の三つの湯。\nCurrency  JPY\n')
  expect(await style()).toMatchObject({
    ...{ tagline: { en: 'Three baths in Hakone.', ja: '箱根の三つの湯。' }, defaultCurrency: 'JPY' },
  })
  await brand('--tagline-en', 'none')
  expect(await style()).toMatchObject({ tagline: { ja: '箱根の三つの湯。' } })
  await brand('--tagline-ja', 'none')
  expect(await style()).not.toHaveProperty('tagline')
  expect(await brand('--currency', 'EUR', '--tagline-zh', ' ')).toMatchObject({
    exit: 2,
    err: expect.stringMatching(/--tagline-zh must be 1 to 120 characters/),
  })
})

test('brand inserts the built-in theme where none is stored, with what it is given', async () => {
  await api.db.deleteFrom('platform_style').execute()
  expect(await brand('--title', 'Nagomi')).toMatchObject({ exit: 0, err: '' })
  expect(await style()).toMatchObject({ title: 'Nagomi', primaryColor: '#16213e', logoUrl: '/media/logo.svg' })
})
