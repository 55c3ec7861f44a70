import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { startTestApi, type TestApi } from '../../test/harness.ts'
import { REFUSED, startLine, type TestLine } from '../testing/tcp-proxy.ts'
import type { Bus, JsonValue } from './bus.ts'
import { openBus } from './index.ts'

let api: TestApi
let line: TestLine
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.close())
beforeEach(async () => {
  line = await startLine(api.databaseUrl)
  onTestFinished(() => line.close())
})

const open = (redisUrl: string | null = null): Promise<Bus> =>
  openBus({ config: { redisUrl }, databaseUrl: line.url, db: api.db, log: api.context.log })

const listeners = async () =>
  (
    await sql`select from pg_stat_activity
               where application_name = 'yoyaku bus' and datname = current_database()`.execute(api.db)
  ).rows.length

test('A bus that is closed while it connects again leaves no connection', async () => {
  const bus = await open()
  line.hold()
  line.cut()
  await expect.poll(line.opened, { timeout: 10_000 }).toBe(2)
  const closing = bus.close()
  line.release()
  await closing
  await expect.poll(listeners, { timeout: 10_000 }).toBe(0)
  expect([line.opened(), line.open()]).toEqual([2, 0])
})

test('A connection that could not listen is ended before the next one is tried, so every message arrives once', async () => {
  const bus = await open()
  onTestFinished(() => bus.close())
  line.onWord('listen', REFUSED)
  line.cut()
  await expect.poll(line.opened, { timeout: 5000 }).toBe(3)
  await expect.poll(() => bus.state().hears, { timeout: 10_000 }).toBe(true)
  expect([line.opened(), line.open()]).toEqual([3, 1])
  const messages: JsonValue[] = []
  bus.subscribe('news', (message) => messages.push(message))
  await bus.publish('news', 1)
  await expect.poll(() => messages, { timeout: 10_000 }).toEqual([1])
})

test('A bus that cannot be opened leaves nothing behind, and names what is wrong', async () => {
  await expect(open('redis://127.0.0.1/none')).rejects.toThrow('REDIS_URL cannot be used: Invalid pathname')
  await expect.poll(line.open, { timeout: 10_000 }).toBe(0)
  line.onWord('listen', REFUSED)
  await expect(open()).rejects.toThrow('Not now')
  await expect.poll(line.open, { timeout: 10_000 }).toBe(0)
})
