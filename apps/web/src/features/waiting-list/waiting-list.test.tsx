import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type FakeApi, waitingEntryOf } from '@yoyaku/testing'
import { expect, test } from 'vitest'
import { setPageLoaders } from '../../app/load-page.ts'
import { haircutService } from '../../testing/haircut-service.ts'
import { fakeApi, openPage } from '../../testing/open-page.tsx'
import { testShop } from '../../testing/shop.ts'

setPageLoaders({
  reservation: () => import('../../pages/reservation/reservation.tsx'),
  'my-reservation': () => import('../../pages/my-reservation/my-reservation.tsx'),
})

const LIST = '/api/v1/user/waiting-list'
const MY_LIST = '/en/me/my-reservation?status=waiting'
const entry = waitingEntryOf()
const lists = (api: FakeApi, data: readonly object[]) => api.on('GET', LIST).reply(200, { data, total: data.length })

/** A shop whose every day is full. */
function fullShop(): FakeApi {
  const api = fakeApi()
  api.on('GET', '/api/v1/shops/{id}/getAvailableTime').run(({ query }) => {
    const from = Temporal.PlainDate.from(query.dateFrom?.[0] ?? '')
    const days = Array.from({ length: from.until(query.dateTo?.[0] ?? from).days + 1 }, (_, after) => ({
      ...{ date: String(from.add({ days: after })), status: 'SOLD_OUT', slots: [] },
    }))
    return { status: 200, body: { data: { timeZone: 'Asia/Tokyo', nextAvailableDate: null, days } } }
  })
  return api
}

/** Opens the sheet, from a full day of the calendar. */
async function opensSheet(api: FakeApi) {
  await openPage('/en/reservation/service-1', { member: true, api })
  const [next] = await screen.findAllByRole('button', { name: 'Next: date and time' })
  if (next !== undefined) await userEvent.click(next)
  await userEvent.click(await screen.findByRole('button', { name: 'More dates' }))
  const [day] = await screen.findAllByRole('button', { name: /^Full\. / })
  if (day === undefined) throw new Error('No day is full')
  await userEvent.click(day)
  await userEvent.click(await screen.findByRole('button', { name: 'Tell me when a time becomes available' }))
}

// Promise (Screens): waiting list: a full day of the calendar can be waited for as one of the strip
test('On a full day of the calendar a member joins the waiting list, and reads what they wait for', async () => {
  const api = fullShop()
  api.on('POST', LIST).reply(201, { data: entry })
  await opensSheet(api)
  await userEvent.click(await screen.findByRole('button', { name: 'Join the waiting list' }))
  expect(await screen.findByText("You're on the waiting list.")).toBeVisible()
  expect(within(screen.getByRole('dialog')).getByText('Cut')).toBeVisible()
  expect(screen.getByRole('link', { name: 'My waiting list' })).toHaveAttribute('href', MY_LIST)
})

test('On full days of a rental a member waits for the car with its return', async () => {
  const api = fullShop()
  api.on('POST', LIST).reply(201, { data: { ...entry, returnTime: '15:00', returnShop: { id: 'port', name: 'Port' } } })
  const [unit] = haircutService.units
  const units = [1, 2].flatMap((days) => (unit ? [{ ...unit, id: `d${days}`, durationMinutes: days * 1440 }] : []))
  const service = { ...haircutService, dayUnit: true, units }
  api.on('GET', '/api/v1/services/{id}').reply(200, { data: service })
  api.on('GET', '/api/v1/shops/{id}').reply(200, { data: { ...testShop, id: 'shop-1', services: [service] } })
  const date = String(Temporal.Now.plainDateISO().add({ days: 5 }))
  const address = `/en/reservation/service-1?unitId=d2&date=${date}&time=10%3A30&returnTime=15%3A00`
  await openPage(address, { member: true, api })
  const [next] = await screen.findAllByRole('button', { name: /^Next: / })
  if (next !== undefined) await userEvent.click(next)
  await userEvent.click(await screen.findByRole('button', { name: 'Tell me when a time becomes available' }))
  expect(await screen.findByRole('combobox', { name: 'Return time' })).toHaveValue('15:00')
  await userEvent.click(screen.getByRole('button', { name: 'Join the waiting list' }))
  expect(await screen.findByText('Return at 15:00')).toBeVisible()
  expect(screen.getByText('Return to Port')).toBeVisible()
  const [sent] = api.requests('POST', LIST)
  expect(sent?.body).toMatchObject({ unitId: 'd2', returnTime: '15:00', returnShopId: null, date })
})

test('Who wants to wait for a time that is free by now is led to it', async () => {
  const api = fullShop()
  api.on('POST', LIST).reply(409, { code: 'TIME_AVAILABLE' })
  await opensSheet(api)
  await userEvent.click(await screen.findByRole('button', { name: 'Join the waiting list' }))
  expect(await screen.findByText(/^A time that suits you is free right now\./)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Show available times' })).toBeVisible()
})

test('Who waits for five times is told so before they choose a sixth', async () => {
  const api = fullShop()
  lists(
    api,
    Array.from({ length: 5 }, (_, index) => ({ ...entry, id: `entry-${index}` })),
  )
  await opensSheet(api)
  expect(await screen.findByText(/^You're already on five waiting lists\./)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Join the waiting list' })).toBeNull()
  expect(screen.getByRole('link', { name: 'My waiting list' })).toBeVisible()
})

test('The waiting list says what is waited for, and lets an entry go once that is confirmed', async () => {
  const api = fakeApi()
  lists(api, [entry])
  api.on('DELETE', `${LIST}/{entryId}`).reply(200, { data: { success: true } })
  await openPage(MY_LIST, { member: true, api })
  const card = within(await screen.findByRole('article', { name: /^Cut, / }))
  expect(card.getByText('Waiting')).toBeVisible()
  await userEvent.click(card.getByRole('button', { name: 'Stop waiting' }))
  const sheet = within(await screen.findByRole('dialog'))
  expect(sheet.getByText('You lose your place in line.')).toBeVisible()
  lists(api, [])
  await userEvent.click(sheet.getByRole('button', { name: 'Stop waiting' }))
  expect(await screen.findByText("You aren't waiting for a time")).toBeVisible()
  expect(await screen.findByText("You've left the waiting list.")).toBeVisible()
})

test.each([
  [true, 1],
  [false, 0],
])('An entry of the waiting list that is for people (%s) counts them', async (isForPeople, times) => {
  const api = fakeApi()
  lists(api, [{ ...entry, isForPeople }])
  await openPage(MY_LIST, { member: true, api })
  const card = within(await screen.findByRole('article', { name: /^Cut, / }))
  expect(card.queryAllByText(/1 person/)).toHaveLength(times)
})

test('A waiting list that cannot be read says so, and is read again', async () => {
  const api = fakeApi()
  api.once('GET', LIST).reply(400, { code: 'VALIDATION_FAILED' })
  await openPage(MY_LIST, { member: true, api })
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByText("You aren't waiting for a time")).toBeVisible()
})

test('An offer stands first, with its time and the way to book it', async () => {
  const now = Temporal.Now.instant()
  const draft = { shopId: 'shop-1', appointmentServiceId: 'service-1', quantity: 1 }
  const offer = {
    draft: { ...draft, reservationDate: entry.date, reservationTime: '14:00' },
    ...{ startAt: '2026-11-25T14:00:00+09:00', endAt: '2026-11-25T15:00:00+09:00' },
    ...{ expiresAt: String(now.add({ minutes: 15 })), expiresInSeconds: 900 },
  }
  const api = fakeApi()
  lists(api, [{ ...entry, status: 'offered', offer }])
  await openPage('/en/me/my-reservation', { member: true, api })
  const card = within(await screen.findByRole('article', { name: /^Cut, / }))
  expect(card.getByText('On hold for you')).toBeVisible()
  expect(card.getByText(/14:00 – 15:00/)).toBeVisible()
  const link = card.getByRole('link', { name: 'Book this time' })
  expect(link.getAttribute('href')).toMatch(/^\/en\/reservation\/service-1\?.*time=14%3A00.*entry=entry-1/)
})

test.each([
  ['ended', [entry], "We're no longer holding this time for you."],
  ['was booked or left', [], "You're no longer waiting for this time."],
])('The link of an offer that %s says so, with ways on', async (_, data, sentence) => {
  const api = fakeApi()
  lists(api, data)
  await openPage('/en/reservation/service-1?date=2026-11-25&time=14%3A00&entry=entry-1', { member: true, api })
  expect(await screen.findByText(sentence)).toBeVisible()
  const main = within(screen.getByRole('main'))
  for (const name of ['Choose a time', 'My waiting list']) expect(main.getByRole('link', { name })).toBeVisible()
})
