import { readFile } from 'node:fs/promises'
import { join, relative, resolve } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { messagesOf, missedIn, READ_FIRST, sourcesReadFirst, sourcesWith } from '../messages.ts'
import type { AssetManifest } from '../src/assets.ts'
import { LANGUAGES, type Language } from '../src/locale/languages.ts'
import { pageSource, ROUTES } from '../src/routes.ts'

const BUILT = join(import.meta.dirname, '../dist/client')
const SRC = join(import.meta.dirname, '../src')

let manifest: AssetManifest = {}

beforeAll(async () => {
  const json = await readFile(join(BUILT, '.vite/manifest.json'), 'utf8').catch(() => null)
  expect(json, 'the pages have to be built before: npm run build').not.toBeNull()
  manifest = JSON.parse(json ?? '')
})

const codeOf = (source: string): Promise<string> => readFile(join(BUILT, manifest[source]?.file ?? ''), 'utf8')

async function said(language: Language, part: 'first' | 'later'): Promise<string[]> {
  const code = await codeOf(`src/locales/${language}.po?${part}`)
  return [...code.matchAll(/"([\w-]{6})":\[/g)].map(([, id = '']) => id)
}

test('The pages whose messages come first are those that one only reads', () => {
  expect(ROUTES.filter(({ quiet }) => quiet).map(({ name }) => name)).toEqual(READ_FIRST)
})

test.each(LANGUAGES)('In %s each message comes either first or later', async (language) => {
  const first = await said(language, 'first')
  const later = await said(language, 'later')
  expect(first.length).toBeGreaterThan(50)
  expect(later.length).toBeGreaterThan(2 * first.length)
  expect(first.filter((id) => later.includes(id))).toEqual([])
})

test.each(ROUTES.filter(({ quiet }) => quiet))('All that the page $name says comes with it', async (route) => {
  const code = (await codeOf('src/entry-browser.tsx')) + (await codeOf(pageSource(route)))
  const later = await said('en', 'later')
  expect(later.filter((id) => code.includes(`\`${id}\``))).toEqual([])
  const first = await said('en', 'first')
  expect(first.filter((id) => code.includes(`\`${id}\``)).length).toBeGreaterThan(20)
})

/** These say nothing: a test below looks. */
const SAYS_NOTHING: readonly string[] = [
  'markdown/with-tree.ts loads ./parse.ts',
  'sdk/sdk-provider.tsx loads ./start.ts',
]
const LIBRARIES: readonly string[] = ['entry-browser.tsx loads temporal-polyfill/global']

/** Bring what the loaded code says; so does `loadPage`, which loads what routes.ts names. */
const BRINGS_MESSAGES = new Set(['onDemand', 'partOfPage', 'codeOf', 'withMessages'])

const LOADED = /(?:(\w+)(?:<[^<>()]*>)?\(\s*(?:\(\)\s*=>\s*)?)?(?<!typeof\s+)\bimport\(\s*([^)]*?)\s*\)/g

test('What such a page loads later brings what it says, or says nothing', async () => {
  const loaded = [...(await sourcesReadFirst())].flatMap(([path, code]) =>
    [...code.matchAll(LOADED)]
      .filter(([, by = '']) => !BRINGS_MESSAGES.has(by))
      .map(([, , to = '']) => `${relative(SRC, path)} loads ${to.replaceAll("'", '')}`),
  )
  const pages = ROUTES.map((route) => `routes.ts loads ./${relative('src', pageSource(route))}`)
  expect(loaded.sort()).toEqual([...SAYS_NOTHING, ...LIBRARIES, ...pages].sort())
})

test.each(SAYS_NOTHING)('%s, which says nothing', async (load) => {
  const [from = '', to = ''] = load.split(' loads ')
  const said = await messagesOf(await sourcesWith([resolve(SRC, from, '..', to)]))
  const first = await messagesOf(await sourcesReadFirst())
  expect([...said].filter((id) => !first.has(id))).toEqual([])
})

test('A source that the bundler has come with such a page, and nobody looked at, is told', async () => {
  const known = new Set((await sourcesReadFirst()).keys())
  const imports = (id: string): readonly string[] =>
    id === `${SRC}/entry-browser.tsx` ? [`${SRC}/app.tsx`, `${SRC}/parts/toaster.tsx`, '/node_modules/react.js'] : []
  expect(missedIn(known, imports)).toEqual([`${SRC}/parts/toaster.tsx`])
})
