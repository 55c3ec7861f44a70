import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { CODE } from '@yoyaku/core/testing'
import { expect, test } from 'vitest'
import { houseOfCuts, openPage } from '../test-page.tsx'

const SSO = '/api/v1/user/auth/login/sso'
const here = (): string => location.pathname + location.search

async function giveEmail(email: string): Promise<void> {
  const field = await screen.findByLabelText('Email')
  await userEvent.clear(field)
  await userEvent.type(field, email)
  await userEvent.click(screen.getByRole('button', { name: 'Continue with email' }))
}

test('Scenario: a new visitor gives an address, a name and the code, and is back where they were', async () => {
  const house = houseOfCuts()
  house.isKnown = false
  await openPage('/en/auth?redirect=%2Fen%2Fme%2Fmy-reservation%3Fstatus%3Dconfirmed', { house })
  await giveEmail('hana@example.com')
  await userEvent.type(await screen.findByLabelText('First name'), 'Hana')
  await userEvent.type(screen.getByLabelText('Last name'), 'Sato')
  expect(screen.getByRole('checkbox')).not.toBeChecked()
  await userEvent.click(screen.getByRole('button', { name: 'Send me the code' }))
  expect(await screen.findByText('An OTP has been sent to your email')).toBeVisible()
  await userEvent.type(screen.getByLabelText('6-digit code'), CODE)
  expect(await screen.findByText('Sign in successfully!')).toBeVisible()
  await waitFor(() => expect(here()).toBe('/en/me/my-reservation?status=confirmed'))
  expect(house.requests('POST', '/api/v1/user/auth/login/step2').map(({ body }) => body)).toStrictEqual([
    { challengeId: 'challenge-1', firstName: 'Hana', lastName: 'Sato', acceptsMarketing: false },
  ])
})

test.each([
  ['', 'Email is required'],
  ['nonsense', 'Please enter a valid email address'],
])('For the address %j one reads "%s" beside the field, which has the focus', async (given, sentence) => {
  const { house } = await openPage('/en/auth')
  const field = await screen.findByLabelText('Email')
  if (given !== '') await userEvent.type(field, given)
  await userEvent.click(screen.getByRole('button', { name: 'Continue with email' }))
  expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(sentence)
  expect(screen.getByLabelText('Email')).toHaveFocus()
  expect(screen.getByLabelText('Email')).toHaveValue(given)
  expect(house.requests('POST', '/api/v1/user/auth/login/step1')).toStrictEqual([])
})

const atSo = (end: string) => `${'a'.repeat(64)}@${'b'.repeat(63)}.${'c'.repeat(63)}.${end}`

test('An address of 254 characters is one; a longer one is said to be too long, and stays', async () => {
  const { house } = await openPage('/en/auth')
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
  expect(house.requests('POST', '/api/v1/user/auth/login/step1').map(({ body }) => body)).toStrictEqual([
    { email: most },
  ])
})

test.each([
  ['First name', '', 'This field is required'],
  ['Last name', '', 'This field is required'],
  ['First name', 'R2', 'Please enter a valid first name'],
  ['Last name', '<b>', 'Please enter a valid last name'],
  ['First name', 'a'.repeat(51), 'Please enter a valid first name (Max 50 characters).'],
  ['Last name', 'a'.repeat(51), 'Please enter a valid last name (Max 50 characters).'],
])('Who is new and gives as %s %j reads “%s” beside it, and no code is sent', async (label, given, sentence) => {
  const house = houseOfCuts()
  house.isKnown = false
  await openPage('/en/auth', { house })
  await giveEmail('hana@example.com')
  const names = { 'First name': 'Hana', 'Last name': 'Sato', [label]: given }
  for (const [name, value] of Object.entries(names)) {
    await userEvent.click(await screen.findByLabelText(name))
    if (value !== '') await userEvent.paste(value)
  }
  await userEvent.click(screen.getByRole('button', { name: 'Send me the code' }))
  await waitFor(() => expect(screen.getByLabelText(label)).toHaveAccessibleDescription(sentence))
  expect(screen.getByLabelText(label)).toHaveFocus()
  expect(house.requests('POST', '/api/v1/user/auth/login/step2')).toStrictEqual([])
})

test.each([
  [1007, 'Invalid verification code'],
  [1008, 'This code has already been used'],
  [1010, 'The code has expired'],
])('A code that is answered with %i says "%s" and stays typed', async (code, sentence) => {
  const { house } = await openPage('/en/auth')
  house.on('POST', '/api/v1/user/auth/login/step3').reply(400, { code })
  await giveEmail('hana@example.com')
  await userEvent.type(await screen.findByLabelText('6-digit code'), '000000')
  const field = await screen.findByLabelText('6-digit code')
  await waitFor(() => expect(field).toHaveAccessibleDescription(sentence))
  expect(field).toHaveValue('000000')
  expect(field).toHaveFocus()
})

test('A pasted code with a space is taken as it is', async () => {
  const { house } = await openPage('/en/auth')
  await giveEmail('hana@example.com')
  await userEvent.click(await screen.findByLabelText('6-digit code'))
  await userEvent.paste('123 456')
  await waitFor(() => expect(here()).toMatch(/^\/en\/?$/))
  expect(house.requests('POST', '/api/v1/user/auth/login/step3')).toHaveLength(1)
})

test('A server that is down keeps what was typed, and the same button tries again', async () => {
  const { house } = await openPage('/en/auth')
  house.once('POST', '/api/v1/user/auth/login/step1').text('<html>', 502)
  await giveEmail('hana@example.com')
  expect(await screen.findByText('Something went wrong. Please try again later.')).toBeVisible()
  expect(screen.getByLabelText('Email')).toHaveValue('hana@example.com')
  await userEvent.click(screen.getByRole('button', { name: 'Continue with email' }))
  expect(await screen.findByLabelText('6-digit code')).toBeVisible()
})

test('Only providers that are configured have a button', async () => {
  const house = houseOfCuts()
  house.on('GET', '/api/v1/user/auth/providers').run({ status: 200, body: { data: ['google'], total: 1 } })
  await openPage('/en/auth?redirect=%2Fen%2Fme%2Fprofile', { house })
  const button = await screen.findByRole('link', { name: 'Continue with Google' })
  expect(button).toHaveAttribute('href', '/auth/sso/google/start?locale=en&redirect=%2Fen%2Fme%2Fprofile')
  expect(screen.queryByRole('link', { name: 'Continue with Apple' })).toBeNull()
})

test('Google, Facebook and Apple have their buttons, each the way to its own sign-in', async () => {
  const house = houseOfCuts()
  const data = ['google', 'facebook', 'apple']
  house.on('GET', '/api/v1/user/auth/providers').run({ status: 200, body: { data, total: 3 } })
  await openPage('/en/auth', { house })
  const buttons = await screen.findAllByRole('link', { name: /^Continue with/ })
  expect(buttons.map((button) => [button.textContent, button.getAttribute('href')])).toStrictEqual([
    ['Continue with Google', '/auth/sso/google/start?locale=en'],
    ['Continue with Facebook', '/auth/sso/facebook/start?locale=en'],
    ['Continue with Apple', '/auth/sso/apple/start?locale=en'],
  ])
})

test('A ticket from a provider signs in where it was begun, and is taken out of the address', async () => {
  const { house } = await openPage('/en/auth?ticket=ticket-1&provider=google', { kept: { provider: 'google' } })
  await waitFor(() => expect(here()).toMatch(/^\/en\/?$/))
  expect(house.requests('POST', '/api/v1/user/auth/login/sso').map(({ body }) => body)).toStrictEqual([
    { provider: 'google', ticket: 'ticket-1' },
  ])
})

test.each([
  ['elsewhere', {}],
  ['with another provider', { provider: 'apple' }],
])('A ticket of a sign-in that was begun %s signs nobody in', async (_, kept: Record<string, string>) => {
  const { house } = await openPage('/en/auth?ticket=ticket-1&provider=google', { kept })
  expect(await screen.findByLabelText('Email')).toBeVisible()
  await waitFor(() => expect(location.search).toBe(''))
  expect(house.requests('POST', '/api/v1/user/auth/login/sso')).toStrictEqual([])
})

test('Where nothing was kept, the address still knows where one was', async () => {
  const path = '/en/auth?ticket=ticket-1&provider=google&redirect=%2Fen%2Fme%2Fprofile'
  await openPage(path, { kept: { provider: 'google' } })
  await waitFor(() => expect(here()).toBe('/en/me/profile'))
})

test('While a ticket is exchanged one reads so, and there is no form', async () => {
  const house = houseOfCuts()
  house.once('POST', SSO).hang()
  await openPage('/en/auth?ticket=ticket-1&provider=google', { house, kept: { provider: 'google' } })
  expect(await screen.findByText('Signing you in with Google…')).toBeVisible()
  expect(screen.queryByLabelText('Email')).toBeNull()
})

test('Scenario: a provider that gave no proven e-mail: a code to it, and the ticket goes along', async () => {
  const house = houseOfCuts()
  house.once('POST', SSO).reply(200, { data: { nextStep: 'email', ticket: 'ticket-2', email: 'hana@example.com' } })
  await openPage('/en/auth?ticket=ticket-1&provider=facebook', { house, kept: { provider: 'facebook' } })
  expect(await screen.findByText(/from then on, Facebook alone is enough/)).toBeVisible()
  expect(screen.getByLabelText('Email')).toHaveValue('hana@example.com')
  await userEvent.click(screen.getByRole('button', { name: 'Continue with email' }))
  await userEvent.type(await screen.findByLabelText('6-digit code'), CODE)
  await waitFor(() => expect(here()).toMatch(/^\/en\/?$/))
  expect(house.requests('POST', '/api/v1/user/auth/login/step1').map(({ body }) => body)).toStrictEqual([
    { email: 'hana@example.com', ticket: 'ticket-2' },
  ])
})

test.each([
  ['SSO_CANCELLED', 'You came back without signing in. Try again, or choose another way.'],
  ['SSO_EXPIRED', 'This sign-in took too long or was finished already. Please start again.'],
  [
    'SSO_OTHER_BROWSER',
    'This sign-in was started in another browser, or cookies are blocked. Please start again here.',
  ],
  ['SSO_REFUSED', "We couldn't confirm who you are this way. Please try again or choose another one."],
  ['SSO_NOT_OFFERED', 'This way of signing in is not offered here. Please choose another one.'],
  ['PROVIDER_UNAVAILABLE', "This way of signing in isn't answering right now. Please use another one."],
  ['<b>nonsense</b>', 'Something went wrong. Please try again later.'],
])('Who comes back with %s reads "%s", at an address without it that knows the way back', async (error, sentence) => {
  const search = new URLSearchParams({ error, provider: 'google', redirect: '/en/me/profile' })
  await openPage(`/en/auth?${search}`)
  expect(await screen.findByRole('alert')).toHaveTextContent(sentence)
  expect(here()).toBe('/en/auth?redirect=%2Fen%2Fme%2Fprofile')
})

test.each([
  ['a new tab', {}],
  ['a tab that was another member’s', { 'typed.owner': 'somebody-else' }],
])('What a visitor wanted is done after the sign-in in %s, but never because a link says so', async (_, kept) => {
  const { house } = await openPage('/en/auth?redirect=%2Fen%2Fauth&favorite=shop-9', {
    state: { act: { type: 'favorite', shopId: 'shop-1' } },
    kept,
  })
  house.on('PUT', '/api/v1/user-favorite/{shopId}').reply(200, { data: { success: true } })
  await giveEmail('hana@example.com')
  await userEvent.type(await screen.findByLabelText('6-digit code'), CODE)
  await waitFor(() => expect(house.requests('PUT', '/api/v1/user-favorite/{shopId}')).toHaveLength(1))
  expect(house.requests('PUT', '/api/v1/user-favorite/shop-1')).toHaveLength(1)
})

test('Who is signed in already goes on at once', async () => {
  await openPage('/en/auth?redirect=%2Fen%2Fme%2Fprofile', { member: true })
  await waitFor(() => expect(here()).toBe('/en/me/profile'))
})

test('A page of members sends a visitor to sign in, with the way back', async () => {
  await openPage('/en/me/my-reservation?status=completed')
  await waitFor(() => expect(here()).toBe('/en/auth?redirect=%2Fen%2Fme%2Fmy-reservation%3Fstatus%3Dcompleted'))
  expect(within(await screen.findByRole('main')).getByRole('heading', { level: 1 })).toHaveTextContent(
    'Sign in or register',
  )
})
