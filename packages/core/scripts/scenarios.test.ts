import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const read = (file: string) => readFileSync(new URL(`../${file}`, import.meta.url), 'utf8')
const rows = [
  ...read('SCENARIOS.md').matchAll(/^\| ([^|]+) \| ([^|]+) \| ((?:src|test|\.\.\/testing\/src)\/[^|]+) \|$/gm),
].map(([, promise = '', title = '', file = '']) => ({ promise, title, file }))

test('the table of promises is read', () => {
  expect(rows.length).toBeGreaterThan(10)
})

test.each(rows)('$promise: its test is there', ({ title, file }) => {
  expect(read(file)).toContain(title)
})
