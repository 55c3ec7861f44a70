/**
 * The main job against a running server: finds a shop and a time, then `main-job.ts`.
 * node examples/headless.ts http://localhost:3000
 */
import { createYoyaku, daysLater, until } from '@yoyaku/core'
import { mainJob } from './main-job.ts'

const [, , baseUrl = 'http://localhost:3000', email = `guest-${crypto.randomUUID()}@example.com`] = process.argv
const sdk = createYoyaku({ baseUrl, locale: 'en', currency: 'JPY' })
const today = new Date().toISOString().slice(0, 10)
const { data: shops } = await sdk.queries.mostBookedShops().queryFn()
const shop = await sdk.queries.shop(shops[0]?.id ?? '').queryFn()
const serviceId = shop.services[0]?.id ?? ''
const span = { serviceId, quantity: 1, dateFrom: daysLater(today, 2), dateTo: daysLater(today, 30) }
const { days } = await sdk.queries.availableTime(shop.id, span).queryFn()
const times = days.flatMap(({ date, slots }) =>
  slots.map(({ time }) => ({ reservationDate: date, reservationTime: time })),
)
/** Any of them, so that scripts which start together do not want the same. */
const time = times[Math.floor(Math.random() * times.length)]
if (time === undefined) throw new Error(`${shop.shopName} is full for a month`)

async function readCode() {
  const messages: { text: string }[] = await (
    await fetch(`${baseUrl}/dev/mail.json?to=${encodeURIComponent(email)}`)
  ).json()
  return /\b\d{6}\b/.exec(messages[0]?.text ?? '')?.[0] ?? ''
}

sdk.on('reservation.confirmed', ({ reservation }) =>
  console.log('reserved', reservation.codeNumber, reservation.startAt),
)
sdk.on('reservation.rescheduled', ({ reservation }) => console.log('changed to', reservation.startAt))
const notified = new Promise<void>((resolve) => {
  sdk.on('notification.received', ({ notification }) => {
    console.log('told live:', notification.kind, notification.codeNumber)
    if (notification.kind === 'cancelled') resolve()
  })
})
const { status } = await mainJob(sdk, { serviceId, slot: { shopId: shop.id, ...time }, email, readCode })
await Promise.race([notified, until(sdk.live, ({ status }) => status !== 'online')])
console.log('then', status)
sdk.dispose()
