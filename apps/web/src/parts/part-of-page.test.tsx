import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Activity, type ReactNode } from 'react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { reloadOnce } from '../reload-once.ts'
import { onDemand } from './on-demand.tsx'
import { partOfPage } from './part-of-page.tsx'

vi.mock('../reload-once.ts', () => ({ reloadOnce: vi.fn(async () => false) }))
beforeAll(() => i18n.loadAndActivate({ locale: 'en', messages: {} }))
afterEach(() => vi.mocked(reloadOnce).mockClear())

const Calendar = () => <p>Calendar</p>
const came = { default: Calendar }
const show = (children: ReactNode) => render(<I18nProvider i18n={i18n}>{children}</I18nProvider>)
const tryAgain = () => screen.findByRole('button', { name: 'Try again' })
const missing = async (): Promise<never> => Promise.reject(new TypeError('Failed to fetch'))

test('Of two alike parts one came, the other did not: trying again shows it', async () => {
  const load = vi.fn(async () => came).mockImplementationOnce(missing)
  const Part = partOfPage(load, null)
  show([<Part key="one" />, <Part key="other" />])
  expect(await screen.findAllByText('Calendar')).toHaveLength(1)
  await userEvent.click(await tryAgain())
  await vi.waitFor(() => expect(screen.getAllByText('Calendar')).toHaveLength(2))
})

test('Code that comes between the drawing of a part and its effects is shown', async () => {
  const Part = onDemand(async () => came)
  const pageWith = (mode: 'hidden' | 'visible') => (
    <I18nProvider i18n={i18n}>
      <Part />
      <Activity mode={mode}>
        <Part />
      </Activity>
    </I18nProvider>
  )
  const { rerender } = render(pageWith('hidden'))
  expect(await screen.findAllByText('Calendar')).toHaveLength(1)
  rerender(pageWith('visible'))
  await vi.waitFor(() => expect(screen.getAllByText('Calendar')).toHaveLength(2))
})

test('A page is loaded anew where a person tried again in vain, not where the network came back', async () => {
  const load = vi.fn(missing)
  const Part = partOfPage(load, null)
  show(<Part />)
  await userEvent.click(await tryAgain())
  await vi.waitFor(() => expect(reloadOnce).toHaveBeenCalledTimes(1))
  dispatchEvent(new Event('online'))
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(3))
  await Promise.allSettled(load.mock.results.map(({ value }) => value))
  expect(await tryAgain()).toBeEnabled()
  expect(reloadOnce).toHaveBeenCalledTimes(1)
})
