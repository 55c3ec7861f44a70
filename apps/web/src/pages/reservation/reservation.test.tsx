import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { CODE, reservationOf } from '@yoyaku/core/testing'
import { describe, expect, test } from 'vitest'
import { cut } from '../service-of-cuts.ts'
import { houseOfCuts, type Opened, openPage } from '../test-page.tsx'
import { card, choose, press, RESERVE } from './test-steps.ts'

async function agree(): Promise<void> {
  await userEvent.click(await card('Good to know'))
  for (const box of await screen.findAllByRole('checkbox')) await userEvent.click(box)
}

const member = async (): Promise<Opened> => {
  const opened = await openPage('/en/reservation/service-1', { member: true })
  await choose()
  await press('Next: contact')
  await screen.findByLabelText('First name')
  return opened
}

test('Scenario: a visitor chooses, keeps the time, signs in with a code, says who comes, and gets the ticket', async () => {
  const { house } = await openPage('/en/reservation/service-1')
  await choose()
  await press('Next: contact')
  expect(await screen.findByText('We keep your time and everything you chose.', { exact: false })).toBeVisible()
  await userEvent.click((await screen.findAllByRole('link', { name: 'Sign in to continue' }))[0] as HTMLElement)

  await userEvent.type(await screen.findByLabelText('Email'), 'hana@example.com')
  await press('Continue with email')
  await userEvent.type(await screen.findByLabelText('6-digit code'), CODE)

  expect(await screen.findByLabelText('First name')).toHaveValue('Hana')
  expect(await screen.findByLabelText('Phone number')).toHaveValue('090-1234-5678')
  await press('Next: requests')
  await userEvent.type(await screen.findByLabelText(/^Anything the shop should know\?/), 'A seat by the window')
  await agree()
  await press('Confirm reservation')

  expect(await screen.findByRole('heading', { name: 'Your reservation is confirmed' })).toBeVisible()
  expect(screen.getByText('A2B3C4D2')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Add to calendar' })).toBeVisible()
  expect(location.search).toBe('?confirmed=A2B3C4D2')
  expect(house.requests('POST', `${RESERVE}/hold`)).toHaveLength(1)
  expect(house.requests('POST', RESERVE).map(({ body }) => body)).toStrictEqual([
    {
      holdId: 'hold-1',
      contact: { firstName: 'Hana', lastName: 'Sato', phone: '+819012345678', email: 'hana@example.com' },
      specialRequirement: 'A seat by the window',
      agreedTermsVersion: 'terms-1',
      remindersConfirmed: ['late'],
    },
  ])
})

test('A chosen time that can no longer be cancelled for free says so before anybody signs in', async () => {
  const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10)
  const over = () => screen.queryByText(/^The time for free cancellation is over\./)
  const at = async (freeCancellationHours: number) => {
    const house = houseOfCuts()
    const shop = { ...cut.shop, freeCancellationHours }
    house.on('GET', '/api/v1/services/{id}').run({ status: 200, body: { data: { ...cut, shop } } })
    await openPage(`/en/reservation/service-1?date=${day(5)}&time=14:00`, { house })
    await screen.findAllByText(/14:00 – /)
  }
  await at(24)
  expect(over()).toBeNull()
  cleanup()
  await at(240)
  expect(over()).toBeVisible()
})

test('Back from the ticket one meets what one has booked, not a time that is gone; another time can be booked', async () => {
  await member()
  const chosen = location.search
  await agree()
  await press('Confirm reservation')
  await screen.findByRole('heading', { name: 'Your reservation is confirmed' })
  const kept = Object.fromEntries(
    Object.entries(sessionStorage).map(([name, value]) => [name.replace('yoyaku.', ''), value]),
  )
  cleanup()

  const house = houseOfCuts()
  house.reservations = [reservationOf({ codeNumber: 'A2B3C4D2' })]
  await openPage(`/en/reservation/service-1${chosen}`, { member: true, house, kept })
  expect(await screen.findByText('You have booked this.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Show my ticket' })).toHaveAttribute(
    'href',
    '/en/reservation/service-1?confirmed=A2B3C4D2',
  )
  await userEvent.click(screen.getByRole('link', { name: 'Book another time' }))
  expect(await card('Date and time')).toBeVisible()
  cleanup()

  house.reservations = [reservationOf({ codeNumber: 'A2B3C4D2', status: 'cancelled' })]
  await openPage(`/en/reservation/service-1${chosen}`, { member: true, house, kept })
  expect(await card('Date and time')).toBeVisible()
})

test('Who has no number in their profile is told that this one is kept there, and is known by it from then on', async () => {
  const house = houseOfCuts()
  house.user = { ...house.user, phone: null }
  house.on('GET', '/api/v1/user/me').run(() => ({ status: 200, body: { data: house.user } }))
  await openPage('/en/reservation/service-1', { member: true, house })
  await choose()
  await press('Next: contact')
  const kept = 'So the shop can reach you on the day. Saved to your profile for next time.'
  expect(await screen.findByText(kept)).toBeVisible()
  await userEvent.type(await screen.findByLabelText('Phone number'), '+819012345678')
  await press('Next: requests')
  await agree()
  house.user = { ...house.user, phone: '+819012345678' }
  await press('Confirm reservation')
  await screen.findByRole('heading', { name: 'Your reservation is confirmed' })

  await waitFor(() => expect(document.cookie).toContain(encodeURIComponent('"phone":"+819012345678"')))
})

test('What the shop page chose is taken over, and stands in the address', async () => {
  const date = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10)
  await openPage(`/en/reservation/service-1?date=${date}&time=15%3A00&quantity=3&unitId=unit-1&from=elsewhere`)
  expect(await card('People')).toHaveTextContent('3 people')
  expect(await card('Date and time')).toHaveTextContent('15:00')
  await waitFor(() =>
    expect(Object.fromEntries(new URLSearchParams(location.search))).toStrictEqual({
      unitId: 'unit-1',
      date,
      time: '15:00',
      quantity: '3',
    }),
  )
})

test('What is rented by the day is picked up and returned: so its time is called', async () => {
  const house = houseOfCuts()
  house.on('GET', '/api/v1/services/{id}').run({ status: 200, body: { data: { ...cut, dayUnit: true } } })
  await openPage('/en/reservation/service-1', { house })
  await press('Next: pick-up')
  expect(await card('Pick-up')).toHaveAttribute('aria-expanded', 'true')
  await press(/^Tomorrow/)
  await press('14:00')
  const summary = within(screen.getByRole('complementary'))
  expect(summary.getByText('Pick-up').nextElementSibling).toHaveTextContent(/ at 14:00/)
  expect(summary.getByText('Return').nextElementSibling).toHaveTextContent(/ at 23:00/)
  expect(screen.queryByText('Date and time')).toBeNull()
})

test('Only one card is open, and a finished one can be opened again', async () => {
  await openPage('/en/reservation/service-1')
  expect(await card('People')).toHaveAttribute('aria-expanded', 'true')
  await press('Next: date and time')
  expect(await card('People')).toHaveAttribute('aria-expanded', 'false')
  expect(await card('Date and time')).toHaveAttribute('aria-expanded', 'true')
  expect(await card('Date and time')).toHaveFocus()
  expect(await card('Contact information')).toBeDisabled()
  await userEvent.click(await card('People'))
  expect(await card('Date and time')).toHaveAttribute('aria-expanded', 'false')
})

describe('While the time is kept', () => {
  test('a name that is none is said beside the field, which takes the focus, and nothing is sent', async () => {
    const { house } = await member()
    await userEvent.clear(screen.getByLabelText('First name'))
    await userEvent.type(screen.getByLabelText('First name'), '<b>')
    await press('Next: requests')
    const field = await screen.findByLabelText('First name')
    await waitFor(() => expect(field).toHaveAccessibleDescription('Please enter a valid first name'))
    expect(field).toHaveFocus()
    expect(field).toHaveValue('<b>')
    expect(house.requests('POST', RESERVE)).toStrictEqual([])
  })

  test('a number that is none keeps the contact card open', async () => {
    await member()
    const phone = await screen.findByLabelText('Phone number')
    await userEvent.clear(phone)
    await userEvent.type(phone, '12')
    await press('Next: requests')
    await waitFor(() => expect(phone).toHaveAccessibleDescription(/^Please enter a valid phone number/))
    expect(phone).toHaveValue('12')
  })

  test('without a number one is not done with the contact card by shutting it, and nothing is confirmed', async () => {
    const house = houseOfCuts()
    house.user = { ...house.user, phone: '' }
    await openPage('/en/reservation/service-1', { member: true, house })
    await choose()
    await press('Next: contact')
    await userEvent.click(await card('Contact information'))
    await agree()
    expect(screen.queryByRole('button', { name: 'Confirm reservation' })).toBeNull()
    await press('Next: contact')
    await press('Next: requests')
    const phone = await screen.findByLabelText('Phone number')
    await waitFor(() => expect(phone).toHaveAccessibleDescription(/^This field is required/))
    expect(phone).toHaveFocus()
    expect(house.requests('POST', RESERVE)).toStrictEqual([])
  })

  test('there is one step to press at a time, in the bar and beside the summary alike', async () => {
    await openPage('/en/reservation/service-1')
    await choose()
    const steps = () =>
      screen.getAllByRole('button', { name: /^(Next|Confirm|Continue|Choose a time)/ }).map((one) => one.textContent)
    expect(steps()).toStrictEqual(['Next: contact', 'Next: contact'])
    await press('Next: contact')
    expect(await screen.findAllByRole('link', { name: 'Sign in to continue' })).toHaveLength(2)
    expect(screen.queryByRole('button', { name: /^(Next|Confirm)/ })).toBeNull()
  })

  test('what must be agreed to is asked for before anything is sent', async () => {
    const { house } = await member()
    await press('Next: requests')
    await press('Next: the terms')
    await press('Next: the terms')
    expect(await card('Good to know')).toHaveAttribute('aria-expanded', 'true')
    expect(await screen.findAllByText('This field is required')).toHaveLength(2)
    expect(house.requests('POST', RESERVE)).toStrictEqual([])
  })

  test.each(['SLOT_TAKEN', 'HOLD_EXPIRED'])(
    '%s leads back to the time, which is asked for again, with the rest kept',
    async (code) => {
      const { house } = await member()
      house.once('POST', RESERVE).reply(409, { code })
      await agree()
      await press('Confirm reservation')
      await waitFor(async () => expect(await card('Date and time')).toHaveAttribute('aria-expanded', 'true'))
      expect(await card('People')).toHaveTextContent('2 people')
      const times = within(await screen.findByRole('list', { name: 'Times' }))
      expect(times.queryAllByRole('button', { pressed: true })).toStrictEqual([])
      expect(screen.queryByRole('button', { name: 'Next: contact' })).toBeNull()
      await press('15:00')
      await press('Next: contact')
      expect(await screen.findByLabelText('First name')).toHaveValue('Hana')
      await press('Confirm reservation')
      expect(await screen.findByRole('heading', { name: 'Your reservation is confirmed' })).toBeVisible()
    },
  )

  test('another price is shown and has to be accepted', async () => {
    const { house } = await member()
    house.once('POST', RESERVE).run(house.priceChanged(7000))
    await agree()
    await press('Confirm reservation')
    expect(await screen.findByText('The price has changed from ¥6,500 to ¥7,000.')).toBeVisible()
    await press('Accept the new price')
    await press('Confirm reservation')
    expect(await screen.findByRole('heading', { name: 'Your reservation is confirmed' })).toBeVisible()
  })

  test('an answer that is lost is never called a failure: it is asked for again, and nothing is reserved twice', async () => {
    const { house } = await member()
    house.once('POST', RESERVE).lose()
    await agree()
    await press('Confirm reservation')
    expect(await screen.findByText("We're checking your reservation.")).toBeVisible()
    await press('Ask again now')
    expect(await screen.findByRole('heading', { name: 'Your reservation is confirmed' })).toBeVisible()
    expect(house.reservations).toHaveLength(1)
  })

  test('the summary counts down, for the eye alone until two minutes are left', async () => {
    await member()
    expect((await screen.findAllByText(/Your time is kept for (?:10:00|9:5\d)/)).length).toBeGreaterThan(0)
    const said = screen.getAllByRole('status').map((status) => status.textContent)
    expect(said.join('')).not.toContain('Your time')
  })
})

test('A time that is taken while one asks for it is said, and another one can be chosen', async () => {
  const house = houseOfCuts()
  house.once('POST', `${RESERVE}/hold`).reply(409, { code: 'SLOT_TAKEN' })
  await openPage('/en/reservation/service-1', { house })
  await choose()
  await press('Next: contact')
  expect(await screen.findByText(/taken this time/)).toBeVisible()
  const times = within(screen.getByRole('list', { name: 'Times' }))
  expect(times.getByRole('button', { name: /^14:00/ })).toHaveAttribute('aria-pressed', 'false')
  const nearest = within(screen.getByRole('list', { name: 'The closest available times' }))
  expect(nearest.getAllByRole('button').map(({ textContent }) => textContent)).toContain('15:00')
  expect(await card('People')).toHaveTextContent('2 people')
})

test('A service that is not offered is the 404 page', async () => {
  const house = houseOfCuts()
  house.on('GET', '/api/v1/services/{id}').reply(404, { code: 'NOT_AVAILABLE' })
  await openPage('/en/reservation/service-9', { house })
  expect(await within(await screen.findByRole('main')).findByRole('heading', { name: 'Page not found' })).toBeVisible()
})
