import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { indexRelease } from './index-release.ts'

test('indexRelease changes with the code that makes the index, and not with its tests', () => {
  const path = mkdtempSync(join(tmpdir(), 'index-release-'))
  onTestFinished(() => rmSync(path, { recursive: true }))
  const releaseWith = (name: string, text: string) => {
    writeFileSync(join(path, name), text)
    return indexRelease([pathToFileURL(`${path}/`)])
  }
  const first = releaseWith('shop-index.ts', 'one')
  expect(releaseWith('shop-index.test.ts', 'a test')).toBe(first)
  expect(releaseWith('shop-index.ts', 'two')).not.toBe(first)
  expect(releaseWith('shop-index.ts', 'one')).toBe(first)
})

test('indexRelease reads the code that runs', () => {
  expect(indexRelease()).toBe(indexRelease())
  expect(indexRelease()).not.toBe(indexRelease([]))
})
