import { accessToken } from '../../apps/api/src/modules/sessions/tokens.ts'
import type { Book } from './booking.ts'
import { call } from './call.ts'
import type { Catalogue } from './catalogue.ts'
import { gather } from './crowd.ts'
import type { SignedIn } from './members.ts'
import type { RunningServer } from './running-server.ts'
import { signIn } from './sign-in.ts'

const READERS = 4
const BOOKERS = 4
const RENEW_MS = 5 * 60_000

export type Done = { reads: number; bookings: number; cancelled: number; sockets: number; signIns: number }

/** The mix of requests of a day, concurrently, until the time is over; returns the counts. */
export async function mixedLoad(
  server: RunningServer,
  { searches, shops, weeks }: Catalogue,
  book: Book,
  people: SignedIn[],
  milliseconds: number,
): Promise<Done> {
  const end = performance.now() + milliseconds
  const done: Done = { reads: 0, bookings: 0, cancelled: 0, sockets: 0, signIns: 0 }
  const again = async (act: (turn: number) => Promise<void>) => {
    for (let turn = 0; performance.now() < end; turn++) await act(turn)
  }
  const urls = [...searches, ...shops, ...weeks]
  const reader = (number: number) =>
    again(async (turn) => {
      const { status } = await call(urls[(turn * 31 + number * 7) % urls.length] ?? '')
      if (status !== 200) throw new Error(`a reader was answered ${status}`)
      done.reads += 1
    })
  const booker = (number: number) => {
    const fresh = renewing(server, people[number % people.length])
    return again(async () => {
      const who = await fresh()
      const made = await book(who)
      if (made === null) return
      done.bookings += 1
      const cancelled = await call(`${server.origin}/api/v1/user/reservation/${made.codeNumber}/cancel`, {
        method: 'POST',
        body: { reasonCode: 'budget', version: made.version },
        token: who.token,
        key: crypto.randomUUID(),
      })
      if (cancelled.status !== 200) throw new Error(`cancel answered ${cancelled.status}: ${cancelled.text}`)
      done.cancelled += 1
    })
  }
  const visitorOfSockets = () => {
    const fresh = renewing(server, people[0])
    return again(async () => {
      const { token } = await fresh()
      const url = `${server.origin.replace('http', 'ws')}/ws?token=${token}`
      await (await gather([url, url, url])).leave()
      done.sockets += 3
    })
  }
  const newcomer = () =>
    again(async () => {
      await signIn(server.origin)
      done.signIns += 1
    })
  await Promise.all([
    ...Array.from({ length: READERS }, (_, number) => reader(number)),
    ...Array.from({ length: BOOKERS }, (_, number) => booker(number)),
    visitorOfSockets(),
    newcomer(),
  ])
  return done
}

/** An access token lasts a quarter of an hour: a long day needs several. */
function renewing({ tokenSecret }: RunningServer, who: SignedIn | undefined): () => Promise<SignedIn> {
  if (who === undefined) throw new Error('nobody to book')
  let held = who
  let renewAt = performance.now() + RENEW_MS
  return async () => {
    if (performance.now() < renewAt) return held
    renewAt = performance.now() + RENEW_MS
    const state = { ...held.state, now: new Date().toISOString() }
    held = { ...held, token: await accessToken({ current: tokenSecret, previous: null }, state) }
    return held
  }
}
