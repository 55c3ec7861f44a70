import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { bookings } from '../bench/server/booking.ts'
import { call, get } from '../bench/server/call.ts'
import { type Catalogue, readCatalogue } from '../bench/server/catalogue.ts'
import { gather } from '../bench/server/crowd.ts'
import { type Inspected, inspected } from '../bench/server/inspected.ts'
import { members, type SignedIn } from '../bench/server/members.ts'
import { type RunningServer, startServer } from '../bench/server/running-server.ts'
import { signIn } from '../bench/server/sign-in.ts'
import { root } from './run.ts'

/** What a request may leave behind when the garbage has been collected. A page that stayed in memory left 56 kB and more. */
const MOST_BYTES = 5000
const TIMES = 100
const AT_ONCE = 4
/** A machine that does much else makes the server refuse for a moment. */
const PATIENCE = { timeout: 60_000, interval: 500 }
/** Some megabytes (caches with a bound, compiled code) come in one round and go in another; what leaks grows in each. */
const FEWEST_ROUNDS = 3
const MOST_ROUNDS = 9

const { routes } = await import(`${root}apps/web/src/routes.ts`).then(({ ROUTES }) => ({
  routes: ROUTES as readonly { name: string; path: string }[],
}))

type Ask = (turn: number) => Promise<unknown>

let eye: Inspected
let server: RunningServer
let asks: Record<string, Ask>
beforeAll(async () => {
  eye = await inspected()
  server = await startServer({ ...eye.env, SEED_SHOPS: '30' })
  asks = await kindsOf(server)
}, 240_000)
afterAll(() => server.stop())

const answered = async (url: string, statuses: readonly number[], sent: Parameters<typeof call>[1] = {}) => {
  const { status, text } = await vi.waitUntil(async () => {
    const answer = await call(url, sent)
    return answer.status !== 503 && answer
  }, PATIENCE)
  if (!statuses.includes(status)) throw new Error(`${url} answered ${status}: ${text.slice(0, 200)}`)
  return text
}

/** Each kind of call; those of a page are `page of …`. */
async function kindsOf(running: RunningServer): Promise<Record<string, Ask>> {
  const { origin } = running
  const catalogue = await vi.waitFor(() => readCatalogue(origin), PATIENCE)
  const people = await members(running, 20, 'heap')
  const book = await vi.waitFor(() => bookings(origin, catalogue), PATIENCE)
  const person = (turn: number) => people[turn % people.length] as SignedIn
  const shops = catalogue.shops
  const shop = (turn: number) => shops[turn % shops.length] ?? ''
  const read =
    (path: string, token?: true): Ask =>
    (turn) =>
      answered(`${origin}${path}`, [200], token ? { token: person(turn).token } : {})
  return {
    'page that is not there': (turn) => answered(`${origin}/en/nothing-${turn}`, [404]),
    search: (turn) => answered(`${origin}/api/v1/shops/search?keyword=hair%20${turn}&date=2026-12-2${turn % 9}`, [200]),
    shop: (turn) => answered(shop(turn), [200]),
    'free times': (turn) => answered(catalogue.weeks[turn % catalogue.weeks.length] ?? '', [200]),
    cities: read('/api/v1/cities'),
    services: read('/api/v1/services'),
    sitemap: read('/sitemap.xml'),
    metrics: read('/metrics'),
    readiness: read('/readyz'),
    profile: read('/api/v1/user/me', true),
    reservations: read('/api/v1/user/reservation', true),
    notifications: read('/api/v1/user/notification', true),
    'search that is counted': (turn) =>
      answered(`${origin}/api/v1/user/search-shop-log`, [202], { method: 'POST', body: { keyword: `word ${turn}` } }),
    wish: () =>
      answered(`${origin}/api/v1/google-sheet`, [200, 201], {
        method: 'POST',
        body: { type: 'wish', content: 'Tainan', locale: 'en' },
      }),
    favorite: (turn) =>
      answered(`${origin}/api/v1/user-favorite/${shop(turn).split('/').at(-1)}`, [200], {
        ...{ method: 'PUT', token: person(turn).token },
      }),
    refusal: (turn) => answered(`${origin}/api/v1/user/me`, [401], { token: `nobody-${turn}` }),
    'reservation that is canceled': async (turn) => {
      const who = person(turn)
      const made = await vi.waitFor(() => book(who), PATIENCE)
      if (made === null) return
      await answered(`${origin}/api/v1/user/reservation/${made.codeNumber}/cancel`, [200], {
        ...{ method: 'POST', token: who.token, key: crypto.randomUUID() },
        body: { reasonCode: 'budget', version: made.version },
      })
    },
    'newcomer who signs in and out': () => vi.waitFor(() => signIn(origin), PATIENCE),
    'live connection': async (turn) => {
      await (await gather([`${origin.replace('http', 'ws')}/ws?token=${person(turn).token}`])).leave()
    },
    // Last: they take longest, and a member's token is good for a quarter of an hour.
    ...(await pagesOf(origin, catalogue)),
  }
}

/** Every route, with another shop, search or language each time. */
async function pagesOf(origin: string, { shops, services }: Catalogue): Promise<Record<string, Ask>> {
  const { data: curated } = await get(origin, '/api/v1/curated', '/api/v1/curated')
  const articles = await get(origin, '/api/v1/user/article', '/api/v1/user/article')
  const article = articles.data[0]
  const pathOf = (name: string, path: string, turn: number): string => {
    if (name === 'search') return `/search?keyword=spa%20${turn}`
    if (name === 'article') return `/article/${article?.category?.id ?? 'none'}/${article?.id ?? 'none'}`
    if (name === 'reservation') return `/reservation/${services[turn % services.length]?.id}`
    if (path === '/curated/:id') return `/curated/${curated[turn % curated.length]?.id}`
    if (path === '/seller/:country') return '/seller/jp'
    return path.replace(':id', shops[turn % shops.length]?.split('/').at(-1) ?? '')
  }
  const languages = ['en', 'ja', 'ko', 'zh']
  return Object.fromEntries(
    routes.map(({ name, path }) => [
      `page of ${name}`,
      (turn: number) =>
        answered(`${origin}/${languages[turn % languages.length]}${pathOf(name, path, turn)}`, [200, 301, 302, 307]),
    ]),
  )
}

let turns = 0
async function repeat(ask: Ask, times: number): Promise<void> {
  const end = turns + times
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      while (turns < end) await ask(turns++)
    }),
  )
}

const middle = (all: readonly number[]): number =>
  all.toSorted((one, other) => one - other)[Math.floor(all.length / 2)] ?? Number.POSITIVE_INFINITY

const SETTLED_BYTES = 1000

/** Memory once it falls no further: pages are kept for a second. */
async function memoryInUse(): Promise<number> {
  for (let before = Number.POSITIVE_INFINITY; ; ) {
    const { used } = await eye.memory()
    if (used > before - SETTLED_BYTES) return used
    before = used
  }
}

/** Bytes that each request leaves, in the middle one of the rounds; more rounds where it is too much. */
async function leftBy(ask: Ask): Promise<number> {
  await repeat(ask, TIMES)
  let before = await memoryInUse()
  const left: number[] = []
  while (left.length < FEWEST_ROUNDS || (middle(left) > MOST_BYTES && left.length < MOST_ROUNDS)) {
    await repeat(ask, TIMES)
    const used = await memoryInUse()
    left.push((used - before) / TIMES)
    before = used
  }
  return Math.round(middle(left))
}

describe('A server in use keeps at most 5 kB of memory', () => {
  test('of each request, whatever it asks for', { timeout: 1_800_000 }, async () => {
    const left: Record<string, number> = {}
    for (const [kind, ask] of Object.entries(asks)) {
      left[kind] = await leftBy(ask)
      process.stdout.write(`${kind} leaves ${left[kind]} bytes a request\n`)
    }
    expect(Object.fromEntries(Object.entries(left).filter(([, bytes]) => bytes > MOST_BYTES))).toStrictEqual({})
    expect(Object.keys(left).length).toBeGreaterThan(30)
  })
})

const CROWD = 200
const REQUESTS_OF_CROWD = 2000

test('With a heap of 400 MB, a crowd that asks for pages is refused in part, and the process lives and answers afterwards', {
  timeout: 600_000,
}, async () => {
  const small = await startServer({
    NODE_OPTIONS: '--max-old-space-size=400',
    SEED_SHOPS: '30',
    CONNECTIONS_PER_ADDRESS: '1000',
  })
  onTestFinished(() => small.stop())
  const { shops } = await vi.waitFor(() => readCatalogue(small.origin), PATIENCE)
  const statuses: Record<number, number> = {}
  let sent = 0
  await Promise.all(
    Array.from({ length: CROWD }, async () => {
      while (sent < REQUESTS_OF_CROWD) {
        const turn = sent++
        const id = shops[turn % shops.length]?.split('/').at(-1)
        const { status } = await call(
          `${small.origin}/en${turn % 2 ? `/brands/${id}` : `/search?keyword=cut%20${turn}`}`,
        )
        statuses[status] = (statuses[status] ?? 0) + 1
      }
    }),
  )
  process.stdout.write(`Answers to the crowd: ${JSON.stringify(statuses)}\n`)
  expect(Object.keys(statuses)).toStrictEqual(['200', '503'])
  expect(await call(`${small.origin}/healthz`)).toMatchObject({ status: 200 })
  await expect.poll(async () => (await call(`${small.origin}/en/search`)).status, { timeout: 30_000 }).toBe(200)
})
