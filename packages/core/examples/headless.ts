/**
 * The whole main job with no browser: find a shop, choose a time, sign in with the code from a real e-mail, reserve, cancel.
 * node examples/headless.ts http://localhost:3000
 */
import { createSdk, daysLater, timeIn, type View } from '@yoyaku/core'

const [, , baseUrl = 'http://localhost:3000', email = `guest-${crypto.randomUUID()}@example.com`] = process.argv
const until = <T>(view: View<T>, fits: (value: T) => boolean) =>
  new Promise<T>((resolve) => void view.subscribe((value) => fits(value) && resolve(value)))

const sdk = createSdk({ baseUrl, locale: 'en', currency: 'JPY' })
const live = new Promise((resolve) => void sdk.on('notification', ({ notification }) => resolve(notification)))

const today = new Date().toISOString().slice(0, 10)
const { data: shops } = await sdk.queries.hottest().queryFn()
const shop = await sdk.queries.shop(shops[0]?.id ?? '').queryFn()
const service = shop.services[0]
if (service === undefined) throw new Error(`${shop.shopName} offers nothing`)
const span = { serviceId: service.id, quantity: 1, dateFrom: daysLater(today, 2), dateTo: daysLater(today, 30) }
const { days, timeZone } = await sdk.queries.availableTime(shop.id, span).queryFn()
const day = days.find(({ slots }) => slots.length > 0)
if (day === undefined) throw new Error(`${shop.shopName} is full for a month`)

const booking = sdk.reservation({ serviceId: service.id, shopId: shop.id, reservationDate: day.date })
for (const { startAt } of day.slots) {
  booking.get().amend({ reservationTime: timeIn(startAt, timeZone) })
  booking.get().review()
  const { failure } = await until(booking, ({ busy }) => !busy)
  if (failure?.code !== 'SLOT_TAKEN') break
}
const held = booking.get()
if (held.step !== 'signing-in') throw new Error(`Not held: ${JSON.stringify(held.failure)}`)
console.log('held', held.quote?.total)

const signIn = sdk.signIn()
signIn.get().submitEmail(email)
if ((await until(signIn, ({ busy, step }) => !busy && step !== 'email')).step === 'profile') {
  signIn.get().submitProfile({ firstName: 'Hana', lastName: 'Sato' })
}
await until(signIn, ({ step, busy }) => step === 'code' && !busy)
const mails: { text: string }[] = await (await fetch(`${baseUrl}/dev/mail.json?to=${encodeURIComponent(email)}`)).json()
signIn.get().submitCode(/\b\d{6}\b/.exec(mails[0]?.text ?? '')?.[0] ?? '')

await until(booking, ({ step }) => step === 'reviewing')
await until(sdk.socket, ({ status }) => status === 'online')
const [terms, points] = await Promise.all([
  sdk.queries.termsOfUse().queryFn(),
  sdk.queries.confirmReminder(shop.id).queryFn(),
])
booking.get().amendContact({ phone: '+819012345678' })
booking.get().agree({ termsVersion: terms.version, remindersConfirmed: points.reminders.map(({ id }) => id) })
booking.get().confirm()
const { reservation, fields, failure } = await until(booking, ({ busy }) => !busy)
if (reservation === null) throw new Error(`Not reserved: ${JSON.stringify({ fields, failure })}`)
console.log('reserved', reservation.codeNumber, reservation.startAt, 'and told live', await live)

const cancellation = sdk.cancellation({ codeNumber: reservation.codeNumber })
await until(cancellation, ({ step }) => step === 'choosing')
cancellation.get().choose('change_of_plans')
cancellation.get().cancel()
console.log('then', (await until(cancellation, ({ busy }) => !busy)).step)
sdk.dispose()
