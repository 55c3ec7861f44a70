import { createClient } from '@redis/client'
import type { Bus, Logger } from '../world.ts'
import { seal, unseal } from './envelope.ts'
import { createLocalBus } from './local.ts'
import { BUS_RECOVERED } from './recovered.ts'
import { retryAfter } from './retry.ts'

const CHANNEL = 'yoyaku'
/** Said over the database by a process that cannot use Redis: then everybody speaks over the database for a while. */
const DEAF = 'bus.deaf'
const DEAF_EVERY_MS = 5000
const DEAF_COUNTS_MS = 15_000
const CONNECT_MS = 2000
const PING_MS = 2000
const SILENCE_MS = 5000
// A sign-out has a second to reach every socket.
const ANSWER_MS = 400

/** A bus over Redis, for as long as every process can use it; else over the database, as it is without Redis. */
export async function createRedisBus(parts: { url: string; database: Bus; log: Logger }): Promise<Bus> {
  const { url, database, log } = parts
  const local = createLocalBus(log)
  const connect = () =>
    createClient({
      url,
      disableOfflineQueue: true,
      pingInterval: PING_MS,
      socket: { connectTimeout: CONNECT_MS, socketTimeout: SILENCE_MS, reconnectStrategy: retryAfter },
    })
  const ear = connect()
  const mouth = connect()
  let closed = false
  let hears = false
  let overDatabaseUntil = 0

  const tellDeaf = async () => {
    overDatabaseUntil = performance.now() + DEAF_COUNTS_MS
    await database
      .publish(DEAF, null)
      .catch((error: unknown) => log.warn({ err: error }, 'Neither Redis nor the database carries the bus'))
  }
  const onHearing = () => {
    hears = true
    log.info('Redis carries the bus')
  }
  const onLost = async (error: unknown) => {
    if (closed || !hears) return
    hears = false
    log.warn({ err: error }, 'Redis is gone: the database carries the bus')
    await tellDeaf()
    // From here on all is heard over the database; what was said since the loss was not.
    await local.publish(BUS_RECOVERED, null)
  }
  ear.on('error', (error) => void onLost(error))
  mouth.on('error', () => {})
  const onMessage = (text: string) => {
    const envelope = unseal(text)
    if (envelope !== null) void local.publish(envelope.channel, envelope.message)
  }
  let subscribed = false
  const listen = async () => {
    // A subscription is taken up again before the ear is ready again; one that never came about is not.
    if (!subscribed) await ear.subscribe(CHANNEL, onMessage)
    subscribed = true
    onHearing()
  }
  const listening = Promise.withResolvers<void>()
  ear.on('ready', () => void listen().then(listening.resolve, listening.reject))
  const started = Promise.all([ear.connect(), listening.promise, mouth.connect()]).catch((error: unknown) => {
    if (!closed) log.error({ err: error }, 'Redis cannot be used: the database carries the bus')
  })
  const forgetDeaf = database.subscribe(DEAF, () => {
    overDatabaseUntil = performance.now() + DEAF_COUNTS_MS
  })
  const isUsable = () => hears && mouth.isReady
  const reminder = setInterval(() => {
    if (!isUsable()) void tellDeaf()
  }, DEAF_EVERY_MS)
  reminder.unref()

  const overRedis = () => isUsable() && performance.now() > overDatabaseUntil

  await Promise.race([started, new Promise((resolve) => setTimeout(resolve, CONNECT_MS))])
  if (!isUsable()) {
    log.warn('Redis does not answer yet: the database carries the bus')
    await tellDeaf()
  }
  return {
    async publish(channel, message) {
      const text = seal(channel, message)
      if (overRedis()) {
        try {
          await within(ANSWER_MS, mouth.publish(CHANNEL, text))
          return
        } catch (error) {
          log.warn({ err: error }, 'Redis took no message: it goes over the database')
          await tellDeaf()
        }
      }
      await database.publish(channel, message)
    },
    subscribe(channel, listener) {
      const ends = [local.subscribe(channel, listener), database.subscribe(channel, listener)]
      return () => {
        for (const end of ends) end()
      }
    },
    state: () => (overRedis() ? { over: 'redis', hears: true } : database.state()),
    async close() {
      closed = true
      clearInterval(reminder)
      forgetDeaf()
      for (const client of [ear, mouth]) if (client.isOpen) client.destroy()
      await local.close()
      await database.close()
    },
  }
}

/** Rejects when the work takes longer; it goes on unheard. */
async function within<Result>(ms: number, work: Promise<Result>): Promise<Result> {
  work.catch(() => {})
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(() => late.reject(new Error(`No answer within ${ms} ms`)), ms)
  try {
    return await Promise.race([work, late.promise])
  } finally {
    clearTimeout(timer)
  }
}
