import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { startTestApi, type TestApi } from '../../test/harness.ts'
import { startRedis, type TestRedis } from '../../test/redis.ts'
import type { Logger } from '../lib/logger.ts'
import { startLine } from '../testing/tcp-proxy.ts'
import type { Bus, JsonValue } from './bus.ts'
import { BUS_RECOVERED, openBus } from './index.ts'

const silent: Logger = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} }
let api: TestApi
let redis: TestRedis

beforeAll(async () => {
  api = await startTestApi()
  redis = await startRedis()
})
afterAll(async () => {
  await redis.kill()
  await api.close()
})

const open = (redisUrl: string | null) =>
  openBus({ config: { redisUrl }, databaseUrl: api.databaseUrl, db: api.db, log: silent })

const nextMessage = (bus: Bus, channel: string) =>
  new Promise<JsonValue>((resolve) => {
    const end = bus.subscribe(channel, (message) => {
      end()
      resolve(message)
    })
  })

const endListeners = () =>
  sql`select pg_terminate_backend(pid) from pg_stat_activity
       where application_name = 'yoyaku bus' and datname = current_database()`.execute(api.db)

describe.each(['database', 'redis'] as const)('A bus over the %s', (over) => {
  let here: Bus
  let there: Bus
  beforeAll(async () => {
    const url = over === 'redis' ? redis.url : null
    here = await open(url)
    there = await open(url)
  })
  afterAll(async () => {
    await Promise.all([here.close(), there.close()])
  })

  test('names what carries it', () => {
    expect([here.state(), there.state()]).toEqual([
      { over, hears: true },
      { over, hears: true },
    ])
  })

  test('brings a message of one process to all, also to that one', async () => {
    const all = Promise.all([nextMessage(here, 'news'), nextMessage(there, 'news')])
    await here.publish('news', { id: 'ä1' })
    expect(await all).toEqual([{ id: 'ä1' }, { id: 'ä1' }])
  })

  test('brings messages of the same time once each, in their order', async () => {
    const ids = Array.from({ length: 50 }, (_, index) => index)
    const messages: JsonValue[] = []
    const all = new Promise<void>((resolve) => {
      const end = there.subscribe('many', (message) => {
        if (message !== 'end') return void messages.push(message)
        end()
        resolve()
      })
    })
    await Promise.all(ids.map((id) => here.publish('many', id)))
    await here.publish('many', 'end')
    await all
    expect(messages).toEqual(ids)
  })

  test('brings nothing to other channels', async () => {
    const others: JsonValue[] = []
    const end = there.subscribe('other', (message) => others.push(message))
    const message = nextMessage(there, 'news')
    await here.publish('news', 1)
    await message
    end()
    expect(others).toEqual([])
  })

  test('rejects a message that is longer than ids', async () => {
    await expect(here.publish('news', 'x'.repeat(8000))).rejects.toThrow(RangeError)
  })

  test('emits BUS_RECOVERED once a lost connection is back, and carries on', async () => {
    const recovered = [nextMessage(here, BUS_RECOVERED), nextMessage(there, BUS_RECOVERED)]
    if (over === 'database') await endListeners()
    else {
      await redis.kill()
      await redis.start()
      await expect.poll(() => [here.state().over, there.state().over], { timeout: 10_000 }).toEqual(['redis', 'redis'])
    }
    await Promise.all(recovered)
    const again = nextMessage(there, 'news')
    await here.publish('news', 'back')
    expect(await again).toBe('back')
    expect(there.state().hears).toBe(true)
  })
})

describe('A bus while Redis is gone', () => {
  test('is carried by the database from the start', async () => {
    const nowhere = 'redis://127.0.0.1:1'
    const here = await open(nowhere)
    const there = await open(nowhere)
    const news = nextMessage(there, 'news')
    await here.publish('news', 1)
    expect([await news, here.state()]).toEqual([1, { over: 'database', hears: true }])
    await Promise.all([here.close(), there.close()])
  })

  test('brings messages of a process that lost Redis to all; it recovers once it receives theirs again', async () => {
    const here = await open(redis.url)
    const line = await startLine(redis.url)
    onTestFinished(() => line.close())
    const alone = await openBus({
      config: { redisUrl: line.url },
      databaseUrl: api.databaseUrl,
      db: api.db,
      log: silent,
    })
    onTestFinished(async () => void (await Promise.all([here.close(), alone.close()])))
    const lost = nextMessage(alone, BUS_RECOVERED)
    line.hold()
    line.cut()
    await lost
    expect([here.state().over, alone.state()]).toEqual(['redis', { over: 'database', hears: true }])
    const news = [nextMessage(here, 'news'), nextMessage(alone, 'news')]
    await alone.publish('news', 1)
    expect(await Promise.all(news)).toEqual([1, 1])
    const back = nextMessage(alone, BUS_RECOVERED)
    line.release()
    await back
    await expect.poll(() => alone.state().over, { timeout: 10_000 }).toBe('redis')
    const again = nextMessage(alone, 'news')
    await here.publish('news', 2)
    expect(await again).toBe(2)
  })

  test('subscribes when Redis is back that went between connection and subscription', async () => {
    const line = await startLine(redis.url)
    onTestFinished(() => line.close())
    line.onWord('subscribe', null)
    const logged: unknown[] = []
    const log: Logger = { ...silent, info: (line: unknown) => void logged.push(line) }
    const bus = await openBus({ config: { redisUrl: line.url }, databaseUrl: api.databaseUrl, db: api.db, log })
    onTestFinished(() => bus.close())
    await expect.poll(() => logged, { timeout: 5000 }).toEqual(['Redis carries the bus'])
    expect(line.opened()).toBe(3)
  })

  test('is carried by the database while Redis hangs', async () => {
    const here = await open(redis.url)
    const there = await open(redis.url)
    redis.freeze()
    const news = nextMessage(there, 'news')
    await here.publish('news', 1)
    expect(await news).toBe(1)
    await expect.poll(() => here.state().over, { timeout: 10_000 }).toBe('database')
    redis.thaw()
    await Promise.all([here.close(), there.close()])
  })
})
