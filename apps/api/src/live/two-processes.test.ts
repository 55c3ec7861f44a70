import { sql } from 'kysely'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { WebSocket } from 'ws'
import { databaseUrl } from '../../test/database-url.ts'
import { startTestApi, type TestApi } from '../../test/harness.ts'
import { buildApp } from '../app.ts'
import { newMember } from '../auth/test-people.ts'
import { createPostgresBus } from '../bus/postgres.ts'
import { book } from '../reservations/test-booking.ts'
import { layGround, openShop, setClock } from '../reservations/test-shop.ts'
import type { Bus } from '../world.ts'

let here: TestApi
let there: Awaited<ReturnType<typeof buildApp>>
let busThere: Bus

/** The bus between processes instead of the one within. */
async function busOf({ db, world: { log } }: Pick<TestApi, 'db' | 'world'>): Promise<Bus> {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db)
  return createPostgresBus({ url: databaseUrl(inject('postgresUrl'), rows[0]?.name ?? ''), db, log })
}

beforeAll(async () => {
  here = await startTestApi()
  await layGround(here.db)
  await openShop(here.db)
  await setClock(here, '2026-11-20T00:00:00Z')
  here.world.bus = await busOf(here)
  busThere = await busOf(here)
  there = await buildApp({ ...here.world, bus: busThere })
  await there.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(async () => {
  await there.close()
  await busThere.close()
  await here.close()
})

test('What is booked at one process arrives at a socket of the other, and so does a sign-out', async () => {
  const { accessToken, refreshToken } = await newMember(here)
  const address = there.server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  const socket = new WebSocket(`ws://127.0.0.1:${port}/ws?token=${accessToken}`)
  await new Promise((resolve) => socket.once('open', resolve))
  const frame = new Promise<string>((resolve) => socket.once('message', (data) => resolve(data.toString())))
  const closed = new Promise<number>((resolve) => socket.once('close', resolve))
  const { reservation } = await book(here, {}, accessToken)
  expect(JSON.parse(await frame).data.notification.codeNumber).toBe(reservation.codeNumber)
  await here.call('POST', '/api/v1/user/auth/logout', { body: { refreshToken } })
  expect(await closed).toBe(4401)
})
