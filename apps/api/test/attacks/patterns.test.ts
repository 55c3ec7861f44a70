import { expect, test } from 'vitest'
import { loadContract, type Schema } from '../../src/contract/load.ts'
import { negotiateLocale } from '../../src/contract/locale.ts'
import { createCompilers } from '../../src/contract/schemas.ts'

const contract = loadContract()
const { literal } = createCompilers(contract)

const SHORT = 15_000
const LONG = 4 * SHORT
/** Four times the text: four times the work in a line, sixteen in a square. */
const MOST = 9
/** Below this, times cannot be compared. */
const LEAST_MS = 40

const evil: ((length: number) => string)[] = [
  ...['a', ' ', '\u0301', '.', '@', '-', '1', 'é', '、'].flatMap((one) => [
    (length: number) => one.repeat(length),
    (length: number) => `${one.repeat(length)}!`,
    (length: number) => `a${one.repeat(length)}\0`,
    (length: number) => `+1${one.repeat(length)}<`,
  ]),
  (length) => 'a '.repeat(length / 2).concat('!'),
  (length) => 'a.'.repeat(length / 2).concat('@'),
  (length) => `a@${'a.'.repeat(length / 2)}`,
  (length) => `a@${'a-'.repeat(length / 2)}!`,
]

const checks: [string, (text: string) => unknown][] = [
  ...Object.entries(contract.schemas)
    .filter(([, schema]: [string, Schema]) => ['pattern', 'x-pattern', 'format'].some((rule) => rule in schema))
    .map(([name]) => [name, literal({ $ref: name })] satisfies [string, (text: string) => unknown]),
  ['a language', negotiateLocale],
]

test('No pattern of the contract takes more than its share of a long text', { timeout: 60_000 }, () => {
  const slow = checks.flatMap(([name, check]) =>
    evil.flatMap((write) => {
      const [short, long] = [spent(check, write(SHORT)), spent(check, write(LONG))]
      return long > LEAST_MS && long > MOST * short
        ? [`${name} of ${JSON.stringify(write(8))}: ${short} ms, ${long} ms`]
        : []
    }),
  )
  expect(checks.length).toBeGreaterThan(6)
  expect(slow).toStrictEqual([])
})

/** Of the processor, the best of three: what else the machine does is not ours. */
function spent(check: (text: string) => unknown, text: string): number {
  const times = [1, 2, 3].map(() => {
    const before = process.cpuUsage()
    check(text)
    return process.cpuUsage(before).user / 1000
  })
  return Math.min(...times)
}
