import { type Mutant, mutant } from '@yoyaku/mutants'

const TEST = 'src/session/session.test.ts'
const SIGNING_OUT_TEST = 'src/session/signing-out.test.ts'
const TABS_TEST = 'src/session/several-tabs.test.ts'
const OVERTAKEN_TEST = 'src/session/overtaken.test.ts'
const CHART = 'src/session/session.machine.ts'
const ACTORS = 'src/session/session.actors.ts'
const REPLAY = 'src/session/as-member.ts'
const LOCK = 'src/session/locked.ts'

const ABORTED = '    if (signal.aborted) return { found: null, cooldownMs: 0 }\n'
const EMPTIED = "    if (latest === null) return ended('signed-out-elsewhere')\n"
const OVERTAKEN = '    if (differs(latest, stored)) return { found: { session: latest }, cooldownMs: 0 }\n'
const REVOKED =
  '      if (session !== null && !(isReplaced && session.refreshToken === storedToken)) revoke(session.refreshToken)\n'

export const session: Mutant[] = [
  mutant(
    'two refreshes in flight',
    [TEST, '20 requests that meet it make one refresh'],
    [
      CHART,
      "        refreshing: {\n          invoke: {\n            id: 'refresh',",
      "        refreshing: {\n          on: { 'token.rejected': { target: 'refreshing', reenter: true } },\n          invoke: {\n            id: 'refresh',",
    ],
  ),
  mutant(
    'a refresh that meets an outage clears the session',
    [TEST, 'keeps the session, fails those who waited'],
    [ACTORS, '![408, 425, 429].includes(status)))', 'status > 0) || status >= 500)'],
  ),
  mutant(
    'too many refreshes clear the session',
    [TEST, 'keeps the session, fails those who waited'],
    [ACTORS, '![408, 425, 429].includes(status)', '![408, 425].includes(status)'],
  ),
  mutant(
    'a refresh in flight resurrects who signed out',
    [SIGNING_OUT_TEST, 'wins over a refresh in flight'],
    [ACTORS, ABORTED + EMPTIED + OVERTAKEN, ''],
  ),
  mutant(
    'a refresh in flight writes over who signed in meanwhile',
    [SIGNING_OUT_TEST, 'signing in as another person meanwhile mixes nothing'],
    [ACTORS, ABORTED + EMPTIED + OVERTAKEN, EMPTIED],
  ),
  mutant(
    'a request is sent a third time',
    [TEST, 'a new token that is refused too ends in one clear error, not in a loop'],
    [
      REPLAY,
      '      return options.fetch(request)',
      '      const again = await options.fetch(request)\n      return again.status === 401 ? options.fetch(request) : again',
    ],
    [REPLAY, 'next.accessToken === null || next.accessToken === accessToken', 'next.accessToken === null'],
  ),
  mutant(
    'a request is sent again in the name of another person',
    [TABS_TEST, 'what the first one sent is not sent in their name'],
    [REPLAY, ' || !request.mayRepeat()', ''],
  ),
  mutant(
    'a 401 for an old token spends the new one',
    [TEST, 'a 401 for a token that is no longer the current one'],
    [CHART, 'accessToken === context.session?.accessToken,', 'context.session !== null,'],
  ),
  mutant(
    'who signs in elsewhere while one signs out here is not seen',
    [OVERTAKEN_TEST, 'somebody signs in there while one signs out here'],
    [CHART, "onDone: 'anonymous.rereading',", "onDone: 'anonymous',"],
  ),
  mutant(
    'what one person asked is sent with the token of the next',
    [OVERTAKEN_TEST, 'what was asked before that is known is not sent in their name'],
    [REPLAY, 'asker !== null && asker !== session.user.id', 'asker === undefined'],
  ),
  mutant(
    'the confirm of one person is asked about in the name of the next',
    [OVERTAKEN_TEST, 'a confirm that is being asked about is not sent in their name'],
    ['src/reservation/reservation.setup.ts', 'forgets && user !== null', 'forgets && user === undefined'],
  ),
  mutant(
    'the lock between tabs is not taken',
    [TABS_TEST, 'the second tab takes the token that the first has stored'],
    [LOCK, 'if (lock === undefined) return work()', 'if (name) return work()'],
  ),
  mutant(
    'a lock is waited for without end',
    [TABS_TEST, 'a lock that a frozen tab holds for ever'],
    [LOCK, 'clock.setTimeout(goOnWithout, LOCK_WAIT_MS)', 'goOnWithout'],
  ),
  mutant(
    'who has the lock does not look at the storage again',
    [TABS_TEST, 'the second tab takes the token that the first has stored'],
    [ACTORS, '    const stored = await read()\n', '    const stored: StoredSession | null = held\n'],
  ),
  mutant(
    'the Retry-After of a refresh is ignored',
    [TEST, 'Retry-After of a server is waited for before the next refresh'],
    [ACTORS, 'Math.min((error.retryAfter ?? 0) * 1000, LONGEST_COOLDOWN_MS)', '0'],
  ),
  mutant(
    'signing out leaves the tokens in the storage',
    [SIGNING_OUT_TEST, 'is at once, clears the storage and tells the server'],
    [ACTORS, '      if (!isReplaced) await tokenStore.clear()\n', ''],
  ),
  mutant(
    'a sign-out that waits for the storage takes who signs in meanwhile',
    [SIGNING_OUT_TEST, 'the new one is kept'],
    [ACTORS, 'const isReplaced = storedToken !== before', 'const isReplaced = before !== before'],
  ),
  mutant(
    'signing out is not told to the server',
    [SIGNING_OUT_TEST, 'is at once, clears the storage and tells the server'],
    [ACTORS, REVOKED, ''],
  ),
  mutant(
    'half a session is taken for one',
    [TEST, 'clears the session and tells it once'],
    [ACTORS, 'refreshed.safeParse(body).data?.data', '(body as { data?: StoredSession } | undefined)?.data'],
  ),
  mutant(
    'the storage that another tab changed is not read',
    [TABS_TEST, 'signing out in one ends the session in all'],
    ['src/sdk/create-yoyaku.ts', "session.send({ type: 'storage.changed' })", 'undefined'],
  ),
  mutant(
    'a listener is called while the lock is held',
    [TEST, 'hears of an end after the lock is released'],
    [
      'src/sdk/events.ts',
      '      queueMicrotask(() => {',
      '      const now = (tell: () => void) => tell()\n      now(() => {',
    ],
  ),
]
