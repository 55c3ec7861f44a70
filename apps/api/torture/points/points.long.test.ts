import { afterAll, beforeAll, beforeEach, describe, expect, inject, onTestFailed, test, vi } from 'vitest'
import { createLocalBus } from '../../src/bus/index.ts'
import { readConfig } from '../../src/config/config.ts'
import type { AppContext } from '../../src/context.ts'
import { createContext } from '../../src/create-context.ts'
import { createDb } from '../../src/db/connection.ts'
import { readsOfPrimary } from '../../src/db/standby/catalogue-reads.ts'
import { moveClock, resetPeople } from '../../src/db/test-control.ts'
import { cancel, hold, newKey, reserve } from '../../src/testing/booking.ts'
import { newMember } from '../../src/testing/people.ts'
import { insertReferenceData, openShop } from '../../src/testing/shop.ts'
import { startSmtp, type TestSmtp } from '../../src/testing/smtp.ts'
import { type ApiProcess, startApiProcess } from '../../test/api-process.ts'
import { createTestDatabase, type TestDatabase } from '../../test/database.ts'
import type { Answered, TestApi } from '../../test/harness.ts'
import { overlapping, uneven } from '../history/consistency.ts'
import { readTables } from '../history/tables.ts'
import { unannounced } from '../history/unannounced.ts'
import { onlyAnswers } from '../only-answers.ts'
import { atGate, type GatePoint } from './gate.ts'

const START_MS = Date.parse('2026-11-20T00:00:00Z')
const LEASES_END_MS = 10 * 60_000
const DRAINED = { timeout: 30_000, interval: 200 }
const isLong = Number(process.env.TORTURE_SECONDS ?? 0) > 0
// A long run may share the machine with much else.
const TIMEOUT_MS = isLong ? 300_000 : 60_000

type Answer = Answered<{ data: { codeNumber?: string } }>
type BookingCall = 'hold' | 'reserve' | 'cancel'
/** `after`: it happens when the answer is given already. `short`: also in `npm run proof`. */
type Point = GatePoint & { call: BookingCall; after?: true; short?: true }

const points: Point[] = [
  { call: 'hold', table: 'hold', moment: 'write', event: 'insert' },
  { call: 'hold', table: 'occupancy', moment: 'commit', event: 'insert' },
  { call: 'reserve', table: 'hold', moment: 'write', event: 'update' },
  { call: 'reserve', table: 'reservation', moment: 'write', event: 'insert' },
  { call: 'reserve', table: 'outbox', moment: 'write', event: 'insert' },
  { call: 'reserve', table: 'idempotency', moment: 'write', event: 'insert' },
  { call: 'reserve', table: 'reservation', moment: 'commit', event: 'insert', short: true },
  { call: 'cancel', table: 'occupancy', moment: 'write', event: 'delete' },
  { call: 'cancel', table: 'notification', moment: 'write', event: 'insert' },
  { call: 'cancel', table: 'reservation', moment: 'commit', event: 'update' },
  // An e-mail is written, the outbox forgets it, it is sent but not yet marked as sent.
  { call: 'reserve', table: 'email', moment: 'write', event: 'insert', after: true },
  { call: 'reserve', table: 'outbox', moment: 'commit', event: 'delete', after: true },
  { call: 'reserve', table: 'email', moment: 'write', event: 'update of sent_at', after: true, short: true },
]

let database: TestDatabase
let context: AppContext
let smtp: TestSmtp
let server: ApiProcess
let client: Pick<TestApi, 'call'>

beforeAll(async () => {
  database = await createTestDatabase(inject('postgresUrl'), 'migrated')
  smtp = await startSmtp()
  const env = {
    DATABASE_URL: database.url,
    DATA_DIR: '/nonexistent',
    SMTP_URL: smtp.url,
    TOKEN_SECRET: 'a token secret for torture only, 32 bytes',
    OTP_PEPPER: 'a pepper for torture only, 32 bytes long',
  }
  const log = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} }
  const db = createDb(database.url, { statementTimeoutMs: 30_000, lockTimeoutMs: 30_000 })
  const mail = { send: async () => {} }
  const parts = { config: readConfig(env), db, bus: createLocalBus(log), mail, log, catalogue: readsOfPrimary(db) }
  context = createContext(parts)
  await insertReferenceData(db)
  await openShop(db)
  server = await startApiProcess('api', env)
  client = { call: onlyAnswers(server.origin) }
})
afterAll(async () => {
  await server.stop()
  await context.db.destroy()
  await database.drop()
  await smtp.close()
})
beforeEach(async () => {
  await resetPeople(context.db)
  await moveClock(context.db, { offsetMs: START_MS - Date.now() })
  smtp.received.length = 0
})

const chosen = isLong ? points : points.filter(({ short }) => short)

describe('A server that is killed', { timeout: TIMEOUT_MS }, () => {
  test.each(chosen)(
    'during $call, at the $moment of its $event of $table, has done it once in the end',
    async (point) => {
      // A failure must not affect the later cases.
      onTestFailed(async () => {
        await server.kill()
        await server.start()
      })
      const send = await prepare(point.call)
      await atGate(context.db, point, async (arrived) => {
        const answer = send().catch(() => null)
        await arrived()
        await server.kill()
        if (!point.after) expect(await answer).toBeNull()
      })
      await server.start()
      const answer = await send()
      expect(answer.status).toBe(point.call === 'cancel' ? 200 : 201)
      await moveClock(context.db, { advanceMs: LEASES_END_MS })
      await vi.waitFor(async () => expect((await readTables(context.db)).waiting).toBe(0), DRAINED)
      const tables = await readTables(context.db)
      const received = new Map(
        [...Map.groupBy(smtp.received, ({ to }) => to?.[0]?.address ?? '')].map(([address, messages]) => [
          address,
          new Set(messages.map(({ messageId }) => messageId ?? '')),
        ]),
      )
      const wrong = [...overlapping(tables.reservations), ...uneven(tables), ...unannounced(tables, received)]
      expect(wrong).toStrictEqual([])
      expect([tables.holds.length, tables.reservations.length]).toStrictEqual([1, point.call === 'hold' ? 0 : 1])
    },
  )
})

/** Everything before, and what does it, with the same key however often it is called. */
async function prepare(call: BookingCall): Promise<() => Promise<Answer>> {
  const token = (await newMember({ context })).accessToken
  const key = newKey()
  if (call === 'hold') return () => hold(client, {}, { token, key }) as unknown as Promise<Answer>
  const { data } = (await hold(client, {}, { token })).body
  if (call === 'reserve') return () => reserve(client, data, { token, key })
  const { codeNumber } = (await reserve(client, data, { token })).body.data
  await vi.waitFor(async () => expect((await readTables(context.db)).waiting).toBe(0), DRAINED)
  return () => cancel(client, codeNumber, { token, key })
}
