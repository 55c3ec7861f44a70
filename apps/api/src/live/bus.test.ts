import { sql } from 'kysely'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { databaseUrl } from '../../test/database-url.ts'
import { startTestApi, type TestApi } from '../../test/harness.ts'
import type { Bus, JsonValue, Logger } from '../world.ts'
import { BUS_RECOVERED, createPostgresBus } from './bus.ts'

const silent: Logger = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} }
let api: TestApi
let here: Bus
let there: Bus

beforeAll(async () => {
  api = await startTestApi()
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(api.db)
  const url = databaseUrl(inject('postgresUrl'), rows[0]?.name ?? '')
  const parts = { url, db: api.db, log: silent }
  here = await createPostgresBus(parts)
  there = await createPostgresBus(parts)
})
afterAll(async () => {
  await Promise.all([here.close(), there.close()])
  await api.close()
})

const heard = (bus: Bus, channel: string) =>
  new Promise<JsonValue>((resolve) => {
    const end = bus.subscribe(channel, (message) => {
      end()
      resolve(message)
    })
  })

test('what is said in one process is heard in all, also in this one', async () => {
  const all = Promise.all([heard(here, 'news'), heard(there, 'news')])
  await here.publish('news', { id: 'ä1' })
  expect(await all).toEqual([{ id: 'ä1' }, { id: 'ä1' }])
})

test('what is said at the same time goes out together, in its order', async () => {
  const ids = Array.from({ length: 50 }, (_, index) => index)
  const messages: JsonValue[] = []
  const all = new Promise<void>((resolve) => {
    const end = there.subscribe('many', (message) => {
      messages.push(message)
      if (messages.length < ids.length) return
      end()
      resolve()
    })
  })
  await Promise.all(ids.map((id) => here.publish('many', id)))
  await all
  expect(messages).toEqual(ids)
})

test('other channels stay silent', async () => {
  const others: JsonValue[] = []
  const end = there.subscribe('other', (message) => others.push(message))
  const said = heard(there, 'news')
  await here.publish('news', 1)
  await said
  end()
  expect(others).toEqual([])
})

test('a message longer than the database takes is an error, not a silence', async () => {
  await expect(here.publish('news', 'x'.repeat(8000))).rejects.toThrow(RangeError)
})

test('a bus that lost its connection says so once it hears again', async () => {
  const recovered = [heard(here, BUS_RECOVERED), heard(there, BUS_RECOVERED)]
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
             where application_name = 'yoyaku bus' and datname = current_database()`.execute(api.db)
  await Promise.all(recovered)
  const again = heard(there, 'news')
  await here.publish('news', 'back')
  expect(await again).toBe('back')
})
