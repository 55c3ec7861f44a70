import { type Mutant, mutant } from '@yoyaku/mutants'

const INTERLEAVED = 'torture/races/interleaved.test.ts'
const OUTBOX = 'src/modules/notifications/notification-outbox.ts'
const STEP3 = 'src/modules/auth/login-step3.ts'
const ATTEMPT_LIMITS = 'src/modules/attempt-limits/attempt-limits.ts'
const STEP3_TEST = 'src/modules/auth/login-step3.test.ts'

export const otherLocks: Mutant[] = [
  mutant(
    'everybody claims what is to leave',
    [INTERLEAVED, 'is claimed by one'],
    [OUTBOX, `order by due_at limit \${BATCH} for update skip locked`, `order by due_at limit \${BATCH}`],
  ),
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
    'a limit is looked at, then counted',
    [INTERLEAVED, 'one of two requested codes'],
    [
      ATTEMPT_LIMITS,
      `     where \${sql.join(belowLimits, sql\` and \`)}`,
      `     where \${(await waitFor(trx, pepper, rule)) === 0}`,
    ],
  ),
]
