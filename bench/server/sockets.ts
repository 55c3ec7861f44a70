import { createPostgresBus } from '../../apps/api/src/bus/postgres.ts'
import { NOTIFIED } from '../../apps/api/src/modules/notifications/deliver.ts'
import type { Bench, Circumstances } from '../bench.ts'
import type { Figure } from '../figure.ts'
import { bare } from './bare.ts'
import { bookings } from './booking.ts'
import { readCatalogue } from './catalogue.ts'
import { type Crowd, gather } from './crowd.ts'
import { type Inspected, inspected } from './inspected.ts'
import { summary } from './load.ts'
import { members, type SignedIn } from './members.ts'
import { type RunningServer, startServer } from './running-server.ts'

const SOCKETS = 2000
const PER_MEMBER = 5
const WARMING = 200
const ROUNDS = 5

/** `frameBytes`: the length of a message. */
type SocketFigures = { bytesEach: number; delays: number[]; frameBytes: number }

export const sockets: Bench = {
  title: 'Live connections',
  about: `${SOCKETS} idle sockets of ${SOCKETS / PER_MEMBER} members, beside as many on a bare \`ws\` server that knows nobody. A round of news: every
member is told of a notification of their own, from the bus through the database to each socket; the bare server sends one
constant of the same length to all. The memory of a socket is what the process uses more with it, its garbage collected.`,
  async measure(circumstances) {
    const eye = await inspected()
    const server = await startServer({ SEED_SHOPS: '60', ...eye.env })
    try {
      const product = await onProduct(server, eye, circumstances)
      const floor = await onBare(product.frameBytes, circumstances)
      return figures(product, floor)
    } finally {
      await server.stop()
    }
  },
}

async function onProduct(server: RunningServer, eye: Inspected, { say }: Circumstances): Promise<SocketFigures> {
  say('making members')
  const people = await members(server, SOCKETS / PER_MEMBER, 'socket')
  const news = await newsFor(server, people)
  const url = ({ token }: SignedIn) => `${server.origin.replace('http', 'ws')}/ws?token=${token}`
  const bus = await createPostgresBus({ url: server.databaseUrl, db: server.db, log: console })
  try {
    const urls = people.flatMap((one) => Array<string>(PER_MEMBER).fill(url(one)))
    return await held(eye, urls, say, () =>
      Promise.all(news.map(({ id, memberId }) => bus.publish(NOTIFIED, { notificationId: id, memberId }))),
    )
  } finally {
    await bus.close()
  }
}

/** One notification each, all of one reservation: the content is not what is measured. */
async function newsFor(server: RunningServer, people: SignedIn[]): Promise<{ id: string; memberId: string }[]> {
  const [first] = people
  const made = first && (await (await bookings(server.origin, await readCatalogue(server.origin)))(first))
  if (!made) throw new Error('nothing could be booked')
  const news = people.map(({ state }) => ({ id: crypto.randomUUID(), memberId: state.memberId }))
  await server.db
    .insertInto('notification')
    .values(
      news.map(({ id, memberId }) => ({
        id,
        member_id: memberId,
        shop_id: made.shop.id,
        reservation_id: made.orderId,
        kind: 'confirmed' as const,
      })),
    )
    .execute()
  return news
}

async function onBare(frameBytes: number, { say }: Circumstances): Promise<SocketFigures> {
  const eye = await inspected()
  const floor = await bare('bare-ws', eye.env)
  const url = `${floor.origin.replace('http', 'ws')}/`
  const body = 'x'.repeat(frameBytes)
  return held(eye, Array<string>(SOCKETS).fill(url), say, () => fetch(floor.origin, { method: 'POST', body })).finally(
    floor.stop,
  )
}

async function held(
  eye: Inspected,
  urls: string[],
  say: Circumstances['say'],
  send: () => Promise<unknown>,
): Promise<SocketFigures> {
  await (await gather(urls.slice(0, WARMING))).leave()
  const before = await eye.memory()
  say(`opening ${urls.length} sockets`)
  const crowd = await gather(urls)
  const bytesEach = ((await eye.memory()).used - before.used) / urls.length
  return { bytesEach, ...(await rounds(crowd, say, send).finally(crowd.leave)) }
}

async function rounds(
  crowd: Crowd,
  say: Circumstances['say'],
  send: () => Promise<unknown>,
): Promise<Omit<SocketFigures, 'bytesEach'>> {
  const { frameBytes } = await crowd.measureDelays(send)
  const delays: number[] = []
  for (let round = 1; round <= ROUNDS; round++) {
    say(`round ${round} of ${ROUNDS}`)
    delays.push(...(await crowd.measureDelays(send)).delays)
  }
  return { delays, frameBytes }
}

function figures(product: SocketFigures, floor: SocketFigures): Figure[] {
  const [ours, bareOnes] = [summary(product.delays, 1), summary(floor.delays, 1)]
  return [
    {
      what: 'memory of an idle socket',
      value: product.bytesEach / 1000,
      unit: 'kB',
      beside: { what: 'bare ws', value: floor.bytesEach / 1000 },
    },
    { what: 'news told, p50', value: ours.p50, unit: 'ms', beside: { what: 'bare ws', value: bareOnes.p50 } },
    { what: 'news told, p99', value: ours.p99, unit: 'ms', beside: { what: 'bare ws', value: bareOnes.p99 } },
  ]
}
