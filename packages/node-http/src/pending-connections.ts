import type { Server } from 'node:net'
import { setImmediate as nextTurn } from 'node:timers/promises'

const MOST_AT_ONCE = 512

/**
 * Node accepts one connection in a turn of the event loop (libuv 1.45 and later). Turns that each draw a page would accept
 * a few dozen a second, and a health check would wait behind all of them.
 * The result gives turns to the server until no connection waits to be accepted, or 512 have been accepted. Call it before
 * each long piece of work.
 */
export function acceptPendingConnections(server: Server): () => Promise<void> {
  let accepted = 0
  let running: Promise<void> | null = null
  server.on('connection', () => {
    accepted += 1
  })
  const run = async (): Promise<void> => {
    const most = accepted + MOST_AT_ONCE
    // The turn that is under way may have passed the place where it accepts.
    await nextTurn()
    let before: number
    do {
      before = accepted
      await nextTurn()
    } while (accepted > before && accepted < most)
    running = null
  }
  return () => {
    running ??= run()
    return running
  }
}
