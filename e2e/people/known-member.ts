import { setTimeout } from 'node:timers/promises'
import { createSdk, daysLater, type StoredSession, timeIn, type View } from '@yoyaku/core'
import type { Language, Words } from './words.ts'

/** Others may want the same times at the same moment. */
const MOST_TRIES = 8

export const until = <T>(view: View<T>, fits: (value: T) => boolean) =>
  new Promise<T>((resolve) => void view.subscribe((value) => fits(value) && resolve(value)))

/** Somebody who signed in before the scenario begins, by the SDK instead of by hand. */
export interface KnownMember {
  readonly session: StoredSession
  /** What a browser keeps of the session, for `context.addCookies`. */
  readonly cookies: { name: string; value: string; url: string }[]
  /** Reserves the service at one of its free times, `daysAhead` days from now or later; returns the code. */
  reserves(at: { shopId: string; serviceId: string; daysAhead: number }): Promise<string>
  cancels(codeNumber: string): Promise<void>
  keeps(shopId: string): Promise<void>
  leaves(): void
}

/** The code in the newest letter, once it has come. */
async function codeIn(origin: string, email: string): Promise<string> {
  for (let tries = 0; tries < 100; tries += 1) {
    const letters: { text: string }[] = await (
      await fetch(`${origin}/dev/mail.json?to=${encodeURIComponent(email)}`)
    ).json()
    const code = /\b\d{6}\b/.exec(letters[0]?.text ?? '')?.[0]
    if (code !== undefined) return code
    await setTimeout(100)
  }
  throw new Error(`No code came to ${email}`)
}

export interface Arrival {
  readonly origin: string
  readonly language: Language
  readonly words: Words
  readonly email: string
}

export async function knownMember({ origin, language, words, email }: Arrival): Promise<KnownMember> {
  let session: StoredSession | null = null
  const tokens = {
    get: () => session,
    set: (next: StoredSession) => {
      session = next
    },
    clear: () => {
      session = null
    },
  }
  const sdk = createSdk({ baseUrl: origin, locale: language, currency: 'JPY', tokens })
  const signIn = sdk.signIn()
  signIn.get().submitEmail(email)
  const { step } = await until(signIn, ({ busy, step, failure }) => !busy && (step !== 'email' || failure !== null))
  const refusal = signIn.get().failure
  if (refusal !== null) throw new Error(`${email} cannot sign in: ${refusal.code}`)
  if (step === 'profile') signIn.get().submitProfile({ firstName: words.given, lastName: words.family })
  await until(signIn, ({ busy, step, failure }) => !busy && (step === 'code' || failure !== null))
  signIn.get().submitCode(await codeIn(origin, email))
  await until(signIn, ({ step, failure }) => step === 'done' || failure !== null)
  const kept = tokens.get()
  if (kept?.accessToken == null) throw new Error(`${email} was not signed in`)

  return {
    session: kept,
    cookies: [
      { name: 'accessToken', value: kept.accessToken, url: origin },
      { name: 'refreshToken', value: kept.refreshToken, url: origin },
      { name: 'userInfo', value: encodeURIComponent(JSON.stringify(kept.user)), url: origin },
    ],
    async reserves({ shopId, serviceId, daysAhead }) {
      const from = daysLater(new Date().toISOString().slice(0, 10), daysAhead)
      const span = { serviceId, quantity: 1, dateFrom: from, dateTo: daysLater(from, 20) }
      const [{ days, timeZone }, terms, { reminders }] = await Promise.all([
        sdk.queries.availableTime(shopId, span).queryFn(),
        sdk.queries.termsOfUse().queryFn(),
        sdk.queries.confirmReminder(shopId).queryFn(),
      ])
      const free = days.flatMap(({ date, slots }) => slots.map(({ startAt }) => ({ date, startAt })))
      for (const { date, startAt } of free.slice(0, MOST_TRIES)) {
        const time = { reservationDate: date, reservationTime: timeIn(startAt, timeZone) }
        const booking = sdk.reservation({ serviceId, shopId, ...time })
        booking.get().review()
        const held = await until(booking, ({ step, failure }) => step === 'reviewing' || failure !== null)
        if (held.failure !== null) {
          booking.dispose()
          if (held.failure.code === 'SLOT_TAKEN') continue
          throw new Error(`Not held: ${JSON.stringify(held.failure)}`)
        }
        booking.get().amendContact({ phone: '+819012345678' })
        booking.get().agree({ termsVersion: terms.version, remindersConfirmed: reminders.map(({ id }) => id) })
        booking.get().confirm()
        const { reservation, failure } = await until(booking, ({ step, busy }) => step === 'confirmed' || !busy)
        booking.dispose()
        if (reservation === null) throw new Error(`Not reserved: ${JSON.stringify(failure)}`)
        return reservation.codeNumber
      }
      throw new Error(`Nothing is free at ${shopId}`)
    },
    async cancels(codeNumber) {
      const flow = sdk.cancellation({ codeNumber })
      await until(flow, ({ step }) => step === 'choosing')
      flow.get().choose('change_of_plans')
      flow.get().cancel()
      await until(flow, ({ step }) => step === 'cancelled')
      flow.dispose()
    },
    async keeps(shopId) {
      const { error } = await sdk.api.PUT('/api/v1/user-favorite/{shopId}', { params: { path: { shopId } } })
      if (error) throw new Error(`${shopId} was not kept: ${error.message}`)
    },
    leaves: () => sdk.dispose(),
  }
}
