import { type Mutant, mutant } from '@yoyaku/mutants'

const SOCKET_TEST = 'src/socket/socket.test.ts'
const SOCKET = 'src/socket/socket.machine.ts'
const LIST_TEST = 'src/notifications/notifications.test.ts'
const LIST = 'src/notifications/notifications.list.ts'
const NOTIFICATIONS = 'src/notifications/notifications.machine.ts'

export const live: Mutant[] = [
  mutant(
    'a ping without a watch for its pong',
    [SOCKET_TEST, 'a ping without a pong within 10 s closes the socket'],
    [SOCKET, "after: { PONG_WITHIN: { actions: sendTo('connection', { type: 'drop' }) } },", ''],
  ),
  mutant(
    'one ping and no more',
    [SOCKET_TEST, 'on open and every 15 s'],
    [SOCKET, "after: { PING_EVERY: { target: 'pinging', reenter: true } },", ''],
  ),
  mutant(
    'a connection is tried again at once',
    [SOCKET_TEST, 'a ping without a pong within 10 s closes the socket, and 2 s later there is a new one'],
    [SOCKET, 'RECONNECT_MS + context.jitter * context.spreadMs', 'context.jitter * context.spreadMs'],
  ),
  mutant(
    'what does not open is tried without rest',
    [SOCKET_TEST, 'a socket that does not open is tried again from 2 s to 30 s apart'],
    [SOCKET, '2 ** Math.max(0, failures - 1)', '2 ** Math.min(0, failures - 1)'],
  ),
  mutant(
    'a rest grows without end',
    [SOCKET_TEST, 'a socket that does not open is tried again from 2 s to 30 s apart'],
    [SOCKET, 'failures - 1), BACK_OFF_LAST_MS)', 'failures - 1), 10 * BACK_OFF_LAST_MS)'],
    [SOCKET, 'Math.min(context.failures + 1, FAILURES_UNTIL_PAUSED)', 'context.failures + 1'],
  ),
  mutant(
    'a connection that the session closed is opened without a refresh',
    [SOCKET_TEST, 'a socket closed with 4401 opens again after a refresh of the session'],
    [SOCKET, 'code === UNAUTHORIZED,', 'code === -UNAUTHORIZED,'],
  ),
  mutant(
    'two pages push each other out for ever',
    [SOCKET_TEST, 'a socket closed with 4408 stays closed until the page wakes'],
    [SOCKET, 'code === DISPLACED,', 'code === -DISPLACED,'],
  ),
  mutant(
    'a network that is back is waited out',
    [SOCKET_TEST, 'a network that is back is tried at once'],
    [
      SOCKET,
      "after: { AFTER_CLOSE: 'active' },\n      on: { wake: 'active', reconnect: 'active' },",
      "after: { AFTER_CLOSE: 'active' },\n      on: { reconnect: 'active' },",
    ],
  ),
  mutant(
    'frames are believed unseen',
    [SOCKET_TEST, 'frames that make no sense are ignored'],
    [
      'src/socket/socket.actors.ts',
      'frame.safeParse(JSON.parse(text)).data?.data.notification',
      'JSON.parse(text).data.notification',
    ],
  ),
  mutant(
    'another person goes on over the same connection',
    [SOCKET_TEST, 'another person is another connection'],
    ['src/sdk/live.ts', '    changeMember(false)\n', '    if (memberId === null) changeMember(false)\n'],
  ),
  mutant(
    'nothing is fetched after a reconnect',
    [LIST_TEST, 'is fetched again after a reconnect'],
    ['src/sdk/live.ts', "socket.on('online', () => sendToNotifications({ type: 'refetch' }))", ''],
  ),
  mutant(
    'the same notification twice',
    [LIST_TEST, 'it is the first of the list once'],
    [LIST, '  if (list.items.some(({ id }) => id === notification.id)) return list\n', ''],
  ),
  mutant(
    'the list is not trimmed',
    [LIST_TEST, 'it is the first of the list once, and the oldest beyond 30 is dropped'],
    [LIST, '.slice(0, Math.max(FIRST_LIMIT, limit))', ''],
  ),
  mutant('the list grows by ten', [LIST_TEST, 'and grows by 5'], [LIST, 'LIMIT_STEP = 5', 'LIMIT_STEP = 10']),
  mutant(
    'a mark that was refused stays',
    [LIST_TEST, 'is taken back when the server does not agree'],
    [NOTIFICATIONS, "'mark.refused': { target: '.fetching', actions: { type: 'rollBack', params: fromEvent } },", ''],
  ),
  mutant(
    'a list that was on its way takes a mark back',
    [LIST_TEST, 'a refusal of all, after a list came, leaves what the server has'],
    [LIST, 'return change.isAccepted ? [] : [{ ...change, isUncertain: true }]', 'return []'],
  ),
  mutant(
    'what came while the list was on its way is lost',
    [LIST_TEST, 'it is not lost while the list is being fetched'],
    [LIST, 'return change.fetches === context.fetches ? [change] : []', 'return []'],
  ),
  mutant(
    'a list that was asked for before all were read is believed',
    [LIST_TEST, 'a list asked for before all were read, which comes after, is asked for again'],
    [
      NOTIFICATIONS,
      "on: { 'mark.accepted': { target: 'fetching', reenter: true, actions: ACCEPT } },",
      "on: { 'mark.accepted': { actions: ACCEPT } },",
    ],
  ),
  mutant(
    'a refusal is believed without a look at the list',
    [LIST_TEST, 'a mark whose answer is lost shows what the server has made of it'],
    [NOTIFICATIONS, "'mark.refused': { target: '.fetching', actions:", "'mark.refused': { actions:"],
  ),
  mutant(
    'what was marked in between is not looked at again',
    [LIST_TEST, 'one that is accepted asks for no list, unless one came in between'],
    [LIST, '(change.one === null || change.isUncertain)', 'change.one === null'],
  ),
  mutant(
    'the list of who was there before is shown',
    [LIST_TEST, 'is empty again once the member has gone'],
    [NOTIFICATIONS, "      entry: 'forget',\n", ''],
  ),
]
