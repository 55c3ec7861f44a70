import fc from 'fast-check'
import { expect, test } from 'vitest'
import { SCHEDULES, SEED } from '../cases.ts'
import { type Command, commands } from './commands.ts'
import { type Fault, type Simulation, simulate } from './simulation.ts'

const MINUTES_MS = 60_000

const names = Object.keys(commands) as Command[]
const fault = fc.oneof(
  { arbitrary: fc.constant<Fault>('none'), weight: 6 },
  { arbitrary: fc.constantFrom<Fault>('cut', 'lost', 'busy'), weight: 1 },
)
/** A command, and how many answers come before the next. */
const deed = fc.record({ command: fc.constantFrom(...names), answers: fc.integer({ min: 0, max: 4 }) })
/** Long enough for a booking to get somewhere. */
const beginning = fc.constantFrom<{ command: Command; answers: number }[]>(
  [],
  [{ command: 'review', answers: 9 }],
  [
    { command: 'review', answers: 9 },
    { command: 'confirm', answers: 1 },
  ],
)

/** What must be so once nothing happens any more. */
function contradictions({
  sdk,
  booking,
  server,
  storedSession,
  answers,
  reserved,
  problems,
  clock,
}: Simulation): string[] {
  const { status, user } = sdk.auth.get()
  const { step, hold, reservation } = booking.get()
  const stored = storedSession()
  const found: string[] = []
  if (answers.expected !== answers.answered)
    found.push(`${answers.expected - answers.answered} calls were not answered`)
  // A storage that does not answer in time is given up: it and the view go apart, and that is reported.
  const isGivenUp = problems.some((message) => message.includes('kept in memory'))
  if (!isGivenUp && (status === 'member') !== (stored !== null))
    found.push(`the storage has ${stored?.user.id}, the view ${status}`)
  if (!isGivenUp && user !== null && user.id !== stored?.user.id)
    found.push(`${stored?.user.id} is stored, ${user.id} is shown`)
  if (new Set(reserved).size < reserved.length) found.push('somebody has two reservations')
  if (step === 'confirmed' && server.reservations.every(({ codeNumber }) => codeNumber !== reservation?.codeNumber))
    found.push('a reservation is shown that is not there')
  const isLive = hold !== null && Date.parse(hold.expiresAt) > clock.now()
  if (isLive && step !== 'confirmed' && !server.holds.has(hold.holdId)) found.push(`a slot is shown as kept at ${step}`)
  return found
}

test(
  'However answers and commands interleave, all comes to rest, nothing is lost, doubled or mixed, and what is shown is so',
  async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        fc.array(fault, { maxLength: 12 }),
        beginning,
        fc.array(deed, { minLength: 1, maxLength: 14 }),
        async (scheduler, faults, first, deeds) => {
          const here = simulate(scheduler, faults)
          for (const { command, answers } of [...first, ...deeds]) {
            await commands[command](here)
            await here.let(answers)
          }
          await here.rest()
          const resting = contradictions(here)
          await here.finish()
          const wrongs = [...here.wrongs, ...resting, ...contradictions(here)]
          here.sdk.dispose()
          expect(wrongs).toEqual([])
        },
      ),
      { numRuns: SCHEDULES, seed: SEED },
    )
  },
  30 * MINUTES_MS,
)
