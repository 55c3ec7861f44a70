import { atTheStudio } from '../../people/api.ts'
import { expect, test } from '../../people/scenario.ts'
import { untilHydrated } from '../../people/started.ts'
import { watchShiftsOfLoads } from '../../people/steady.ts'
import { STUDIO } from '../../studio.ts'

// Promise (Screens): home: the way back to a reservation comes without moving the page, and finds the time still held
test('a visitor who leaves at the sign-in goes on from the front page with the same time, until they close the offer', {
  tag: '@phone',
}, async ({ page, reservationPage }) => {
  const slot = atTheStudio(STUDIO.lesson, 'left at the sign-in')
  await reservationPage.open(slot)
  const holds: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/reservation/hold') && request.method() === 'POST') holds.push(request.url())
  })
  await reservationPage.holdAndSignIn()
  await expect(page).toHaveURL(/\/auth/)
  const shifts = await watchShiftsOfLoads(page)
  await page.goto('/en')
  await untilHydrated(page)
  const resume = page.getByRole('link', { name: /^Continue this reservation/ })
  await expect(resume).toContainText(slot.time)
  await expect(resume).toBeInViewport({ ratio: 1 })
  const { score, moved } = await shifts()
  expect(score, moved.join('\n')).toBe(0)

  // The window of a small phone: the row names the shop, and leaves the search alone.
  await page.setViewportSize({ width: 360, height: 640 })
  const shopName = await resume.getByText('Mashiko Studio').boundingBox()
  expect(shopName?.width).toBeGreaterThan(24)
  const [search, row] = [
    page.getByRole('main').getByRole('button', { name: 'Search', exact: true }),
    resume.locator('..'),
  ]
  const [above, below] = [await search.boundingBox(), await row.boundingBox()]
  expect(below?.y).toBeGreaterThan((above?.y ?? 0) + (above?.height ?? 0))
  expect(shopName?.y).toBeLessThan((below?.y ?? 0) + (below?.height ?? 0))

  await resume.click()
  await expect(reservationPage.signInFirst).toBeVisible()
  expect(holds, 'the time was held once').toHaveLength(1)

  await reservationPage.signInFirst.click()
  await expect(page).toHaveURL(/\/auth/)
  await page.goto('/en')
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(resume).toHaveCount(0)
  await page.reload()
  await untilHydrated(page)
  await expect(resume).toHaveCount(0)
})
