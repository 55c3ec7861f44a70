import { setTimeout as pause } from 'node:timers/promises'
import type { Random } from '../../packages/drawings/src/random.ts'
import type { DatabaseNode } from './database-node.ts'
import type { Incident } from './gaps.ts'
import { until } from './program.ts'
import type { Cluster } from './start-cluster.ts'

/** Before the first and after each: what follows an incident belongs to it. */
const SETTLE_MS = 4000
const API_AWAY_MS = 2000
const REDIS_AWAY_MS = 3000
const STANDBY_AWAY_MS = 8000
const FAILOVER_MS = 90_000
const WHOLE_MS = 120_000

type Fault = { name: string; hurt(): Promise<void> }

/** Each kills a part (SIGKILL), and resolves when the cluster is whole again. */
export function faultsOf({ apis, redis, nodes }: Cluster, random: Random, signal: AbortSignal): Fault[] {
  const away = (ms: number) => pause(ms, undefined, { signal })
  return [
    {
      name: 'an API process',
      async hurt() {
        const api = random.pick(apis)
        await api.kill()
        await away(API_AWAY_MS)
        await api.start()
      },
    },
    {
      name: 'Redis',
      async hurt() {
        await redis.kill()
        await away(REDIS_AWAY_MS)
        await redis.start()
      },
    },
    {
      name: 'the standby',
      async hurt() {
        const { standby } = await rolesOf(nodes)
        await standby.kill()
        await away(STANDBY_AWAY_MS)
        await rejoin(standby)
      },
    },
    {
      name: 'the primary',
      async hurt() {
        const { primary, standby } = await rolesOf(nodes)
        await primary.kill()
        await until(standby.isPrimary, { what: `${standby.name} was not promoted`, patienceMs: FAILOVER_MS })
        await away(SETTLE_MS)
        await rejoin(primary)
      },
    },
  ]
}

/** Runs every fault once, and all of them again until the time is over. */
export async function runFaults(
  faults: Fault[],
  {
    seconds,
    random,
    signal,
    say,
  }: { seconds: number; random: Random; signal: AbortSignal; say: (line: string) => void },
): Promise<Incident[]> {
  const incidents: Incident[] = []
  const began = performance.now()
  do {
    for (const { name, hurt } of random.shuffled(faults)) {
      await pause(SETTLE_MS, undefined, { signal })
      const from = performance.now()
      say(`Killing ${name}`)
      await hurt()
      const whole = performance.now()
      say(`Whole again after ${((whole - from) / 1000).toFixed(1)} s`)
      await pause(SETTLE_MS)
      incidents.push({ name, from, whole, until: performance.now() })
    }
  } while (performance.now() - began < seconds * 1000)
  return incidents
}

async function rolesOf(nodes: DatabaseNode[]): Promise<{ primary: DatabaseNode; standby: DatabaseNode }> {
  const isPrimary = await Promise.all(nodes.map((node) => node.isPrimary()))
  const primary = nodes.find((_, index) => isPrimary[index])
  const standby = nodes.find((_, index) => !isPrimary[index])
  if (primary === undefined || standby === undefined) throw new Error('There is no primary with a standby')
  return { primary, standby }
}

async function rejoin(node: DatabaseNode): Promise<void> {
  await node.start()
  await until(node.isSynchronous, {
    what: `${node.name} does not become the synchronous standby; its log is ${node.logFile}`,
    patienceMs: WHOLE_MS,
  })
}
