import { beforeAll, expect, test } from 'vitest'
import { startTestApi, type TestApi } from '../../../test/harness.ts'
import type { Email } from '../../context.ts'
import { book, cancel, moveTo } from '../../testing/booking.ts'
import { readCalendar } from '../../testing/calendar-parsers.ts'
import { insertReferenceData, openShop, setClock } from '../../testing/shop.ts'
import { startEachTestAnew } from '../../testing/start-each-test-anew.ts'

const sent: Email[] = []
let api: TestApi

beforeAll(async () => {
  api = await startTestApi({ context: () => ({ mail: { send: async (message) => void sent.push(message) } }) })
  await insertReferenceData(api.db)
  await openShop(api.db, { timeZone: 'America/New_York' })
})
startEachTestAnew(() => api)

// Promise (Screens): e-mails of a reservation: two calendars read the same appointment from each e-mail and the feed, over a change of clocks
test('Two parsers read one appointment from confirmation, change, cancellation and feed, before and after the clocks change', async () => {
  await setClock(api, '2027-03-01T12:00:00Z')
  // Clocks in New York go forward on March 14, 2027 at 2:00.
  const { token, reservation } = await book(api, { reservationDate: '2027-03-13', reservationTime: '12:00' })
  const { codeNumber } = reservation
  const feed = await api.call<{ data: { url: string } }>('POST', '/api/v1/user/me/calendar-feed', { token })
  const path = new URL(feed.body.data.url).pathname
  const read = async () => {
    await api.context.deliveries.run()
    const { body } = await api.app.inject({ method: 'GET', url: path })
    return { email: readCalendar(sent.at(-1)?.calendar?.content ?? ''), feed: readCalendar(body) }
  }
  const expected = (from: string, to: string, sequence: number, status: string) => {
    const uid = `${codeNumber}@${new URL(api.context.config.publicUrl).hostname}`
    const event = { uid, title: 'Cut – Kumo', place: 'Kumo, 1-2-3 Ginza', from, to, sequence, status }
    return { email: [{ ...event, zone: 'America/New_York' }], feed: [{ ...event, zone: 'UTC' }] }
  }
  const winter = ['2027-03-13T17:00:00.000Z', '2027-03-13T18:00:00.000Z'] as const
  const summer = ['2027-03-14T16:00:00.000Z', '2027-03-14T17:00:00.000Z'] as const
  expect(await read()).toEqual(expected(...winter, 1, 'CONFIRMED'))
  await moveTo(api, reservation, { reservationDate: '2027-03-14', reservationTime: '12:00' }, token)
  expect(await read()).toEqual(expected(...summer, 2, 'CONFIRMED'))
  await cancel(api, codeNumber, { token }, { version: 2 })
  expect(await read()).toEqual(expected(...summer, 3, 'CANCELLED'))
})
