import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { setPageLoaders } from '../../../app/load-page.ts'
import { fakeApi, openPage } from '../../../testing/open-page.tsx'
import { subscribeLinks } from './subscribe-links.tsx'

setPageLoaders({ 'my-reservation': () => import('../my-reservation.tsx') })

const FEED = '/api/v1/user/me/calendar-feed'
const createdAt = '2026-11-20T12:45:00Z'
const linkOf = (count: number) => `https://yoyaku.example/api/v1/calendar-feeds/secret-${count}.ics`

/** A server that has a link since long, or none. */
function apiWithFeed({ exists = false } = {}) {
  const api = fakeApi()
  const feed = { exists, count: 0 }
  api.on('GET', FEED).run(() => ({ status: 200, body: { data: feed.exists ? { createdAt } : null } }))
  api.on('POST', FEED).run(() => {
    feed.exists = true
    feed.count += 1
    return { status: 201, body: { data: { url: linkOf(feed.count), createdAt } } }
  })
  api.on('DELETE', FEED).run(() => {
    feed.exists = false
    return { status: 200, body: { data: { success: true } } }
  })
  return api
}

async function openCalendar(): Promise<HTMLElement> {
  await userEvent.click(await screen.findByRole('button', { name: 'Calendar' }))
  return screen.findByRole('dialog', { name: 'Your reservations in your calendar' })
}
const press = async (sheet: HTMLElement, name: string) =>
  userEvent.click(await within(sheet).findByRole('button', { name }))
const linkIn = async (sheet: HTMLElement) => within(sheet).findByLabelText<HTMLInputElement>('Your secret link')

// Promise (Screens): my reservations: a secret link for Google Calendar, Apple Calendar and Outlook, copied with one press
test('A calendar link is created, copied and handed to three calendars, and stays as long as the page is open', async () => {
  const user = userEvent.setup()
  await openPage('/en/me/my-reservation', { member: true, api: apiWithFeed() })
  const sheet = await openCalendar()
  expect(await within(sheet).findByText(/don't share it/)).toBeVisible()
  await press(sheet, 'Create a link')
  expect(await linkIn(sheet)).toHaveValue(linkOf(1))
  await user.click(within(sheet).getByRole('button', { name: 'Copy link' }))
  expect(await navigator.clipboard.readText()).toBe(linkOf(1))
  expect(await screen.findByText('Link copied')).toBeVisible()
  const links = subscribeLinks(linkOf(1), 'Yoyaku reservations')
  for (const [name, href] of [
    ['Google Calendar', links.google],
    ['Apple Calendar', links.apple],
    ['Outlook', links.outlook],
  ] as const)
    expect(within(sheet).getByRole('link', { name })).toHaveAttribute('href', href)
  await press(sheet, 'Close')
  expect(await linkIn(await openCalendar())).toHaveValue(linkOf(1))
})

test('subscribeLinks hands each calendar the address in its own form', () => {
  const { google, apple, outlook } = subscribeLinks(linkOf(1), 'Yoyaku reservations')
  expect(apple).toBe(linkOf(1).replace('https', 'webcal'))
  expect(new URL(google).searchParams.get('cid')).toBe(apple)
  expect(Object.fromEntries(new URL(outlook).searchParams)).toStrictEqual({
    url: linkOf(1),
    name: 'Yoyaku reservations',
  })
})

// Promise (Screens): my reservations: a calendar link is replaced or deleted only after a question that says what ends
test('A link of before is not shown; a new one and a deletion ask first, and both can be left', async () => {
  const api = apiWithFeed({ exists: true })
  await openPage('/en/me/my-reservation', { member: true, api })
  const sheet = await openCalendar()
  expect(await within(sheet).findByText(/^You created a link on .*2026\. To keep it secret/)).toBeVisible()
  expect(within(sheet).queryByLabelText('Your secret link')).toBeNull()

  await press(sheet, 'Create a new link')
  expect(
    within(sheet).getByText('The link you use now stops working. Add the new one to each of your calendars.'),
  ).toBeVisible()
  await press(sheet, 'Go back')
  expect(api.requests('POST', FEED)).toHaveLength(0)
  await press(sheet, 'Create a new link')
  await press(sheet, 'Create a new link')
  expect(await linkIn(sheet)).toHaveValue(linkOf(1))

  await press(sheet, 'Delete link')
  expect(within(sheet).getByText(/nobody can see your reservations with this link any more/)).toBeVisible()
  expect(api.requests('DELETE', FEED)).toHaveLength(0)
  await press(sheet, 'Delete link')
  expect(await within(sheet).findByRole('button', { name: 'Create a link' })).toBeVisible()
  expect(await screen.findByText('The link is deleted.')).toBeVisible()
  expect(within(sheet).queryByLabelText('Your secret link')).toBeNull()
})

test.each([
  ['GET', 'is read'],
  ['POST', 'is renewed'],
  ['DELETE', 'is deleted'],
] as const)('A failed %s while the link %s is said in the sheet, with a way on', async (method, _) => {
  const api = apiWithFeed({ exists: true })
  api.once(method, FEED).reply(400, { code: 'VALIDATION_FAILED' })
  await openPage('/en/me/my-reservation', { member: true, api })
  const sheet = await openCalendar()
  if (method === 'GET') await press(sheet, 'Try again')
  else {
    const name = method === 'POST' ? 'Create a new link' : 'Delete link'
    await press(sheet, name)
    await press(sheet, name)
    expect(await within(sheet).findByRole('alert')).toBeVisible()
    await press(sheet, name)
  }
  await waitFor(() => expect(within(sheet).queryByRole('alert')).toBeNull())
  const next = method === 'DELETE' ? 'Create a link' : 'Delete link'
  expect(await within(sheet).findByRole('button', { name: next })).toBeVisible()
  cleanup()
})
