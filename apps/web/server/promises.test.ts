import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const read = (file: string): string => readFileSync(`${import.meta.dirname}/../../../${file}`, 'utf8')

const rows = [...read('apps/web/README.md').matchAll(/^\| ([^|]+) \| ([^|]+) \| ((?:apps|e2e)\/[^|]+) \|$/gm)].map(
  ([, promise = '', title = '', file = '']) => ({ promise, title, file }),
)

test('the table of promises is read', () => {
  expect(rows.length).toBeGreaterThan(60)
})

test.each(rows)('$promise: its test is there', ({ title, file }) => {
  expect(read(file)).toContain(title)
})
