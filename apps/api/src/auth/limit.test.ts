import { expect, test } from 'vitest'
import type { World } from '../world.ts'
import { limit } from './limit.ts'

const request = { scope: 'search', key: 'session-1', max: 3, windowSeconds: 30 }
const newWorld = () => ({}) as World

test('Three at once, the fourth when a third of the window has passed', () => {
  const world = newWorld()
  const at = (seconds: number) => limit(world, request, seconds * 1000)
  expect([at(0), at(0), at(0), at(0), at(9), at(10), at(10), at(20)]).toStrictEqual([
    { allowed: true, retryAfter: 0 },
    { allowed: true, retryAfter: 0 },
    { allowed: true, retryAfter: 0 },
    { allowed: false, retryAfter: 10 },
    { allowed: false, retryAfter: 1 },
    { allowed: true, retryAfter: 0 },
    { allowed: false, retryAfter: 10 },
    { allowed: true, retryAfter: 0 },
  ])
})

test('Scopes, keys and worlds do not share', () => {
  const world = newWorld()
  const once = { ...request, max: 1 }
  const asked = [
    limit(world, once, 0),
    limit(world, { ...once, key: 'session-2' }, 0),
    limit(world, { ...once, scope: 'wish' }, 0),
    limit(newWorld(), once, 0),
    limit(world, once, 0),
  ]
  expect(asked.map(({ allowed }) => allowed)).toStrictEqual([true, true, true, true, false])
})
