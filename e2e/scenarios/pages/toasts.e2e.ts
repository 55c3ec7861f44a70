import type { Locator, Page } from '@playwright/test'
import { holdBack } from '../../people/gate.ts'
import { expect, test } from '../../people/scenario.ts'
import { untilStarted } from '../../people/started.ts'

const toasts = (page: Page): Locator => page.locator('[data-scope=toast][data-part=root]')
const FAILED = 'Something went wrong. Please try again later.'

/** From here on, no time passes but what the scenario lets pass. */
const stopTime = async (page: Page): Promise<void> =>
  page.clock.pauseAt((await page.evaluate(() => Date.now())) + 30_000)

/** How long it is visible, and how long it is leaving until nothing is left of it, in steps of 50 ms. */
async function lastsFor(page: Page, toast: Locator) {
  const lasted = { open: 0, closed: 0 }
  const isThere = () => toast.evaluateAll(([one]) => (one instanceof HTMLElement ? one.dataset.state : undefined))
  for (
    let state = await isThere();
    state !== undefined && lasted.open + lasted.closed < 20_000;
    state = await isThere()
  ) {
    await page.clock.runFor(50)
    lasted[state === 'closed' ? 'closed' : 'open'] += 50
  }
  return lasted
}

// Promise (Sentences and limits): toasts: visible, dismissing, unmounted; hover, focus, Escape, Alt+T
test('a success toast lasts 2 s, an error 5 s, loading until updated; hover and focus pause, Escape dismisses, Alt+T focuses', {
  tag: '@desktop',
}, async ({ page, shopPage, member: _ }) => {
  await page.clock.install()
  await page.goto('/en/me/profile')
  const save = page.getByRole('button', { name: 'Save' })
  await expect(save).toBeVisible()
  await untilStarted(page)
  await stopTime(page)
  await save.click()
  const saved = toasts(page).filter({ hasText: 'Update Successfull!' })
  await expect(saved).toHaveAttribute('data-type', 'success')
  const success = await lastsFor(page, saved)
  expect(success.open).toBeGreaterThanOrEqual(1950)
  expect(success.open).toBeLessThanOrEqual(2250)
  expect(success.closed, 'then it leaves').toBeGreaterThanOrEqual(150)
  expect(success.closed).toBeLessThanOrEqual(300)

  const exported = await holdBack(page, '**/me/export')
  await page.getByRole('button', { name: 'Download my data' }).click()
  const loading = toasts(page)
  await expect(loading).toHaveAttribute('data-type', 'loading')
  await expect(loading).toContainText('Preparing your file…')
  await page.clock.runFor(9000)
  await expect(loading).toContainText('Preparing your file…')
  exported.open()
  await expect(loading).toContainText('Your file is ready.')
  await expect(loading).toHaveAttribute('data-type', 'success')
  expect((await lastsFor(page, loading)).open).toBeLessThanOrEqual(2250)

  await page.clock.resume()
  await shopPage.open()
  await page.route('**/api/v1/user-favorite/*', (route) => route.fulfill({ status: 400, json: {} }))
  await expect(shopPage.favorite).toBeEnabled()
  await untilStarted(page)
  await stopTime(page)
  await shopPage.favorite.click()
  await expect(toasts(page)).toHaveAttribute('data-type', 'error')
  const fail = await lastsFor(page, toasts(page))
  expect(fail.open).toBeGreaterThanOrEqual(4950)
  expect(fail.open).toBeLessThanOrEqual(5250)
  await expect(shopPage.favorite, 'what failed is taken back').toHaveAttribute('aria-pressed', 'false')

  await shopPage.favorite.click()
  await expect(toasts(page)).toHaveCount(1)
  await shopPage.favorite.click()
  await expect(toasts(page)).toHaveCount(2)
  const region = page.getByRole('region', { name: /^Messages/ })
  await expect(region).toHaveAttribute('data-placement', 'top-end')
  const gap = await region.evaluate((group) => getComputedStyle(group).getPropertyValue('--gap').trim())
  expect(gap).toBe('24px')
  await expect(toasts(page).last(), 'they overlap').toHaveAttribute('data-overlap')

  await toasts(page).first().hover()
  await page.clock.runFor(20_000)
  await expect(toasts(page), 'hover pauses').toHaveCount(2)
  await page.mouse.move(10, 800)
  await page.clock.runFor(6000)
  await expect(toasts(page), 'leaving resumes').toHaveCount(0)

  await shopPage.favorite.click()
  await expect(toasts(page)).toContainText(FAILED)
  await page.keyboard.press('Alt+KeyT')
  await expect(region).toBeFocused()
  await page.clock.runFor(20_000)
  await expect(toasts(page), 'focus pauses').toHaveCount(1)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Escape')
  await page.clock.runFor(300)
  await expect(toasts(page)).toHaveCount(0)
})
