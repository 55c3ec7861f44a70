import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Logger } from '../../lib/logger.ts'
import type { Db } from '../connection.ts'

/** How often both databases are asked how far they are, and how long each may take to say it. */
export const INTERVAL_MS = 1000

export type StandbyMonitor = {
  /** Whether the standby answers and is no older than agreed, or the primary is away. */
  isFresh(): boolean
  answers(): boolean
  /** Its connections break: not to be used until the next check. */
  distrust(): void
  check(): Promise<void>
  /** Checks at once, and then each second; waits for a standby that is behind as long as it may be behind. */
  start(): Promise<void>
  stop(): Promise<void>
}

type Options = {
  primary: Db
  standby: Db
  maxLagMs: number
  log: Pick<Logger, 'info' | 'warn'>
  /** In bytes of the write-ahead log: what a primary has written, or a standby has replayed. */
  positionOf?: (db: Db) => Promise<bigint>
  now?: () => number
}

/**
 * The age of a standby by our own clock: how long ago the primary was where the standby is now. The time of the last
 * replayed transaction grows while nobody writes, and says nothing of a standby that is cut off from its primary.
 */
export function createStandbyMonitor({
  primary,
  standby,
  maxLagMs,
  log,
  positionOf = walPosition,
  now = () => performance.now(),
}: Options): StandbyMonitor {
  let positions: { at: number; position: bigint }[] = []
  let isFresh = false
  let answers = false
  let stopped = false
  let running: Promise<void> | null = null
  const stopping = new AbortController()

  async function check(): Promise<void> {
    const at = now()
    const written = await withinInterval(positionOf(primary))
    const replayed = await withinInterval(positionOf(standby))
    if (written !== null) positions = [...positions.filter((one) => at - one.at <= maxLagMs), { at, position: written }]
    answers = replayed !== null
    // The next check is a second away: the standby may not become too old until then.
    const isYoung = positions.some(
      (one) => replayed !== null && one.position <= replayed && now() - one.at + INTERVAL_MS <= maxLagMs,
    )
    say(answers && (written === null || isYoung))
  }

  function say(fresh: boolean): void {
    if (fresh !== isFresh) {
      if (fresh) log.info('Catalogue reads go to the standby')
      else
        log.warn(`Catalogue reads go to the primary: the standby ${answers ? 'is too far behind' : 'does not answer'}`)
    }
    isFresh = fresh
  }

  async function run(): Promise<void> {
    while (!stopped) {
      await wait(INTERVAL_MS, undefined, { ref: false, signal: stopping.signal }).catch(() => {})
      if (!stopped) await check()
    }
  }

  return {
    isFresh: () => isFresh,
    answers: () => answers,
    distrust() {
      answers = false
      say(false)
    },
    check,
    async start() {
      const began = now()
      await check()
      if (!isFresh)
        log.warn(
          `The standby ${answers ? 'is behind' : 'does not answer'}: catalogue reads go to the primary until it is not`,
        )
      while (answers && !isFresh && now() - began < maxLagMs) {
        await wait(INTERVAL_MS / 10)
        await check()
      }
      running = run()
    },
    async stop() {
      stopped = true
      stopping.abort()
      await running
    },
  }
}

/** Null where it does not say so in time. */
async function withinInterval(position: Promise<bigint>): Promise<bigint | null> {
  const answer = position.catch(() => null)
  return Promise.race([answer, wait(INTERVAL_MS, null, { ref: false })])
}

async function walPosition(db: Db): Promise<bigint> {
  const { rows } = await sql<{ position: string }>`select pg_wal_lsn_diff(
    case when pg_is_in_recovery() then pg_last_wal_replay_lsn() else pg_current_wal_lsn() end, '0/0')::text as position`.execute(
    db,
  )
  return BigInt(rows[0]?.position ?? 0)
}
