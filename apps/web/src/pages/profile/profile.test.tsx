import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { setPageLoaders } from '../../app/load-page.ts'
import { fakeApi, openPage } from '../../testing/open-page.tsx'

setPageLoaders({
  profile: () => import('./profile.tsx'),
  home: () => import('../home/home.tsx'),
  auth: () => import('../auth/auth.tsx'),
})

const ME = '/api/v1/user/me'

// Promise (Screens): profile: name and number; "Update Successfull!"
test('a member changes name and number', async () => {
  const { api } = await openPage('/en/me/profile', { member: true })
  const name = await screen.findByLabelText('First name')
  await userEvent.clear(name)
  await userEvent.type(name, 'レオナルド・ディカプリオ')
  const phone = await screen.findByLabelText(/^Your contact number/)
  expect(phone).toHaveValue('090-1234-5678')
  await userEvent.clear(phone)
  await userEvent.type(phone, '080 1234 5678')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Update Successfull!')).toBeVisible()
  expect(api.requests('PUT', ME).map(({ body }) => body)).toStrictEqual([
    { firstName: 'レオナルド・ディカプリオ', lastName: 'Sato', phone: '+818012345678' },
  ])
})

// Promise (Screens): profile: consent to news is given and withdrawn with one press
test('a member gives and withdraws consent to news with one press each', async () => {
  const { api } = await openPage('/en/me/profile', { member: true })
  const consent = await screen.findByRole('checkbox', { name: 'Send me news and offers' })
  expect(consent).not.toBeChecked()
  await userEvent.click(consent)
  expect(await screen.findByText('From now on you receive our news and offers.')).toBeVisible()
  await waitFor(() => expect(consent).toBeEnabled())
  expect(consent).toBeChecked()
  await userEvent.click(consent)
  expect(await screen.findByText('You no longer receive our news and offers.')).toBeVisible()
  expect(consent).not.toBeChecked()
  expect(api.requests('PUT', ME).map(({ body }) => body)).toStrictEqual([
    { acceptsMarketing: true },
    { acceptsMarketing: false },
  ])
})

test('The consent to news shows a press at once, and what it was before where the server refuses', async () => {
  const { api } = await openPage('/en/me/profile', { member: true })
  const consent = await screen.findByRole('checkbox', { name: 'Send me news and offers' })
  api.on('PUT', ME).run({ status: 400, body: { code: 'VALIDATION' } })
  fireEvent.click(consent)
  expect(consent).toBeChecked()
  expect(consent).toHaveAttribute('aria-disabled', 'true')
  expect(await screen.findByRole('alert')).toBeVisible()
  expect(consent).not.toBeChecked()
  expect(consent).not.toHaveAttribute('aria-disabled')
})

// Promise (Sentences and limits): first and last name: required, letters, max 50
test.each([
  ['First name', '', 'This field is required'],
  ['First name', 'R2', 'Please enter a valid first name'],
  ['First name', 'a'.repeat(51), 'Please enter a valid first name (Max 50 characters).'],
  ['Last name', '', 'This field is required'],
  ['Last name', 'R2', 'Please enter a valid last name'],
  ['Last name', 'a'.repeat(51), 'Please enter a valid last name (Max 50 characters).'],
])('The profile field %s refuses %j beside it, and sends nothing', async (label, given, sentence) => {
  const { api } = await openPage('/en/me/profile', { member: true })
  const name = await screen.findByLabelText(label)
  await userEvent.clear(name)
  if (given !== '') await userEvent.click(name)
  if (given !== '') await userEvent.paste(given)
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(name).toHaveAccessibleDescription(sentence))
  expect(name).toHaveFocus()
  expect(api.requests('PUT', ME)).toStrictEqual([])
})

// Promise (Sentences and limits): of any script, 50 as people count
test('The profile accepts a name of 50 characters, counted as people count', async () => {
  const { api } = await openPage('/en/me/profile', { member: true })
  const name = await screen.findByLabelText('First name')
  await userEvent.clear(name)
  await userEvent.click(name)
  await userEvent.paste('𠮷'.repeat(50))
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(api.requests('PUT', ME).map(({ body }) => body)).toMatchObject([{ firstName: '𠮷'.repeat(50) }]),
  )
  expect(name).toHaveAccessibleDescription('')
})

// Promise (Sentences and limits): a phone number that is none
test('The profile refuses an invalid phone number beside the field, and sends nothing', async () => {
  const { api } = await openPage('/en/me/profile', { member: true })
  const phone = await screen.findByLabelText(/^Your contact number/)
  await userEvent.clear(phone)
  await userEvent.type(phone, '12')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(phone).toHaveAccessibleDescription(/^Please enter a valid phone number \(for example 090-1234-5678\)/),
  )
  expect(phone).toHaveValue('12')
  expect(api.requests('PUT', ME)).toStrictEqual([])
})

test('The profile keeps what was typed when saving fails', async () => {
  const { api } = await openPage('/en/me/profile', { member: true })
  api.once('PUT', ME).reply(500, { code: 'INTERNAL' })
  const name = await screen.findByLabelText('Last name')
  await userEvent.clear(name)
  await userEvent.type(name, 'O’Brien')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Something went wrong. Please try again later.')).toBeVisible()
  expect(screen.getByLabelText('Last name')).toHaveValue('O’Brien')
})

const SESSIONS = '/api/v1/user/me/sessions'
const startedAt = '2026-11-14T08:00:00Z'
const phone = { id: 'phone', isCurrent: false, startedAt, lastUsedAt: startedAt, browser: 'Safari', system: 'iPhone' }
const unknown = { ...phone, id: 'unknown', browser: null, system: null }

// Promise (Screens): profile: where one is signed in, and signing out there
test('a member sees where they are signed in, and signs out there and everywhere else', async () => {
  const api = fakeApi()
  api.members[0].otherSessions = [phone, unknown]
  await openPage('/en/me/profile', { member: true, api })
  const section = within(await screen.findByRole('region', { name: 'Where you are signed in' }))
  expect(await section.findByText('Chrome on Windows')).toBeVisible()
  expect(section.getByText('This device')).toBeVisible()
  expect(section.getByText('Unknown browser')).toBeVisible()
  expect(section.getByRole('button', { name: 'Sign out everywhere else' })).toBeVisible()
  section.getByRole('button', { name: 'Sign out of Safari on iPhone' }).focus()
  await userEvent.keyboard('{Enter}')
  expect(await screen.findByText('Signed out there.')).toBeVisible()
  await waitFor(() => expect(section.queryByText('Safari on iPhone')).toBeNull())
  expect(section.getByRole('heading')).toHaveFocus()
  expect(api.requests('DELETE', `${SESSIONS}/phone`)).toHaveLength(1)

  api.members[0].otherSessions = [phone, unknown]
  await userEvent.click(section.getByRole('button', { name: 'Sign out of Unknown browser' }))
  await userEvent.click(await section.findByRole('button', { name: 'Sign out of Safari on iPhone' }))
  expect(await section.findByText('You are signed in only here.')).toBeVisible()
  expect(section.queryByRole('button')).toBeNull()
})

test('The profile signs out everywhere else with one press', async () => {
  const api = fakeApi()
  api.members[0].otherSessions = [phone, unknown]
  await openPage('/en/me/profile', { member: true, api })
  await userEvent.click(await screen.findByRole('button', { name: 'Sign out everywhere else' }))
  expect(await screen.findByText('You are signed in only here.')).toBeVisible()
  expect(api.requests('DELETE', SESSIONS)).toHaveLength(1)
})

test('The profile keeps a session in the list that could not be signed out, and says so', async () => {
  const api = fakeApi()
  api.members[0].otherSessions = [phone]
  await openPage('/en/me/profile', { member: true, api })
  const signOut = await screen.findByRole('button', { name: 'Sign out of Safari on iPhone' })
  api.once('DELETE', `${SESSIONS}/{sessionId}`).reply(500, { code: 'INTERNAL' })
  await userEvent.click(signOut)
  expect(await screen.findByText('Something went wrong. Please try again later.')).toBeVisible()
  expect(signOut).toBeVisible()
})

test('A deletion long after the sign-in asks for another one, and leads to it and back to the profile', async () => {
  const { api } = await openPage('/en/me/profile', { member: true })
  api.on('DELETE', ME).reply(403, { code: 'RECENT_SIGN_IN_REQUIRED', message: '', requestId: 'r' })
  await userEvent.click(await screen.findByRole('button', { name: 'Delete my account' }))
  await userEvent.click(await screen.findByLabelText('I understand, and want to delete my account'))
  await userEvent.click(screen.getByRole('button', { name: 'Delete account' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Sign in again' }))
  await waitFor(() => expect(`${location.pathname}${location.search}`).toBe('/en/auth?redirect=%2Fen%2Fme%2Fprofile'))
})

test('What was typed is kept for the member who signs in again for their data', async () => {
  const { api } = await openPage('/en/me/profile', { member: true })
  api.on('GET', `${ME}/export`).reply(403, { code: 'RECENT_SIGN_IN_REQUIRED', message: '', requestId: 'r' })
  const typed = () => Object.keys(sessionStorage).filter((key) => key.startsWith('yoyaku.typed.profile.'))
  await userEvent.type(await screen.findByLabelText('First name'), 'x')
  await userEvent.click(screen.getByRole('button', { name: 'Download my data' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Sign in again' }))
  await waitFor(() => expect(location.pathname).toBe('/en/auth'))
  expect(typed()).toHaveLength(1)
})

// Promise (Screens): profile: the account can be deleted
test('Deleting the account takes a tick and a press, and ends the session', async () => {
  const { api } = await openPage('/en/me/profile', { member: true })
  api.on('DELETE', ME).reply(200, { data: { success: true } })
  await userEvent.click(await screen.findByRole('button', { name: 'Delete my account' }))
  const forGood = await screen.findByRole('button', { name: 'Delete account' })
  expect(forGood).toBeDisabled()
  expect(
    screen.getByText(/you owe the shop the cancellation fee that it states; if it states none, there is none\./),
  ).toBeVisible()
  await userEvent.click(screen.getByLabelText('I understand, and want to delete my account'))
  await userEvent.click(forGood)
  await waitFor(() => expect(api.requests('DELETE', ME)).toHaveLength(1))
  await waitFor(() => expect(document.cookie).not.toContain('refreshToken'))
})
