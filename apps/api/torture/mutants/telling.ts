import { type Mutant, mutant } from './mutant.types.ts'

const CLOCK_TEST = 'src/jobs/scheduler.test.ts'
const MAIL_TEST = 'src/modules/mail/create-mail.test.ts'
const INTERLEAVED = 'torture/races/interleaved.test.ts'
const JOBS = 'src/jobs/jobs.ts'
const OUTBOX = 'src/modules/notifications/notification-outbox.ts'
const EMAILS = 'src/modules/mail/email-queue.ts'

export const telling: Mutant[] = [
  mutant(
    'everybody claims what is to leave',
    [INTERLEAVED, 'is claimed by one'],
    [OUTBOX, `order by due_at limit \${BATCH} for update skip locked`, `order by due_at limit \${BATCH}`],
  ),
  mutant(
    'what did not leave is forgotten',
    [CLOCK_TEST, 'is tried again when it failed'],
    ['src/modules/notifications/deliver.ts', 'return attempts >= MOST_ATTEMPTS ? key : null', 'return key'],
  ),
  mutant(
    'what has left is not forgotten',
    [CLOCK_TEST, 'leaves once, although many send'],
    [OUTBOX, 'if (keys.length === 0) return', 'if (keys.length < 1000) return'],
  ),
  mutant(
    'an e-mail is written as often as it is sent',
    [MAIL_TEST, 'The same e-mail twice is one e-mail'],
    [EMAILS, 'column(({ dedupeId }) => dedupeId)', 'column(newId)'],
  ),
  mutant(
    'everybody sends the same e-mail',
    [INTERLEAVED, 'is claimed by one'],
    [EMAILS, `order by next_try_at limit \${most} for update skip locked`, `order by next_try_at limit \${most}`],
  ),
  mutant(
    'an e-mail that a dead process had is never sent',
    [MAIL_TEST, 'A process that died while sending'],
    [EMAILS, `next_try_at = app_now() + make_interval(secs => \${LEASE_SECONDS})`, "next_try_at = 'infinity'"],
  ),
  mutant(
    'a reminder comes again and again',
    [CLOCK_TEST, 'a day before, the member is reminded'],
    [JOBS, 'update reservation set reminded = true', 'update reservation set reminded = reminded'],
  ),
  mutant(
    'nobody is told what the clock completed',
    ['torture/atomic/atomic.test.ts', 'A visit that nobody marked'],
    [JOBS, "await enqueueNotifications(trx, rows, 'completed')\n", ''],
  ),
  mutant(
    'the clock completes what was cancelled',
    ['torture/races/leaving.test.ts', 'the clock completes while it is marked as missed'],
    [JOBS, `\n         and \${moveCondition('completed', 'clock')}`, ''],
    [
      JOBS,
      `where \${moveCondition('completed', 'clock')}\n          order by end_at limit \${BATCH} for update skip locked`,
      `order by end_at limit \${BATCH}`,
    ],
  ),
  mutant(
    'one marks what others were told as read',
    ['src/modules/notifications/notifications.test.ts', 'of another member are not there'],
    ['src/modules/notifications/read-notification.ts', "    .where('member_id', '=', memberOf(call).userId)\n", ''],
  ),
  mutant(
    'a tick that fails takes the process along',
    [CLOCK_TEST, 'A tick without a database harms nobody'],
    [
      'src/jobs/scheduler.ts',
      "await logErrors(context, 'revoke tokens', () => revokeTokens(context))",
      'await revokeTokens(context)',
    ],
  ),
]
