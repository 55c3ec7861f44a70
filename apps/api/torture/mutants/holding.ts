import { type Mutant, mutant } from '@yoyaku/mutants'

const STATEMENTS = 'src/modules/holds/hold.sql.ts'
const OCCUPANCY = 'src/modules/occupancy/occupancy.sql.ts'
const PLAN = 'src/modules/holds/plan-under-lock.ts'
const MIGRATION = 'src/db/migrations/001-schema.sql'
const RACES_TEST = 'src/modules/reservations/races.test.ts'
const HOLDING = 'torture/races/holding.test.ts'
const INTERLEAVED = 'torture/races/interleaved.test.ts'

const CONSTRAINT = 'constraint occupancy_once exclude using gist (shop_id with =, bookable_id with =, during with &&)'
const LOCKED = 'order by id for no key update'

export const holding: Mutant[] = [
  mutant('no constraint', [RACES_TEST, 'the database by itself refuses'], [MIGRATION, CONSTRAINT, 'check (true)']),
  mutant('no lock', [HOLDING, 'one of three, whoever it is'], [OCCUPANCY, LOCKED, 'order by id']),
  mutant(
    'neither constraint nor lock',
    [HOLDING, 'the same time of one person'],
    [MIGRATION, CONSTRAINT, 'check (true)'],
    [OCCUPANCY, LOCKED, 'order by id'],
  ),
  mutant(
    'locks in whatever order',
    [INTERLEAVED, 'in the order of their ids'],
    [OCCUPANCY, LOCKED, 'order by random() for no key update'],
  ),
  mutant(
    'a closure waits for no hold',
    ['cli/operator/closures-cli.test.ts', 'comes while a time is being held waits'],
    [OCCUPANCY, ' for no key update of bookable', ''],
  ),
  mutant(
    'holds of one visitor are counted without waiting for each other',
    [RACES_TEST, 'the same visitor holds at most three'],
    [STATEMENTS, 'select pg_advisory_xact_lock(hashtextextended(name, 0))', 'select hashtextextended(name, 0)'],
  ),
  mutant(
    'a hold is planned by what the shop was before the wait',
    [INTERLEAVED, 'takes somebody off its staff'],
    [PLAN, 'if (now.shopVersion !== version.shopVersion) throw', 'if (now.shopVersion === null) throw'],
  ),
]
