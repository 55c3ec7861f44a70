import { type Mutant, mutant } from '@yoyaku/mutants'

const TEST = 'src/reschedule/reschedule.test.ts'
const CHART = 'src/reschedule/reschedule.machine.ts'
const COMMANDS = 'src/reschedule/reschedule.commands.ts'
const ACTORS = 'src/reservation/reservation.actors.ts'

export const rescheduling: Mutant[] = [
  mutant(
    'another time for a reservation is a second reservation',
    [TEST, 'has it with the same code'],
    [ACTORS, "if (!('replaces' in pending)) {", "if (pending.idempotencyKey !== '') {"],
  ),
  mutant(
    'the new time is held as if there were no reservation',
    [TEST, 'has it with the same code'],
    [ACTORS, 'const body = { draft, ...(replaces !== null && { replaces }) }', 'const body = { draft }'],
  ),
  mutant(
    'a confirm names another version than the one that was shown',
    [TEST, 'the next confirm names it'],
    [COMMANDS, 'valueNow().before?.version ?? 0', '1'],
  ),
  mutant(
    'after a reload the limits count against the confirm that was under way',
    [TEST, 'also where the limit is reached by that'],
    [CHART, 'context.stored?.isOutcomeUnknown === true', 'context.stored?.isOutcomeUnknown === null'],
  ),
  mutant(
    'a refusal of the reservation leaves the new time held',
    [TEST, 'because it became too late while it was reviewed'],
    [CHART, "closing: { entry: 'releaseSlot', ", 'closing: { '],
  ),
  mutant(
    'what the reservation looks like while a confirm is under way ends the choice',
    [TEST, 'says nothing while the own confirm is under way'],
    [CHART, '        submitting: {},\n', "        submitting: { on: { 'reservation.changed': 'reading' } },\n"],
  ),
]
