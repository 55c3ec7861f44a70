import type { AppContext } from '../context.ts'
import { isStandby } from '../db/standby/is-standby.ts'
import { transaction } from '../db/transaction.ts'
import { tryLock } from '../db/try-lock.ts'
import type { AttemptLimitRule } from '../modules/attempt-limits/attempt-limit-rules.ts'
import { consumeAll } from '../modules/attempt-limits/attempt-limits.ts'
import { countBookedMembers } from '../modules/catalogue/booked-members.ts'
import { reencryptTokens } from '../modules/sso/reencrypt-tokens.ts'
import { revokeTokens } from '../modules/sso/revoke.ts'
import type { Job } from './job.types.ts'
import { jobs } from './jobs.ts'
import { deleteExpiredRows } from './retention.ts'
import { updateExchangeRates } from './update-exchange-rates.ts'

const EVERY_MS = 5000
const SWEEP_EVERY_MS = 3_600_000
/** Timers of processes do not agree to the second. */
const hourlyTurn = (subject: string): AttemptLimitRule => ({
  scope: 'sweep',
  subject,
  limits: [{ max: 1, seconds: 3540 }],
})
const SWEEPS = hourlyTurn('')
const EXCHANGE_RATES = hourlyTurn('exchange rates')

export type Scheduler = {
  /** Lets what is under way finish. */
  stop(): Promise<void>
}

/** Does what is due because time has passed, once, whichever process does it. */
export function startScheduler(context: AppContext): Scheduler {
  let running: Promise<void> | null = null
  const timer = setInterval(() => {
    running ??= tick(context).finally(() => {
      running = null
    })
  }, EVERY_MS)
  timer.unref()
  let sweeping = sweep(context)
  const hourly = setInterval(() => {
    sweeping = sweep(context)
  }, SWEEP_EVERY_MS)
  hourly.unref()
  return {
    async stop() {
      clearInterval(timer)
      clearInterval(hourly)
      context.deliveries.end()
      await Promise.all([running, sweeping])
    },
  }
}

async function sweep(context: AppContext): Promise<void> {
  const { db, config, log } = context
  if (!(await takesJobs(context))) return
  if (await isOurTurn(context, SWEEPS)) {
    await deleteExpiredRows(db).catch((error: unknown) => log.warn({ err: error }, 'Could not delete expired records'))
    await logErrors(context, 'count booked members', () => countBookedMembers(db))
  }
  if (config.exchangeRatesUrl !== null && (await isOurTurn(context, EXCHANGE_RATES)))
    await logErrors(context, 'update exchange rates', () => updateExchangeRates(context))
  await logErrors(context, 'reencrypt tokens', async () => void (await reencryptTokens(context)))
}

/** Claims the turn that one of all processes has, once an hour. */
async function isOurTurn({ db, config, log }: AppContext, turn: AttemptLimitRule): Promise<boolean> {
  try {
    const { allowed } = await transaction(db, (trx) => consumeAll(trx, config.otpPepper, [turn]))
    return allowed
  } catch (error) {
    log.warn({ err: error }, 'Could not claim the hourly turn of a job')
    return false
  }
}

/** Everything that is due now. A job that fails is logged and disturbs no other; the next tick tries again. */
export async function tick(context: AppContext): Promise<void> {
  if (!(await takesJobs(context))) return
  for (const job of jobs) {
    await logErrors(context, job.name, async () => {
      while ((await runAlone(context, job)) === job.batch) {}
    })
  }
  await context.deliveries.run()
  await logErrors(context, 'revoke tokens', () => revokeTokens(context))
}

/** On a standby there is nothing to do: the processes on its primary do it. */
async function takesJobs({ db, log }: AppContext): Promise<boolean> {
  try {
    return !(await isStandby(db))
  } catch (error) {
    log.warn({ err: error }, 'Jobs wait: the database cannot be reached')
    return false
  }
}

/** Logs what a job throws. Unhandled it would end the process, and with the database gone every job throws. */
async function logErrors({ log }: AppContext, job: string, work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    log.warn({ err: error, job }, 'A scheduled job failed')
  }
}

/** While another process has the same job in hand, there is nothing to do. */
function runAlone(context: AppContext, job: Job): Promise<number> {
  return transaction(context.db, async (trx) =>
    (await tryLock(trx, `clock: ${job.name}`)) ? job.run(trx, context) : 0,
  )
}
