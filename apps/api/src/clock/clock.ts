import { resealTokens } from '../auth/sso/reseal.ts'
import { revokeTokens } from '../auth/sso/revoke.ts'
import { sweepPeople } from '../auth/sweep.ts'
import { transaction } from '../db/transaction.ts'
import { tryLock } from '../db/try-lock.ts'
import { deliver, endDeliveries } from '../notifications/deliver.ts'
import type { World } from '../world.ts'
import { type Job, jobs } from './jobs.ts'

const EVERY_MS = 5000
const SWEEP_EVERY_MS = 3_600_000

export type Clock = {
  /** Lets what is under way finish. */
  stop(): Promise<void>
}

/** Does what is due because time has passed, once, whichever process does it. */
export function startClock(world: World): Clock {
  let running: Promise<void> | null = null
  const timer = setInterval(() => {
    running ??= tick(world).finally(() => {
      running = null
    })
  }, EVERY_MS)
  timer.unref()
  let sweeping = sweep(world)
  const hourly = setInterval(() => {
    sweeping = sweep(world)
  }, SWEEP_EVERY_MS)
  hourly.unref()
  return {
    async stop() {
      clearInterval(timer)
      clearInterval(hourly)
      endDeliveries(world)
      await Promise.all([running, sweeping])
    },
  }
}

async function sweep(world: World): Promise<void> {
  const { db, log } = world
  await sweepPeople(db).catch((error: unknown) => log.warn({ err: error }, 'What is worn out could not be swept'))
  await unharmed(world, 'reseal tokens', async () => void (await resealTokens(world)))
}

/** Everything that is due now. A job that fails is logged and disturbs no other; the next tick tries again. */
export async function tick(world: World): Promise<void> {
  for (const job of jobs) {
    await unharmed(world, job.name, async () => {
      while ((await runAlone(world, job)) === job.batch) {}
    })
  }
  await deliver(world)
  await unharmed(world, 'revoke tokens', () => revokeTokens(world))
}

/** Nobody hears what a tick throws: it would end the process, and with the database gone everything here throws. */
async function unharmed({ log }: World, job: string, work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    log.warn({ err: error, job }, 'A job of the clock failed')
  }
}

/** While another process has the same job in hand, there is nothing to do. */
function runAlone({ db }: World, job: Job): Promise<number> {
  return transaction(db, async (trx) => ((await tryLock(trx, `clock: ${job.name}`)) ? job.run(trx) : 0))
}
