import { type Mutant, mutant } from '@yoyaku/mutants'

const TEST = 'src/sign-in/sign-in.test.ts'
const CHART = 'src/sign-in/sign-in.machine.ts'
const ACTORS = 'src/sign-in/sign-in.actors.ts'
const REFUSED = "              { guard: 'codeIsRefused',"

export const signingIn: Mutant[] = [
  mutant(
    'the countdown goes by the clock of the machine',
    [TEST, 'the countdown of the code is right all the same'],
    [
      ACTORS,
      'resendAt: data.resendAt === undefined ? null : local(data.resendAt, data.resendInSeconds),',
      'resendAt: data.resendAt ?? null,',
    ],
  ),
  mutant(
    'a code that was used already signs in',
    [TEST, 'stays at the code, with the failure'],
    [
      CHART,
      REFUSED,
      `              { guard: ({ event }) => failureIn(event).code === 1008, target: '#sign-in.done' },\n${REFUSED}`,
    ],
  ),
  mutant(
    'a new address is not asked for names',
    [TEST, 'a new address is asked for names'],
    [CHART, "=> nextStep === 'profile',", "=> nextStep === 'names' as string,"],
  ),
  mutant(
    'what asked for the sign-in is forgotten',
    [TEST, 'is signed in, and what asked for it is told'],
    [ACTORS, 'accept(data, intent)\n      return data.user', 'accept(data, null)\n      return data.user'],
  ),
  mutant(
    'a reload forgets the code that is on its way',
    [TEST, 'a reload comes back to the code with its countdown'],
    [CHART, 'challenge: input.stored?.challenge ?? null,', 'challenge: null,'],
  ),
]
