import { type Mutant, mutant } from './mutant.types.ts'

const CREATE = 'src/reservations/create-reservation.ts'
const CLAIM = 'src/reservations/claim.ts'
const CONFIRMING = 'src/reservations/confirming.ts'
const KEYS = 'src/reservations/idempotent.ts'
const MOVE = 'src/reservations/move.ts'
const HOLD_TEST = 'src/reservations/hold.test.ts'
const RESERVE_TEST = 'src/reservations/reserve.test.ts'
const AFTER_TEST = 'src/reservations/after-booking.test.ts'
const RACES_TEST = 'src/reservations/races.test.ts'
const ATOMIC = 'torture/atomic/atomic.test.ts'
const INTERLEAVED = 'torture/races/interleaved.test.ts'
const LEAVING = 'torture/races/leaving.test.ts'

const FIND = 'src/reservations/find-hold.ts'
const LOCKED = `and \${isFirst} for no key update`
const UNLOCKED = `and \${isFirst}`
const STILL_LIVE = `and \${stillLive} and start_at`
const TELLING = `    \${announcedFrom(made)}, \${announcing('confirmed')},\n`
const LASTLY = 'const told = await lastly(trx, ...outcome.last(keep))'
const VERSION = "    .where('version', '=', version)\n"
const ALLOWED = '    .where(moveCondition(to, by))\n'

export const reserving: Mutant[] = [
  mutant(
    'a hold is confirmed as it was, not as it is',
    [INTERLEAVED, 'changes while it is confirmed is reserved at the time'],
    [FIND, LOCKED, UNLOCKED],
    [
      CLAIM,
      "'confirmed', start_at, end_at,",
      `'confirmed', \${row.start_at}::timestamptz, \${row.end_at}::timestamptz,`,
    ],
  ),
  mutant(
    'confirmations of one hold do not wait for each other',
    [INTERLEAVED, 'a hold that is confirmed while it is confirmed'],
    [FIND, LOCKED, UNLOCKED],
  ),
  mutant(
    'a hold is confirmed as often as somebody asks',
    [INTERLEAVED, 'a hold that is confirmed while it is confirmed'],
    [FIND, LOCKED, UNLOCKED],
    [CLAIM, STILL_LIVE, 'and start_at'],
  ),
  mutant(
    'the second tab hears that its reservation is no hold any more',
    [RACES_TEST, 'of two tabs that confirm the same hold'],
    [CREATE, "if (hold.state === 'reserved') {", "if (hold.id === '') {"],
  ),
  mutant(
    'a hold whose time is over is confirmed',
    [RESERVE_TEST, 'a hold that expired is refused'],
    [CREATE, 'if (!hold.live) return holdExpired()\n', ''],
    [CLAIM, STILL_LIVE, 'and start_at'],
  ),
  mutant(
    'whoever left is still a member',
    [INTERLEAVED, 'deleted while it confirms'],
    [CREATE, 'if (present === undefined)', `if (member.userId === '')`],
  ),
  mutant(
    'an account that was deleted still reserves',
    [INTERLEAVED, 'deleted while it confirms'],
    [CREATE, ' and deleted_at is null and', ' and'],
  ),
  mutant(
    'who reserves does not wait for the end of the account',
    [INTERLEAVED, 'deleted while it confirms'],
    [CREATE, `and \${isFirst} for key share`, UNLOCKED],
  ),
  mutant(
    'a price that changed is not looked at',
    [RESERVE_TEST, 'a price that changed is shown'],
    [CREATE, 'if (!samePrice(price, hold.agreed.quote)) {', "if (hold.id === '') {"],
  ),
  mutant(
    'terms that changed are agreed to unseen',
    [RESERVE_TEST, 'terms, points to confirm'],
    [CONFIRMING, 'if (agreement.version !== agreedTermsVersion) {', "if (agreement.version === '') {"],
  ),
  mutant(
    'points to confirm need not be confirmed',
    [RESERVE_TEST, 'terms, points to confirm'],
    [
      CONFIRMING,
      '!required || remindersConfirmed.includes(id)',
      '!required || remindersConfirmed.includes(id) || true',
    ],
  ),
  mutant(
    'nobody is told of a reservation',
    [RACES_TEST, 'of two tabs that confirm the same hold'],
    [CLAIM, TELLING, ''],
  ),
  mutant(
    'a reservation is told of after it is committed',
    [ATOMIC, 'A reservation'],
    [
      CREATE,
      "const answer = await idempotent(call, 'createReservation'",
      "const rows: ReservationRow[] = []\n  const answer = await idempotent(call, 'createReservation'",
    ],
    [CREATE, 'const success = created(row)', 'const success = created(row)\n      rows.push(row)'],
    [CLAIM, TELLING, ''],
    [
      CREATE,
      "import { deliverSoon } from '../notifications/deliver.ts'",
      "import { announce } from '../notifications/announce.ts'\nimport { deliverSoon } from '../notifications/deliver.ts'",
    ],
    [
      CREATE,
      'if (answer.status < 300) deliverSoon(world)',
      "await world.db.transaction().execute((trx) => announce(trx, rows, 'confirmed'))\n  if (answer.status < 300) deliverSoon(world)",
    ],
  ),
  mutant(
    'a key is kept in a transaction of its own',
    [ATOMIC, 'A reservation'],
    [
      KEYS,
      LASTLY,
      "await keep(outcome.answer([{}])).rows(call.world.db)\n      const told = await lastly(trx, ...outcome.last(() => words('select')))",
    ],
  ),
  mutant(
    'a key is forgotten',
    [HOLD_TEST, 'the same key answers the same hold'],
    [KEYS, 'if (stored !== undefined) {', "if (stored?.fingerprint === '') {"],
  ),
  mutant(
    'a key does not wait for itself',
    [RACES_TEST, 'one key, pressed ten times'],
    [KEYS, 'if (lock?.got !== true) {', 'if (lock === undefined) {'],
  ),
  mutant(
    'a key stands for whatever is asked with it',
    [HOLD_TEST, 'the same key answers the same hold'],
    [KEYS, 'if (stored.fingerprint !== fingerprint) {', "if (stored.fingerprint === '') {"],
  ),
  mutant(
    'a key is shared by everybody',
    [RESERVE_TEST, 'another member’s key is another key'],
    [KEYS, `\`\${call.member?.userId ?? 'visitor'} \${operation}\``, `\`everybody \${operation}\``],
  ),
  mutant(
    'a refusal is kept for ever',
    [HOLD_TEST, 'a refusal is not remembered'],
    [KEYS, 'if (outcome.status < 300)', 'if (outcome.status < 600)'],
  ),
  mutant(
    'an answer with a key is given before the commit',
    [ATOMIC, 'A reservation'],
    [KEYS, LASTLY, 'void lastly(trx, ...outcome.last(keep)).catch(() => {})\n      const told = [[{}]]'],
  ),
  mutant(
    'an answer is given before the commit',
    [ATOMIC, 'A cancellation by the shop'],
    [
      'src/db/transaction.ts',
      'return await db.transaction().execute(work)',
      `return await new Promise<Result>((resolve, reject) => {
        db.transaction()
          .execute(async (trx) => {
            const result = await work(trx)
            resolve(result)
            return result
          })
          .catch(reject)
      })`,
    ],
  ),
  mutant(
    'a lost deadlock is not tried again',
    ['src/db/transaction.test.ts', ''],
    [
      'src/db/transaction.ts',
      'if (attempt === ATTEMPTS || !isRepeatable(error)) throw error',
      'if (attempt > 0) throw error',
    ],
  ),
  mutant(
    'a status moves whenever somebody says so',
    [AFTER_TEST, 'until the start, and not from then on'],
    [MOVE, ALLOWED, ''],
  ),
  mutant('a version is not compared', [AFTER_TEST, 'another version is a conflict'], [MOVE, VERSION, '']),
  mutant(
    'a cancellation has no condition at all',
    [LEAVING, 'cancelled many times at once'],
    [MOVE, VERSION, ''],
    [MOVE, ALLOWED, ''],
  ),
  mutant(
    'a cancelled reservation keeps its time',
    [AFTER_TEST, 'frees the time, says why'],
    [MOVE, "if (to === 'cancelled') await free(trx, [row])\n", ''],
  ),
  mutant(
    'nobody is told of a move',
    [LEAVING, 'cancelled many times at once'],
    [MOVE, '  await announce(trx, [row], to)\n', ''],
  ),
  mutant(
    'one reads and cancels what another booked',
    [AFTER_TEST, 'another member’s reservation is not there'],
    ['src/reservations/get-reservation.ts', "    .where('member_id', '=', memberId)\n", ''],
  ),
  mutant(
    'one lists what others booked',
    [AFTER_TEST, 'another’s never'],
    [
      'src/reservations/list-reservations.ts',
      ".where('member_id', '=', memberOf(call).userId)",
      ".where('member_id', '!=', '')",
    ],
  ),
  mutant(
    'who leaves leaves their time taken',
    ['src/reservations/forget-member.test.ts', ''],
    ['src/reservations/forget-member.ts', '  await free(trx, cancelled)\n', ''],
  ),
]
