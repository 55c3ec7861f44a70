import { createYoyaku, daysLater, type Store, type Yoyaku } from '@yoyaku/core'
import type { StoredSession } from '@yoyaku/core/types'
import { agreedIn } from '../agreed.ts'
import { type Server, startServer } from '../server.ts'

export const PHONE = '+819012345678'
const HOURS_MS = 3 * 3_600_000

export const until = <T>(store: Store<T>, fits: (value: T) => boolean) =>
  new Promise<T>((resolve) => void store.subscribe((value) => fits(value) && resolve(value)))

export type Slot = { shopId: string; reservationDate: string; reservationTime: string }
export type Agreed = { terms: string; reminders: string[] }
export type Fixture = {
  server: Server
  serviceId: string
  /** A free time, freshly read. */
  slot(): Promise<Slot>
  /** Another free time, weeks later. */
  laterSlot(): Promise<Slot>
  /** A time that a visitor has taken as often as it was free; `release` lets one of it go. */
  fullSlot(): Promise<{ slot: Slot; release(): Promise<void> }>
  agreed: Agreed
  /** What a newcomer agrees to. */
  consents: Awaited<ReturnType<typeof agreedIn>>
  /** Signs an address in that had, or now has, an account. */
  signIn(sdk: Yoyaku, email: string): Promise<void>
  /** A session of its own for an address. */
  session(email: string): Promise<StoredSession>
  /** An SDK in the name of a session. */
  sdkOf(session: StoredSession): Yoyaku
  /** Reserves in the name of a session; returns the code. */
  book(session: StoredSession): Promise<string>
  cancel(session: StoredSession, codeNumber: string): Promise<void>
  /** Late enough for the limits of e-mails to have passed. */
  later(): Promise<void>
  stop(): Promise<void>
}

/** The real server with a shop that has free times. `settings`: what else its environment says. */
export async function openFixture(settings: Record<string, string> = {}): Promise<Fixture> {
  const server = await startServer(settings)
  const { origin } = server
  const visitor = createYoyaku({ baseUrl: origin, locale: 'en', currency: 'JPY' })
  const { data: shops } = await visitor.queries.mostBookedShops().queryFn()
  const shop = await visitor.queries.shop(shops[0]?.id ?? '').queryFn()
  const serviceId = shop.services[0]?.id ?? ''
  const [terms, { reminders }] = await Promise.all([
    visitor.queries.termsOfUse().queryFn(),
    visitor.queries.bookingTerms(shop.id).queryFn(),
  ])
  const consents = await agreedIn(visitor)
  const agreed = { terms: terms.version, reminders: reminders.map(({ id }) => id) }
  let moved = 0

  const slot = () => slotFrom(3)

  async function slotFrom(days: number): Promise<Slot> {
    const today = new Date(Date.now() + moved).toISOString().slice(0, 10)
    const span = { serviceId, quantity: 1, dateFrom: daysLater(today, days), dateTo: daysLater(today, 30) }
    const { days: found } = await visitor.queries.availableTime(shop.id, span).queryFn()
    const [day] = found.filter(({ slots }) => slots.length > 0)
    return { shopId: shop.id, reservationDate: day?.date ?? '', reservationTime: day?.slots[0]?.time ?? '' }
  }

  const HOLD = '/api/v1/user/reservation/hold'

  async function takeOnce({ shopId, reservationDate, reservationTime }: Slot) {
    const draft = { shopId, appointmentServiceId: serviceId, reservationDate, reservationTime, quantity: 1 }
    const params = { header: { 'idempotency-key': crypto.randomUUID() } }
    return (await visitor.api.POST(HOLD, { params, body: { draft } })).data?.data
  }

  async function fullSlot() {
    const free = await slotFrom(10)
    let last = await takeOnce(free)
    for (let next = last; next !== undefined; next = await takeOnce(free)) last = next
    const { holdId = '', holdToken = '' } = last ?? {}
    const params = { path: { holdId }, header: { 'x-hold-token': holdToken } }
    return { slot: free, release: async () => void (await visitor.api.DELETE(`${HOLD}/{holdId}`, { params })) }
  }

  async function signIn(sdk: Yoyaku, email: string) {
    const flow = sdk.startSignIn()
    flow.submitEmail(email)
    const { step, failure } = await until(
      flow,
      ({ step, busy, failure }) => (step !== 'email' || failure !== null) && !busy,
    )
    if (failure !== null) throw new Error(`${email} cannot sign in: ${failure.code}`)
    if (step === 'profile') flow.submitProfile({ firstName: 'Hana', lastName: 'Sato', consents })
    await until(flow, ({ step, busy }) => step === 'code' && !busy)
    flow.submitCode(await server.codeFor(email))
    await until(flow, ({ step }) => step === 'done')
    flow.dispose()
  }

  const sdkOf = (session: StoredSession | null) => {
    let storedSession = session
    const tokenStore = {
      get: () => storedSession,
      set: (next: StoredSession) => {
        storedSession = next
      },
      clear: () => {
        storedSession = null
      },
    }
    return {
      readSession: () => storedSession,
      sdk: createYoyaku({ baseUrl: origin, locale: 'en', currency: 'JPY', tokenStore }),
    }
  }

  return {
    server,
    serviceId,
    slot,
    laterSlot: () => slotFrom(20),
    fullSlot,
    sdkOf: (session) => sdkOf(session).sdk,
    agreed,
    consents,
    signIn,
    async session(email) {
      const { sdk, readSession } = sdkOf(null)
      await signIn(sdk, email)
      const user = await sdk.api.PUT('/api/v1/user/me', { body: { phone: PHONE } })
      sdk.dispose()
      const found = readSession()
      if (found === null || user.data === undefined) throw new Error(`Nobody was signed in as ${email}`)
      return { ...found, user: user.data.data }
    },
    async book(session) {
      const { sdk } = sdkOf(session)
      const booking = sdk.startReservation({ serviceId, ...(await slot()) })
      booking.hold()
      const held = await until(booking, ({ step, failure }) => step === 'reviewing' || failure !== null)
      booking.agree(agreed)
      booking.confirm()
      const { reservation, failure } = await until(booking, ({ step, busy }) => step === 'confirmed' || !busy)
      sdk.dispose()
      if (reservation === null) throw new Error(`Not reserved: ${JSON.stringify(failure ?? held.failure)}`)
      return reservation.codeNumber
    },
    async cancel(session, codeNumber) {
      const { sdk } = sdkOf(session)
      const flow = sdk.startCancellation({ codeNumber })
      await until(flow, ({ step }) => step === 'choosing')
      flow.setReason('budget')
      flow.cancel()
      await until(flow, ({ step }) => step === 'cancelled')
      sdk.dispose()
    },
    async later() {
      moved += HOURS_MS
      await server.advance(HOURS_MS)
    },
    async stop() {
      visitor.dispose()
      await server.stop()
    },
  }
}
