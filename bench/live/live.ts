import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbedded } from '../../apps/api/embedded-postgres/start.ts'
import type { Bus } from '../../apps/api/src/bus/bus.ts'
import { openBus } from '../../apps/api/src/bus/index.ts'
import { createDb } from '../../apps/api/src/db/connection.ts'
import type { Logger } from '../../apps/api/src/lib/logger.ts'
import { startRedis } from '../../apps/api/test/redis.ts'
import type { Bench } from '../bench.ts'
import type { Figure } from '../figure.ts'

const ROUNDS = 1000
const BURST = 2000
const BURSTS = 9
const log: Logger = { debug: () => {}, info: () => {}, warn: () => {}, error: console.error }

export const live: Bench = {
  title: 'News between processes',
  about: `From one end of the bus to another, both forms in turn within one run: ${ROUNDS} messages one after the other, then ${BURSTS} times ${BURST} at once until the last is heard, the middle one of them.`,
  async measure({ say }) {
    const dataDir = await mkdtemp(join(tmpdir(), 'yoyaku-bench-'))
    const [postgres, redis] = await Promise.all([startEmbedded({ dataDir, log }), startRedis()])
    const db = createDb(postgres.url)
    const open = (redisUrl: string | null) => openBus({ config: { redisUrl }, databaseUrl: postgres.url, db, log })
    const pair = async (redisUrl: string | null): Promise<Pair> => ({
      from: await open(redisUrl),
      to: await open(redisUrl),
    })
    const overDatabase = await pair(null)
    const overRedis = await pair(redis.url)
    try {
      say('one after the other')
      const times: [number[], number[]] = [[], []]
      for (let round = 0; round < ROUNDS; round++) {
        times[0].push(await oneWay(overDatabase))
        times[1].push(await oneWay(overRedis))
      }
      say('at once')
      const rates: [number[], number[]] = [[], []]
      for (let round = 0; round < BURSTS; round++) {
        rates[0].push(await burst(overDatabase))
        rates[1].push(await burst(overRedis))
      }
      return [
        compared('one message, p50', 'ms', at(times[0], 0.5), at(times[1], 0.5)),
        compared('one message, p99', 'ms', at(times[0], 0.99), at(times[1], 0.99)),
        compared('at once', '/s', at(rates[0], 0.5), at(rates[1], 0.5)),
      ]
    } finally {
      await Promise.all([overDatabase, overRedis].flatMap(({ from, to }) => [from.close(), to.close()]))
      await redis.kill()
      await db.destroy()
      await postgres.stop()
      await rm(dataDir, { recursive: true, force: true })
    }
  },
}

type Pair = { from: Bus; to: Bus }

const compared = (what: string, unit: string, value: number, beside: number): Figure => ({
  what: `LISTEN/NOTIFY, ${what}`,
  value,
  unit,
  beside: { what: 'Redis', value: beside },
})

async function oneWay({ from, to }: Pair): Promise<number> {
  const received = new Promise<number>((resolve) => {
    const end = to.subscribe('bench', () => {
      end()
      resolve(performance.now())
    })
  })
  const since = performance.now()
  await from.publish('bench', { notificationId: crypto.randomUUID(), memberId: crypto.randomUUID() })
  return (await received) - since
}

/** Messages a second. */
async function burst({ from, to }: Pair): Promise<number> {
  let count = 0
  const all = new Promise<void>((resolve) => {
    const end = to.subscribe('bench', () => {
      count += 1
      if (count < BURST) return
      end()
      resolve()
    })
  })
  const messages = Array.from({ length: BURST }, () => ({ notificationId: crypto.randomUUID() }))
  const since = performance.now()
  await Promise.all(messages.map((message) => from.publish('bench', message)))
  await all
  return (BURST / (performance.now() - since)) * 1000
}

const at = (times: number[], share: number): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * share)] ?? 0
