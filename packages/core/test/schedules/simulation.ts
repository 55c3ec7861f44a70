import { createTestSdk, FakeApi, failure, hana, settle, TestClock } from '@yoyaku/testing'
import type { Scheduler } from 'fast-check'
import type { User } from '../../src/contract/types.ts'
import type { StoredSession, TokenStore } from '../../src/ports/index.ts'
import { locks } from '../browser-tabs.ts'

const AUTH = '/api/v1/user/auth'
const REFRESH = `${AUTH}/refresh-token`
const ME = '/api/v1/user/me'
const FAMILY_STEP = 2
const ROUNDS = 60
const ROUND_MS = 5_000
/** Fewer than usual: a schedule has a hundred of them. */
const TURNS = 3

export type Fault = 'none' | 'cut' | 'lost' | 'busy'

const mina: User = { ...hana, id: 'user-mina', firstName: 'Mina', email: 'mina@example.com' }
const numberOf = (token: string) => Number(token.slice(token.lastIndexOf('-') + 1))

/** One SDK whose every answer, of the server and of the storage, comes when the scheduler says so. */
export function simulate(scheduler: Scheduler, faults: readonly Fault[]) {
  const clock = new TestClock()
  const server = new FakeApi(clock)
  const wrongs: string[] = []
  const answers = { expected: 0, answered: 0 }

  /** Whose each access token is, and the families of refresh tokens: those of another sign-in are two steps apart. */
  const owners = new Map<number, string>()
  function begin(user: User): StoredSession {
    server.members[0].user = user
    server.members[0].generation += FAMILY_STEP
    return server.members[0].session()
  }
  server.on('POST', `${AUTH}/logout`).run(({ body }) => {
    const isCurrent = server.members[0].generation - numberOf((body as { refreshToken: string }).refreshToken) <= 1
    if (isCurrent) {
      server.members[0].generation += FAMILY_STEP
      server.members[0].expireAccess()
    }
    return { status: 200, body: { data: { success: true } } }
  })
  server.on('PUT', ME).run(({ accessToken, body }) => {
    const { firstName } = body as { firstName: string }
    const owner = owners.get(numberOf(accessToken ?? '-0'))
    if (owner !== undefined && owner !== firstName)
      wrongs.push(`what ${firstName} sent arrived in the name of ${owner}`)
    const isGood = accessToken === `access-${server.members[0].generation}` && !server.members[0].isAccessExpired
    return isGood ? { status: 200, body: { data: server.members[0].user } } : failure(401, 'UNAUTHORIZED')
  })

  let stored: StoredSession | null = begin(hana)
  let changed: () => void = () => undefined
  const later = <T>(value: T, what: string) => scheduler.schedule(Promise.resolve(value), what)
  const tokenStore: TokenStore = {
    get: () => later(null, 'read').then(() => stored),
    set(session) {
      stored = session
      return later(undefined, 'kept')
    },
    clear() {
      stored = null
      return later(undefined, 'cleared')
    },
    subscribe(listener) {
      changed = listener
      return () => undefined
    },
  }

  /** In whose turn each reservation was made: a turn ends when somebody else comes. */
  const reserved: number[] = []
  let turn = 0
  let present = server.members[0].user.id
  function note() {
    if (server.members[0].user.id !== present) turn += 1
    present = server.members[0].user.id
  }
  const inFlight = new Set<string>()
  let count = 0
  let isWhole = false
  async function fetch(url: string, init: RequestInit): Promise<Response> {
    const request = new Request(url, init)
    const fault = isWhole ? 'none' : (faults[count % Math.max(1, faults.length)] ?? 'none')
    count += 1
    const what = `${request.method} ${new URL(request.url).pathname}`
    const isRefresh = request.url.endsWith(REFRESH)
    const own = isRefresh ? await request.clone().text() : ''
    if (isRefresh && inFlight.has(own)) wrongs.push('two refreshes of one token are in flight')
    if (isRefresh) inFlight.add(own)
    request.signal.addEventListener('abort', () => inFlight.delete(own))
    try {
      await later(null, `${what} arrives`)
      if (fault === 'cut') throw new TypeError('cut')
      if (fault === 'busy')
        return Response.json({ code: 'UNAVAILABLE', message: 'busy', requestId: 'r' }, { status: 503 })
      owners.set(server.members[0].generation, server.members[0].user.id)
      note()
      const response = await server.fetch(request)
      owners.set(server.members[0].generation, server.members[0].user.id)
      while (reserved.length < server.reservations.length) reserved.push(turn)
      await later(null, `${what} is answered${fault === 'lost' ? ', and that is lost' : ''}`)
      if (fault === 'lost') throw new TypeError('lost')
      return response
    } finally {
      inFlight.delete(own)
    }
  }

  const test = createTestSdk({ clock, server, tokenStore, fetch, lock: locks() })
  const { sdk } = test
  const booking = sdk.startReservation({
    serviceId: 'service-1',
    shopId: 'shop-1',
    quantity: 2,
    reservationDate: '2026-11-25',
    reservationTime: '14:00',
  })

  /** Lets so many answers come. */
  async function answer(many: number) {
    await settle(TURNS)
    for (let one = 0; one < many && scheduler.count() > 0; one += 1) {
      await scheduler.waitOne()
      await settle(TURNS)
    }
  }

  /** The network is whole again: lets everything come, and time pass, until nothing more happens. */
  async function rest() {
    isWhole = true
    for (let round = 0; round < ROUNDS; round += 1) {
      await settle(TURNS)
      while (scheduler.count() > 0) {
        await scheduler.waitOne()
        await settle(TURNS)
      }
      const { busy, step } = booking.get()
      const isWaiting = answers.expected > answers.answered || busy || sdk.auth.get().status === 'unknown'
      if (!isWaiting && scheduler.count() === 0) return
      if (step === 'confirmed' && answers.expected === answers.answered) return
      await clock.advance(ROUND_MS)
    }
    wrongs.push(`it does not come to rest: ${JSON.stringify([booking.get().step, sdk.auth.get().status, answers])}`)
  }

  return {
    ...test,
    booking,
    wrongs,
    answers,
    reserved,
    storedSession: () => stored,
    /** Something that says who asks. */
    ask() {
      const { user } = sdk.auth.get()
      if (user === null) return
      answers.expected += 1
      void sdk.api.PUT(ME, { body: { firstName: user.id } }).then(() => {
        answers.answered += 1
      })
    },
    /** In another tab. */
    elsewhere(who: 'hana' | 'mina' | null) {
      stored = who === null ? null : begin(who === 'hana' ? hana : mina)
      note()
      changed()
    },
    hint: () => changed(),
    let: answer,
    rest,
    /** Whoever is there now ends the booking. */
    async finish() {
      for (let round = 0; round < ROUNDS; round += 1) {
        await rest()
        const { step, draft } = booking.get()
        if (step === 'confirmed') return
        if (step === 'signing-in') {
          server.members[0].generation += FAMILY_STEP
          sdk.startSignIn().exchangeTicket({ provider: 'google', ticket: 'ticket-1' })
        }
        if (step === 'choosing') {
          // Somebody else may have the time of before.
          if (draft.reservationTime === null) booking.update({ reservationTime: `${10 + (round % 10)}:00` })
          booking.hold()
        }
        if (step === 'reviewing') {
          booking.agree({ terms: 'v1', reminders: ['r1'] })
          booking.confirm()
        }
      }
      wrongs.push(`the booking cannot be ended: ${JSON.stringify([booking.get().step, sdk.auth.get().status])}`)
    },
  }
}

export type Simulation = ReturnType<typeof simulate>
