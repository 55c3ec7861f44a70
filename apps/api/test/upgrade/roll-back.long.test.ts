import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { migrate } from '../../src/db/migrate/migrate.ts'
import { migrationOf, migrations } from '../../src/db/migrate/migrations.ts'
import { BASE, hold, newKey, overlaps, reserve } from '../../src/testing/booking.ts'
import { newMember } from '../../src/testing/people.ts'
import { insertReferenceData, openShop } from '../../src/testing/shop.ts'
import { type ApiProcess, startApiProcess } from '../api-process.ts'
import { startTestApi, type TestApi } from '../harness.ts'
import { overHttp } from '../over-http.ts'

const BOOKERS = 2
const STAFF = 12
const TIMES = ['10:00', '11:00', '12:00', '13:00', '14:00', '15:00', '16:00', '17:00', '18:00']
const PER_DAY = STAFF * TIMES.length
/** Reservations that each phase of the roll-out waits for. */
const SOME = 6
const PATIENCE_MS = 40_000
const DAY_MS = 86_400_000
/** What a newer version may do: add. */
const newer = {
  ...migrations,
  '998-add-a-column': migrationOf("alter table reservation add column channel text not null default 'web'"),
  '999-add-a-table': migrationOf('create table shop_note (shop_id text references shop, note text)'),
}

/** Asks whichever process serves, again with the same key while none is there or it says 503. */
async function untilAnswered<Answer extends { status: number }>(
  servers: ApiProcess[],
  ask: (origin: string) => Promise<Answer>,
): Promise<Answer> {
  const endsAt = performance.now() + PATIENCE_MS
  for (let turn = 0; performance.now() < endsAt; turn++) {
    const server = servers[turn % servers.length]
    const answer = server ? await ask(server.origin).catch(() => null) : null
    if (answer !== null && answer.status !== 503) return answer
    await pause(20)
  }
  throw new Error('Nobody answered')
}

test('A version serves bookings without a loss while a newer one migrates, takes over and is rolled back', {
  timeout: 90_000,
}, async () => {
  const api = await startTestApi()
  onTestFinished(api.close)
  await insertReferenceData(api.db)
  await openShop(api.db, {
    maxQuantity: 1,
    staff: Array.from({ length: STAFF }, (_, index) => ({ id: `staff-${index}` })),
  })
  const start = async (name: string) => {
    const { tokenSecret, otpPepper } = api.context.config
    const secrets = { TOKEN_SECRET: tokenSecret, OTP_PEPPER: otpPepper }
    const started = await startApiProcess(name, { ...secrets, DATABASE_URL: api.databaseUrl, RATE_LIMITS: 'off' })
    onTestFinished(started.stop)
    return started
  }
  const servers = [await start('this version')]
  const { booked, refused, untilSomeMore, stop } = bookWithoutPause(api, servers)
  onTestFinished(stop)

  await untilSomeMore()
  await migrate(api.databaseUrl, newer)
  await untilSomeMore()
  const [older] = servers.splice(0, 1, await start('the newer version'))
  await older?.kill()
  await untilSomeMore()
  const [rolledBack] = servers.splice(0, 1, await start('this version again'))
  await rolledBack?.kill()
  await untilSomeMore()
  await stop()

  expect(refused).toEqual([])
  for (const { token, codeNumber } of booked)
    expect((await overHttp(api, servers[0]?.origin ?? '').call('GET', `${BASE}/${codeNumber}`, { token })).status).toBe(
      200,
    )
  const { rows } = await sql<{ made: number }>`select count(*)::int as made from reservation`.execute(api.db)
  expect([rows[0]?.made, await overlaps(api)]).toEqual([booked.length, 0])
})

/** Each booker holds and reserves the next time that nobody was given before. */
function bookWithoutPause(api: TestApi, servers: ApiProcess[]) {
  const booked: { token: string; codeNumber: string }[] = []
  const refused: unknown[] = []
  let isOver = false
  let next = 0
  const working = Array.from({ length: BOOKERS }, async () => {
    const { accessToken: token } = await newMember(api)
    while (!isOver) {
      const index = next++
      const date = new Date(Date.now() + (2 + Math.floor(index / PER_DAY)) * DAY_MS)
      const draft = {
        reservationDate: date.toISOString().slice(0, 10),
        reservationTime: TIMES[index % TIMES.length] ?? '',
      }
      const keys = [newKey(), newKey()] as const
      const held = await untilAnswered(servers, (origin) => hold(overHttp(api, origin), draft, { token, key: keys[0] }))
      if (held.status !== 201) return void refused.push(held.body)
      const { status, body } = await untilAnswered(servers, (origin) =>
        reserve(overHttp(api, origin), held.body.data, { token, key: keys[1] }),
      )
      if (status !== 201) return void refused.push(body)
      booked.push({ token, codeNumber: body.data.codeNumber })
      // A process that starts needs the processor as well.
      await pause(50)
    }
  })
  return {
    booked,
    refused,
    async untilSomeMore() {
      const wanted = booked.length + SOME
      await expect.poll(() => refused.length > 0 || booked.length >= wanted, { timeout: PATIENCE_MS }).toBe(true)
    },
    async stop() {
      isOver = true
      await Promise.all(working)
    },
  }
}
