import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../scripts/run.ts'
import { STUDIO_DAYS } from './studio-days.ts'

/** What comes before the first test of a file belongs to it. */
const scenarios = globSync('e2e/scenarios/*/*.e2e.ts', { cwd: root }).flatMap((file) => {
  const [first = '', second = '', ...others] = readFileSync(join(root, file), 'utf8').split(/^ *test\(/m)
  return [first + second, ...others]
})
/** A name that several tests of a loop share ends in what tells them apart: `prints (${language})`. */
const names = new Set(STUDIO_DAYS.map((name) => name.replace(/ \(.*\)$/, '')))

test('Each day at the studio belongs to one scenario', () => {
  expect(STUDIO_DAYS.filter((name, index) => STUDIO_DAYS.indexOf(name) !== index)).toStrictEqual([])
  const counts = [...names].map((name) => [
    name,
    scenarios.filter((text) => new RegExp(`['\`]${name}(?: \\(\\$.*\\))?['\`]`).test(text)).length,
  ])
  expect(counts.filter(([, count]) => count !== 1)).toStrictEqual([])
})
