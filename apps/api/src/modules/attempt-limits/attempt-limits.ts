import { sql } from 'kysely'
import type { Trx } from '../../db/connection.ts'
import {
  type AttemptLimitRule,
  attemptCounterKey,
  MOST_SECONDS_AHEAD,
  secondsUntilAllowed,
} from './attempt-limit-rules.ts'

/** `nextIn`: seconds until all rules would allow one more. */
export type AttemptDecision =
  | { allowed: true; nextIn: number; refund: () => Promise<void> }
  | { allowed: false; retryAfter: number }

/**
 * Counts one hit on every rule, or on none of them. Each is one conditional statement under the lock of its row, so
 * that parallel requests never count less than they are.
 */
export async function consumeAll(
  trx: Trx,
  pepper: string,
  rules: readonly AttemptLimitRule[],
): Promise<AttemptDecision> {
  const taken: { rule: AttemptLimitRule; hits: string[]; at: string }[] = []
  const refund = async () => {
    for (const { rule, at } of taken) await forget(trx, pepper, rule, at)
  }
  for (const rule of rules) {
    const counted = await hit(trx, pepper, rule)
    if (counted === null) {
      await refund()
      return { allowed: false, retryAfter: Math.max(1, await secondsUntilAttempt(trx, pepper, rule)) }
    }
    taken.push({ rule, ...counted })
  }
  const nextIn = Math.max(0, ...taken.map(({ rule, hits, at }) => secondsUntilAllowed(rule.limits, hits, at)))
  return { allowed: true, nextIn, refund }
}

/** The seconds until the rule would allow a hit, without counting one. */
export async function secondsUntilAttempt(trx: Trx, pepper: string, rule: AttemptLimitRule): Promise<number> {
  const { rows } = await sql<{ hits: string[]; now: string }>`
    select to_json(hits) as hits, app_now() as now from attempt_counter
     where scope = ${rule.scope} and key = ${attemptCounterKey(pepper, rule)}`.execute(trx)
  return rows[0] ? secondsUntilAllowed(rule.limits, rows[0].hits, rows[0].now) : 0
}

async function hit(trx: Trx, pepper: string, rule: AttemptLimitRule): Promise<{ hits: string[]; at: string } | null> {
  const fromNow = (seconds: number) => sql`app_now() + make_interval(secs => ${seconds})`
  const within = (seconds: number) => sql`h > ${fromNow(-seconds)} and h <= ${fromNow(MOST_SECONDS_AHEAD)}`
  const widest = Math.max(...rule.limits.map(({ seconds }) => seconds))
  const belowLimits = rule.limits.map(({ max, seconds, thenEvery }) => {
    const isBelow = sql`(select count(*) from unnest(f.hits) as h where ${within(seconds)}) < ${max}`
    if (thenEvery === undefined) return isBelow
    return sql`(${isBelow} or not exists (select from unnest(f.hits) as h where ${within(thenEvery)}))`
  })
  const { rows } = await sql<{ hits: string[]; at: string }>`
    insert into attempt_counter as f (scope, key, hits)
    values (${rule.scope}, ${attemptCounterKey(pepper, rule)}, array[app_now()])
    on conflict (scope, key) do update
       set hits = array(select h from unnest(f.hits) as h where ${within(widest)}) || app_now()
     where ${sql.join(belowLimits, sql` and `)}
    returning to_json(hits) as hits, hits[cardinality(hits)] as at`.execute(trx)
  return rows[0] ?? null
}

/** As if nothing had been counted. */
export async function clearAttempts(trx: Trx, pepper: string, rule: AttemptLimitRule): Promise<void> {
  await trx
    .deleteFrom('attempt_counter')
    .where('scope', '=', rule.scope)
    .where('key', '=', attemptCounterKey(pepper, rule))
    .execute()
}

async function forget(trx: Trx, pepper: string, rule: AttemptLimitRule, at: string): Promise<void> {
  await sql`update attempt_counter set hits = array_remove(hits, ${at}::timestamptz)
             where scope = ${rule.scope} and key = ${attemptCounterKey(pepper, rule)}`.execute(trx)
}
