import type { paths } from '../apps/api/src/contract/schema.gen.ts'
import { freePort } from '../scripts/port.ts'
import { product, type Running, started } from '../scripts/product.ts'
import type { Figure } from './figure.ts'
import { acts, CLIENTS, type Load, reads } from './load.ts'

type Get<Path extends keyof paths> = paths[Path] extends {
  get: { responses: { 200: { content: { 'application/json': infer Body } } } }
}
  ? Body
  : never
type Post<Path extends keyof paths, Status extends number> = paths[Path] extends {
  post: { responses: Record<Status, { content: { 'application/json': infer Body } }> }
}
  ? Body
  : never

const NEAR_DAYS = 20
const MS_A_DAY = 86_400_000

type Slot = { shopId: string; serviceId: string; unitId: string; date: string; time: string }

/** Search, availability and hold + reserve on the demo catalogue, beside a bare Fastify answer in the same run. */
export async function serverSpeed(): Promise<Figure[]> {
  const bare = await bareFastify()
  const server = await product()
  try {
    const get = async <Path extends keyof paths>(path: string, _of: Path): Promise<Get<Path>> => {
      const answer = await fetch(`${server.origin}${path}`)
      if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
      return (await answer.json()) as Get<Path>
    }
    const found = await get('/api/v1/shops/search?limit=50', '/api/v1/shops/search')
    const services = (
      await Promise.all(found.data.map(({ id }) => get(`/api/v1/services?shopId=${id}&limit=100`, '/api/v1/services')))
    ).flatMap(({ data }) => data)

    const searches = ['hair', '美髪', '맛집', '火鍋', 'tokyo'].flatMap((keyword) =>
      ['popular', 'price-asc', 'newest'].map(
        (sort) => `${server.origin}/api/v1/shops/search?keyword=${encodeURIComponent(keyword)}&sort=${sort}`,
      ),
    )
    const today = new Date()
    const dateIn = (days: number) => new Date(today.getTime() + days * MS_A_DAY).toISOString().slice(0, 10)
    const timesOf = (shopId: string, serviceId: string, from: number, to: number) =>
      `/api/v1/shops/${shopId}/getAvailableTime?serviceId=${serviceId}&quantity=1&dateFrom=${dateIn(from)}&dateTo=${dateIn(to)}`
    const week = services.slice(0, 40).map(({ shopId, id }) => `${server.origin}${timesOf(shopId, id, 1, 7)}`)

    const floor = await reads([`${bare.origin}/`])
    const search = await reads(searches)
    const availability = await reads(week)

    const slots: Slot[] = []
    for (const { shopId, id: serviceId, units } of services.filter(
      ({ maxQuantity, minQuantity, dayUnit }) => minQuantity <= 1 && maxQuantity >= 1 && !dayUnit,
    )) {
      const { data } = await get(timesOf(shopId, serviceId, 2, NEAR_DAYS), '/api/v1/shops/{id}/getAvailableTime')
      for (const { date, slots: free } of data.days)
        for (const { startAt } of free)
          slots.push({
            shopId,
            serviceId,
            unitId: units[0]?.id ?? '',
            date,
            time: new Date(startAt).toLocaleTimeString('en-GB', {
              timeZone: data.timeZone,
              hour: '2-digit',
              minute: '2-digit',
            }),
          })
    }
    const terms = await get('/api/v1/terms-of-use', '/api/v1/terms-of-use')
    const tokens = await Promise.all(
      Array.from({ length: CLIENTS }, (_, client) => signUp(server.origin, `bench-${client}@example.com`)),
    )

    let taken = 0
    const booked = await acts(async (client) => {
      // A stride that is no divisor spreads neighbours over shops, as people would.
      const slot = slots[(taken++ * 7919) % slots.length]
      if (!slot) throw new Error('no free slot in the catalogue')
      const held = await post(server.origin, '/api/v1/user/reservation/hold', holdBody(slot), tokens[client])
      if (held.status === 409) return false
      const { data: hold } = (await held.json()) as Post<'/api/v1/user/reservation/hold', 201>
      const reminder = await get(`/api/v1/shops/${slot.shopId}/confirm-reminder`, '/api/v1/shops/{id}/confirm-reminder')
      const reserved = await post(
        server.origin,
        '/api/v1/user/reservation',
        {
          holdId: hold.holdId,
          contact: {
            firstName: 'Hana',
            lastName: 'Mori',
            phone: '+819012345678',
            email: `bench-${client}@example.com`,
          },
          agreedTermsVersion: terms.data.version,
          remindersConfirmed: reminder.data.reminders.map(({ id }) => id),
        },
        tokens[client],
        hold.holdToken,
      )
      if (reserved.status !== 201) throw new Error(`reserve answered ${reserved.status}: ${await reserved.text()}`)
      return true
    })

    const perSecond = { what: 'bare Fastify', value: floor.perSecond }
    const took = (what: string, load: Load, share: 'p50' | 'p99'): Figure => ({
      what: `${what}, ${share}`,
      value: load[share],
      unit: 'ms',
      // The load generator tells whole milliseconds: nothing can be set beside a floor below one.
      ...(floor[share] > 0 && { beside: { what: `bare Fastify ${share}`, value: floor[share] } }),
    })
    const rate = (what: string, load: Load): Figure => ({
      what: `${what}, ${CLIENTS} clients`,
      value: load.perSecond,
      unit: '/s',
      beside: perSecond,
    })
    return [
      took('search', search, 'p50'),
      took('search', search, 'p99'),
      rate('search', search),
      took('availability of a week', availability, 'p50'),
      took('availability of a week', availability, 'p99'),
      rate('availability of a week', availability),
      took('hold + reminder + reserve', booked, 'p99'),
      rate('holds + reservations', booked),
    ]
  } finally {
    await server.stop()
    await bare.stop()
  }
}

/** A Fastify that answers one constant, in a process of its own: what any answer costs on this machine. */
async function bareFastify(): Promise<Running> {
  const port = await freePort()
  return started('bench/bare-fastify.ts', `http://127.0.0.1:${port}`, { PORT: String(port) })
}

const holdBody = ({ shopId, serviceId, unitId, date, time }: Slot) => ({
  draft: {
    shopId,
    appointmentServiceId: serviceId,
    appointmentUnitId: unitId,
    reservationDate: date,
    reservationTime: time,
    quantity: 1,
    attaches: [],
  },
})

function post(origin: string, path: string, body: unknown, token?: string, holdToken?: string): Promise<Response> {
  return fetch(`${origin}${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'idempotency-key': crypto.randomUUID(),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(holdToken ? { 'x-hold-token': holdToken } : {}),
    },
    body: JSON.stringify(body),
  })
}

async function signUp(origin: string, email: string): Promise<string> {
  const auth = `/api/v1/user/auth/login`
  const step1 = (await (await post(origin, `${auth}/step1`, { email })).json()) as Post<
    '/api/v1/user/auth/login/step1',
    200
  >
  const { challengeId } = step1.data
  await post(origin, `${auth}/step2`, { challengeId, firstName: 'Hana', lastName: 'Mori' })
  const letters = (await (await fetch(`${origin}/dev/mail.json?to=${encodeURIComponent(email)}`)).json()) as {
    text: string
  }[]
  const code = /(?<!\d)\d{6}(?!\d)/.exec(letters[0]?.text ?? '')?.[0]
  const step3 = await post(origin, `${auth}/step3`, { challengeId, code })
  if (!step3.ok) throw new Error(`sign-up answered ${step3.status}: ${await step3.text()}`)
  return ((await step3.json()) as Post<'/api/v1/user/auth/login/step3', 200>).data.accessToken
}
