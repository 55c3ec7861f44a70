import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { setPageLoaders } from '../../../app/load-page.ts'
import { haircutService } from '../../../testing/haircut-service.ts'
import { fakeApi, openPage } from '../../../testing/open-page.tsx'
import { card, choose, press, RESERVE } from '../../../testing/reservation-steps.ts'

setPageLoaders({
  reservation: () => import('../reservation.tsx'),
})

describe('The reservation page', () => {
  const person = { id: 'mei', name: 'Mei', title: 'Stylist', avatarUrl: '/mei.svg' }
  const chair = { id: 'chair', name: 'Chair 1' }

  async function openChoices(available: boolean): Promise<void> {
    await openService(available)
    await choose()
  }

  async function openService(
    available: boolean,
    chosen = '',
    api = fakeApi(),
    changes = {},
    maxQuantity = 2,
  ): Promise<void> {
    const mode = 'staff_and_resource' as const
    const service = { ...haircutService, selectionUnitMode: mode, hasAttaches: true, ...changes }
    const providers = { mode: 'staff_and_resource', providers: [{ ...person, available }] }
    const scalp = { name: 'Scalp care', price: { amount: 1500, currency: 'JPY' }, durationMinutes: 15, maxQuantity }
    const answer = (data: unknown) => ({ status: 200, body: { data } })
    api.on('GET', '/api/v1/services/{id}').run(answer(service))
    api
      .on('GET', '/api/v1/shops/{id}/getAvailableProviders')
      .run(answer({ ...providers, resources: [{ ...chair, available }] }))
    api
      .on('GET', '/api/v1/shops/{id}/getAvailableServiceAttaches')
      .run({ status: 200, body: { data: [{ id: 'scalp', ...scalp, available: true }], total: 1 } })
    api.on('POST', `${RESERVE}/hold`).run(({ body }) => {
      const { status, body: held } = api.hold(body)
      const { data } = held as { data: object }
      return {
        status,
        body: { data: { ...data, staff: { id: 'ren', name: 'Ren' }, resource: { id: 'sofa', name: 'Sofa' } } },
      }
    })
    await openPage(`/en/reservation/service-1${chosen}`, { api })
  }

  const LAST_TIME = '?staffId=mei&resourceItemId=chair&attachId=scalp&attachId=scalp'
  const inSummary = (name: string) =>
    within(screen.getByRole('complementary')).getByText(name, { selector: 'dt' }).nextElementSibling?.textContent

  // Promise (Screens): to book again keeps with whom and what, told before a time is chosen
  test('books again with the staff and choices of last time before a time is chosen, and shows their days and times', async () => {
    const api = fakeApi()
    await openService(true, LAST_TIME, api)
    await waitFor(async () => expect(await card('Staff')).toHaveTextContent('Mei'))
    await waitFor(async () => expect(await card('Equipment')).toHaveTextContent('Chair 1'))
    expect(inSummary('Staff')).toMatch(/^Mei/)
    expect(screen.queryByText(/from last time/)).toBeNull()
    await choose()
    await waitFor(async () => expect(await card('Additional services')).toHaveTextContent('Scalp care × 2'))
    expect(await card('Staff')).toHaveTextContent('Mei')
    const shown = api.requests('GET', '/api/v1/shops/{id}/getAvailableTime').at(-1)?.query
    expect(shown).toMatchObject({ staffId: ['mei'], resourceItemId: ['chair'] })
    expect(await card('Additional services')).toHaveTextContent('Scalp care × 2')
    await userEvent.click(await card('Staff'))
    await userEvent.click(await screen.findByRole('radio', { name: /^No preference/ }))
    await userEvent.click(await card('Equipment'))
    expect(await card('Staff')).toHaveTextContent('No preference')
  })

  test('books again without preference, and says so, where the staff of last time is gone or has no free day', async () => {
    const notice = `The staff member from last time isn't available. "No preference" is selected instead.`
    await openService(true, '?staffId=gone')
    expect(await screen.findByText(notice)).toBeVisible()
    expect(inSummary('Staff')).toBe('No preference')
    cleanup()

    const api = fakeApi()
    api.on('GET', '/api/v1/shops/{id}/getAvailableTime').run(({ query }) => {
      const isFree = query.staffId === undefined
      const days = isFree ? [{ date: query.dateFrom?.[0], status: 'AVAILABLE', slots: [] }] : []
      const nextAvailableDate = isFree ? query.dateTo?.[0] : null
      return { status: 200, body: { data: { timeZone: 'Asia/Tokyo', nextAvailableDate, days } } }
    })
    await openService(true, '?staffId=mei', api)
    expect(await screen.findByText(notice)).toBeVisible()
    expect(inSummary('Staff')).toBe('No preference')
  })

  test('lists the times after midnight under the evening to which they belong, after all others', async () => {
    const api = fakeApi()
    const times = [
      '11:00',
      ...Array.from({ length: 10 }, (_, index) => `${18 + Math.floor(index / 2)}:${index % 2 ? '30' : '00'}`),
    ]
    api.on('GET', '/api/v1/shops/{id}/getAvailableTime').run(({ query }) => {
      const first = Temporal.PlainDate.from(query.dateFrom?.[0] ?? '')
      // In the morning, the night before comes first.
      const days = [first, first.add({ days: 1 })].map(String).map((date) => {
        const slots = [...times, '24:30'].map((time) => ({
          ...{ time, vacancies: 5, price: { amount: 6500, currency: 'JPY' } },
          ...{ startAt: `${date}#${time}`, endAt: '' },
        }))
        return { date, status: 'AVAILABLE', slots }
      })
      const nextAvailableDate = `${first}`
      return { status: 200, body: { data: { timeZone: 'Asia/Tokyo', nextAvailableDate, days } } }
    })
    await openService(true, '', api)
    await press('Next: date and time')
    await press(/^Today/)
    const listed = within(await screen.findByRole('list', { name: 'Times' })).getAllByRole('listitem')
    expect(listed.map(({ textContent }) => textContent)).toEqual([
      ...['Morning', '11:00', 'Evening'],
      ...times.slice(1),
      '00:30 next\u00a0day',
    ])
  })

  test('books again without preference where the staff is unselected before a time is chosen', async () => {
    await openService(true, LAST_TIME)
    await waitFor(async () => expect(await card('Staff')).toHaveTextContent('Mei'))
    await userEvent.click(await card('Staff'))
    await press('No preference')
    expect(inSummary('Staff')).toBe('No preference')
    await userEvent.click(await card('People'))
    await choose()
    expect(await card('Staff')).toHaveTextContent('No preference')
  })

  // Promise (Screens): reservation: staff, equipment, additional services
  test('offers staff, equipment and additional services, or no preference', async () => {
    await openChoices(true)
    await userEvent.click(await card('Staff'))
    expect(await screen.findByRole('radio', { name: /^No preference/ })).toBeChecked()
    await userEvent.click(screen.getByRole('radio', { name: /^Mei/ }))
    await userEvent.click(await card('Equipment'))
    await userEvent.click(await screen.findByRole('radio', { name: /^Chair 1/ }))
    await userEvent.click(await card('Additional services'))
    await userEvent.click(await screen.findByRole('button', { name: 'Add one: Scalp care' }))
    expect(screen.getByText('+¥1,500')).toBeVisible()
    await userEvent.click(await card('Staff'))
    expect(await card('Equipment')).toHaveTextContent('Chair 1')
    expect(await card('Additional services')).toHaveTextContent('Scalp care × 1')
  })

  test('keeps the focus on the button that reaches the most or the least of an additional service', async () => {
    await openChoices(true)
    await userEvent.click(await card('Additional services'))
    const add = await screen.findByRole('button', { name: 'Add one: Scalp care' })
    const remove = screen.getByRole('button', { name: 'Remove one: Scalp care' })
    for (let press = 0; press < 3; press += 1) await userEvent.click(add)
    expect(add).toHaveFocus()
    expect(add).toHaveAttribute('aria-disabled', 'true')
    expect(screen.getByText('2', { selector: 'output' })).toBeVisible()
    for (let press = 0; press < 3; press += 1) await userEvent.click(remove)
    expect(remove).toHaveFocus()
    expect(remove).toHaveAttribute('aria-disabled', 'true')
    expect(screen.getByText('0', { selector: 'output' })).toBeVisible()
  })

  test('offers an additional service that is taken once as a box', async () => {
    await openService(true, '', fakeApi(), {}, 1)
    await choose()
    await userEvent.click(await card('Additional services'))
    const box = await screen.findByRole('checkbox', { name: /^Scalp care/ })
    expect(box).not.toBeChecked()
    await userEvent.click(box)
    expect(box).toBeChecked()
    await userEvent.click(await card('Staff'))
    expect(await card('Additional services')).toHaveTextContent(/Scalp care$/)
  })

  test('removes the additional services of a person who does not come', async () => {
    await openService(true, '?quantity=2&attachId=scalp&attachId=scalp')
    await userEvent.click(await screen.findByRole('radio', { name: '1' }))
    await press('Next: date and time')
    await press(/^Tomorrow/)
    await press('14:00')
    await waitFor(async () => expect(await card('Additional services')).toHaveTextContent('Scalp care × 1'))
  })

  // Promise (Screens): reservation: a staff name in the language of the page
  test('shows the current name of the chosen staff, not the name from when it was chosen', async () => {
    const api = fakeApi()
    await openService(true, '?staffId=mei', api)
    await choose()
    await waitFor(async () => expect(await card('Staff')).toHaveTextContent('Mei'))
    const renamed = {
      mode: 'staff_and_resource',
      providers: [{ ...person, name: '메이', available: true }],
      resources: [],
    }
    api.on('GET', '/api/v1/shops/{id}/getAvailableProviders').run({ status: 200, body: { data: renamed } })
    await press('15:00')
    await waitFor(async () => expect(await card('Staff')).toHaveTextContent('메이'))
    await waitFor(() => expect(inSummary('Staff')).toMatch(/^메이/))
  })

  test('says for several people that one staff member serves one of them, and the shop chooses who serves the others', async () => {
    await openService(true, '?staffId=mei&quantity=3')
    await waitFor(() => expect(inSummary('Staff')).toBe('Mei, and 2 more chosen by the shop'))
    expect(await card('Staff')).toHaveTextContent('Mei, and 2 more chosen by the shop')
  })

  test('says that an additional service of a rental is charged per rental', async () => {
    await openService(true, '', fakeApi(), { dayUnit: true })
    await press('Next: pick-up')
    await press(/^Tomorrow/)
    await press('14:00')
    await userEvent.click(await card('Additional services'))
    expect(await screen.findByText('+¥1,500 per rental')).toBeVisible()
  })

  test('shows “No preference” in the summary, whoever the hold assigned, until staff is chosen', async () => {
    await openChoices(true)
    expect([inSummary('Staff'), inSummary('Equipment')]).toStrictEqual(['No preference', 'No preference'])
    await press('Next: staff')
    await press('Next: equipment')
    await press('Next: additional services')
    await press('Next: contact information')
    await screen.findByText('Your time and your choices stay as they are.', { exact: false })
    expect([inSummary('Staff'), inSummary('Equipment')]).toStrictEqual(['No preference', 'No preference'])
    await userEvent.click(await card('Staff'))
    await userEvent.click(await screen.findByRole('radio', { name: /^Mei/ }))
    expect(inSummary('Staff')).toMatch(/^Mei/)
  })

  test.each([
    ['room', 'Room', 'Next: room'],
    ['hammock', 'Equipment', 'Next: equipment'],
  ])('calls equipment of the kind %s %s', async (equipmentKind, name, next) => {
    await openService(true, '', fakeApi(), { equipmentKind })
    await choose()
    expect(inSummary(name)).toBe('No preference')
    await press('Next: staff')
    await press(next)
    expect(await card(name)).toHaveAttribute('aria-expanded', 'true')
  })

  test('asks for no number of people where the service is not for one', async () => {
    const [unit] = haircutService.units
    const units = [unit, { ...unit, id: 'van', name: 'Van' }]
    await openService(true, '', fakeApi(), { pricePer: 'booking', maxQuantity: 1, perPerson: false, units })
    expect(await card('Option')).toHaveTextContent('Option')
    expect(screen.queryByText('How many people?')).toBeNull()
    expect(screen.queryByText('People', { selector: 'dt' })).toBeNull()
  })

  // Promise (Screens): reservation: no staff available, no equipment available
  test('says where no staff and no equipment is available', async () => {
    await openChoices(false)
    await userEvent.click(await card('Staff'))
    expect(await screen.findByText('No staff is available at this time. Please choose another time.')).toBeVisible()
    await userEvent.click(await card('Equipment'))
    expect(await screen.findByText('No equipment is available at this time. Please choose another time.')).toBeVisible()
  })
})
