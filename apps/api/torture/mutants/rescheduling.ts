import { type Mutant, mutant } from '@yoyaku/mutants'

const RESCHEDULE = 'src/modules/reservations/reschedule.ts'
const HANDLER = 'src/modules/reservations/reschedule-reservation.ts'
const REPLACED = 'src/modules/holds/replaced-reservation.ts'
const OCCUPANCY = 'src/modules/occupancy/occupancy.sql.ts'
const CREATE = 'src/modules/holds/create-hold.ts'
const TEST = 'src/modules/reservations/reschedule.test.ts'
const RACES = 'torture/races/rescheduling.test.ts'
const ATOMIC = 'torture/atomic/atomic.test.ts'

const LOCKED = `from reservation where shop_id = \${shopId} and id = \${id} for no key update`
const VERSION = "    .where('version', '=', before.version)\n"

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
    'free cancellation lasts longer after a move to a later time',
    [TEST, 'Free cancellation'],
    [RESCHEDULE, 'free_until: freeCancellationUntil(before),', 'free_until: null,'],
  ),
  mutant(
    'a hold may overlap whatever its member booked',
    [TEST, 'overlaps nobody else'],
    [
      CREATE,
      'holdIds: [...replaced, ...(own === null ? [] : [own.holdId])],',
      'holdIds: locked.occupied.map(({ holdId }) => holdId),',
    ],
    [OCCUPANCY, `and own.hold_id = \${ownHoldId} and own.bookable_id`, 'and own.bookable_id'],
  ),
]
