import { type Mutant, mutant } from './mutant.types.ts'

const RESCHEDULE = 'src/modules/reservations/reschedule.ts'
const HANDLER = 'src/modules/reservations/reschedule-reservation.ts'
const REPLACED = 'src/modules/holds/replaced-reservation.ts'
const HOLD = 'src/modules/holds/hold-statements.ts'
const CREATE = 'src/modules/holds/create-hold.ts'
const TRANSITIONS = 'src/modules/bookings/transitions.ts'
const TEST = 'src/modules/reservations/reschedule.test.ts'
const OPERATOR_TEST = 'src/modules/operator/operator-reschedule.test.ts'
const RACES = 'torture/races/rescheduling.test.ts'
const ATOMIC = 'torture/atomic/atomic.test.ts'

const LOCKED = `from reservation where shop_id = \${shopId} and id = \${id} for no key update`
const VERSION = "    .where('version', '=', before.version)\n"
const RELEASED = `sql\`delete from occupancy where shop_id = \${hold.shop_id} and hold_id = any(\${[formerHoldId, hold.id]})\`,`

export const rescheduling: Mutant[] = [
  mutant(
    'the old time is given back in a transaction of its own',
    [ATOMIC, 'A reschedule that overlaps'],
    [
      RESCHEDULE,
      '  const { rows: others } =',
      `  await sql\`delete from occupancy where hold_id = \${before.hold_id}\`.execute(db)\n  const { rows: others } =`,
    ],
    [
      RESCHEDULE,
      '{ hold, taken, by }: NewTime): Promise',
      '{ hold, taken, by }: NewTime, db: Db | Trx = trx): Promise',
    ],
    [
      RESCHEDULE,
      "import type { Trx } from '../../db/connection.ts'",
      "import type { Db, Trx } from '../../db/connection.ts'",
    ],
    [HANDLER, "by: 'member' })\n", "by: 'member' }, context.db)\n"],
  ),
  mutant(
    'a limit is read, and written later',
    [RACES, 'both read it before either wrote'],
    [REPLACED, LOCKED, LOCKED.replace(' for no key update', '')],
    [RESCHEDULE, VERSION, ''],
    // Otherwise the two wait for each other, and the one that begins anew finds the other's version.
    [RESCHEDULE, '.filter((id) => id !== hold.id)', '.filter((id) => id === hold.id)'],
  ),
  mutant(
    'free cancellation improves with the new time',
    [TEST, 'never ends later than it did'],
    [RESCHEDULE, 'free_until: freeCancellationUntil(before),', 'free_until: null,'],
  ),
  mutant(
    'free cancellation forgets the times before the last',
    [TEST, 'never ends later than it did'],
    [
      RESCHEDULE,
      'free_until: freeCancellationUntil(before),',
      'free_until: freeCancellationUntil({ ...before, free_until: null }),',
    ],
  ),
  mutant(
    'a cap on free cancellation is not shown',
    [TEST, 'never ends later than it did'],
    [TRANSITIONS, 'free_until === null ? Number.POSITIVE_INFINITY', 'free_until !== null ? Number.POSITIVE_INFINITY'],
  ),
  mutant(
    'a change counts for nothing',
    [TEST, 'are how often the shop allows it'],
    [RESCHEDULE, "by === 'member' ? 1 : 0", "by === 'member' ? 0 : 0"],
  ),
  mutant(
    'the last moment of the shop is only shown',
    [TEST, 'are the last moment of the shop'],
    [REPLACED, "if (reason === 'TOO_LATE')", "if (reason === 'TOO_LATE') return null\n  if (reason === 'TOO_LATE')"],
  ),
  mutant(
    'an operator is held to the limits of members',
    [OPERATOR_TEST, 'whatever the limits of members are'],
    [RESCHEDULE, "by === 'member' ? 1 : 0", '1'],
  ),
  mutant(
    'the old time stays taken',
    [TEST, 'frees the old time'],
    [HOLD, RELEASED, RELEASED.replace('[formerHoldId, hold.id]', '[hold.id]')],
  ),
  mutant(
    'a new time that overlaps the old keeps its parts alone',
    [TEST, 'may overlap what that takes'],
    [HOLD, '  insertOccupancy(hold, taken),\n]', ']'],
    [HOLD, RELEASED, RELEASED.replace('[formerHoldId, hold.id]', '[formerHoldId]')],
  ),
  mutant(
    'a hold may overlap whatever its member booked',
    [TEST, 'overlaps nobody else'],
    [
      CREATE,
      'holdIds: [...replaced, ...(own === null ? [] : [own.holdId])],',
      'holdIds: locked.occupied.map(({ holdId }) => holdId),',
    ],
    [HOLD, `and own.hold_id = \${ownHoldId} and own.bookable_id`, 'and own.bookable_id'],
  ),
  mutant(
    'a hold replaces what another member booked',
    [TEST, 'of another member'],
    [
      REPLACED,
      `reservation.code_number = \${codeNumber} and reservation.member_id = \${member.userId}`,
      `reservation.code_number = \${codeNumber}`,
    ],
  ),
  mutant(
    'a hold for one reservation moves another',
    [TEST, 'with a hold that replaces another'],
    [HANDLER, 'if (first.replaces?.reservationId !== found.id) return replacesAnother\n', ''],
  ),
  mutant(
    'a version is not compared when a reservation moves',
    [TEST, 'with another version'],
    [HANDLER, 'if (body.version !== reservation.version) {', 'if (body.version < 0) {'],
  ),
  mutant(
    'what was agreed before is forgotten',
    [TEST, 'keeps what was agreed before on record'],
    [RESCHEDULE, 'agreed: JSON.stringify(before.agreed),', 'agreed: JSON.stringify(hold.agreed),'],
  ),
  mutant(
    'nobody is reminded of a new time',
    [TEST, 'comes again, a day before it'],
    [RESCHEDULE, '      reminded: false,\n', ''],
  ),
  mutant(
    'a hold for a reservation outlives it',
    [TEST, 'ends with the reservation'],
    ['src/modules/reservations/transition.ts', "  if (to === 'cancelled') await releaseNewTimes(trx, row)\n", ''],
  ),
]
