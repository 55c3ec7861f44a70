import { type Mutant, mutant } from './mutant.types.ts'

const STEP3 = 'src/modules/auth/login-step3.ts'
const SESSION = 'src/modules/sessions/session.ts'
const ATTEMPT_LIMITS = 'src/modules/attempt-limits/attempt-limits.ts'
const STEP3_TEST = 'src/modules/auth/login-step3.test.ts'
const REFRESH_TEST = 'src/modules/auth/refresh-token.test.ts'

export const signingIn: Mutant[] = [
  mutant(
    'tries are read, then written',
    [STEP3_TEST, 'lets five of 200 parallel guesses be compared'],
    [
      STEP3,
      'const countTry = (trx: Trx, challengeId: string) =>\n  trx\n',
      "const countTry = async (trx: Trx, challengeId: string) => {\n  const seen = await trx.selectFrom('challenge').select('attempts').where('id', '=', challengeId).executeTakeFirst()\n  return trx\n",
    ],
    [STEP3, '.set({ attempts: sql<number>`attempts + 1` })', '.set({ attempts: (seen?.attempts ?? 0) + 1 })'],
    [STEP3, "'ticket_hash'])\n    .executeTakeFirst()\n", "'ticket_hash'])\n    .executeTakeFirst()\n}\n"],
  ),
  mutant(
    'tries have no end',
    [STEP3_TEST, 'refuses the right code too after five wrong tries'],
    [STEP3, "    .where('attempts', '<', TRIES_PER_CHALLENGE)\n", ''],
  ),
  mutant(
    'a code is not used up',
    [STEP3_TEST, 'signs in once, however many send it'],
    [STEP3, '|| !(await consume(trx, body.challengeId, verdict.codeId))', '|| !consume'],
  ),
  mutant(
    'a session begins in a transaction of its own',
    ['torture/atomic/atomic.test.ts', 'A sign-in by code'],
    [
      STEP3,
      'const state = await startSession(trx, user.id, { locale, origin, userAgent })',
      'const state = await startSession(context.db as unknown as Trx, user.id, { locale, origin, userAgent })',
    ],
  ),
  mutant(
    'a finished challenge takes its other codes',
    [STEP3_TEST, 'takes the other codes of its challenge with it'],
    [STEP3, "    .where('completed_at', 'is', null)\n", ''],
  ),
  mutant(
    'a code never expires',
    [STEP3_TEST, 'is 1010 from the tenth minute on'],
    ['src/modules/auth/compare-code.ts', 'sql<boolean>`expires_at <= app_now()`', 'sql<boolean>`false`'],
    [STEP3, "    .where('expires_at', '>', sql<string>`app_now()`)\n", ''],
  ),
  mutant(
    'another clock says how long a code lasts',
    [STEP3_TEST, 'is 1010 from the tenth minute on'],
    [
      'src/modules/auth/challenge.ts',
      `\`app_now() + make_interval(secs => \${CODE_SECONDS})\``,
      `\`now() + make_interval(secs => \${CODE_SECONDS + 3600})\``,
    ],
  ),
  mutant(
    'a limit is looked at, then counted',
    ['torture/races/interleaved.test.ts', 'one of two requested codes'],
    [
      ATTEMPT_LIMITS,
      `     where \${sql.join(belowLimits, sql\` and \`)}`,
      `     where \${(await waitFor(trx, pepper, rule)) === 0}`,
    ],
  ),
  mutant(
    'a limit counts nothing',
    ['src/modules/auth/login-step1.test.ts', 'five an hour and ten a day'],
    [ATTEMPT_LIMITS, `     where \${sql.join(belowLimits, sql\` and \`)}`, `     where \${belowLimits.length > 0}`],
  ),
  mutant(
    'a token rotates whenever it comes',
    [REFRESH_TEST, 'A token that is sent 20 times in the same moment'],
    [
      SESSION,
      `set counter = case when counter = \${counter} then counter + 1 else counter end,`,
      'set counter = counter + 1,',
    ],
  ),
  mutant(
    'a stolen token goes unnoticed',
    [REFRESH_TEST, 'is theft'],
    [SESSION, `ended_at = case when \${isReuse} then app_now() end,`, 'ended_at = null,'],
    [SESSION, `end_reason = case when \${isReuse} then 'reuse' end`, 'end_reason = null'],
  ),
  mutant(
    'the parent of a used token stays good',
    [REFRESH_TEST, 'thief and owner who take turns'],
    [SESSION, ` or counter > \${counter} and \${isParentReuse})`, ')'],
  ),
  mutant(
    'a tab whose request is on its way is taken for a thief',
    [REFRESH_TEST, 'still gets the pair while a request may be on its way'],
    ['src/modules/sessions/first-use.ts', 'const LEEWAY_SECONDS = 30', 'const LEEWAY_SECONDS = 0'],
  ),
  mutant(
    'each request writes that a token is used',
    ['src/modules/sessions/authenticate.test.ts', 'writes once for each generation'],
    ['src/modules/sessions/authenticate.ts', ' && counter !== session.usedCounter', ''],
    ['src/modules/sessions/first-use.ts', "      .where('used_counter', 'is distinct from', counter)\n", ''],
  ),
  mutant(
    'a session that ended goes on',
    ['src/modules/auth/logout.test.ts', 'logout ends the session with all its tokens'],
    [SESSION, 'and ended_at is null and ends_at > app_now()', 'and ends_at > app_now()'],
  ),
  mutant(
    'a session that ended still opens doors',
    ['src/modules/sessions/authenticate.test.ts', 'A session that another process ended'],
    ['src/modules/sessions/authenticate.ts', ' and ended_at is null', ''],
  ),
  mutant(
    'a ticket opens two sockets',
    ['src/modules/auth/create-ws-ticket.test.ts', 'A WebSocket ticket stands for its member and session, once'],
    ['src/modules/auth/create-ws-ticket.ts', "    .where('ws_ticket.used_at', 'is', null)\n", ''],
  ),
  mutant(
    'a provider’s ticket signs in twice',
    ['src/modules/auth/login-sso.test.ts', 'once per ticket'],
    [
      'src/modules/sso/ticket.ts',
      "    .where('for_email', '=', forEmail)\n    .where('used_at', 'is', null)\n",
      "    .where('for_email', '=', forEmail)\n",
    ],
  ),
  mutant(
    'who left stays signed in',
    ['src/modules/users/delete-me.test.ts', 'Every session ends'],
    [
      'src/modules/users/delete-member.ts',
      "return endSessionsOf(trx, memberId, 'deleted')",
      'return endSessionsOf === null ? [memberId] : []',
    ],
  ),
]
