import { type Mutant, mutant } from '@yoyaku/mutants'

const TEST = 'src/waiting-list/waiting-list.test.ts'
const CHART = 'src/waiting-list/waiting-list.machine.ts'
const ACTORS = 'src/waiting-list/waiting-list.actors.ts'
const FLOW = 'src/waiting-list/waiting-list.flow.ts'

export const waiting: Mutant[] = [
  mutant(
    'a wait whose answer is lost is sent again with another key',
    [TEST, 'is asked for with the same key, and joins once'],
    [ACTORS, "{ 'idempotency-key': idempotencyKey }", "{ 'idempotency-key': idempotencyKey + clock.now() }"],
  ),
  mutant(
    'a wait whose answer is lost is called failed',
    [TEST, 'is asked for with the same key, and joins once'],
    [CHART, 'isStillUnknownOutcome(context, failureIn(event))', "failureIn(event).code === 'INTERNAL'"],
  ),
  mutant(
    'a time that is on hold no longer is shown as on hold to who waits',
    [TEST, 'when it ends the list is read again'],
    [CHART, "offered: { after: { OFFER_ENDS: 'reading' } }", 'offered: {}'],
  ),
  mutant(
    'what somebody waits for is shown to whoever comes after them',
    [TEST, 'leaves nothing of theirs behind'],
    [CHART, 'forget: assign(EMPTY)', 'forget: assign({})'],
  ),
  mutant(
    'who waits does not hear that a time is on hold for them',
    [TEST, 'gets an offer live, and books it'],
    [FLOW, "() => send({ type: 'offers.changed' })", '() => undefined'],
  ),
  mutant(
    'who waits books another time than the one that is on hold for them',
    [TEST, 'gets an offer live, and books it'],
    [ACTORS, 'reservationTime: draft.reservationTime', "reservationTime: '16:00'"],
  ),
]
