import { type BrowserContext, expect } from '@playwright/test'
import { BEGAN, STUDIO } from '../studio.ts'
import { daysUntil, type StudioDay } from '../studio-days.ts'
import { codeIn, newAddress } from './mailbox.ts'

/** A member without a browser. */
export type Member = {
  email: string
  accessToken: string
  refreshToken: string
  user: { id: string; firstName: string; lastName: string }
}
export type Slot = { shopId: string; serviceId: string; date: string; time: string }
type Email = { text: string }
type Json = Record<string, unknown>

const PERSON = { firstName: 'Hana', lastName: 'Sato' }
export const CONTACT_PHONE = '+819012345678'

/** Everybody has an address of their own: a code is sent at most twenty times an hour to one. Still this machine, for other limits. */
export function fromElsewhere(): { 'x-forwarded-for': string } {
  const [one = 1, two = 1, three = 1] = crypto.getRandomValues(new Uint8Array(3))
  return { 'x-forwarded-for': `127.${one}.${two}.${Math.max(three, 2)}` }
}

/** Calls the product's API; throws on a refusal, with its body. */
async function call<T>(
  origin: string,
  method: string,
  path: string,
  body?: Json,
  headers: Record<string, string> = {},
): Promise<T> {
  const answer = await fetch(`${origin}${path}`, {
    method,
    headers: {
      'content-type': 'application/json',
      'accept-language': 'en',
      'x-currency': 'JPY',
      ...fromElsewhere(),
      ...headers,
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`)
  return ((await answer.json()) as { data: T }).data
}

/** Nine hours ahead of UTC all year. */
const IN_MASHIKO_MS = 9 * 3_600_000

const bearer = ({ accessToken }: Member) => ({ authorization: `Bearer ${accessToken}` })

/** A time at the studio, days counted from when the run began: after midnight in Japan, none is that of another scenario. */
export const atTheStudioIn = (serviceId: string, daysAhead: number, time = '10:00', from = BEGAN): Slot => ({
  shopId: STUDIO.shop,
  serviceId,
  date: new Date(from + IN_MASHIKO_MS + daysAhead * 86_400_000).toISOString().slice(0, 10),
  time,
})

/** A time on the day that the scenario has for itself. */
export const atTheStudio = (serviceId: string, scenario: StudioDay, time?: string): Slot =>
  atTheStudioIn(serviceId, daysUntil(scenario), time)

/** The actions of people other than the one at the scenario's browser. */
export function elsewhere(origin: string) {
  const post = <T>(path: string, body: Json, headers?: Record<string, string>) =>
    call<T>(origin, 'POST', path, body, headers)
  const auth = (step: number) => `/api/v1/user/auth/login/step${step}`

  /** What a newcomer agrees to: the texts of now. */
  async function agreed() {
    const texts = await call<{ kind: string; version: string }[]>(origin, 'GET', '/api/v1/legal-texts')
    const versionOf = (kind: string) => texts.find((text) => text.kind === kind)?.version
    return { agreedTermsVersion: versionOf('terms'), agreedPrivacyVersion: versionOf('privacy') }
  }

  async function newestCode(email: string): Promise<string> {
    let code: string | undefined
    const read = async (): Promise<boolean> => {
      const answer = await fetch(`${origin}/dev/mail.json?to=${encodeURIComponent(email)}`)
      code = codeIn((await answer.json()) as Email[])
      return code !== undefined
    }
    await expect.poll(read, { message: `an e-mail with a code to ${email}`, timeout: 15_000 }).toBe(true)
    return code ?? ''
  }

  return {
    /** A new account, signed in. */
    async joins(name: string, person = PERSON): Promise<Member> {
      const email = newAddress(name)
      const home = fromElsewhere()
      const { challengeId } = await post<{ challengeId: string }>(auth(1), { email }, home)
      await post(auth(2), { challengeId, ...person, ...(await agreed()) }, home)
      const tokens = await post<Omit<Member, 'email'>>(auth(3), { challengeId, code: await newestCode(email) })
      return { email, ...tokens }
    },

    /** On another device: all that was signed in with these tokens ends. */
    signsOut: ({ refreshToken }: Member) => post('/api/v1/user/auth/logout', { refreshToken }),

    /** An existing account with a new session. */
    async isBack({ email }: Member): Promise<Member> {
      const { challengeId } = await post<{ challengeId: string }>(auth(1), { email })
      const tokens = await post<Omit<Member, 'email'>>(auth(3), { challengeId, code: await newestCode(email) })
      return { email, ...tokens }
    },

    /** Holds a time; with `member` for that member. */
    async holds({ shopId, serviceId, date, time }: Slot, member?: Member) {
      const draft = {
        shopId,
        appointmentServiceId: serviceId,
        reservationDate: date,
        reservationTime: time,
        quantity: 1,
        attaches: [],
      }
      const headers = { 'idempotency-key': crypto.randomUUID(), ...(member && bearer(member)) }
      return post<{ holdId: string; holdToken: string; quote: { id: string } }>(
        '/api/v1/user/reservation/hold',
        { draft },
        headers,
      )
    },

    /** Reserves a time; returns the code. */
    async reserves(member: Member, slot: Slot): Promise<string> {
      const { holdId, holdToken, quote } = await this.holds(slot, member)
      const points = await call<{ version: string; reminders: { id: string }[] }>(
        origin,
        'GET',
        `/api/v1/shops/${slot.shopId}/confirm-reminder`,
      )
      const { firstName, lastName } = member.user
      const contact = { firstName, lastName, phone: CONTACT_PHONE, email: member.email }
      const body = {
        holdId,
        quoteId: quote.id,
        contact,
        agreedTermsVersion: points.version,
        remindersConfirmed: points.reminders.map(({ id }) => id),
      }
      const headers = { 'idempotency-key': crypto.randomUUID(), 'x-hold-token': holdToken, ...bearer(member) }
      const { codeNumber } = await post<{ codeNumber: string }>('/api/v1/user/reservation', body, headers)
      return codeNumber
    },

    /** How many reservations of the member the server has. */
    async reservationsOf(member: Member): Promise<{ codeNumber: string; status: string }[]> {
      return call(origin, 'GET', '/api/v1/user/reservation', undefined, bearer(member))
    },

    reservation: (member: Member, codeNumber: string): Promise<{ version: number; startAt: string }> =>
      call(origin, 'GET', `/api/v1/user/reservation/${codeNumber}`, undefined, bearer(member)),

    async cancels(member: Member, codeNumber: string): Promise<void> {
      const path = `/api/v1/user/reservation/${codeNumber}`
      const { version } = await this.reservation(member, codeNumber)
      const headers = { 'idempotency-key': crypto.randomUUID(), ...bearer(member) }
      await post(`${path}/cancel`, { reasonCode: 'budget', version }, headers)
    },

    /** Joins the waiting list for the date of a slot, at any time of it. */
    waits: (member: Member, { shopId, serviceId, date }: Slot) =>
      post<{ id: string }>(
        '/api/v1/user/waiting-list',
        { shopId, serviceId, date, quantity: 1 },
        { 'idempotency-key': crypto.randomUUID(), ...bearer(member) },
      ),

    /** What the member waits for. */
    waitingList: (member: Member): Promise<{ id: string; date: string; offer: object | null }[]> =>
      call(origin, 'GET', '/api/v1/user/waiting-list', undefined, bearer(member)),

    /** The link of the e-mail about a time that is offered. */
    async offerLink({ email }: Member): Promise<string> {
      let link: string | undefined
      const read = async (): Promise<boolean> => {
        const answer = await fetch(`${origin}/dev/mail.json?to=${encodeURIComponent(email)}`)
        const texts = ((await answer.json()) as Email[]).map(({ text }) => text)
        link = texts.map((text) => /https?:\S+[?&]entry=\S+/.exec(text)?.[0]).find((found) => found !== undefined)
        return link !== undefined
      }
      await expect.poll(read, { message: `an e-mail with an offer to ${email}`, timeout: 15_000 }).toBe(true)
      return link ?? ''
    },

    keeps: (member: Member, shopId: string) =>
      call(origin, 'PUT', `/api/v1/user-favorite/${shopId}`, undefined, bearer(member)),
  }
}

/** The browser is this member's: signed in, as after a sign-in of long ago. */
export async function belongsTo(context: BrowserContext, member: Member, origin: string): Promise<void> {
  const { accessToken, refreshToken, user } = member
  const cookies = { accessToken, refreshToken, userInfo: encodeURIComponent(JSON.stringify(user)) }
  const expires = Math.floor(Date.now() / 1000) + 3600
  await context.addCookies(
    Object.entries(cookies).map(([name, value]) => ({ name, value, url: origin, expires, sameSite: 'Lax' })),
  )
}

/** The reservation page with the time chosen already. */
export const reservationPath = (language: string, { serviceId, date, time }: Slot): string =>
  `/${language}/reservation/${serviceId}?${new URLSearchParams({ date, time, quantity: '1' })}`
