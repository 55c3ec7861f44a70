import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { CODE } from '@yoyaku/testing'
import { expect, test } from 'vitest'
import { setPageLoaders } from '../../app/load-page.ts'
import { fakeApi, openPage } from '../../testing/open-page.tsx'

setPageLoaders({
  auth: () => import('./auth.tsx'),
  'my-reservation': () => import('../my-reservation/my-reservation.tsx'),
  profile: () => import('../profile/profile.tsx'),
  home: () => import('../home/home.tsx'),
})

const SSO = '/api/v1/user/auth/login/sso'
const texts = (['terms', 'privacy'] as const).map((kind) => ({ kind, version: `${kind}-1`, title: kind }))
const legal = { texts, businessLines: [] }
const unread = { texts: [], businessLines: [], isUnread: true } as const
const AGREED = { agreedTermsVersion: 'terms-1', agreedPrivacyVersion: 'privacy-1' }
const here = (): string => location.pathname + location.search

async function giveEmail(email: string): Promise<void> {
  const field = await screen.findByLabelText('Email')
  await userEvent.clear(field)
  await userEvent.type(field, email)
  await userEvent.click(screen.getByRole('button', { name: 'Continue with email' }))
}

// Promise (Screens): sign-in: "An OTP has been sent to your email", "Sign in successfully!"
// Promise (Screens): sign-in: e-mail, for a new one first and last name, code
// Promise (Screens): registering: terms and privacy policy are agreed to each on its own, nothing is ticked beforehand
test('a new visitor gives an address, a name and the code, and is back where they were', async () => {
  const api = fakeApi()
  api.isKnown = false
  await openPage('/en/auth?redirect=%2Fen%2Fme%2Fmy-reservation%3Fstatus%3Dconfirmed', { api, legal })
  await giveEmail('hana@example.com')
  await userEvent.type(await screen.findByLabelText('First name'), 'Hana')
  await userEvent.type(screen.getByLabelText('Last name'), 'Sato')
  for (const box of screen.getAllByRole('checkbox')) expect(box).not.toBeChecked()
  await userEvent.click(screen.getByRole('button', { name: 'Send me the code' }))
  expect(await screen.findAllByText('Please check this box')).toHaveLength(2)
  expect(screen.getByRole('checkbox', { name: /terms of use/ })).toHaveFocus()
  await userEvent.click(screen.getByRole('checkbox', { name: /terms of use/ }))
  expect(screen.getAllByText('Please check this box')).toHaveLength(1)
  await userEvent.click(screen.getByRole('checkbox', { name: /privacy policy/ }))
  await userEvent.click(screen.getByRole('button', { name: 'Send me the code' }))
  expect(await screen.findByText('An OTP has been sent to your email')).toBeVisible()
  await userEvent.type(screen.getByLabelText('6-digit code'), CODE)
  expect(await screen.findByText('Sign in successfully!')).toBeVisible()
  await waitFor(() => expect(here()).toBe('/en/me/my-reservation?status=confirmed'))
  expect(api.requests('POST', '/api/v1/user/auth/login/step2').map(({ body }) => body)).toStrictEqual([
    {
      ...{ challengeId: 'challenge-1', firstName: 'Hana', lastName: 'Sato', acceptsMarketing: false },
      ...AGREED,
    },
  ])
})

// Promise (Sentences and limits): e-mail: required, valid
test.each([
  ['', 'Email is required'],
  ['nonsense', 'Please enter a valid email address'],
])('The e-mail field with %j shows "%s" beside it and has the focus', async (given, sentence) => {
  const { api } = await openPage('/en/auth')
  const field = await screen.findByLabelText('Email')
  if (given !== '') await userEvent.type(field, given)
  await userEvent.click(screen.getByRole('button', { name: 'Continue with email' }))
  expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(sentence)
  expect(screen.getByLabelText('Email')).toHaveFocus()
  expect(screen.getByLabelText('Email')).toHaveValue(given)
  expect(api.requests('POST', '/api/v1/user/auth/login/step1')).toStrictEqual([])
})

const atSo = (end: string) => `${'a'.repeat(64)}@${'b'.repeat(63)}.${'c'.repeat(63)}.${end}`

// Promise (Sentences and limits): e-mail: 254 characters at most
test('The e-mail field accepts 254 characters; a longer address is called too long, and stays', async () => {
  const { api } = await openPage('/en/auth')
  const [most, more] = [atSo(`${'d'.repeat(57)}.com`), atSo(`${'d'.repeat(58)}.com`)]
  expect([most.length, more.length]).toStrictEqual([254, 255])
  const field = await screen.findByLabelText('Email')
  for (const given of [more, most]) {
    await userEvent.clear(field)
    await userEvent.click(field)
    await userEvent.paste(given)
    await userEvent.click(screen.getByRole('button', { name: 'Continue with email' }))
    if (given === most) continue
    expect(field).toHaveAccessibleDescription('Please enter an email address of at most 254 characters')
    expect(field).toHaveValue(more)
  }
  expect(await screen.findByLabelText('6-digit code')).toBeVisible()
  expect(api.requests('POST', '/api/v1/user/auth/login/step1').map(({ body }) => body)).toStrictEqual([{ email: most }])
})

// Promise (Sentences and limits): a name that is none is told beside its field at the sign-up
test.each([
  ['First name', '', 'This field is required'],
  ['Last name', '', 'This field is required'],
  ['First name', 'R2', 'Please enter a valid first name'],
  ['Last name', '<b>', 'Please enter a valid last name'],
  ['First name', 'a'.repeat(51), 'Please enter a valid first name (Max 50 characters).'],
  ['Last name', 'a'.repeat(51), 'Please enter a valid last name (Max 50 characters).'],
])('A new member who gives as %s %j reads “%s” beside it, and no code is sent', async (label, given, sentence) => {
  const api = fakeApi()
  api.isKnown = false
  await openPage('/en/auth', { api })
  await giveEmail('hana@example.com')
  const names = { 'First name': 'Hana', 'Last name': 'Sato', [label]: given }
  for (const [name, value] of Object.entries(names)) {
    await userEvent.click(await screen.findByLabelText(name))
    if (value !== '') await userEvent.paste(value)
  }
  await userEvent.click(screen.getByRole('button', { name: 'Send me the code' }))
  await waitFor(() => expect(screen.getByLabelText(label)).toHaveAccessibleDescription(sentence))
  expect(screen.getByLabelText(label)).toHaveFocus()
  expect(api.requests('POST', '/api/v1/user/auth/login/step2')).toStrictEqual([])
})

// Promise (Sentences and limits): said beside the code, which stays
test.each([
  [1007, 'Invalid verification code'],
  [1008, 'This code has already been used'],
  [1010, 'The code has expired'],
])('A code that is answered with %i says "%s" and stays typed', async (code, sentence) => {
  const { api } = await openPage('/en/auth')
  api.on('POST', '/api/v1/user/auth/login/step3').reply(400, { code })
  await giveEmail('hana@example.com')
  await userEvent.type(await screen.findByLabelText('6-digit code'), '000000')
  const field = await screen.findByLabelText('6-digit code')
  await waitFor(() => expect(field).toHaveAccessibleDescription(sentence))
  expect(field).toHaveValue('000000')
  expect(field).toHaveFocus()
})

test('A code that was refused cannot be sent again: its button waits for another one', async () => {
  const { api } = await openPage('/en/auth')
  await giveEmail('hana@example.com')
  const field = await screen.findByLabelText('6-digit code')
  await userEvent.type(field, '000000')
  await waitFor(() => expect(field).toHaveAccessibleDescription('Invalid verification code'))
  const button = screen.getByRole('button', { name: 'Sign in' })
  expect(button).toBeDisabled()
  await userEvent.type(field, '{Enter}')
  expect(api.requests('POST', '/api/v1/user/auth/login/step3')).toHaveLength(1)
  await userEvent.type(field, '{Backspace}')
  expect(button).toBeEnabled()
  await userEvent.type(field, '1')
  await waitFor(() => expect(api.requests('POST', '/api/v1/user/auth/login/step3')).toHaveLength(2))
})

test('Too many wrong codes are explained, and one button sends a new code to the same address', async () => {
  const { api } = await openPage('/en/auth?redirect=%2Fen%2Fme%2Fprofile')
  const over = { code: 'TOO_MANY_ATTEMPTS' }
  api.once('POST', '/api/v1/user/auth/login/step3').reply(429, over, { 'retry-after': '0' })
  await giveEmail('hana@example.com')
  await userEvent.type(await screen.findByLabelText('6-digit code'), '000000')
  expect(await screen.findByRole('alert')).toHaveTextContent('Too many wrong codes. Please request a new code.')
  expect(screen.queryByLabelText('6-digit code')).toBeNull()
  expect(screen.queryByText('An OTP has been sent to your email')).toBeNull()
  await userEvent.click(await screen.findByRole('button', { name: 'Send a new code' }))
  const field = await screen.findByLabelText('6-digit code')
  expect(field).toHaveValue('')
  await userEvent.type(field, CODE)
  await waitFor(() => expect(here()).toBe('/en/me/profile'))
  expect(api.requests('POST', '/api/v1/user/auth/login/step1').map(({ body }) => body)).toStrictEqual(
    [1, 2].map(() => ({ email: 'hana@example.com' })),
  )
})

// Promise (Sentences and limits): an error beside a field of the sign-up goes when the field is right
test('An error of the names page goes once its field is right, comes back with the mistake, and the others stay', async () => {
  const api = fakeApi()
  api.isKnown = false
  await openPage('/en/auth', { api })
  await giveEmail('hana@example.com')
  const [first, last] = [await screen.findByLabelText('First name'), screen.getByLabelText('Last name')]
  await userEvent.click(screen.getByRole('button', { name: 'Send me the code' }))
  await waitFor(() => expect(first).toHaveAccessibleDescription('This field is required'))
  await userEvent.type(first, 'H')
  expect(first).toBeValid()
  expect(first).toHaveAccessibleDescription('')
  expect(last).toHaveAccessibleDescription('This field is required')
  await userEvent.clear(first)
  expect(first).toHaveAccessibleDescription('This field is required')
})

// Promise (Screens): while signing in for a reservation: what waits, and for how long
test('The sign-in for a reservation names the held time and how long it is held, for that reservation only', async () => {
  const expiresAt = new Date(Date.now() + 540_000).toISOString()
  const time = { startAt: '2026-11-28T14:00:00+09:00', timeZone: 'Asia/Tokyo', expiresAt }
  const held = { shopId: 'shop', serviceId: 'service-1', holdId: 'hold', holdToken: 'token', ...time }
  const stored = { 'typed.held-slot': JSON.stringify(held) }
  await openPage('/en/auth?redirect=%2Fen%2Freservation%2Fservice-1', { stored })
  expect(await screen.findByText('Aoyama Hair')).toBeVisible()
  expect(screen.getByText(/November 28, 2026/)).toHaveTextContent(/14:00/)
  expect(screen.getByText(/(9:00|8:5\d)$/)).toBeVisible()
  cleanup()
  await openPage('/en/auth?redirect=%2Fen%2Fme%2Fprofile', { stored })
  expect(await screen.findByLabelText('Email')).toBeVisible()
  expect(screen.queryByText(/November 28, 2026/)).toBeNull()
})

test('A code that is typed after a refused one takes its place', async () => {
  await openPage('/en/auth')
  await giveEmail('hana@example.com')
  const field = await screen.findByLabelText('6-digit code')
  await userEvent.type(field, '000000')
  await waitFor(() => expect(field).toBeInvalid())
  await userEvent.keyboard(CODE)
  await waitFor(() => expect(here()).toBe('/en'))
})

// Promise (Screens): sign-in: a code may be pasted
test('A pasted code with a space is taken as it is', async () => {
  const { api } = await openPage('/en/auth')
  await giveEmail('hana@example.com')
  await userEvent.click(await screen.findByLabelText('6-digit code'))
  await userEvent.paste('123 456')
  await waitFor(() => expect(here()).toBe('/en'))
  expect(api.requests('POST', '/api/v1/user/auth/login/step3')).toHaveLength(1)
})

test('A server that is down keeps what was typed, and the same button tries again', async () => {
  const { api } = await openPage('/en/auth')
  api.once('POST', '/api/v1/user/auth/login/step1').text('<html>', 502)
  await giveEmail('hana@example.com')
  expect(await screen.findByText('Something went wrong. Please try again later.')).toBeVisible()
  expect(screen.getByLabelText('Email')).toHaveValue('hana@example.com')
  await userEvent.click(screen.getByRole('button', { name: 'Continue with email' }))
  expect(await screen.findByLabelText('6-digit code')).toBeVisible()
})

// Promise (Sentences and limits): too many requests at sign-in: the seconds count down, and the button comes back by itself
test('A sign-in that is refused for too many requests counts down at its button, which comes back by itself', async () => {
  const api = fakeApi()
  api.isKnown = false
  await openPage('/en/auth', { api, legal })
  api.once('POST', '/api/v1/user/auth/login/step1').reply(429, { code: 'RATE_LIMITED' }, { 'retry-after': '2' })
  await giveEmail('hana@example.com')
  expect(await screen.findByRole('button', { name: /^You can try again in [12] s$/ })).toBeDisabled()
  expect(screen.getByRole('alert')).toHaveTextContent('Too many requests in a short time')
  expect(await screen.findByRole('button', { name: 'Continue with email' }, { timeout: 4000 })).toBeEnabled()
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.getByLabelText('Email')).toHaveValue('hana@example.com')
  await userEvent.click(screen.getByRole('button', { name: 'Continue with email' }))
  await userEvent.type(await screen.findByLabelText('First name'), 'Hana')
  await userEvent.type(screen.getByLabelText('Last name'), 'Sato')
  for (const box of screen.getAllByRole('checkbox')) await userEvent.click(box)
  api.once('POST', '/api/v1/user/auth/login/step2').reply(429, { code: 'RATE_LIMITED' }, { 'retry-after': '1' })
  await userEvent.click(screen.getByRole('button', { name: 'Send me the code' }))
  expect(await screen.findByRole('button', { name: /^You can try again in 1 s$/ })).toBeDisabled()
  await userEvent.click(await screen.findByRole('button', { name: 'Send me the code' }, { timeout: 3000 }))
  expect(await screen.findByLabelText('6-digit code')).toBeVisible()
})

test('A sign-in that is refused for long says so, and its button stays', async () => {
  const { api } = await openPage('/en/auth')
  api.once('POST', '/api/v1/user/auth/login/step1').reply(429, { code: 'RATE_LIMITED' }, { 'retry-after': '3000' })
  await giveEmail('hana@example.com')
  expect(await screen.findByRole('alert')).toHaveTextContent('Too many requests in a short time')
  expect(screen.getByRole('button', { name: 'Continue with email' })).toBeEnabled()
})

// Promise (Screens): sign-in: of these what works
test('The sign-in page has a button for each configured provider only', async () => {
  const api = fakeApi()
  api.on('GET', '/api/v1/user/auth/providers').run({ status: 200, body: { data: ['google'], total: 1 } })
  await openPage('/en/auth?redirect=%2Fen%2Fme%2Fprofile', { api })
  const button = await screen.findByRole('link', { name: 'Continue with Google' })
  expect(button).toHaveAttribute('href', '/auth/sso/google/start?locale=en&redirect=%2Fen%2Fme%2Fprofile')
  expect(screen.queryByRole('link', { name: 'Continue with Apple' })).toBeNull()
})

test('The sign-in page leaves a redirect to another origin out of the links of providers', async () => {
  const api = fakeApi()
  api.on('GET', '/api/v1/user/auth/providers').run({ status: 200, body: { data: ['google'], total: 1 } })
  await openPage('/en/auth?redirect=%2F%2Fevil.example%2Fen', { api })
  const button = await screen.findByRole('link', { name: 'Continue with Google' })
  expect(button).toHaveAttribute('href', '/auth/sso/google/start?locale=en')
})

// Promise (Screens): sign-in: Google, Facebook, Apple
test("The buttons of Google, Facebook and Apple each lead to that provider's sign-in", async () => {
  const api = fakeApi()
  const data = ['google', 'facebook', 'apple']
  api.on('GET', '/api/v1/user/auth/providers').run({ status: 200, body: { data, total: 3 } })
  await openPage('/en/auth', { api })
  const buttons = await screen.findAllByRole('link', { name: /^Continue with/ })
  expect(buttons.map((button) => [button.textContent, button.getAttribute('href')])).toStrictEqual([
    ['Continue with Google', '/auth/sso/google/start?locale=en'],
    ['Continue with Facebook', '/auth/sso/facebook/start?locale=en'],
    ['Continue with Apple', '/auth/sso/apple/start?locale=en'],
  ])
})

test('A ticket from a provider signs in where it was begun, and is taken out of the address', async () => {
  const { api } = await openPage('/en/auth?ticket=ticket-1&provider=google', { stored: { provider: 'google' } })
  await waitFor(() => expect(here()).toBe('/en'))
  expect(api.requests('POST', '/api/v1/user/auth/login/sso').map(({ body }) => body)).toStrictEqual([
    { provider: 'google', ticket: 'ticket-1' },
  ])
})

const RETURN = '/en/auth?ticket=ticket-1&provider=google&redirect=%2Fen%2Freservation%2Fservice-1'
const terms = () => screen.getByRole('checkbox', { name: /terms of use/ })
const privacy = () => screen.getByRole('checkbox', { name: /privacy policy/ })

async function openReturnOfNewcomer(visit: Parameters<typeof openPage>[1] = {}) {
  const api = fakeApi()
  api.isKnown = false
  await openPage(RETURN, { api, legal, stored: { provider: 'google' }, ...visit })
  expect(await screen.findByText('Please agree to the following. Then your account is ready.')).toBeVisible()
  return { api, bodies: () => api.requests('POST', SSO).map(({ body }) => body) }
}

// Promise (Screens): registering with a provider: terms and privacy policy are agreed to each on its own, nothing is ticked beforehand
test('a newcomer by a provider ticks what has to be agreed to, and is back at the reservation', async () => {
  const { bodies } = await openReturnOfNewcomer()
  for (const box of [terms(), privacy()]) expect(box).not.toBeChecked()
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.queryByLabelText('Email')).toBeNull()
  await userEvent.click(privacy())
  await userEvent.click(screen.getByRole('button', { name: 'Agree and continue' }))
  expect(await screen.findAllByText('Please check this box')).toHaveLength(1)
  expect(terms()).toHaveFocus()
  await userEvent.click(terms())
  expect(screen.queryByText('Please check this box')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Agree and continue' }))
  await waitFor(() => expect(here()).toMatch(/^\/en\/reservation\/service-1/))
  const exchanged = { provider: 'google', ticket: 'ticket-1' }
  expect(bodies()).toStrictEqual([exchanged, { ...exchanged, ...AGREED }])
})

test('The consents of a newcomer by a provider are asked for after a reload as well', async () => {
  await openReturnOfNewcomer()
  expect(location.search).toBe('?redirect=%2Fen%2Freservation%2Fservice-1')
  const { state } = history
  cleanup()
  const api = fakeApi()
  api.isKnown = false
  await openPage(here(), { api, legal, state })
  await userEvent.click(await screen.findByRole('checkbox', { name: /terms of use/ }))
  await userEvent.click(privacy())
  await userEvent.click(screen.getByRole('button', { name: 'Agree and continue' }))
  await waitFor(() => expect(here()).toMatch(/^\/en\/reservation\/service-1/))
})

test('A newcomer by a provider whose consents do not reach the server keeps the ticked boxes, and the same button tries again', async () => {
  const { api, bodies } = await openReturnOfNewcomer()
  await userEvent.click(terms())
  await userEvent.click(privacy())
  api.once('POST', SSO).text('<html>', 502)
  await userEvent.click(screen.getByRole('button', { name: 'Agree and continue' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong. Please try again later.')
  for (const box of [terms(), privacy()]) expect(box).toBeChecked()
  await userEvent.click(screen.getByRole('button', { name: 'Agree and continue' }))
  await waitFor(() => expect(here()).toMatch(/^\/en\/reservation\/service-1/))
  expect(bodies()).toHaveLength(3)
})

test('A newcomer by a provider who does not want to agree signs in another way, also after a reload', async () => {
  await openReturnOfNewcomer()
  await userEvent.click(screen.getByRole('button', { name: 'Sign in another way' }))
  expect(await screen.findByLabelText('Email')).toBeVisible()
  expect(screen.queryByRole('alert')).toBeNull()
  expect(history.state).toBeNull()
})

test('A ticket whose time is over while the consents are read leads back to the beginning, and says so', async () => {
  const { api } = await openReturnOfNewcomer()
  await userEvent.click(terms())
  await userEvent.click(privacy())
  api.once('POST', SSO).reply(400, { code: 'TICKET_EXPIRED' })
  await userEvent.click(screen.getByRole('button', { name: 'Agree and continue' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('This sign-in took too long. Please start again.')
  expect(screen.getByLabelText('Email')).toBeVisible()
})

test('Consents name the versions also where the page was written before they could be read', async () => {
  const { bodies } = await openReturnOfNewcomer({ legal: unread })
  await userEvent.click(terms())
  await userEvent.click(privacy())
  await userEvent.click(screen.getByRole('button', { name: 'Agree and continue' }))
  await waitFor(() => expect(bodies()).toHaveLength(2))
  expect(bodies()[1]).toMatchObject(AGREED)
})

/** A server that refuses the list of legal texts, until `heals`. */
function withoutLegalTexts() {
  const api = fakeApi()
  api.isKnown = false
  const list = api.on('GET', '/api/v1/legal-texts')
  list.reply(404, { code: 'NOT_FOUND' })
  return { api, heals: () => list.reply(200, { data: texts }) }
}

test('A newcomer by a provider sends nothing while what is agreed to cannot be read, and can try again', async () => {
  const { api, heals } = withoutLegalTexts()
  await openReturnOfNewcomer({ api, legal: unread })
  const before = api.requests('POST', SSO).length
  await userEvent.click(terms())
  await userEvent.click(privacy())
  expect(await screen.findByRole('alert')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Agree and continue' }))
  expect(api.requests('POST', SSO)).toHaveLength(before)
  expect(screen.queryByText('Please check this box')).toBeNull()
  heals()
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  await userEvent.click(screen.getByRole('button', { name: 'Agree and continue' }))
  await waitFor(() => expect(api.requests('POST', SSO)).toHaveLength(before + 1))
  expect(api.requests('POST', SSO).at(-1)?.body).toMatchObject(AGREED)
})

test('A newcomer by e-mail is asked for no code while what is agreed to cannot be read, and keeps the names', async () => {
  const { api, heals } = withoutLegalTexts()
  await openPage('/en/auth', { api, legal: unread })
  await giveEmail('hana@example.com')
  await userEvent.type(await screen.findByLabelText('First name'), 'Hana')
  await userEvent.type(screen.getByLabelText('Last name'), 'Sato')
  await userEvent.click(terms())
  await userEvent.click(privacy())
  expect(await screen.findByRole('alert')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Send me the code' }))
  expect(screen.getByLabelText('First name')).toHaveValue('Hana')
  heals()
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  await userEvent.click(screen.getByRole('button', { name: 'Send me the code' }))
  expect(await screen.findByLabelText('6-digit code')).toBeVisible()
})

test('A newcomer whose code finds consents missing is asked for them at the names', async () => {
  const api = fakeApi()
  api.isKnown = false
  await openPage('/en/auth', { api, legal })
  await giveEmail('hana@example.com')
  await userEvent.type(await screen.findByLabelText('First name'), 'Hana')
  await userEvent.type(screen.getByLabelText('Last name'), 'Sato')
  await userEvent.click(terms())
  await userEvent.click(privacy())
  await userEvent.click(screen.getByRole('button', { name: 'Send me the code' }))
  const fields = Object.keys(AGREED).map((field) => ({ field, code: 'REQUIRED' as const }))
  api.once('POST', '/api/v1/user/auth/login/step3').reply(400, { code: 'VALIDATION', fields })
  await userEvent.type(await screen.findByLabelText('6-digit code'), CODE)
  expect(await screen.findAllByText('Please check this box')).toHaveLength(2)
  expect(screen.getByLabelText('First name')).toHaveValue('Hana')
})

// Promise (Attacks and faults): a sign-in that somebody else began
test.each([
  ['elsewhere', {}],
  ['with another provider', { provider: 'apple' }],
])('A ticket of a sign-in that was begun %s signs nobody in', async (_, stored: Record<string, string>) => {
  const { api } = await openPage('/en/auth?ticket=ticket-1&provider=google', { stored })
  expect(await screen.findByLabelText('Email')).toBeVisible()
  await waitFor(() => expect(location.search).toBe(''))
  expect(api.requests('POST', '/api/v1/user/auth/login/sso')).toStrictEqual([])
})

test('The redirect of the address leads back where no intent is stored', async () => {
  const path = '/en/auth?ticket=ticket-1&provider=google&redirect=%2Fen%2Fme%2Fprofile'
  await openPage(path, { stored: { provider: 'google' } })
  await waitFor(() => expect(here()).toBe('/en/me/profile'))
})

test('The sign-in page says that a ticket is being exchanged, and shows no form meanwhile', async () => {
  const api = fakeApi()
  api.once('POST', SSO).hang()
  await openPage('/en/auth?ticket=ticket-1&provider=google', { api, stored: { provider: 'google' } })
  expect(await screen.findByText('Signing you in with Google…')).toBeVisible()
  expect(screen.queryByLabelText('Email')).toBeNull()
})

test('a person whose provider proves no e-mail gets a code there, and the ticket is sent with it', async () => {
  const api = fakeApi()
  api.isProviderEmailProven = false
  await openPage('/en/auth?ticket=ticket-1&provider=facebook', { api, stored: { provider: 'facebook' } })
  expect(await screen.findByText(/you can sign in with Facebook alone/)).toBeVisible()
  expect(screen.getByLabelText('Email')).toHaveValue('hana@example.com')
  await userEvent.click(screen.getByRole('button', { name: 'Continue with email' }))
  await userEvent.type(await screen.findByLabelText('6-digit code'), CODE)
  await waitFor(() => expect(here()).toBe('/en'))
  expect(api.requests('POST', '/api/v1/user/auth/login/step1').map(({ body }) => body)).toStrictEqual([
    { email: 'hana@example.com', ticket: 'email-ticket-1' },
  ])
})

test.each([
  ['SSO_CANCELLED', "You didn't finish signing in. Try again, or sign in another way."],
  ['SSO_EXPIRED', 'This sign-in took too long or was finished already. Please start again.'],
  [
    'SSO_OTHER_BROWSER',
    'This sign-in was started in another browser, or cookies are blocked. Please start again here.',
  ],
  ['SSO_REFUSED', "We couldn't verify your account. Try again, or sign in another way."],
  ['SSO_NOT_OFFERED', "This way of signing in isn't available here. Please sign in another way."],
  [
    'PROVIDER_UNAVAILABLE',
    "This sign-in provider isn't responding right now. Try again later, or sign in another way.",
  ],
  ['<b>nonsense</b>', 'Something went wrong. Please try again later.'],
])(
  'A return from a provider with %s shows "%s", at an address without it that keeps the way back',
  async (error, sentence) => {
    const search = new URLSearchParams({ error, provider: 'google', redirect: '/en/me/profile' })
    await openPage(`/en/auth?${search}`)
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence)
    expect(here()).toBe('/en/auth?redirect=%2Fen%2Fme%2Fprofile')
  },
)

test.each([
  ['a new tab', {}],
  ['a tab that was another member’s', { 'typed.owner': 'somebody-else' }],
])(
  "A visitor's intended action is named and done after the sign-in in %s, but never because a link says so",
  async (_, stored) => {
    const { api } = await openPage('/en/auth?redirect=%2Fen%2Fauth&favorite=shop-9', {
      state: { act: { type: 'favorite', shopId: 'shop-1' } },
      stored,
    })
    api.on('PUT', '/api/v1/user-favorite/{shopId}').reply(200, { data: { success: true } })
    expect(await screen.findByText('Sign in, and the shop is in your favorites.')).toBeVisible()
    await giveEmail('hana@example.com')
    await userEvent.type(await screen.findByLabelText('6-digit code'), CODE)
    await waitFor(() => expect(api.requests('PUT', '/api/v1/user-favorite/{shopId}')).toHaveLength(1))
    expect(api.requests('PUT', '/api/v1/user-favorite/shop-1')).toHaveLength(1)
  },
)

// Promise (Addresses): a favorite that a visitor wanted is never lost silently
test('A favorite that a visitor wanted and that fails after the sign-in is said to have failed', async () => {
  const { api } = await openPage('/en/auth', { state: { act: { type: 'favorite', shopId: 'shop-1' } } })
  api.on('PUT', '/api/v1/user-favorite/{shopId}').reply(500, {
    code: 'INTERNAL',
    message: 'The database does not answer',
    requestId: 'r-1',
  })
  await giveEmail('hana@example.com')
  await userEvent.type(await screen.findByLabelText('6-digit code'), CODE)
  expect(
    await screen.findByText("The shop isn't in your favorites yet. Please press the heart once more."),
  ).toBeVisible()
})

test('A signed-in member passes the sign-in page at once', async () => {
  await openPage('/en/auth?redirect=%2Fen%2Fme%2Fprofile', { member: true })
  await waitFor(() => expect(here()).toBe('/en/me/profile'))
})

// Promise (Addresses): the app sends a visitor from a page of members to the sign-in, with the way back
test('A member page sends a visitor to sign in, with the way back', async () => {
  await openPage('/en/me/my-reservation?status=completed')
  await waitFor(() => expect(here()).toBe('/en/auth?redirect=%2Fen%2Fme%2Fmy-reservation%3Fstatus%3Dcompleted'))
  expect(within(await screen.findByRole('main')).getByRole('heading', { level: 1 })).toHaveTextContent(
    'Sign in or register',
  )
})
