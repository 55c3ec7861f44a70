import type { Locator, Page } from '@playwright/test'
import { ReservationPage } from '../../page-objects/reservation-page.ts'
import { expectAccessible } from '../../people/accessible.ts'
import { atTheStudio } from '../../people/api.ts'
import { presses, tabsTo } from '../../people/keyboard.ts'
import { expect, test } from '../../people/scenario.ts'
import { untilHydrated } from '../../people/started.ts'
import { STUDIO } from '../../studio.ts'

/** The scenario fails where the focus stays on the body. */
async function holdsFocus(page: Page, key: string): Promise<void> {
  await page.keyboard.press(key)
  await expect(page.locator(':focus'), `after ${key}`).toHaveCount(1)
}

/** More months than any calendar has. */
const MOST_MONTHS = 14

async function toTheEnd(page: Page, turn: Locator): Promise<void> {
  for (let months = 0; months < MOST_MONTHS && (await turn.getAttribute('aria-disabled')) !== 'true'; months += 1)
    await holdsFocus(page, 'Enter')
}

const WEEKS_OF_A_MONTH = 6

const CALENDARS = {
  'the page of a reservation': async (page: Page) => {
    const reservationPage = new ReservationPage(page, 'en')
    await reservationPage.open(atTheStudio(STUDIO.lesson, 'focus in the calendar'))
    await untilHydrated(page)
    await reservationPage.button(/^Date and time/).click()
    await reservationPage.button('More dates').click()
  },
  'the page of a shop': async (page: Page) => {
    await page.goto(`/en/brands/${STUDIO.shop}?serviceId=${STUDIO.lesson}`)
    await untilHydrated(page)
    await page.getByRole('button', { name: 'More dates' }).locator('visible=true').click()
  },
  'the search': async (page: Page) => {
    await page.goto('/en')
    await untilHydrated(page)
    await page.getByRole('main').getByRole('button', { name: 'Date: Any day' }).click()
  },
} as const

// Promise (Screens): the keyboard: the focus stays where a control ends itself
for (const [place, open] of Object.entries(CALENDARS))
  test(`the focus stays in the calendar of ${place} at its first and its last month`, {
    tag: '@desktop',
  }, async ({ page, reservationPage }) => {
    await open(page)
    const next = reservationPage.button('Next month')
    const previous = reservationPage.button('Previous month')
    await tabsTo(page, next)
    await toTheEnd(page, next)
    await expect(next).toHaveAttribute('aria-disabled', 'true')
    await expect(next).toBeFocused()
    await previous.focus()
    await toTheEnd(page, previous)
    await expect(previous).toHaveAttribute('aria-disabled', 'true')
    await expect(previous).toBeFocused()
    const day = page.locator('[data-part=table-cell-trigger][data-focus]:not([data-outside-range])')
    await day.focus()
    for (const key of ['PageDown', 'PageDown', 'PageDown', 'PageDown', 'PageUp', 'PageUp', 'PageUp', 'PageUp'])
      await holdsFocus(page, key)
    await holdsFocus(page, 'ArrowRight')
    await expect(day).toBeFocused()
  })

// Promise (Screens): dates: on a wide screen two months open beside the field, and the page is not dimmed
test('the date field of a search opens two months beside it, which the keyboard crosses, chooses from and leaves', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto('/en')
  await untilHydrated(page)
  const field = page.getByRole('main').getByRole('button', { name: /^Date: / })
  await presses(page, field)
  const calendar = page.getByRole('dialog', { name: 'Date' })
  const months = calendar.getByRole('grid')
  await expect(months).toHaveCount(2)
  const boxOf = async (locator: Locator) => (await locator.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  const [at, beside] = [await boxOf(field), await boxOf(calendar)]
  expect(beside.y, 'below the field').toBeGreaterThanOrEqual(at.y + at.height)
  expect(beside.x + beside.width, 'within the window').toBeLessThanOrEqual(1280)
  expect(beside.y + beside.height, 'within the window').toBeLessThanOrEqual(900)
  const ground = calendar.evaluate((dialog) => getComputedStyle(dialog, '::backdrop').backgroundColor)
  expect(await ground, 'nothing is dimmed').toBe('rgba(0, 0, 0, 0)')
  await expectAccessible(page)

  await calendar.locator('[data-focus]').focus()
  const reached = months.last().locator(':focus')
  for (let weeks = 0; weeks < WEEKS_OF_A_MONTH && (await reached.count()) === 0; weeks += 1)
    await page.keyboard.press('ArrowDown')
  await expect(reached, 'the arrow keys lead into the second month').toHaveCount(1)
  const day = await reached.textContent()
  await page.keyboard.press('Enter')
  await expect(calendar).toBeHidden()
  await expect(field).toHaveAccessibleName(new RegExp(` ${day}$`))
  await expect(field).toBeFocused()

  await page.keyboard.press('Enter')
  await expect(calendar).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(calendar).toBeHidden()
  await expect(field).toBeFocused()

  await page.keyboard.press('Enter')
  await expect(calendar).toBeVisible()
  await page.mouse.click(8, 8)
  await expect(calendar, 'a press beside it closes it').toBeHidden()
  await expect(field).toBeFocused()
})

test('a removed filter leaves the focus on the next one, the last one on the heading', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto('/en/search?country=JP&quantity=2')
  await untilHydrated(page)
  const chips = page.getByRole('main').getByRole('link', { name: /^Remove filter/ })
  await expect(chips).toHaveCount(2)
  await presses(page, chips.first())
  await expect(chips).toHaveCount(1)
  await expect(chips).toBeFocused()
  await presses(page, page.getByRole('main').getByRole('link', { name: 'Clear all' }).locator('visible=true'))
  await expect(chips).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test('marking all notifications as read leaves the focus in their panel, and Escape brings it back to the bell', {
  tag: '@desktop',
}, async ({ page, words, people, member }) => {
  await people.reserves(member, atTheStudio(STUDIO.vase, 'focus in notifications'))
  await page.goto('/en/faqs')
  const bell = page.getByRole('banner').getByRole('button', { name: words.notifications })
  await presses(page, bell)
  await presses(page, page.getByRole('button', { name: words.markAllRead }))
  await expect(page.getByRole('heading', { name: words.notifications })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(bell).toBeFocused()
})
