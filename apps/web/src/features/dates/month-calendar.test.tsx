import { setupI18n } from '@lingui/core'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderPart } from '../../testing/site-status.tsx'
import MonthCalendar from './month-calendar.tsx'

const i18n = setupI18n({ locale: 'en', messages: { en: {} } })
const january = {
  selected: null,
  ...{ first: '2027-01-02', last: '2027-01-31' },
  isFree: () => true,
  ...{ onSelect: () => undefined, onMonth: () => undefined },
}

// Promise (Screens): dates: the public holidays of the country of a shop are marked and named in its calendars
test('The calendar of a shop marks the public holidays of its country, and names them', () => {
  renderPart(<MonthCalendar {...january} country="JP" />, { i18n, language: 'en', currency: 'JPY' })
  const day = screen.getByRole('button', { name: 'Choose Monday, January 11, 2027, Coming of Age Day' })
  expect(day).toHaveAttribute('data-holiday')
  expect(screen.getByRole('button', { name: 'Choose Tuesday, January 12, 2027' })).not.toHaveAttribute('data-holiday')
  const names = within(screen.getByRole('list', { name: 'Public holidays' })).getAllByRole('listitem')
  expect(names.map(({ textContent }) => textContent)).toEqual(['Jan 1 New Year’s Day', 'Jan 11 Coming of Age Day'])
})

// Promise (Screens): dates: a calendar of no shop marks the public holidays of where the language is spoken
test('A calendar of no shop marks the public holidays of where most readers live', () => {
  renderPart(<MonthCalendar {...january} />, { i18n, language: 'ja', currency: 'JPY' })
  expect(screen.getByRole('button', { name: /1月11日.*成人の日/ })).toHaveAttribute('data-holiday')
})

test('A calendar of a country without known holidays has none', () => {
  renderPart(<MonthCalendar {...january} country="FR" />, { i18n, language: 'ja', currency: 'JPY' })
  expect(screen.getByRole('button', { name: /1月11日/ })).not.toHaveAttribute('data-holiday')
  expect(screen.queryByRole('list', { name: 'Public holidays' })).toBeNull()
})
