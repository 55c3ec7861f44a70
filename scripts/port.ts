import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

/** Below every port that a system lends to connections (32,768 on Linux, 49,152 elsewhere), above those that browsers refuse. */
const [FIRST, LAST] = [15_000, 32_000]
const TRIES = 20

/**
 * A port on loopback that nobody listens on at this moment, and that no connection of another process takes before
 * its server listens.
 */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const port = randomInt(FIRST, LAST)
    if (await isFree(port)) return port
  }
  throw new Error(`No port is free between ${FIRST} and ${LAST}`)
}

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
  })
