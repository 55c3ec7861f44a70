import { expect, test } from 'vitest'
import { createDb } from '../connection.ts'
import { createStandbyMonitor, INTERVAL_MS } from './standby-monitor.ts'

const MAX_LAG_MS = 5000
const nowhere = () => createDb('postgres://nobody@127.0.0.1:1/none')

/** What both say of themselves when they are checked; null: no answer. */
function monitored() {
  const [primary, standby] = [nowhere(), nowhere()]
  const answers = { primary: 0n as bigint | null, standby: 0n as bigint | null, now: 0 }
  const monitor = createStandbyMonitor({
    ...{ primary, standby, maxLagMs: MAX_LAG_MS, log: { info: () => {}, warn: () => {} }, now: () => answers.now },
    async positionOf(db) {
      const position = db === primary ? answers.primary : answers.standby
      if (position === null) throw new Error('It does not answer')
      return position
    },
  })
  async function check(after: number, now: Partial<typeof answers>) {
    Object.assign(answers, now, { now: answers.now + after })
    await monitor.check()
    return monitor.isFresh()
  }
  return { monitor, check }
}

test('a standby is fresh once it has been where the primary was', async () => {
  const { check } = monitored()
  expect(await check(0, { primary: 100n, standby: 90n })).toBe(false)
  expect(await check(INTERVAL_MS, { primary: 200n, standby: 100n })).toBe(true)
})

test('a standby that stands still stays fresh while nobody writes, and is too old before it passes its bound', async () => {
  const { check } = monitored()
  expect(await check(0, { primary: 100n, standby: 100n })).toBe(true)
  for (let checks = 0; checks < 10; checks++) expect(await check(INTERVAL_MS, {})).toBe(true)
  // Where it stands now the primary was a second ago, and so on; at the next check but one it would be past five.
  const stays = [true, true, true, true, false]
  for (const stay of stays) expect(await check(INTERVAL_MS, { primary: 200n })).toBe(stay)
  expect(await check(INTERVAL_MS, { standby: 200n })).toBe(true)
})

test('a standby is fresh however old while the primary is away, and not when it does not answer itself', async () => {
  const { check, monitor } = monitored()
  expect(await check(0, { primary: 100n, standby: 50n })).toBe(false)
  expect(await check(60_000, { primary: null })).toBe(true)
  expect(await check(INTERVAL_MS, { standby: null })).toBe(false)
  expect(monitor.answers()).toBe(false)
  expect(await check(INTERVAL_MS, { primary: 100n, standby: 100n })).toBe(true)
  monitor.distrust()
  expect([monitor.isFresh(), monitor.answers()]).toEqual([false, false])
})
