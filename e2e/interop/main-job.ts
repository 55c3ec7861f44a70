import { createClient } from './generated/hey-api/client/index.ts'
import * as api from './generated/hey-api/sdk.gen.ts'

type Result<T> = { data?: T; error?: unknown; response?: Response }

/** The data of an answer, or what was refused and why. */
async function success<T>(step: string, pending: Promise<Result<T>>): Promise<T> {
  const { data, error, response } = await pending
  if (data === undefined) throw new Error(`${step}: ${response?.status} ${JSON.stringify(error)}`)
  return data
}

const DAY_MS = 86_400_000
const isoDate = (ms: number) => new Date(ms).toISOString().slice(0, 10)

/**
 * The main job by a client that hey-api generated: find a shop, hold a time, sign in with the code from an e-mail, reserve,
 * give it another time, read the reservation and the notifications, cancel. Returns the reservation's last status.
 */
export async function mainJob(baseUrl: string, email: string, readCode: () => Promise<string>): Promise<string> {
  let accessToken = ''
  const client = createClient({
    baseUrl,
    headers: { 'Accept-Language': 'ja', 'X-Currency': 'JPY' },
    auth: () => accessToken,
  })

  const { data: shops } = await success('search', api.searchShops({ client, query: { keyword: 'ネイル', limit: 5 } }))
  const { data: shop } = await success('shop', api.getShop({ client, path: { id: shops[0].id } }))
  const service = shop.services[0]
  const { data: calendar } = await success(
    'times',
    api.getAvailableTime({
      client,
      path: { id: shop.id },
      query: {
        serviceId: service.id,
        quantity: service.minQuantity,
        dateFrom: isoDate(Date.now() + 2 * DAY_MS),
        dateTo: isoDate(Date.now() + 30 * DAY_MS),
      },
    }),
  )
  const day = calendar.days.find(({ slots }) => slots.length > 0)
  if (!day) throw new Error('No time is available in thirty days')

  const { data: hold } = await success(
    'hold',
    api.createHold({
      client,
      headers: { 'idempotency-key': crypto.randomUUID() },
      body: {
        draft: {
          shopId: shop.id,
          appointmentServiceId: service.id,
          reservationDate: day.date,
          reservationTime: day.slots[0].time,
          quantity: service.minQuantity,
        },
      },
    }),
  )

  const { data: challenge } = await success('sign-in', api.loginStep1({ client, body: { email } }))
  const { challengeId } = challenge
  const { data: texts } = await success('texts', api.listLegalTexts({ client }))
  const versionOf = (kind: string) => texts.find((text) => text.kind === kind)?.version
  const agreed = { agreedTermsVersion: versionOf('terms'), agreedPrivacyVersion: versionOf('privacy') }
  const names = { firstName: '花子', lastName: '佐藤' }
  await success('name', api.loginStep2({ client, body: { challengeId, ...names, ...agreed } }))
  const { data: session } = await success(
    'code',
    api.loginStep3({ client, body: { challengeId, code: await readCode() } }),
  )
  accessToken = session.accessToken

  const { data: reminder } = await success('reminder', api.getConfirmReminder({ client, path: { id: shop.id } }))
  const { data: reservation } = await success(
    'reserve',
    api.createReservation({
      client,
      headers: { 'idempotency-key': crypto.randomUUID(), 'x-hold-token': hold.holdToken },
      body: {
        holdId: hold.holdId,
        quoteId: hold.quote.id,
        contact: { firstName: '花子', lastName: '佐藤', phone: '+819012345678', email },
        agreedTermsVersion: reminder.version,
        remindersConfirmed: reminder.reminders.map(({ id }) => id),
      },
    }),
  )
  const path = { codeNumber: reservation.codeNumber }
  const { data: newHold } = await success(
    'hold of another time',
    api.createHold({
      client,
      headers: { 'idempotency-key': crypto.randomUUID() },
      body: {
        replaces: reservation.codeNumber,
        draft: {
          shopId: shop.id,
          appointmentServiceId: service.id,
          reservationDate: day.date,
          reservationTime: day.slots.at(-1)?.time ?? '',
          quantity: service.minQuantity,
        },
      },
    }),
  )
  const { data: moved } = await success(
    'reschedule',
    api.rescheduleReservation({
      client,
      path,
      headers: { 'idempotency-key': crypto.randomUUID(), 'x-hold-token': newHold.holdToken },
      body: { holdId: newHold.holdId, quoteId: newHold.quote.id, version: reservation.version },
    }),
  )
  await success('list', api.listReservations({ client }))
  await success('notifications', api.listNotifications({ client, query: { page: 0, limit: 30 } }))
  const { data: cancelled } = await success(
    'cancel',
    api.cancelReservation({
      client,
      path,
      headers: { 'idempotency-key': crypto.randomUUID() },
      body: { reasonCode: 'change_of_plans', version: moved.version },
    }),
  )
  return cancelled.status
}
