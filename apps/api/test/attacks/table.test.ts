import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const api = new URL('../../', import.meta.url)
const rows = readFileSync(new URL('test/README.md', api), 'utf8')
  .split('\n')
  .flatMap((line) => {
    const [, number, , tests = ''] =
      line.split(' | ').length === 3 ? (/^\| (\d+) \| (.+?) \| (.+) \|$/.exec(line) ?? []) : []
    return number === undefined ? [] : [{ number: Number(number), tests }]
  })

test('Every attack that concerns the server has a row', () => {
  const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index)
  expect(rows.map(({ number }) => number)).toStrictEqual([...range(1, 45), ...range(50, 55)])
})

test.each(rows)('The tests against attack $number are there', ({ tests }) => {
  const named = tests.split(/; (?=`)/).map((one) => /^`([^`]+)`: (.+)$/.exec(one) ?? [])
  for (const [, file = 'nothing', name = 'nothing'] of named) {
    expect(readFileSync(new URL(file, api), 'utf8')).toContain(name)
  }
})
