import { expect, test } from '../people/scenario.ts'
import { untilHydrated } from '../people/started.ts'
import { BEGAN } from '../studio.ts'

const WEEK_MS = 7 * 86_400_000
const date = new Date(BEGAN + WEEK_MS).toISOString().slice(0, 10)
const FILTERED = `/ja/search?${new URLSearchParams({ keyword: '美容', date, quantity: '2' })}`

// Promise (Screens): search: on a phone the first result begins above half of the screen, also with filters and another currency
test('Scenario: the first result of a filtered search begins above half of a small phone @phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await page.goto(FILTERED)
  await untilHydrated(page)
  await expect(page.getByRole('button', { name: /^日本円/ }), 'the offer of a currency is in the row').toBeVisible()
  const first = await page.getByRole('article').first().boundingBox()
  expect(first?.y).toBeLessThan(320)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('「美容」')
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(width, 'the page does not scroll sideways').toBeLessThanOrEqual(360)
})

// Promise (Screens): search: a tap on a time of a card leads to its reservation
test('Scenario: a time on a card leads straight to its reservation, with day, time and people', async ({ page }) => {
  await page.goto(FILTERED)
  await untilHydrated(page)
  const time = page.getByRole('article').getByRole('list', { name: '時間' }).getByRole('link').first()
  const shown = (await time.textContent()) ?? ''
  await time.click()
  await expect(page).toHaveURL(new RegExp(`/reservation/.+date=${date}&time=${shown.replace(':', '%3A')}&quantity=2`))
  await expect(page.getByRole('main')).toContainText(shown)
})
