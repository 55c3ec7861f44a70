import type { Locator, Page } from '@playwright/test'
import { faultsInBothSchemes } from '../../people/accessible.ts'
import { expect, test } from '../../people/scenario.ts'
import { untilHydrated } from '../../people/started.ts'
import { STUDIO } from '../../studio.ts'

const SHOP = `/en/brands/${STUDIO.shop}?serviceId=${STUDIO.lesson}`

const edges = async (part: Locator) => {
  const { x, y, width, height } = (await part.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  return { left: x, top: y, right: x + width, bottom: y + height }
}
const bookButton = (page: Page) => page.getByRole('link', { name: /^Book / })

// Promise (Screens): shop: on a wide screen the box with service, people, day, times, total and one button stays beside the services
test('the choices at a shop stand in a box beside the services, whole on the first screen, and stay there', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto(SHOP)
  await untilHydrated(page)
  const pictures = page.getByRole('list', { name: /^Pictures of/ })
  expect((await edges(pictures)).bottom - (await edges(pictures)).top).toBeLessThanOrEqual(320)

  const button = bookButton(page)
  await expect(button).toBeInViewport({ ratio: 1 })
  const services = page.locator('#reserve :is(h3, h4) a')
  const days = page.getByRole('list', { name: 'Days' })
  expect((await edges(days)).left).toBeGreaterThan((await edges(services.first())).right)
  const firstDay = days.getByRole('button').first()
  expect((await edges(firstDay)).left, 'the first day stands above the button').toBeCloseTo((await edges(button)).left)

  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  const facts = page.getByRole('complementary', { name: 'Before you go' })
  expect((await edges(facts)).top, 'facts stand below the services').toBeGreaterThan(
    (await edges(services.last())).bottom,
  )
  await page.evaluate(() => scrollTo(0, 300))
  await expect(button).toBeInViewport({ ratio: 1 })
  await button.click()
  await expect(page).toHaveURL(/\/reservation\/.+time=/)
})

// Promise (Screens): shop: the first screen of a phone shows name, place, price and the next free time
test('the first screen of a shop on a phone shows its name, place, price and next free time', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto(SHOP)
  await untilHydrated(page)
  for (const part of [
    page.getByRole('heading', { level: 1 }),
    page.getByRole('main').getByText('Mashiko').first(),
    page.getByText(/^Next: .+\d+:\d+/),
    page.getByRole('link', { name: 'Choose a time' }),
  ]) {
    await expect(part).toBeInViewport({ ratio: 1 })
  }
  await expect(bookButton(page)).toBeHidden()
})

/** Fingers scroll, and stop a turn that is under way; a browser without a touch screen is told where they ended. */
const swipeTo = (page: Page, index: number) =>
  page
    .getByRole('dialog')
    .locator('ul')
    .evaluate((pictures, at) => pictures.scrollTo({ left: at * pictures.clientWidth, behavior: 'instant' }), index)

// Promise (Screens): shop: a tap on a picture enlarges it, with swipe, arrow keys and Escape; the focus returns
test('a picture of a shop is enlarged, turned by swipe and keys, and closed to where one was', async ({
  page,
  request,
}) => {
  const [shop] = (await (await request.get('/api/v1/shops/hottest-booked')).json()).data
  const { pictures, shopName } = (await (await request.get(`/api/v1/shops/${shop.id}`)).json()).data
  await page.goto(`/en/brands/${shop.id}`)
  await untilHydrated(page)
  const second = page.getByRole('button', { name: `Inside ${shopName}` })
  await second.click()
  const dialog = page.getByRole('dialog', { name: shopName })
  const counter = dialog.getByRole('status')
  const count = pictures.length
  await expect(counter).toHaveText(`2 / ${count}`)
  await expect(dialog.getByRole('img')).toHaveAccessibleName(`Inside ${shopName}`)
  await expect(dialog.getByRole('img')).toBeInViewport({ ratio: 0.9 })
  expect(await faultsInBothSchemes(page)).toStrictEqual([])

  await page.keyboard.press('ArrowRight')
  await expect(counter).toHaveText(`3 / ${count}`)
  await expect(dialog.getByRole('img')).toBeInViewport({ ratio: 0.9 })
  await page.keyboard.press('Home')
  await expect(counter).toHaveText(`1 / ${count}`)
  await expect(dialog.getByRole('img')).toBeInViewport({ ratio: 0.9 })
  await swipeTo(page, 1)
  await expect(counter).toHaveText(`2 / ${count}`)

  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(second).toBeFocused()
  await second.click()
  await expect(dialog).toBeVisible()
  await page.goBack()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(new RegExp(`/en/brands/${shop.id}$`))
})
