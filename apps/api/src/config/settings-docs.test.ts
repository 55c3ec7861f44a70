import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { SETTINGS } from './config.ts'

const text = readFileSync(new URL('../../../../docs/settings.md', import.meta.url), 'utf8')
/** Of the first cell of each row: `PORT`, or with a value, `TEST_CONTROL=1`. */
const documented = text
  .split('\n')
  .flatMap((line) => (line.startsWith('|') ? [...(line.split('|')[1] ?? '').matchAll(/`([A-Z_]+)/g)] : []))
  .map(([, name]) => name)

test('Every setting has a row in docs/settings.md', () => {
  const withoutRow = SETTINGS.filter((name) => !documented.includes(name))
  expect(withoutRow).toStrictEqual([])
})
