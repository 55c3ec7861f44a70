import { setTimeout as pause } from 'node:timers/promises'
import type { Random } from '@yoyaku/drawings/random'
import type { Victim } from '../../test/victim.types.ts'

const SHORTEST_MS = 500
const LONGEST_MS = 1700
const LONGEST_DOWN_MS = 300

export type Nemesis = {
  /** By name of the victim. */
  kills: Record<string, number>
  /** Victims that are up again. */
  count(): number
  stop(): Promise<void>
}

/** Kills one of them every 0.5 to 1.7 s and starts it again. When it stops, all are up. */
export function unleash(victims: Victim[], random: Random): Nemesis {
  const kills: Record<string, number> = Object.fromEntries(victims.map(({ name }) => [name, 0]))
  let count = 0
  const stopping = new AbortController()
  const running = (async () => {
    while (!stopping.signal.aborted) {
      await pause(random.int(SHORTEST_MS, LONGEST_MS), undefined, { signal: stopping.signal }).catch(() => {})
      if (stopping.signal.aborted) return
      const victim = random.pick(victims)
      await victim.kill()
      kills[victim.name] = (kills[victim.name] ?? 0) + 1
      await pause(random.int(0, LONGEST_DOWN_MS))
      await victim.start()
      count++
    }
  })()
  return {
    kills,
    count: () => count,
    async stop() {
      stopping.abort()
      await running
    },
  }
}
