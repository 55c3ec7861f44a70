import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Activity, type ReactNode } from 'react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { loadCode } from '../../navigation/recovery/load-code.ts'
import { toast } from '../toast/toast.ts'
import { lazyComponent } from './lazy-component.tsx'

vi.mock('../../navigation/recovery/load-code.ts', () => ({ loadCode: vi.fn((load: () => unknown) => load()) }))
beforeAll(() => i18n.loadAndActivate({ locale: 'en', messages: {} }))
vi.mock('../toast/toast.ts', () => ({ toast: vi.fn(async () => undefined) }))
afterEach(() => void vi.clearAllMocks())

const Calendar = () => <p>Calendar</p>
const came = { default: Calendar }
const show = (children: ReactNode) => render(<I18nProvider i18n={i18n}>{children}</I18nProvider>)
const tryAgain = () => screen.findByRole('button', { name: 'Try again' })
/** For each load, whether it could reload the page. */
const reloads = () => vi.mocked(loadCode).mock.calls.map(([, { reload }]) => reload)
const missing = async (): Promise<never> => Promise.reject(new TypeError('Failed to fetch'))

test('lazyComponent shows a part whose code did not come after trying again, where another like it came', async () => {
  const load = vi.fn(async () => came).mockImplementationOnce(missing)
  const Part = lazyComponent(load, { onError: 'notice' })
  show([<Part key="one" />, <Part key="other" />])
  expect(await screen.findAllByText('Calendar')).toHaveLength(1)
  await userEvent.click(await tryAgain())
  await waitFor(() => expect(screen.getAllByText('Calendar')).toHaveLength(2))
})

test('lazyComponent shows code that comes between the rendering of a part and its effects', async () => {
  const Part = lazyComponent(async () => came)
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
  await waitFor(() => expect(screen.getAllByText('Calendar')).toHaveLength(2))
})

test('lazyComponent reloads the page where a person tried again in vain, not where the network came back', async () => {
  const load = vi.fn(missing)
  const Part = lazyComponent(load, { onError: 'notice' })
  show(<Part />)
  await userEvent.click(await tryAgain())
  expect(await tryAgain()).toBeEnabled()
  dispatchEvent(new Event('online'))
  await waitFor(() => expect(load).toHaveBeenCalledTimes(3))
  await Promise.allSettled(load.mock.results.map(({ value }) => value))
  expect(await tryAgain()).toBeEnabled()
  expect(reloads()).toStrictEqual([false, true, false])
})

test('lazyComponent closes a dialog whose code does not come, with a toast, and reloads the page at the second time', async () => {
  const Dialog = lazyComponent<{ readonly onClose: () => void }>(missing, { onError: 'close' })
  const onClose = vi.fn()
  const { unmount } = show(<Dialog onClose={onClose} />)
  await waitFor(() => expect(toast).toHaveBeenCalledTimes(1))
  expect(onClose).toHaveBeenCalledTimes(1)
  unmount()
  show(<Dialog onClose={onClose} />)
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(2))
  expect(reloads()).toStrictEqual([false, true])
})

test('lazyComponent that waits loads its code again at the next key', async () => {
  const load = vi.fn(async () => came).mockImplementationOnce(missing)
  const Part = lazyComponent(load, { pending: 'Pending' })
  show(<Part />)
  await Promise.allSettled(load.mock.results.map(({ value }) => value))
  expect(screen.getByText('Pending')).toBeVisible()
  await userEvent.keyboard('{Shift}')
  expect(await screen.findByText('Calendar')).toBeVisible()
})
