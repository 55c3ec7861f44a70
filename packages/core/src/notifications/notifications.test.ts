import { createTestSdk, notificationOf, settle } from '@yoyaku/testing'
import { describe, expect, test } from 'vitest'

const LIST = '/api/v1/user/notification'
const many = (count: number, from = 0) =>
  Array.from({ length: count }, (_, index) => notificationOf(`n${from + index}`))

async function open(count: number) {
  const testSdk = createTestSdk({ isMember: true })
  testSdk.server.members[0].notifications = many(count)
  await settle()
  const live = (id: string) =>
    testSdk.sockets.latest.receive(JSON.stringify({ data: { type: 'reservation', notification: notificationOf(id) } }))
  return { ...testSdk, live, value: () => testSdk.sdk.notifications.get() }
}

describe('the list', () => {
  test('begins with page 0 and 30, and grows by 5', async () => {
    const { sdk, value, server } = await open(42)
    expect([value().items.length, value().total, value().unread, value().can.loadMore]).toEqual([30, 42, 42, true])
    sdk.notifications.loadMore()
    expect(value().busy).toBe(true)
    await settle()
    expect([value().items.length, value().busy]).toEqual([35, false])
    expect(server.requests('GET', LIST).at(-1)?.query).toEqual({ page: ['0'], limit: ['35'] })
    sdk.dispose()
  })

  test('is empty where it cannot be fetched', async () => {
    const { sdk, server } = createTestSdk({ isMember: true, live: false })
    server.members[0].notifications = many(3)
    server.once('GET', LIST).reply(400, { code: 'VALIDATION' })
    await settle()
    const empty = { items: [], total: 0, unread: 0, failure: { code: 'VALIDATION' } }
    expect(sdk.notifications.get()).toMatchObject(empty)
    sdk.dispose()
  })

  test.each(['loadMore', 'refetch'] as const)(
    'stays as it was shown where %s fails, and grows at the next try',
    async (act) => {
      const { sdk, value, server } = await open(40)
      const ids = () => value().items.map(({ id }) => id)
      const shown = ids()
      server.once('GET', LIST).reply(400, { code: 'VALIDATION' })
      sdk.notifications[act]()
      await settle()
      expect([ids(), value().total, value().failure?.code, value().can.loadMore]).toEqual([
        shown,
        40,
        'VALIDATION',
        true,
      ])
      sdk.notifications.loadMore()
      await settle()
      expect([ids().length, server.requests('GET', LIST).at(-1)?.query.limit]).toEqual([35, ['35']])
      sdk.dispose()
    },
  )

  test('is empty again once the member has gone', async () => {
    const { sdk, value } = await open(3)
    sdk.auth.signOut()
    expect(value()).toMatchObject({ items: [], total: 0, unread: 0 })
    sdk.dispose()
  })

  test('is read once at the start, when the connection is open: nothing sent before that is missing', async () => {
    const { sdk, server, sockets } = createTestSdk({ isMember: true })
    sockets.opens = 'by hand'
    await settle()
    expect([sdk.notifications.get(), server.requests('GET', LIST)]).toMatchObject([{ items: [], busy: true }, []])
    server.members[0].notifications = many(1)
    sockets.latest.accept()
    await settle()
    expect(sdk.notifications.get()).toMatchObject({ items: [{ id: 'n0' }], busy: false })
    expect(server.requests('GET', LIST)).toHaveLength(1)
    sdk.dispose()
  })

  test('is read once as well where the stored token is refused and renewed at the start', async () => {
    const { sdk, server } = createTestSdk({ isMember: true })
    server.members[0].expireAccess()
    await settle()
    expect(server.requests('POST', '/api/v1/user/auth/refresh-token')).toHaveLength(1)
    expect(server.requests('GET', LIST)).toHaveLength(1)
    sdk.dispose()
  })

  test('is read without the connection after 2 s, and again once that is open', async () => {
    const { sdk, server, sockets, clock } = createTestSdk({ isMember: true })
    sockets.opens = 'by hand'
    server.members[0].notifications = many(1)
    await clock.advance(1_999)
    expect(sdk.notifications.get()).toMatchObject({ items: [], busy: true })
    await clock.advance(1)
    expect(sdk.notifications.get()).toMatchObject({ items: [{ id: 'n0' }], busy: false })
    server.members[0].notifications = many(2)
    sockets.latest.accept()
    await settle()
    expect(sdk.notifications.get().items.map(({ id }) => id)).toEqual(['n0', 'n1'])
    expect(server.requests('GET', LIST)).toHaveLength(2)
    sdk.dispose()
  })

  test('is read at once where the connection does not open, and again once it does', async () => {
    const { sdk, server, sockets, clock } = createTestSdk({ isMember: true })
    sockets.opens = false
    server.members[0].notifications = many(1)
    await settle()
    expect(sdk.notifications.get()).toMatchObject({ items: [{ id: 'n0' }], busy: false })
    sockets.opens = true
    server.members[0].notifications = many(2)
    await clock.advance(30_000)
    expect(sdk.notifications.get().items.map(({ id }) => id)).toEqual(['n0', 'n1'])
    expect(server.requests('GET', LIST)).toHaveLength(2)
    sdk.dispose()
  })

  test('is fetched again after a reconnect: nothing sent meanwhile is lost', async () => {
    const { sdk, value, server, sockets, clock } = await open(1)
    const ids = () => value().items.map(({ id }) => id)
    expect(ids()).toEqual(['n0'])
    sockets.latest.end(1006)
    server.members[0].notifications = many(3)
    await clock.advance(2_000)
    expect(ids()).toEqual(['n0', 'n1', 'n2'])
    sdk.dispose()
  })
})

describe('a notification arrives', () => {
  test('it is the first of the list once, and the oldest beyond 30 is dropped', async () => {
    const { sdk, value, live } = await open(30)
    live('new')
    live('new')
    live('n5')
    await settle()
    expect([
      value().items.length,
      value().items[0]?.id,
      value().items.at(-1)?.id,
      value().total,
      value().unread,
    ]).toEqual([30, 'new', 'n28', 31, 31])
    sdk.dispose()
  })

  test('it is emitted once, also when the fetched list had it first', async () => {
    const { sdk, value, live, events } = await open(3)
    live('n0')
    live('new')
    live('n0')
    await settle()
    expect(value().items.map(({ id }) => id)).toEqual(['new', 'n0', 'n1', 'n2'])
    expect(events.map(({ name, event }) => [name, event])).toEqual([
      ['notification.received', { notification: notificationOf('n0') }],
      ['notification.received', { notification: notificationOf('new') }],
    ])
    sdk.dispose()
  })

  test('a list that has grown to 35 is trimmed to 35', async () => {
    const { sdk, value, live } = await open(42)
    sdk.notifications.loadMore()
    await settle()
    live('new')
    expect(value().items.length).toBe(35)
    sdk.dispose()
  })

  test('it is not lost while the list is being fetched', async () => {
    const { sdk, value, server, live, clock } = await open(2)
    server
      .once('GET', LIST)
      .after(500)
      .reply(200, { data: many(2), total: 2, unreadCount: 2 })
    sdk.notifications.refetch()
    await settle()
    live('new')
    await clock.advance(500)
    expect([value().items.map(({ id }) => id), value().total, value().unread]).toEqual([['new', 'n0', 'n1'], 3, 3])
    sdk.dispose()
  })
})

describe('marking as read', () => {
  test('shows at once and tells the server', async () => {
    const { sdk, value, server } = await open(3)
    sdk.notifications.markRead('n1')
    expect([value().items.map(({ isRead }) => isRead), value().unread]).toEqual([[false, true, false], 2])
    sdk.notifications.markRead('n1')
    await settle()
    expect(server.requests('PUT', `${LIST}/read/{id}`).map(({ path }) => path)).toEqual([`${LIST}/read/n1`])
    sdk.dispose()
  })

  test('is taken back when the server does not agree', async () => {
    const { sdk, value, server } = await open(3)
    server.once('PUT', `${LIST}/read/{id}`).reply(500, { code: 'INTERNAL' })
    sdk.notifications.markRead('n1')
    await settle()
    expect([value().items.map(({ isRead }) => isRead), value().unread, value().failure?.code]).toEqual([
      [false, false, false],
      3,
      'INTERNAL',
    ])
    sdk.dispose()
  })

  test('marks all at once, beyond those shown, and takes it back', async () => {
    const { sdk, value, server } = await open(42)
    server.once('PUT', `${LIST}/read-all`).cut()
    sdk.notifications.markAllRead()
    expect([value().unread, value().items.every(({ isRead }) => isRead)]).toEqual([0, true])
    await settle()
    expect([value().unread, value().items.some(({ isRead }) => isRead)]).toEqual([42, false])
    sdk.notifications.markAllRead()
    await settle()
    expect([value().unread, server.members[0].notifications.every(({ isRead }) => isRead)]).toEqual([0, true])
    sdk.dispose()
  })

  test('is not undone by a list that was being fetched', async () => {
    const { sdk, value, server, clock } = await open(2)
    server
      .once('GET', LIST)
      .after(500)
      .reply(200, { data: many(2), total: 2, unreadCount: 2 })
    sdk.notifications.refetch()
    await settle()
    sdk.notifications.markRead('n0')
    await clock.advance(500)
    expect([value().items.map(({ isRead }) => isRead), value().unread]).toEqual([[true, false], 1])
    sdk.dispose()
  })
})

describe('marks and lists that overtake each other', () => {
  const READ_ALL = `${LIST}/read-all`
  const page = (count: number) => ({ data: many(Math.min(count, 30)), total: count, unreadCount: count })
  const shown = ({
    items,
    total,
    unread,
  }: {
    items: readonly { isRead: boolean }[]
    total: number
    unread: number
  }) => ({
    unreadRows: items.filter(({ isRead }) => !isRead).length,
    total,
    unread,
  })

  test('a list asked for before all were read, which comes after, is asked for again', async () => {
    const { sdk, value, server, clock } = await open(40)
    server.once('GET', LIST).after(500).reply(200, page(40))
    sdk.notifications.refetch()
    await settle()
    sdk.notifications.markAllRead()
    await clock.advance(500)
    expect(shown(value())).toEqual({ unreadRows: 0, total: 40, unread: 0 })
    sdk.dispose()
  })

  test('a refusal of all, after a list came, leaves what the server has', async () => {
    const { sdk, value, server, clock } = await open(40)
    server.once('PUT', READ_ALL).after(1_200).reply(500, { code: 'INTERNAL' })
    sdk.notifications.markAllRead()
    await settle()
    sdk.notifications.refetch()
    await settle()
    expect(shown(value())).toEqual({ unreadRows: 0, total: 40, unread: 0 })
    await clock.advance(1_200)
    expect(shown(value())).toEqual({ unreadRows: 30, total: 40, unread: 40 })
    expect(value().failure?.code).toBe('INTERNAL')
    sdk.dispose()
  })

  test('all marked twice, refused the first time and accepted the second, are read', async () => {
    const { sdk, value, server, live, clock } = await open(40)
    server.once('PUT', READ_ALL).after(1_200).reply(500, { code: 'INTERNAL' })
    sdk.notifications.markAllRead()
    await settle()
    server.members[0].notifications = [notificationOf('new'), ...server.members[0].notifications]
    live('new')
    expect(value().unread).toBe(1)
    sdk.notifications.markAllRead()
    await clock.advance(1_200)
    expect(shown(value())).toEqual({ unreadRows: 0, total: 41, unread: 0 })
    sdk.dispose()
  })

  test('one that is accepted asks for no list, unless one came in between', async () => {
    const { sdk, value, server, clock } = await open(3)
    const lists = () => server.requests('GET', LIST).length
    sdk.notifications.markRead('n0')
    await settle()
    expect([lists(), value().unread]).toEqual([1, 2])
    server
      .once('PUT', `${LIST}/read/{id}`)
      .after(500)
      .reply(200, { data: { success: true } })
    sdk.notifications.markRead('n1')
    sdk.notifications.refetch()
    await settle()
    expect([lists(), value().unread]).toEqual([2, 1])
    await clock.advance(500)
    expect(lists()).toBe(3)
    sdk.dispose()
  })

  test('a mark whose answer is lost shows what the server has made of it', async () => {
    const { sdk, value, server } = await open(40)
    server.once('PUT', READ_ALL).lose()
    sdk.notifications.markAllRead()
    await settle()
    expect(shown(value())).toEqual({ unreadRows: 0, total: 40, unread: 0 })
    expect([server.members[0].notifications.some(({ isRead }) => !isRead), value().failure?.code]).toEqual([
      false,
      'NETWORK',
    ])
    sdk.dispose()
  })

  test('the refusal of a mark is told until the next one', async () => {
    const { sdk, value, server } = await open(3)
    server.once('PUT', `${LIST}/read/{id}`).reply(500, { code: 'INTERNAL' })
    sdk.notifications.markRead('n1')
    await settle()
    expect([value().failure?.code, value().unread]).toEqual(['INTERNAL', 3])
    sdk.notifications.markRead('n1')
    expect(value().failure).toBeNull()
    sdk.dispose()
  })
})
