import { expect, test } from 'vitest'
import { createDb } from '../db/connection.ts'
import { createClockWatch } from './clock-watch.ts'

const HOUR_MS = 3_600_000

function watched({ travelMs = 0 } = {}) {
  const clocks = { here: 1_000_000, aheadMs: 0, isAway: false }
  const lines: string[] = []
  const log = { info: (line: string) => void lines.push(line), warn: (line: string) => void lines.push(line) }
  const watch = createClockWatch({
    db: createDb('postgres://nobody@127.0.0.1:1/none'),
    log: log as never,
    now: () => clocks.here,
    async databaseNow() {
      if (clocks.isAway) throw new Error('It is away')
      clocks.here += travelMs / 2
      const remote = clocks.here + clocks.aheadMs
      clocks.here += travelMs / 2
      return remote
    },
  })
  return { watch, clocks, lines }
}

test.each([
  [HOUR_MS, 3600],
  [-HOUR_MS, -3600],
  [180_000, 180],
  [5_500, 6],
])('A database whose clock is %d ms ahead is told once, and once more when it is over', async (aheadMs, seconds) => {
  const { watch, clocks, lines } = watched()
  await watch.measure()
  expect([watch.differsBySeconds(), lines]).toEqual([null, []])
  clocks.aheadMs = aheadMs
  await watch.measure()
  await watch.measure()
  expect([watch.differsBySeconds(), watch.aheadMs(), lines.length]).toEqual([seconds, aheadMs, 1])
  expect(lines[0]).toContain(`${seconds} s ahead`)
  clocks.aheadMs = 0
  await watch.measure()
  expect([watch.differsBySeconds(), lines.length]).toEqual([null, 2])
})

test('A slow answer and a database that is away tell nothing of its clock', async () => {
  const { watch, clocks, lines } = watched({ travelMs: 8_000 })
  clocks.aheadMs = 6_000
  await watch.measure()
  clocks.isAway = true
  await watch.measure()
  expect([watch.differsBySeconds(), lines]).toEqual([null, []])
})
