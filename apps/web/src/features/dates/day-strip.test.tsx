import { setupI18n } from '@lingui/core'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderPart } from '../../testing/site-status.tsx'
import { DayStrip } from './day-strip.tsx'

// Promise (Screens): dates: the strip of days marks the public holidays of the country of a shop, and says them
test('The strip of days marks a public holiday, and says that it is one', () => {
  const days = ['2027-01-10', '2027-01-11', '2027-01-12'].map((date) => ({ date, status: 'AVAILABLE' }) as const)
  renderPart(<DayStrip days={days} today="2027-01-09" selected={null} country="JP" onSelect={() => undefined} />, {
    ...{ i18n: setupI18n({ locale: 'en', messages: { en: {} } }), language: 'en', currency: 'JPY' },
  })
  const holidays = screen.getAllByRole('button').filter((day) => day.hasAttribute('data-holiday'))
  expect(holidays.map(({ textContent }) => textContent)).toEqual([expect.stringMatching(/Jan 11.*public holiday/)])
})

test('A full day of the strip can be pressed to wait for a time, one that is too late to book cannot', () => {
  const full = { status: 'SOLD_OUT', maxQuantity: 0 } as const
  const days = [
    { ...full, date: '2027-01-09', tooLate: true },
    { ...full, date: '2027-01-10' },
  ]
  renderPart(<DayStrip days={days} today="2027-01-09" selected={null} country="TW" onSelect={() => undefined} />, {
    ...{ i18n: setupI18n({ locale: 'en', messages: { en: {} } }), language: 'en', currency: 'JPY' },
  })
  const [late, open] = screen.getAllByRole('button')
  expect(late).toBeDisabled()
  expect(late).toHaveTextContent('no times left')
  expect(open).toBeEnabled()
  expect(open).toHaveTextContent('full')
})
