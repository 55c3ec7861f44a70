import type { Logger } from '../lib/logger.ts'
import type { Bus, JsonValue } from './bus.ts'

/** A bus within one process. */
export function createLocalBus(log: Logger): Bus {
  const listeners = new Map<string, Set<(message: JsonValue) => void>>()
  return {
    async publish(channel, message) {
      for (const listener of listeners.get(channel) ?? []) {
        queueMicrotask(() => {
          try {
            listener(message)
          } catch (error) {
            log.error({ err: error, channel }, 'A listener of the bus failed')
          }
        })
      }
    },
    subscribe(channel, listener) {
      const channelListeners = listeners.get(channel) ?? new Set()
      listeners.set(channel, channelListeners.add(listener))
      return () => channelListeners.delete(listener)
    },
    state: () => ({ over: 'memory', hears: true }),
    async close() {
      listeners.clear()
    },
  }
}
