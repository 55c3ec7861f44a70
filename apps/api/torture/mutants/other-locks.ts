import { type Mutant, mutant } from '@yoyaku/mutants'

const RESCHEDULE = 'src/modules/reservations/reschedule.ts'
const HANDLER = 'src/modules/reservations/reschedule-reservation.ts'
const REPLACED = 'src/modules/holds/replaced-reservation.ts'
const JOIN = 'src/modules/waiting-list/join-waiting-list.ts'
const OFFER = 'src/modules/waiting-list/offer-freed-time.ts'
const OUTBOX = 'src/modules/notifications/notification-outbox.ts'
const ATOMIC = 'torture/atomic/atomic.test.ts'
const INTERLEAVED = 'torture/races/interleaved.test.ts'
const RESCHEDULING = 'torture/races/rescheduling.test.ts'
const WAITING = 'torture/races/waiting.test.ts'

const LOCKED = `from reservation where shop_id = \${shopId} and id = \${id} for no key update`
const VERSION = "    .where('version', '=', before.version)\n"
const NOTHING = 'sql`select`,'

/** Of rescheduling, the waiting list and what is sent. */
export const otherLocks: Mutant[] = [
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
    [RESCHEDULING, 'both read it before either wrote'],
    [REPLACED, LOCKED, LOCKED.replace(' for no key update', '')],
    [RESCHEDULE, VERSION, ''],
    // Otherwise the two wait for each other, and the one that begins anew finds the other's version.
    [RESCHEDULE, '.filter((id) => id !== hold.id)', '.filter((id) => id === hold.id)'],
  ),
  mutant(
    'whoever joins does not wait for what becomes free',
    [WAITING, 'joins before what frees it commits'],
    [JOIN, `sql\`select pg_advisory_xact_lock(waiting_list_lock(\${shopId}))\`,`, NOTHING],
  ),
  mutant(
    'an entry is served twice',
    [WAITING, 'is served once'],
    [OFFER, `sql\`select pg_advisory_xact_lock(hashtextextended(\${\`offers of \${shopId}\`}, 0))\`,`, NOTHING],
    [OFFER, "    .where('hold_id', 'is not distinct from', entry.hold_id)\n", ''],
  ),
  mutant(
    'a time is offered without the locks of a hold',
    [WAITING, 'gets what is left'],
    [OFFER, 'lockBookables(shopId, first.bookableIds),', NOTHING],
  ),
  mutant(
    'everybody claims what is to leave',
    [INTERLEAVED, 'is claimed by one'],
    [OUTBOX, `order by due_at limit \${BATCH} for update skip locked`, `order by due_at limit \${BATCH}`],
  ),
]
