import { type Mutant, mutant } from './mutant.types.ts'

const STATEMENTS = 'src/modules/holds/hold-statements.ts'
const FIND = 'src/modules/holds/find-hold.ts'
const CHANGE = 'src/modules/holds/change-hold.ts'
const CREATE = 'src/modules/holds/create-hold.ts'
const MIGRATION = 'src/db/migrations/001-schema.sql'
const HOLD_TEST = 'src/modules/holds/hold.test.ts'
const RACES_TEST = 'src/modules/reservations/races.test.ts'
const HOLDING = 'torture/races/holding.test.ts'
const INTERLEAVED = 'torture/races/interleaved.test.ts'

const CONSTRAINT = 'constraint occupancy_once exclude using gist (shop_id with =, bookable_id with =, during with &&)'
const LOCKED = 'order by id for no key update'

export const holding: Mutant[] = [
  mutant('no constraint', [RACES_TEST, 'the database by itself refuses'], [MIGRATION, CONSTRAINT, 'check (true)']),
  mutant('no lock', [HOLDING, 'one of three, whoever it is'], [STATEMENTS, LOCKED, 'order by id']),
  mutant(
    'neither constraint nor lock',
    [HOLDING, 'the same time of one person'],
    [MIGRATION, CONSTRAINT, 'check (true)'],
    [STATEMENTS, LOCKED, 'order by id'],
  ),
  mutant(
    'locks in whatever order',
    [INTERLEAVED, 'in the order of their ids'],
    [STATEMENTS, LOCKED, 'order by random() for no key update'],
  ),
  mutant(
    'a closure waits for no hold',
    ['cli/operator/closures-cli.test.ts', 'comes while a time is being held waits'],
    [MIGRATION, `id = new.bookable_id)\n    ${LOCKED}`, 'id = new.bookable_id)'],
  ),
  mutant(
    'an overlap becomes a failure of the server',
    [INTERLEAVED, 'the constraint alone refuses'],
    ['src/modules/holds/slot-taken.ts', 'throw isOverlap(error) ? new Refused(slotTaken) : error', 'throw error'],
  ),
  mutant(
    'a hold never ends',
    [HOLD_TEST, 'is over after ten minutes'],
    [STATEMENTS, "(state = 'live' and expires_at > (select app_now()))", "(state = 'live')"],
  ),
  mutant(
    'another clock says whether a hold is over',
    [HOLD_TEST, 'is extended by activity'],
    [STATEMENTS, 'expires_at > (select app_now())', 'expires_at > statement_timestamp()'],
  ),
  mutant(
    'the clock of the process says how long a hold lasts',
    [HOLD_TEST, 'answers what is held'],
    [STATEMENTS, 'least(app_now() +', `least(to_timestamp(\${Date.now() / 1000}) +`],
  ),
  mutant(
    'who holds the same time anew holds it for as long again',
    [HOLD_TEST, 'begins no new twenty minutes'],
    [
      CREATE,
      'const continued = heldBefore(holdsAtShop, planned.slot)',
      'const continued = heldBefore([], planned.slot)',
    ],
  ),
  mutant(
    'a hold stands in its own way',
    [HOLD_TEST, 'a change moves what is taken'],
    [CHANGE, 'const holdIds = [hold.id, ', 'const holdIds = ['],
  ),
  mutant(
    'a hold is anybody’s who knows its id',
    [HOLD_TEST, 'is not there without its token'],
    [FIND, 'hold.member_id === null) return hasToken ? hold : null', 'hold.member_id === null) return hold'],
  ),
  mutant(
    'a token is enough for what another member holds',
    ['src/modules/reservations/reserve.test.ts', 'nobody confirms another’s hold'],
    [
      FIND,
      'return hold.member_id === member.userId && isShown',
      'return (hasToken || hold.member_id === member.userId) && isShown',
    ],
  ),
  mutant(
    'one hold more than there may be',
    [HOLD_TEST, 'allows three holds of a visitor at once'],
    [CREATE, '>= MOST_LIVE_HOLDS', '> MOST_LIVE_HOLDS'],
  ),
  mutant(
    'holds of one visitor are counted without waiting for each other',
    [RACES_TEST, 'the same visitor holds at most three'],
    [STATEMENTS, 'select pg_advisory_xact_lock(hashtextextended(name, 0))', 'select hashtextextended(name, 0)'],
  ),
  mutant(
    'a replaced hold keeps its time',
    [HOLD_TEST, 'a new hold at the same shop replaces the old'],
    [CREATE, '...(replaced.length > 0 ? releaseHolds(shopId, replaced) : []),\n', ''],
  ),
  mutant(
    'a hold is planned by what the shop was before the wait',
    [INTERLEAVED, 'takes somebody off its staff'],
    [CREATE, 'if (shopNow.changed !== version.changed) throw', 'if (shopNow.changed === null) throw'],
  ),
  mutant(
    'a hold that was reserved can be released',
    [INTERLEAVED, 'confirmed while it is released'],
    [STATEMENTS, `and id = any(\${holdIds}) and state = 'live'`, `and id = any(\${holdIds})`],
  ),
  mutant(
    'a release lets go of what was taken when it began',
    [INTERLEAVED, 'changed while it is released takes nothing'],
    [
      STATEMENTS,
      `sql\`update hold set state = 'released' where shop_id = \${shopId} and id = any(\${holdIds}) and state = 'live'\`,`,
      `sql\`
    with released as (
      update hold set state = 'released' where shop_id = \${shopId} and id = any(\${holdIds}) and state = 'live' returning id)
    delete from occupancy using released where occupancy.shop_id = \${shopId} and occupancy.hold_id = released.id\`,`,
    ],
    [STATEMENTS, "and hold.state = 'released'", 'and false'],
  ),
  mutant(
    'a hold that expired stands in the way',
    [RACES_TEST, 'a hold that expired goes to exactly one'],
    [CREATE, 'const isInTheWay = locked.occupied.some(({ stale }) => stale)', 'const isInTheWay = false'],
  ),
  mutant(
    'a hold in the way is swept out before its time is over',
    [HOLDING, 'takes nothing from who holds beside it'],
    [STATEMENTS, "state = 'live' and expires_at <= app_now()", "state = 'live'"],
  ),
  mutant(
    'a change keeps what it had',
    [HOLD_TEST, 'a change moves what is taken'],
    [CHANGE, '        deleteOccupancy(hold),\n', ''],
  ),
  mutant(
    'a change brings a released hold back',
    [INTERLEAVED, 'released while it is changed stays released'],
    [STATEMENTS, '    .where(isLive)\n    .returningAll()', '    .returningAll()'],
  ),
  mutant(
    'a quote overwrites what was changed meanwhile',
    [INTERLEAVED, 'names who was chosen last'],
    [STATEMENTS, '{ shop_id, id, draft }: FoundHold', '{ shop_id, id, agreed }: FoundHold'],
    [
      STATEMENTS,
      `sql<string>\`jsonb_set(agreed, '{quote}', \${JSON.stringify(quote)})\``,
      'JSON.stringify({ ...agreed, quote })',
    ],
    [STATEMENTS, `    .where('draft', '=', sql<typeof draft>\`\${JSON.stringify(draft)}::jsonb\`)\n`, ''],
  ),
  mutant(
    'the clock lets go of a hold but not of its time',
    ['src/jobs/scheduler.test.ts', 'an expired hold gives back what it took'],
    ['src/jobs/jobs.ts', '    await releaseOccupancy(trx, rows)\n', ''],
  ),
]
