import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type FakeApi, notificationOf } from '@yoyaku/testing'
import { expect, onTestFinished, test, vi } from 'vitest'
import { setPageLoaders } from '../../../app/load-page.ts'
import { fakeApi, type OpenedPage, openPage } from '../../../testing/open-page.tsx'

setPageLoaders({
  'my-reservation': () => import('../../../pages/my-reservation/my-reservation.tsx'),
})

const PAGE = '/en/me/my-reservation'
// jsdom knows no popover: what is in it is there, closed or not.
const hidden = { hidden: true }

const apiWith = (...ids: string[]): FakeApi => {
  const api = fakeApi()
  api.members[0].notifications = ids.map((id) => notificationOf(id))
  return api
}

const list = () => document.querySelector<HTMLElement>('[popover]') as HTMLElement
/** The services of the list, from the top. */
const services = (): (string | undefined)[] =>
  within(list())
    .queryAllByRole('listitem', hidden)
    .map((item) => item.querySelector('strong + span')?.textContent.split(' · ')[0])
const live = (sockets: OpenedPage['sockets'], notification: unknown): void =>
  act(() => sockets.latest.receive(JSON.stringify({ data: { type: 'reservation', notification } })))

// Promise (Screens): notifications: "no notifications"
test('The bell without notifications shows a sentence, and nothing to mark as read', async () => {
  await openPage(PAGE, { member: true })
  expect(await screen.findByText('No notifications')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Mark all as read', ...hidden })).toBeNull()
})

// Promise (Screens): notifications: mark one, mark all as read
test('The bell marks one notification as read, then all', async () => {
  const api = apiWith('n1', 'n2', 'n3')
  await openPage(PAGE, { member: true, api })
  expect(await screen.findByRole('button', { name: 'Notifications, 3 unread' })).toBeVisible()
  const [first] = screen.getAllByRole('button', { name: 'Mark as read', ...hidden })
  await userEvent.click(first as HTMLElement)
  expect(await screen.findByRole('button', { name: 'Notifications, 2 unread' })).toBeVisible()
  await waitFor(() =>
    expect(api.members[0].notifications.map(({ isRead }) => isRead)).toStrictEqual([true, false, false]),
  )
  await userEvent.click(screen.getByRole('button', { name: 'Mark all as read', ...hidden }))
  expect(await screen.findByRole('button', { name: 'Notifications' })).toBeVisible()
  await waitFor(() => expect(api.requests('PUT', '/api/v1/user/notification/read-all')).toHaveLength(1))
})

// Promise (Screens): notifications: 30, and 5 more a step
test('The bell lists 30 notifications, and 5 more a step, until there are no more', async () => {
  await openPage(PAGE, { member: true, api: apiWith(...Array.from({ length: 36 }, (_, index) => `n${index}`)) })
  await waitFor(() => expect(services()).toHaveLength(30))
  const more = () => within(list()).getByRole('button', { name: 'Show more', ...hidden })
  await userEvent.click(more())
  await waitFor(() => expect(services()).toHaveLength(35))
  await userEvent.click(more())
  await waitFor(() => expect(services()).toHaveLength(36))
  expect(within(list()).queryByRole('button', { name: 'Show more', ...hidden })).toBeNull()
})

// Promise (Screens): notifications: a list that cannot be read
test('The bell whose notifications cannot be read says so, and tries again on request', async () => {
  const api = apiWith('n1')
  const { notifications: data } = api.members[0]
  let isBroken = true
  api
    .on('GET', '/api/v1/user/notification')
    .run(() =>
      isBroken
        ? { status: 400, body: { code: 'VALIDATION' } }
        : { status: 200, body: { data, total: 1, unreadCount: 1 } },
    )
  await openPage(PAGE, { member: true, api })
  const again = await screen.findByRole('button', { name: 'Try again', ...hidden })
  expect(services()).toStrictEqual([])
  expect(screen.queryByText('No notifications')).toBeNull()
  isBroken = false
  await userEvent.click(again)
  await waitFor(() => expect(services()).toHaveLength(1))
})

// Promise (Screens): notifications: one that came while the page began renews what was read before it
test.each([
  ['while the page began', 60_000, 2],
  ['long before', -3_600_000, 1],
])('What was read before a notification that came %s is read as often as needed', async (_, ms, times) => {
  const api = fakeApi()
  const data = [notificationOf('n1', { createdAt: new Date(Date.now() + ms).toISOString() })]
  let isRead = false
  api
    .on('GET', '/api/v1/user/notification')
    .run(() =>
      isRead
        ? { status: 200, body: { data, total: 1, unreadCount: 1 } }
        : { status: 400, body: { code: 'VALIDATION' } },
    )
  await openPage(PAGE, { member: true, api })
  const reads = () => api.requests('GET', '/api/v1/user/reservation')
  const again = await screen.findByRole('button', { name: 'Try again', ...hidden })
  await waitFor(() => expect(reads()).toHaveLength(1))
  isRead = true
  await userEvent.click(again)
  await screen.findByRole('button', { name: 'Notifications, 1 unread' })
  await waitFor(() => expect(reads()).toHaveLength(times))
})

// Promise (Screens): notifications: live, on top
test('A live notification is announced at once, and stands on top of the list', async () => {
  const { sockets } = await openPage(PAGE, { member: true, api: apiWith('n1') })
  await screen.findByRole('button', { name: 'Notifications, 1 unread' })
  await waitFor(() => expect(sockets.all).toHaveLength(1))
  // Of a reservation that no other test has cancelled: one's own cancellation is not announced.
  live(sockets, notificationOf('n2', { kind: 'cancelled', serviceName: 'Shave', codeNumber: 'ELSEWHERE' }))
  expect(await screen.findByRole('button', { name: 'Notifications, 2 unread' })).toBeVisible()
  await waitFor(() => expect(screen.getAllByText('Your reservation is canceled')).toHaveLength(2))
  expect(services()[0]).toBe('Shave')
})

// Promise (Screens): notifications: live, only once, and 30 at most
test('A live notification that arrives twice is listed once, and the oldest of more than 30 goes', async () => {
  const ids = Array.from({ length: 30 }, (_, index) => `n${index}`)
  const api = fakeApi()
  api.members[0].notifications = ids.map((id) => notificationOf(id, { serviceName: id }))
  const { sockets } = await openPage(PAGE, { member: true, api })
  await waitFor(() => expect(services()).toStrictEqual(ids))
  await waitFor(() => expect(sockets.all).toHaveLength(1))
  for (const id of ['new', 'new', 'n5']) live(sockets, notificationOf(id, { serviceName: id }))
  await waitFor(() => expect(services()).toStrictEqual(['new', ...ids.slice(0, -1)]))
  expect(screen.getByRole('button', { name: 'Notifications, 31 unread' })).toBeVisible()
})

// Promise (Screens): time ago: just now, minutes, hours, then the date
test('The age of a notification reads just now, minutes, hours, then the date', async () => {
  const api = fakeApi()
  const ago = (ms: number) => new Date(Date.now() - ms).toISOString()
  const day = ago(86_400_000 + 20_000)
  api.members[0].notifications = [
    notificationOf('n1', { createdAt: ago(20_000) }),
    notificationOf('n2', { createdAt: ago(60_000 + 20_000) }),
    notificationOf('n3', { createdAt: ago(59 * 60_000 + 20_000) }),
    notificationOf('n4', { createdAt: ago(23.5 * 3_600_000) }),
    notificationOf('n5', { createdAt: day }),
  ]
  await openPage(PAGE, { member: true, api })
  await screen.findByRole('button', { name: 'Notifications, 5 unread' })
  const timeTexts = [...document.querySelectorAll('[popover] time')].map(({ textContent }) => textContent)
  expect(timeTexts).toEqual([
    'just now',
    '1 minute ago',
    '59 minutes ago',
    '23 hours ago',
    expect.stringMatching(/^\d{4}\/\d{2}\/\d{2}$/),
  ])
})

// Promise (Screens): notifications: their kinds
test.each([
  ['confirmed', 'Your reservation is confirmed'],
  ['cancelled', 'Your reservation is canceled'],
  ['upcoming', 'Your reservation is coming up'],
  ['noshow', 'You missed your reservation'],
  ['completed', 'Thank you for your visit'],
] as const)('A notification of the kind %s reads “%s”', async (kind, sentence) => {
  const api = fakeApi()
  api.members[0].notifications = [notificationOf('n1', { kind })]
  await openPage(PAGE, { member: true, api })
  await waitFor(() => expect(list().querySelector('li strong')).toHaveTextContent(sentence))
})

test('The bell says that live updates are paused while the live connection does not open, and reads the list when it is opened', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const api = apiWith('n1')
  const { sockets } = await openPage(PAGE, { member: true, api })
  await waitFor(() => expect(sockets.all).toHaveLength(1))
  const line = () => within(list()).getByRole('status', hidden)
  expect(line()).toBeEmptyDOMElement()
  sockets.opens = false
  act(() => sockets.latest.end(1006))
  await act(() => vi.advanceTimersByTimeAsync(45_000))
  await waitFor(() => expect(line()).toHaveTextContent("Live updates are paused. We'll reconnect on our own."))
  api.members[0].notifications = ['n2', 'n1'].map((id) => notificationOf(id))
  fireEvent(list(), Object.assign(new Event('toggle'), { newState: 'open' }))
  expect(await screen.findByRole('button', { name: 'Notifications, 2 unread' })).toBeVisible()
  sockets.opens = true
  await act(() => vi.advanceTimersByTimeAsync(30_000))
  await waitFor(() => expect(line()).toBeEmptyDOMElement())
})
