import { type Mutant, mutant } from './mutant.types.ts'

const MEMBER = 'src/modules/members/member.ts'
const CREATE = 'src/modules/reservations/create-reservation.ts'
const CLAIM = 'src/modules/reservations/claim.ts'
const CONFIRMING = 'src/modules/reservations/confirming.ts'
const KEYS = 'src/modules/idempotency/idempotency-key.ts'
const MOVE = 'src/modules/reservations/transition.ts'
const HOLD_TEST = 'src/modules/holds/hold.test.ts'
const QUOTE_TEST = 'src/modules/bookings/quote.test.ts'
const RESERVE_TEST = 'src/modules/reservations/reserve.test.ts'
const AFTER_TEST = 'src/modules/reservations/after-booking.test.ts'
const RACES_TEST = 'src/modules/reservations/races.test.ts'
const ATOMIC = 'torture/atomic/atomic.test.ts'
const HISTORY = 'torture/history/history.long.test.ts'
const INTERLEAVED = 'torture/races/interleaved.test.ts'
const LEAVING = 'torture/races/leaving.test.ts'

const HOLD = 'src/modules/holds/hold-statements.ts'
const HELD = `from hold where id = \${holdId}`
const LOCKED = `${HELD} for no key update`
const STILL_LIVE = '    .where(isLive)\n'
const TELLING = "      notificationsQuery([row], 'confirmed'),\n"
const VERSION = "    .where('version', '=', version)\n"
const ALLOWED = '    .where(moveCondition(to, by))\n'

export const reserving: Mutant[] = [
  mutant(
    'a hold is confirmed as it was, not as it is',
    [INTERLEAVED, 'changes while it is confirmed is not reserved'],
    [HOLD, LOCKED, HELD],
  ),
  mutant(
    'confirmations of one hold do not wait for each other',
    [INTERLEAVED, 'a hold that is confirmed while it is confirmed'],
    [HOLD, LOCKED, HELD],
  ),
  mutant(
    'a hold is confirmed as often as somebody asks',
    [INTERLEAVED, 'a hold that is confirmed while it is confirmed'],
    [HOLD, LOCKED, HELD],
    [CLAIM, STILL_LIVE, ''],
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
    [CLAIM, STILL_LIVE, ''],
  ),
  mutant(
    'whoever left is still a member',
    [INTERLEAVED, 'deleted while it confirms'],
    [CREATE, 'if (read.member.length === 0)', `if (member.userId === '')`],
  ),
  mutant(
    'an account that was deleted still reserves',
    [INTERLEAVED, 'deleted while it confirms'],
    [MEMBER, ' and deleted_at is null for key share', ' for key share'],
  ),
  mutant(
    'who reserves does not wait for the end of the account',
    [INTERLEAVED, 'deleted while it confirms'],
    [MEMBER, ' for key share', ''],
  ),
  mutant(
    'a price that changed is not looked at',
    [RESERVE_TEST, 'a price that changed is shown'],
    [CREATE, 'samePrice(price, hold.agreed.quote) ? hold :', "hold.id !== '' ? hold :"],
  ),
  mutant(
    'whatever the hold is by now counts as confirmed',
    [QUOTE_TEST, 'each of four parallel confirmations'],
    [CREATE, 'if (body.quoteId !== quoteIdOf(requotedHold)) {', 'if (requotedHold !== hold) {'],
  ),
  mutant(
    'somebody else’s change of a hold is confirmed unseen',
    [HISTORY, 'are killed at any moment'],
    [CREATE, 'if (body.quoteId !== quoteIdOf(requotedHold)) {', 'if (requotedHold !== hold) {'],
  ),
  mutant(
    'the reservation of another quote is answered as if it were this one',
    [QUOTE_TEST, 'of another quote that is a reservation'],
    [
      CREATE,
      "if (body.quoteId !== quoteIdOf(hold) || existing.status === 'cancelled')",
      "if (existing.status === 'cancelled')",
    ],
  ),
  mutant(
    'a reservation that was cancelled is answered to another key as if it were made',
    ['src/modules/reservations/reserve.test.ts', 'a hold whose reservation was cancelled'],
    [CREATE, " || existing.status === 'cancelled')", ')'],
  ),
  mutant(
    'a quote keeps its id whatever time it is for',
    [QUOTE_TEST, 'another time, more people'],
    ['src/modules/bookings/quote-id.ts', '    start: Date.parse(start_at),\n    end: Date.parse(end_at),\n', ''],
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
    [CREATE, TELLING, ''],
  ),
  mutant(
    'a reservation is told of after it is committed',
    [ATOMIC, 'A reservation'],
    [CREATE, TELLING, ''],
    [CREATE, 'import { notificationsQuery }', 'import { enqueueNotifications }'],
    [
      CREATE,
      'after(context.deliveries.wake)',
      "after(() => context.db.transaction().execute((trx) => enqueueNotifications(trx, [row], 'confirmed')))\n    after(context.deliveries.wake)",
    ],
  ),
  mutant(
    'a key is kept in a transaction of its own',
    [ATOMIC, 'A reservation'],
    [CREATE, '      key.storeAnswer(answer),\n', ''],
    [
      CREATE,
      'const answer = createdAnswer(row)',
      'const answer = createdAnswer(row)\n    await key.storeAnswer(answer).execute(context.db)',
    ],
  ),
  mutant(
    'a key is forgotten',
    [HOLD_TEST, 'the same key answers the same hold'],
    [KEYS, 'if (stored !== undefined) {', "if (stored?.fingerprint === '') {"],
  ),
  mutant(
    'a key does not wait for itself',
    [INTERLEAVED, 'a key whose first request is still running'],
    [KEYS, 'if (!onlyRow(read.lock).got) {', 'if (read.lock.length === 0) {'],
  ),
  mutant(
    'a key stands for whatever is asked with it',
    [HOLD_TEST, 'the same key answers the same hold'],
    [KEYS, 'if (stored.fingerprint !== fingerprint) {', "if (stored.fingerprint === '') {"],
  ),
  mutant(
    'a key is shared by everybody',
    [RESERVE_TEST, 'another member’s key is another key'],
    [KEYS, 'scopeOf(askerOf(call), operation)', "scopeOf('everybody', operation)"],
  ),
  mutant(
    'all visitors share their keys',
    ['src/modules/holds/address-hold-limit.test.ts', 'from another address is another visitor’s'],
    [KEYS, `return \`visitor \${address}\``, "return 'visitor'"],
  ),
  mutant(
    'an answered key waits for its other repetitions',
    [RACES_TEST, 'a key that was answered is answered at once'],
    [KEYS, 'if (stored !== undefined) {', 'if (stored !== undefined && onlyRow(read.lock).got) {'],
  ),
  mutant(
    'a refusal is kept for ever',
    [HOLD_TEST, 'a refusal is not remembered'],
    [
      'src/modules/holds/create-hold.ts',
      'if (chosen === null) return slotTaken\n',
      'if (chosen === null) {\n        await sendBeforeCommit(trx, key.storeAnswer(slotTaken as never))\n        return slotTaken\n      }\n',
    ],
  ),
  mutant(
    'an answer is given before the commit',
    [ATOMIC, 'A cancellation by the shop'],
    [
      'src/db/transaction.ts',
      'db.transaction().execute(begun)',
      `new Promise<Result>((resolve, reject) => {
        db.transaction()
          .execute(async (trx) => {
            const result = await begun(trx)
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
    [MOVE, "if (to === 'cancelled') await releaseOccupancy(trx, [row])\n", ''],
  ),
  mutant(
    'nobody is told of a move',
    [LEAVING, 'cancelled many times at once'],
    [MOVE, '  await enqueueNotifications(trx, [row], to)\n', ''],
  ),
  mutant(
    'one reads and cancels what another booked',
    [AFTER_TEST, 'another member’s reservation is not there'],
    ['src/modules/reservations/get-reservation.ts', "    .where('member_id', '=', member.userId)\n", ''],
  ),
  mutant(
    'one lists what others booked',
    [AFTER_TEST, 'another’s never'],
    [
      'src/modules/reservations/list-reservations.ts',
      ".where('member_id', '=', member.userId)",
      ".where('member_id', '!=', '')",
    ],
  ),
  mutant(
    'who leaves leaves their time taken',
    ['src/modules/reservations/forget-member.test.ts', ''],
    ['src/modules/reservations/forget-member.ts', '  await releaseOccupancy(trx, cancelled)\n', ''],
  ),
]
