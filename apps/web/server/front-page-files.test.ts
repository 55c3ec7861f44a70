import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

type Built = Record<string, { file: string; imports?: string[] }>

const built: Built = JSON.parse(readFileSync(join(import.meta.dirname, '../dist/client/.vite/manifest.json'), 'utf8'))

/** Files that are loaded at once with a module, itself among them. */
function loadedWith(module: string, names = new Set<string>()): Set<string> {
  if (names.has(module)) return names
  names.add(module)
  for (const name of built[module]?.imports ?? []) loadedWith(name, names)
  return names
}

test.each(['src/app/entry-browser.tsx', 'src/pages/home/home.tsx'])('%s loads no XState at once', (module) => {
  const isXState = (name: string) => built[name]?.file.startsWith('assets/xstate-')
  expect(built[module]).toBeDefined()
  expect(Object.keys(built).filter(isXState)).toHaveLength(1)
  expect([...loadedWith(module)].filter(isXState)).toStrictEqual([])
})
