import { type Mutant, mutant } from '@yoyaku/mutants'

const MEMBER = 'src/modules/members/member.ts'
const CREATE = 'src/modules/reservations/create-reservation.ts'
const KEYS = 'src/modules/idempotency/idempotency-key.ts'
const HOLD_TEST = 'src/modules/holds/hold.test.ts'
const QUOTE_TEST = 'src/modules/bookings/quote.test.ts'
const RESERVE_TEST = 'src/modules/reservations/reserve.test.ts'
const ATOMIC = 'torture/atomic/atomic.test.ts'
const INTERLEAVED = 'torture/races/interleaved.test.ts'

const HOLD = 'src/modules/holds/hold.sql.ts'
const HELD = `from hold where id = \${holdId}`
const LOCKED = `${HELD} for no key update`

export const reserving: Mutant[] = [
  mutant(
    'a hold is confirmed as it was, not as it is',
    [INTERLEAVED, 'changes while it is confirmed is not reserved'],
    [HOLD, LOCKED, HELD],
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
]
