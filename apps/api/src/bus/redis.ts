import { createClient } from '@redis/client'
import type { Logger } from '../lib/logger.ts'
import type { Bus } from './bus.ts'
import { deserialize, serialize } from './envelope.ts'
import { createLocalBus } from './local.ts'
import { BUS_RECOVERED } from './recovered.ts'
import { retryAfter } from './retry.ts'

const CHANNEL = 'yoyaku'
const CONNECT_MS = 2000
const PING_MS = 2000
const SILENCE_MS = 5000
// A sign-out has a second to reach every socket.
const ANSWER_MS = 400

/**
 * A bus over Redis. While this process cannot use Redis it publishes over the database, where every process listens too; what
 * others publish over Redis meanwhile does not arrive here, so both the loss and the return of Redis are a `BUS_RECOVERED`.
 */
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
  const subscriber = connect()
  const publisher = connect()
  let closed = false
  let isSubscribed = false
  let hasMissed = false
  const isUsable = () => isSubscribed && publisher.isReady

  const onLost = (error: unknown) => {
    if (closed || !isSubscribed) return
    isSubscribed = false
    hasMissed = true
    log.warn({ err: error }, 'Redis is gone: the database carries the bus')
    void local.publish(BUS_RECOVERED, null)
  }
  subscriber.on('error', onLost)
  publisher.on('error', () => {})
  const onMessage = (text: string) => {
    const envelope = deserialize(text)
    if (envelope !== null) void local.publish(envelope.channel, envelope.message)
  }
  let subscribed = false
  const listen = async () => {
    // The client restores a subscription by itself, except one whose first SUBSCRIBE failed.
    if (!subscribed) await subscriber.subscribe(CHANNEL, onMessage)
    subscribed = true
    isSubscribed = true
    log.info('Redis carries the bus')
    if (hasMissed) await local.publish(BUS_RECOVERED, null)
  }
  const listening = Promise.withResolvers<void>()
  subscriber.on('ready', () => void listen().then(listening.resolve, listening.reject))
  const started = Promise.all([subscriber.connect(), listening.promise, publisher.connect()]).catch(
    (error: unknown) => {
      if (!closed) log.error({ err: error }, 'Redis cannot be used: the database carries the bus')
    },
  )
  await Promise.race([started, new Promise((resolve) => setTimeout(resolve, CONNECT_MS))])
  if (!isUsable()) {
    hasMissed = true
    log.warn('Redis does not answer yet: the database carries the bus')
  }
  return {
    async publish(channel, message) {
      const text = serialize(channel, message)
      if (isUsable()) {
        try {
          await within(ANSWER_MS, publisher.publish(CHANNEL, text))
          return
        } catch (error) {
          log.warn({ err: error }, 'Redis took no message: it goes over the database')
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
    state: () => (isUsable() ? { over: 'redis', hears: true } : database.state()),
    async close() {
      closed = true
      for (const client of [subscriber, publisher]) if (client.isOpen) client.destroy()
      await local.close()
      await database.close()
    },
  }
}

/** Rejects when the work takes longer; its result is ignored then. */
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
