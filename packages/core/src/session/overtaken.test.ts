import { createTestSdk, hana, settle } from '@yoyaku/testing'
import { describe, expect, test } from 'vitest'
import { chosen, HOLD, RESERVE } from '../../test/booking.ts'
import type { StoredSession, TokenStore } from '../ports/index.ts'

const ME = '/api/v1/user/me'
const mina = { ...hana, id: 'user-mina', firstName: 'Mina', email: 'mina@example.com' }

/** A storage that another tab writes to, and that answers when it is told to. */
function storage(first: StoredSession | null = null) {
  let stored = first
  let notify: () => void = () => undefined
  let answer: () => void = () => undefined
  let isSlow = false
  const answered = () =>
    new Promise<void>((resolve) => {
      answer = resolve
    })
  const store: TokenStore = {
    get: async () => {
      if (isSlow) await answered()
      return stored
    },
    set: (session) => {
      stored = session
      return isSlow ? answered() : undefined
    },
    clear: () => {
      stored = null
      return isSlow ? answered() : undefined
    },
    subscribe: (listener) => {
      notify = listener
      return () => undefined
    },
  }
  return {
    store,
    write(session: StoredSession | null) {
      stored = session
      notify()
    },
    slow: () => {
      isSlow = true
    },
    answer: () => {
      isSlow = false
      answer()
    },
  }
}

describe('something happens in another tab in the same moment', () => {
  test('somebody signs in there while one signs out here: a member, as the storage says', async () => {
    const { store, slow, answer, write } = storage()
    const { sdk, server } = createTestSdk({ tokenStore: store })
    write(server.members[0].session())
    await settle()
    server.on('POST', '/api/v1/user/auth/logout').reply(200, { data: { success: true } })
    slow()
    sdk.auth.signOut()
    write(server.members[0].session())
    answer()
    await settle()
    expect(sdk.auth.get().status).toBe('member')
    sdk.dispose()
  })

  test('one signs out there while a session that was renewed here is being stored: signed out, as the storage says', async () => {
    const { store, slow, answer, write } = storage()
    const { sdk, server } = createTestSdk({ tokenStore: store })
    write(server.members[0].session())
    await settle()
    server.members[0].expireAccess()
    server.on('POST', '/api/v1/user/auth/refresh-token').run(() => {
      slow()
      return { status: 200, body: { data: server.members[0].session() } }
    })
    void sdk.api.GET(ME)
    await settle()
    answer()
    slow()
    await settle()
    write(null)
    answer()
    await settle()
    expect(sdk.auth.get().status).toBe('anonymous')
    sdk.dispose()
  })

  test.each([
    ['no more now', {}, 'UNAUTHORIZED'],
    ['to come again in 5 s', { 'retry-after': '5' }, 'REFRESH_UNAVAILABLE'],
  ])(
    'one signs out there while a refresh here is answered %s: signed out, as the storage says',
    async (_, headers, code) => {
      const { store, write } = storage()
      const { sdk, server, clock } = createTestSdk({ tokenStore: store })
      write(server.members[0].session())
      await settle()
      server.members[0].expireAccess()
      server.once('POST', '/api/v1/user/auth/refresh-token').after(2_000).reply(503, { code: 'UNAVAILABLE' }, headers)
      const request = sdk.api.GET(ME)
      await clock.advance(1_000)
      write(null)
      await clock.advance(6_000)
      expect([(await request).error?.code, sdk.auth.get().status]).toEqual([code, 'anonymous'])
      sdk.dispose()
    },
  )

  test('one signs out and in again while a request is on its way: it is not sent again in the next session', async () => {
    const { store } = storage()
    const { sdk, server, clock } = createTestSdk({ tokenStore: store })
    sdk.startSignIn().exchangeTicket({ provider: 'google', ticket: 'ticket-1' })
    await settle()
    server.once('PUT', ME).after(1_000).reply(401, { code: 'UNAUTHORIZED' })
    const request = sdk.api.PUT(ME, { body: { phone: null } })
    await settle()
    sdk.auth.signOut()
    await settle()
    sdk.startSignIn().exchangeTicket({ provider: 'google', ticket: 'ticket-2' })
    await clock.advance(1_000)
    expect(sdk.auth.get().status).toBe('member')
    expect([(await request).error?.status, server.requests('PUT', ME).length]).toEqual([401, 1])
    sdk.dispose()
  })

  test('another person signs in there: what was asked before that is known is not sent in their name', async () => {
    const { store, slow, answer, write } = storage()
    const { sdk, server } = createTestSdk({ tokenStore: store })
    write(server.members[0].session())
    await settle()
    slow()
    server.members[0].user = mina
    write(server.members[0].session())
    const request = sdk.api.PUT(ME, { body: { phone: null } })
    await settle()
    answer()
    expect((await request).error).toMatchObject({ kind: 'cancelled', code: 'CANCELLED' })
    expect([server.requests('PUT', ME), sdk.auth.get().user?.id]).toEqual([[], 'user-mina'])
    sdk.dispose()
  })

  test('another person signs in there: a confirm that is being asked about is not sent in their name', async () => {
    const { store, write } = storage()
    const { sdk, server, clock } = createTestSdk({ tokenStore: store })
    write(server.members[0].session())
    await settle()
    const booking = sdk.startReservation(chosen)
    booking.hold()
    await settle()
    booking.agree({ terms: 'v1', reminders: ['r1'] })
    server.once('POST', RESERVE).cut()
    booking.confirm()
    await settle()
    expect(booking.get().step).toBe('checking')
    server.members[0].user = mina
    write(server.members[0].session())
    await clock.advance(60_000)
    expect([booking.get().step, booking.get().contact.firstName, server.requests('POST', RESERVE).length]).toEqual([
      'choosing',
      'Mina',
      1,
    ])
    sdk.dispose()
  })

  test('another person signs in there: a slot asked for before that is known is not kept in their name', async () => {
    const { store, slow, answer, write } = storage()
    const { sdk, server, clock } = createTestSdk({ tokenStore: store })
    write(server.members[0].session())
    await settle()
    const booking = sdk.startReservation(chosen)
    slow()
    server.members[0].user = mina
    write(server.members[0].session())
    booking.hold()
    await settle()
    answer()
    await clock.advance(60_000)
    expect([server.requests('POST', HOLD), booking.get().step, booking.get().busy]).toEqual([[], 'choosing', false])
    sdk.dispose()
  })
})
