import type { EmailCalendar } from '@yoyaku/calendar-file'
import { sql } from 'kysely'
import type { AppContext, Email } from '../../context.ts'
import type { Db, Trx } from '../../db/connection.ts'
import { newId } from '../../lib/secrets.ts'

/** Published on the bus after e-mails were committed: a process may send them now. */
export const EMAILS_WAITING = 'mail.waiting'

export type QueuedEmail = {
  id: string
  recipient: string
  subject: string
  text: string
  html: string
  calendar: EmailCalendar | null
  attempts: number
}

const MOST_ATTEMPTS = 8
/** Renewed while an e-mail is under way (`renewLeases`): so long it waits at most when its process dies. */
const LEASE_SECONDS = 15
export const RENEW_EVERY_MS = 5000
export const BATCH = 10
const LONGEST_WAIT_SECONDS = 900
/** A server that comes back is not to find e-mails that wait for a quarter of an hour. */
const AWAY_WAIT_SECONDS = 60
const USEFUL_SECONDS = 24 * 3600

/**
 * Puts an e-mail into the outbox, in the transaction of what it tells of: it leaves if and only if that is committed.
 * A second e-mail with the same `dedupeId` is dropped. After `usefulSeconds` (a day) it is not sent any more.
 */
export function queueEmail(db: Db | Trx, message: Email & { usefulSeconds?: number }): Promise<void> {
  return queueEmails(db, [message])
}

/** Whether an e-mail with this `dedupeId` was queued before, and may be sent already. */
export async function isQueued(db: Db | Trx, dedupeId: string): Promise<boolean> {
  const message = await db.selectFrom('email').select('id').where('dedupe_id', '=', dedupeId).executeTakeFirst()
  return message !== undefined
}

/** The same for several, as one statement. */
export async function queueEmails(db: Db | Trx, messages: (Email & { usefulSeconds?: number })[]): Promise<void> {
  const column = <Value>(of: (message: Email & { usefulSeconds?: number }) => Value) => messages.map(of)
  await sql`
    insert into email (id, dedupe_id, recipient, locale, subject, text, html, calendar, useful_until)
    select id, dedupe_id, recipient, locale, subject, text, html, calendar, app_now() + make_interval(secs => useful_seconds)
      from unnest(${column(newId)}::text[], ${column(({ dedupeId }) => dedupeId)}::text[], ${column(({ to }) => to)}::text[],
             ${column(({ locale }) => locale)}::text[], ${column(({ subject }) => subject)}::text[],
             ${column(({ text }) => text)}::text[], ${column(({ html }) => html)}::text[],
             ${column(({ calendar }) => (calendar ? JSON.stringify(calendar) : null))}::jsonb[],
             ${column(({ usefulSeconds }) => usefulSeconds ?? USEFUL_SECONDS)}::float8[])
        as queued (id, dedupe_id, recipient, locale, subject, text, html, calendar, useful_seconds)
    on conflict (dedupe_id) do nothing`.execute(db)
}

/** E-mails that are due, for this process alone until the lease ends: a process that dies leaves them to the others. */
export async function claimEmails(db: Db, most = BATCH): Promise<QueuedEmail[]> {
  const { rows } = await sql<QueuedEmail>`
    update email
       set attempts = attempts + 1, next_try_at = app_now() + make_interval(secs => ${LEASE_SECONDS})
     where id in (
       select id from email
        where sent_at is null and given_up_at is null and next_try_at <= app_now()
          and useful_until > app_now()
        order by next_try_at limit ${most} for update skip locked)
    returning id, recipient, subject, text, html, calendar, attempts`.execute(db)
  return rows
}

/** For e-mails that are still being sent. */
export async function renewLeases(db: Db, ids: readonly string[]): Promise<void> {
  await sql`update email set next_try_at = greatest(next_try_at, app_now() + make_interval(secs => ${LEASE_SECONDS}))
             where id = any(${ids}) and sent_at is null and given_up_at is null`.execute(db)
}

/**
 * Ends every lease, for a process that knows that no other is there: what a killed process had claimed leaves at once. An e-mail that
 * waits for another try no longer than a lease is tried now, too.
 */
export async function endLeases(db: Db): Promise<void> {
  await sql`update email set next_try_at = app_now()
             where sent_at is null and given_up_at is null and attempts > 0 and next_try_at > app_now()
               and next_try_at <= app_now() + make_interval(secs => ${LEASE_SECONDS})`.execute(db)
}

/** The texts go with it: a sign-in code has no business in a table of sent mail. */
export async function markSent(db: Db, id: string): Promise<void> {
  await sql`update email set sent_at = app_now(), text = '', html = '', calendar = null where id = ${id}`.execute(db)
}

/** `away`: nobody took or refused it. `refused`: by somebody who may take it later. `forGood`: it is no use. */
export type Failed = 'away' | 'refused' | 'forGood'

/**
 * 2, 4, 8 … seconds up to a quarter of an hour, or a minute where the server was away. After the last refusal, or where
 * it is no use, it is given up; what nobody refused waits for as long as it is of use.
 */
export async function markFailed(db: Db, id: string, failed: Failed): Promise<'later' | 'given up'> {
  const over = sql`${failed === 'forGood'} or (${failed === 'refused'} and attempts >= ${MOST_ATTEMPTS})`
  const longest = failed === 'away' ? AWAY_WAIT_SECONDS : LONGEST_WAIT_SECONDS
  const { rows } = await sql<{ given_up: boolean }>`
    update email
       set next_try_at = app_now() + make_interval(secs => least(power(2, least(attempts, 10)), ${longest})),
           given_up_at = case when ${over} then app_now() end,
           text = case when ${over} then '' else text end,
           html = case when ${over} then '' else html end,
           calendar = case when ${over} then null else calendar end
     where id = ${id} and sent_at is null
    returning given_up_at is not null as given_up`.execute(db)
  return rows[0]?.given_up ? 'given up' : 'later'
}

/** An e-mail that is of no use any more is not sent, and its texts are deleted. */
export async function giveUpLate(db: Db): Promise<void> {
  await sql`update email set given_up_at = app_now(), text = '', html = '', calendar = null
             where sent_at is null and given_up_at is null and useful_until <= app_now()`.execute(db)
}

/** After the commit, so that an e-mail leaves at once and not at the next run of the outbox. Never rejects. */
export const publishEmailsWaiting = ({ bus, log }: Pick<AppContext, 'bus' | 'log'>): Promise<void> =>
  bus
    .publish(EMAILS_WAITING, {})
    .catch((error: unknown) => log.warn({ err: error }, 'E-mails wait for the next run of the outbox'))
