import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, onTestFinished, test, vi } from 'vitest'
import { houseOfCuts, openPage } from '../pages/test-page.tsx'

const FAQS = '/api/v1/faq-categories'
const asked = (house: ReturnType<typeof houseOfCuts>): number => house.requests('GET', FAQS).length

test('A link into a tab of its own leaves this one where it is', async () => {
  await openPage('/en/auth')
  const terms = await screen.findByRole('link', { name: 'terms of use' })
  const followed = vi.fn((event: Event) => event.defaultPrevented)
  addEventListener('click', followed, { once: true })
  await userEvent.click(terms)
  expect(terms).toHaveAttribute('href', '/en/term-of-use')
  expect(followed).toHaveReturnedWith(false)
  expect(location.pathname).toBe('/en/auth')
})

test('Whoever rests on a link has its page before they press', async () => {
  const house = houseOfCuts()
  house.on('GET', FAQS).run({ status: 200, body: { data: [], total: 0 } })
  await openPage('/en/nowhere', { house })
  const [questions] = screen.getAllByRole('link', { name: 'Questions and answers' })
  if (questions === undefined) throw new Error('the footer has no questions')
  await userEvent.hover(questions)
  await waitFor(() => expect(asked(house)).toBe(1))
  await userEvent.click(questions)
  await waitFor(() => expect(location.pathname).toBe('/en/faqs'))
  expect(asked(house)).toBe(1)
})

test('For who saves data nothing is fetched before it is asked for', async () => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true })
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'connection'))
  const house = houseOfCuts()
  await openPage('/en/nowhere', { house })
  const [questions] = screen.getAllByRole('link', { name: 'Questions and answers' })
  if (questions === undefined) throw new Error('the footer has no questions')
  await userEvent.pointer({ keys: '[MouseLeft>]', target: questions })
  expect(asked(house)).toBe(0)
})
