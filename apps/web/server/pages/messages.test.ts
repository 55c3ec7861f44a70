import { getCatalogs } from '@lingui/cli/api'
import { getConfig } from '@lingui/conf'
import { beforeAll, expect, test } from 'vitest'

const root = `${import.meta.dirname}/../../`
const LANGUAGES = ['en', 'ko', 'ja', 'zh']

let messageIds: ReadonlySet<string> = new Set()
const catalogs = new Map<
  string,
  Readonly<Record<string, { readonly translation?: string; readonly message?: string; readonly obsolete?: boolean }>>
>()

beforeAll(async () => {
  const [catalog] = await getCatalogs(getConfig({ cwd: root, configPath: `${root}lingui.config.ts` }))
  if (catalog === undefined) throw new Error('There is no catalogue')
  messageIds = new Set(Object.keys((await catalog.collect()) ?? {}))
  for (const language of LANGUAGES) catalogs.set(language, (await catalog.read(language)) ?? {})
}, 60_000)

test('The pages have more than 100 messages', () => {
  expect(messageIds.size).toBeGreaterThan(100)
})

// Promise (Sentences and limits): no sentence is missing in any language
test.each(LANGUAGES)('Every message of the pages is translated to %s', (language) => {
  const catalog = catalogs.get(language) ?? {}
  const missing = [...messageIds].filter((id) => (catalog[id]?.translation ?? '') === '')
  expect(missing.map((id) => catalogs.get('en')?.[id]?.message ?? id)).toEqual([])
})

test.each(LANGUAGES)('The placeholders of %s are those that the page fills in', (language) => {
  const names = (text: string): string[] =>
    [...new Set([...text.matchAll(/\{(\w+)|<(\d+)/g)].map(([, name, tag]) => name ?? `<${tag}>`))].sort()
  const english = catalogs.get('en') ?? {}
  const wrong = Object.entries(catalogs.get(language) ?? {}).flatMap(([id, { translation = '' }]) => {
    const source = english[id]?.translation ?? ''
    // The texts of a plural's branches are in braces, too, but are no placeholders; placeholders within them count.
    const plain = (text: string): string => text.replace(/(?:one|other|=\d+) \{((?:[^{}]|\{[^{}]*\})*)\}/g, '$1')
    return translation === '' || names(plain(translation)).join() === names(plain(source)).join()
      ? []
      : [`${source} → ${translation}`]
  })
  expect(wrong).toEqual([])
})
