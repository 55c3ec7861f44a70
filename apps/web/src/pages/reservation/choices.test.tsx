import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { cut } from '../service-of-cuts.ts'
import { houseOfCuts, openPage } from '../test-page.tsx'
import { card, choose, press, RESERVE } from './test-steps.ts'

describe('Whoever is asked for more', () => {
  const person = { id: 'mei', name: 'Mei', title: 'Stylist', avatarUrl: '/mei.svg' }
  const chair = { id: 'chair', name: 'Chair 1' }

  async function openChoices(available: boolean): Promise<void> {
    await openService(available)
    await choose()
  }

  async function openService(available: boolean, chosen = '', house = houseOfCuts()): Promise<void> {
    const service = { ...cut, selectionUnitMode: 'staff_and_resource' as const, hasAttaches: true }
    const providers = { mode: 'staff_and_resource', providers: [{ ...person, available }] }
    const scalp = { name: 'Scalp care', price: { amount: 1500, currency: 'JPY' }, durationMinutes: 15, maxQuantity: 2 }
    const answer = (data: unknown) => ({ status: 200, body: { data } })
    house.on('GET', '/api/v1/services/{id}').run(answer(service))
    house
      .on('GET', '/api/v1/shops/{id}/getAvailableProviders')
      .run(answer({ ...providers, resources: [{ ...chair, available }] }))
    house
      .on('GET', '/api/v1/shops/{id}/getAvailableServiceAttaches')
      .run({ status: 200, body: { data: [{ id: 'scalp', ...scalp, available: true }], total: 1 } })
    house.on('POST', `${RESERVE}/hold`).run(({ body }) => {
      const { status, body: held } = house.hold(body)
      const { data } = held as { data: object }
      return {
        status,
        body: { data: { ...data, staff: { id: 'ren', name: 'Ren' }, resource: { id: 'sofa', name: 'Sofa' } } },
      }
    })
    await openPage(`/en/reservation/service-1${chosen}`, { house })
  }

  const LAST_TIME = '?staffId=mei&resourceItemId=chair&attachId=scalp&attachId=scalp'
  const inSummary = (name: string) =>
    within(screen.getByRole('complementary')).getByText(name, { selector: 'dt' }).nextElementSibling?.textContent

  test('books again with whom and what was chosen last time, told before a time is, whose days and times are shown', async () => {
    const house = houseOfCuts()
    await openService(true, LAST_TIME, house)
    await waitFor(async () => expect(await card('Staff')).toHaveTextContent('Mei'))
    await waitFor(async () => expect(await card('Equipment')).toHaveTextContent('Chair 1'))
    expect(inSummary('Staff')).toBe('Mei')
    expect(screen.queryByText(/from last time/)).toBeNull()
    await choose()
    await waitFor(async () => expect(await card('Additional services')).toHaveTextContent('2 added'))
    expect(await card('Staff')).toHaveTextContent('Mei')
    const shown = house.requests('GET', '/api/v1/shops/{id}/getAvailableTime').at(-1)?.query
    expect(shown).toMatchObject({ staffId: ['mei'], resourceItemId: ['chair'] })
    expect(await card('Additional services')).toHaveTextContent('2 added')
    await userEvent.click(await card('Staff'))
    await userEvent.click(await screen.findByRole('radio', { name: /^No preference/ }))
    await userEvent.click(await card('Equipment'))
    expect(await card('Staff')).toHaveTextContent('No preference')
  })

  test('books again without preference, and is told so, where who it was is there no more or has no free day', async () => {
    const said = `The staff member from last time isn't available. "No preference" is selected instead.`
    await openService(true, '?staffId=gone')
    expect(await screen.findByText(said)).toBeVisible()
    expect(inSummary('Staff')).toBe('No preference')
    cleanup()

    const house = houseOfCuts()
    house.on('GET', '/api/v1/shops/{id}/getAvailableTime').run(({ query }) => {
      const isFree = query.staffId === undefined
      const days = isFree ? [{ date: query.dateFrom?.[0], status: 'AVAILABLE', slots: [] }] : []
      const nextAvailableDate = isFree ? query.dateTo?.[0] : null
      return { status: 200, body: { data: { timeZone: 'Asia/Tokyo', nextAvailableDate, days } } }
    })
    await openService(true, '?staffId=mei', house)
    expect(await screen.findByText(said)).toBeVisible()
    expect(inSummary('Staff')).toBe('No preference')
  })

  test('books again with no preference where one unchooses before a time is chosen', async () => {
    await openService(true, LAST_TIME)
    await waitFor(async () => expect(await card('Staff')).toHaveTextContent('Mei'))
    await userEvent.click(await card('Staff'))
    await press('No preference')
    expect(inSummary('Staff')).toBe('No preference')
    await userEvent.click(await card('People'))
    await choose()
    expect(await card('Staff')).toHaveTextContent('No preference')
  })

  test('chooses staff, equipment and additional services, or has no preference', async () => {
    await openChoices(true)
    await userEvent.click(await card('Staff'))
    expect(await screen.findByRole('radio', { name: /^No preference/ })).toBeChecked()
    await userEvent.click(screen.getByRole('radio', { name: /^Mei/ }))
    await userEvent.click(await card('Equipment'))
    await userEvent.click(await screen.findByRole('radio', { name: /^Chair 1/ }))
    await userEvent.click(await card('Additional services'))
    await userEvent.click(await screen.findByRole('button', { name: 'One more: Scalp care' }))
    expect(screen.getByText('+¥1,500 · +15 min')).toBeVisible()
    await userEvent.click(await card('Staff'))
    expect(await card('Equipment')).toHaveTextContent('Chair 1')
    expect(await card('Additional services')).toHaveTextContent('1 added')
  })

  test('is told “No preference” in the summary, whomever the slot was put aside with, until a wish is said', async () => {
    await openChoices(true)
    expect([inSummary('Staff'), inSummary('Equipment')]).toStrictEqual(['No preference', 'No preference'])
    await press('Next: staff')
    await press('Next: contact')
    await screen.findByText('We keep your time and everything you chose.', { exact: false })
    expect([inSummary('Staff'), inSummary('Equipment')]).toStrictEqual(['No preference', 'No preference'])
    await userEvent.click(await card('Staff'))
    await userEvent.click(await screen.findByRole('radio', { name: /^Mei/ }))
    expect(inSummary('Staff')).toBe('Mei')
  })

  test('reads that no staff and no equipment is available, where that is so', async () => {
    await openChoices(false)
    await userEvent.click(await card('Staff'))
    expect(await screen.findByText('No staff is available at this time. Please choose another time.')).toBeVisible()
    await userEvent.click(await card('Equipment'))
    expect(await screen.findByText('No equipment is available at this time. Please choose another time.')).toBeVisible()
  })
})
