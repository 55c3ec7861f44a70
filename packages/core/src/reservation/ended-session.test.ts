import { describe, expect, test } from 'vitest'
import { memoryTokens } from '../session/index.ts'
import { memorySnapshots } from '../shared/restore.ts'
import { chosen, MINUTE_MS, RESERVE, reviewing } from '../testing/booking.ts'
import { createTestSdk, type FakeApi, hana, settle } from '../testing/loose-sdk.ts'

const ENDED = 9
const comesBack = async ({ sdk, server }: Pick<ReturnType<typeof createTestSdk>, 'sdk' | 'server'>, user = hana) => {
  server.user = user
  sdk.signIn().get().withProvider('google', 'ticket-1')
  await settle()
}
const confirmsTo = (server: FakeApi) =>
  server.requests('POST', RESERVE).map(({ headers, body }) => [headers['idempotency-key'], body])

/** Confirmed, the answer lost, and then the session refused. */
async function unanswered(happens: (server: FakeApi) => void, snapshots = memorySnapshots()) {
  const world = await reviewing({ snapshots })
  happens(world.server)
  world.value().confirm()
  await settle()
  world.server.generation = ENDED
  await world.clock.advance(1_000)
  return { ...world, snapshots }
}

const faults: [string, number, (server: FakeApi) => void][] = [
  ['had arrived', 1, (server) => server.once('POST', RESERVE).lose()],
  ['had not arrived', 0, (server) => server.once('POST', RESERVE).cut()],
]

describe.each(faults)('Scenario: the session ends while one asks about a confirm that %s', (_, made, happens) => {
  test('a member is needed, and who comes back asks with the same key: one reservation', async () => {
    const world = await unanswered(happens)
    const { sdk, value, server, clock } = world
    expect(value()).toMatchObject({ step: 'signing-in', busy: false, hold: null, failure: { status: 401 } })
    const asked = confirmsTo(server).length
    await clock.advance(5 * MINUTE_MS)
    expect([value().step, confirmsTo(server).length, server.reservations.length]).toEqual(['signing-in', asked, made])
    await comesBack(world)
    expect([value().step, server.reservations.map(({ codeNumber }) => codeNumber)]).toEqual([
      'confirmed',
      [value().reservation?.codeNumber],
    ])
    expect(new Set(confirmsTo(server).map((request) => JSON.stringify(request))).size).toBe(1)
    sdk.dispose()
  })

  test('over a reload too', async () => {
    const { sdk, snapshots, server, clock } = await unanswered(happens)
    sdk.dispose()
    const again = createTestSdk({ snapshots, server, clock })
    const booking = again.sdk.reservation(chosen)
    await settle()
    expect(booking.get()).toMatchObject({ step: 'signing-in', busy: false })
    await comesBack(again)
    expect([booking.get().step, server.reservations.length]).toEqual(['confirmed', 1])
    expect(new Set(confirmsTo(server).map((request) => JSON.stringify(request))).size).toBe(1)
    again.sdk.dispose()
  })

  test('somebody else who comes has neither the request nor the slot', async () => {
    const world = await unanswered(happens)
    const asked = confirmsTo(world.server).length
    await comesBack(world, { ...hana, id: 'user-jun', firstName: 'Jun', email: 'jun@example.com' })
    await world.clock.advance(MINUTE_MS)
    expect([world.value().step, world.value().contact.firstName, confirmsTo(world.server).length]).toEqual([
      'choosing',
      'Jun',
      asked,
    ])
    expect([world.server.reservations.length, world.server.holds.size]).toEqual([made, 0])
    world.sdk.dispose()
  })
})

test('Scenario: a first confirm that is refused for want of a member has not arrived: the form comes back, with a new key', async () => {
  const world = await reviewing()
  const { sdk, value, server } = world
  server.generation = ENDED
  value().confirm()
  await settle()
  expect(value()).toMatchObject({ step: 'signing-in', hold: { holdId: 'hold-1' } })
  await comesBack(world)
  expect(value()).toMatchObject({ step: 'reviewing', agreedTermsVersion: 'v1' })
  value().confirm()
  await settle()
  expect([value().step, server.reservations.length]).toEqual(['confirmed', 1])
  expect(new Set(confirmsTo(server).map(([key]) => key)).size).toBe(2)
  sdk.dispose()
})

test('Scenario: a limit that one meets while asking tells nothing of what was sent: it is asked on, with the same key', async () => {
  const { sdk, value, server, clock } = await reviewing()
  server.once('POST', RESERVE).lose()
  server.once('POST', RESERVE).reply(429, { code: 'RATE_LIMITED' })
  value().confirm()
  await clock.advance(1_000)
  expect(value().step).toBe('checking')
  await clock.advance(2_000)
  expect([value().step, server.reservations.length]).toEqual(['confirmed', 1])
  expect(new Set(confirmsTo(server).map(([key]) => key)).size).toBe(1)
  sdk.dispose()
})

test('Scenario: the refresh token has gone from the storage: what was typed is there for who signs in again', async () => {
  const tokens = memoryTokens()
  const world = await reviewing({ tokens })
  const { sdk, value, server, events } = world
  value().amendRequirement('A seat by the window')
  void tokens.clear()
  server.expireAccess()
  await sdk.api.GET('/api/v1/user/me')
  await settle()
  expect(events.at(-1)).toMatchObject({ name: 'session.ended', event: { reason: 'missing' } })
  expect([value().step, value().specialRequirement]).toEqual(['signing-in', 'A seat by the window'])
  await comesBack(world)
  expect([value().step, value().specialRequirement]).toEqual(['reviewing', 'A seat by the window'])
  sdk.dispose()
})
