import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const read = (file: string): string => readFileSync(`${import.meta.dirname}/../../../${file}`, 'utf8')

const rows = [...read('docs/promises.md').matchAll(/^\| ([^|]+) \| ([^|]+) \| ([^|]+) \|$/gm)]
  .map(([, promise = '', title = '', file = '']) => ({ promise, title, file }))
  .filter(({ promise, file }) => promise !== '---' && file !== 'In')

test('The table of promises has more than 60 rows', () => {
  expect(rows.length).toBeGreaterThan(60)
})

/** A title is an argument of `test` (a skipped one proves nothing) or `test.each`, or the `title` constant of several. */
const TITLED = String.raw`(?:\btest\(|\]\s*(?:as const)?,?\s*\)\(|\w\)\(|\btitle = )\s*(['"\`])`

const literally = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

test.each(rows)('$promise: its test is there', ({ title, file }) => {
  expect(file).toMatch(/^(?:apps|e2e)\/\S+\.(?:test|e2e)\.tsx?$/)
  expect(read(file)).toMatch(new RegExp(`${TITLED}${literally(title)}\\1`))
})
