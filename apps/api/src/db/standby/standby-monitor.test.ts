import { expect, test } from 'vitest'
import { createDb } from '../connection.ts'
import { createStandbyMonitor, LOOK_MS } from './standby-monitor.ts'

const MAX_LAG_MS = 5000
const nowhere = () => createDb('postgres://nobody@127.0.0.1:1/none')

/** What both say of themselves when they are looked at; null: no answer. */
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
  async function look(after: number, now: Partial<typeof answers>) {
    Object.assign(answers, now, { now: answers.now + after })
    await monitor.look()
    return monitor.isFresh()
  }
  return { monitor, look }
}

test('a standby is fresh once it has been where the primary was', async () => {
  const { look } = monitored()
  expect(await look(0, { primary: 100n, standby: 90n })).toBe(false)
  expect(await look(LOOK_MS, { primary: 200n, standby: 100n })).toBe(true)
})

test('a standby that stands still stays fresh while nobody writes, and is too old before it passes its bound', async () => {
  const { look } = monitored()
  expect(await look(0, { primary: 100n, standby: 100n })).toBe(true)
  for (let looks = 0; looks < 10; looks++) expect(await look(LOOK_MS, {})).toBe(true)
  // Where it stands now the primary was a second ago, and so on; at the next look but one it would be past five.
  const stays = [true, true, true, true, false]
  for (const stay of stays) expect(await look(LOOK_MS, { primary: 200n })).toBe(stay)
  expect(await look(LOOK_MS, { standby: 200n })).toBe(true)
})

test('a standby is fresh however old while the primary is away, and not when it does not answer itself', async () => {
  const { look, monitor } = monitored()
  expect(await look(0, { primary: 100n, standby: 50n })).toBe(false)
  expect(await look(60_000, { primary: null })).toBe(true)
  expect(await look(LOOK_MS, { standby: null })).toBe(false)
  expect(monitor.answers()).toBe(false)
  expect(await look(LOOK_MS, { primary: 100n, standby: 100n })).toBe(true)
  monitor.distrust()
  expect([monitor.isFresh(), monitor.answers()]).toEqual([false, false])
})
