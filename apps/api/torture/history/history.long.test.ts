import { expect, test } from 'vitest'
import { SEED } from '../../test/seed.ts'
import { runHistory } from './run-history.ts'

const SECONDS = 12
const KILLS = 3
const SUCCEEDING = ['reserve', 'reschedule', 'wait'] as const

test('A server and a database that are killed at any moment lose nothing, double nothing and notify everybody once', {
  timeout: 180_000,
}, async () => {
  const { verdict, operations, kills, looks, seed } = await runHistory({
    seconds: SECONDS,
    leastKills: KILLS,
    until: SUCCEEDING,
    seed: SEED,
    clients: 8,
    apis: 1,
  })
  const found = Object.fromEntries(Object.entries(verdict).filter(([, all]) => all.length > 0))
  expect({ seed, found }).toStrictEqual({ seed, found: {} })
  expect(Object.values(kills).reduce((sum, count) => sum + count, 0)).toBeGreaterThanOrEqual(KILLS)
  for (const kind of SUCCEEDING) expect(operations[`${kind} ok`]).toBeGreaterThan(0)
  expect(looks).toBeGreaterThan(0)
})
