import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, expect, test, vi } from 'vitest'
import Lightbox from './lightbox.tsx'

beforeAll(() => i18n.loadAndActivate({ locale: 'en', messages: {} }))

const pictures = ['Counter', 'Tea room', 'Garden'].map((alt) => ({ url: `/${alt}.svg`, width: 480, height: 360, alt }))

function open(first: number) {
  const onClose = vi.fn()
  // A browser scrolls; jsdom has no size to scroll by.
  Element.prototype.scrollTo = () => undefined
  render(
    <I18nProvider i18n={i18n}>
      <Lightbox title="Kasumi" pictures={pictures} first={first} onClose={onClose} />
    </I18nProvider>,
  )
  return onClose
}
const shown = () => screen.getByRole('img').getAttribute('alt')

test('Lightbox shows the picture that was pressed, with its number and its text', () => {
  open(1)
  expect(screen.getByRole('dialog', { name: 'Kasumi' })).toBeVisible()
  expect(shown()).toBe('Tea room')
  expect(screen.getByRole('status', { name: 'Picture 2 of 3' })).toHaveTextContent('2 / 3')
})

test('Lightbox turns with the arrow keys and with its buttons, and stops at both ends', async () => {
  open(0)
  // A browser puts the focus into the dialog.
  screen.getByRole('button', { name: 'Close' }).focus()
  await userEvent.keyboard('{ArrowRight}')
  expect(shown()).toBe('Tea room')
  await userEvent.keyboard('{End}')
  expect(shown()).toBe('Garden')
  const next = screen.getByRole('button', { name: 'Next picture' })
  expect(next).toHaveAttribute('aria-disabled', 'true')
  await userEvent.click(next)
  expect(shown()).toBe('Garden')
  await userEvent.click(screen.getByRole('button', { name: 'Previous picture' }))
  expect(shown()).toBe('Tea room')
  await userEvent.keyboard('{Home}{ArrowLeft}')
  expect(shown()).toBe('Counter')
})

test('Lightbox closes by its button', async () => {
  const onClose = open(0)
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(onClose).toHaveBeenCalled()
})
