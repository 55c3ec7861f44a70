import { type Mutant, mutant } from '@yoyaku/mutants'

const JOIN = 'src/modules/waiting-list/join-waiting-list.ts'
const OFFER = 'src/modules/waiting-list/offer-freed-time.ts'
const SCHEMA = 'src/db/migrations/001-schema.sql'
const RACES = 'torture/races/waiting.test.ts'
const OFFERS = 'src/modules/waiting-list/offers.test.ts'

const NOTHING = 'sql`select`,'

export const waiting: Mutant[] = [
  mutant(
    'whoever joins does not wait for what becomes free',
    [RACES, 'joins before what frees it commits'],
    [JOIN, `lockName(\`waiting list of \${shopId}\`),`, NOTHING],
  ),
  mutant(
    'an entry is served twice',
    [RACES, 'is served once'],
    [OFFER, `sql\`select pg_advisory_xact_lock(hashtextextended(\${\`offers of \${shopId}\`}, 0))\`,`, NOTHING],
    [OFFER, "    .where('hold_id', 'is not distinct from', entry.hold_id)\n", ''],
  ),
  mutant(
    'a time is offered without the locks of a hold',
    [RACES, 'gets what is left'],
    [OFFER, 'lockBookables(shopId, first.bookableIds),', NOTHING],
  ),
  mutant(
    'an offer that ends unused begins the line anew',
    [OFFERS, 'that ends unused'],
    [SCHEMA, 'entry.hold_id = freed.hold_id', 'false'],
  ),
  mutant(
    'one hold takes over all offers of its member',
    [OFFERS, 'others get in their turn'],
    [
      'src/modules/holds/offered-holds.ts',
      `and hold_id = \${offeredHoldId}\``,
      "and hold_id in (select id from hold where state = 'released')`",
    ],
  ),
  mutant(
    'whoever never had an offer is passed over for good',
    [OFFERS, 'that fits them only now'],
    [OFFER, ' or hold_id is null)', ')'],
  ),
  mutant(
    'whoever let a time go is offered it by their next entry',
    [OFFERS, 'not its member by another entry'],
    [OFFER, '!entry.offeredStarts.includes(start)', 'start > 0'],
  ),
  mutant(
    'an offer that has ended is taken before the next in line gets it',
    [OFFERS, 'nobody takes it before that'],
    ['src/modules/occupancy/busy.ts', 'and exists (', 'and false and exists ('],
  ),
  mutant(
    'the first in line is skipped',
    [OFFERS, 'What a cancellation frees'],
    [OFFER, `order by place limit \${PAGE}`, `order by place desc limit \${PAGE}`],
  ),
]
