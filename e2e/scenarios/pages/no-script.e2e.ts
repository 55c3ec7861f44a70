import type { Page } from '@playwright/test'
import { expect, test } from '../../people/scenario.ts'
import { STUDIO } from '../../studio.ts'

test.use({ language: 'ja', javaScriptEnabled: false })

const main = (page: Page) => page.getByRole('main')

/** The page is complete: nothing on it waits, and nothing that needs scripts looks usable. */
async function isWhole(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('[aria-busy="true"]').locator('visible=true')).toHaveCount(0)
  await expect(page.locator('button:not([type="submit"])').locator('visible=true')).toHaveCount(0)
  const pictures = page.locator('img[loading="eager"], img:not([loading])')
  for (const picture of await pictures.all()) await expect(picture).toHaveJSProperty('complete', true)
}

/** Follows the first link of the page whose address is like this. */
async function follows(page: Page, address: RegExp): Promise<void> {
  const links = await main(page).getByRole('link').all()
  for (const link of links) {
    if (!address.test((await link.getAttribute('href')) ?? '')) continue
    await link.click()
    await expect(page).toHaveURL(address)
    return
  }
  throw new Error(`No link like ${address} on ${page.url()}`)
}

test('a person without scripts goes from the front page by a search to a shop and to its reservation', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/en')
  await isWhole(page)
  await main(page).getByLabel('What or where').fill('hair')
  await main(page).getByRole('button', { name: 'Search', exact: true }).click()
  await expect(page).toHaveURL(/\/en\/search\?keyword=hair/)
  await isWhole(page)
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('“hair”')
  await follows(page, /\/en\/brands\//)
  await isWhole(page)
  await follows(page, /\/en\/brands\/.*service|\/en\/reservation\//)
  await isWhole(page)
})

// Promise (Screens): a card that shows a service leads to the shop with that service open, without scripts
test('a card without scripts that shows a service leads to the shop with that service open', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto('/en/search?categoryId=hair&quantity=2')
  const card = main(page)
    .getByRole('article')
    .filter({ has: page.locator('a[href*="serviceId="]') })
    .first()
  const cardText = await card.textContent()
  await card.getByRole('heading').getByRole('link').click()
  await expect(page).toHaveURL(/\/en\/brands\/[^?]+\?quantity=2&serviceId=/)
  await isWhole(page)
  const open = await main(page).locator('li[data-open] :is(h3, h4)').textContent()
  expect(cardText).toContain(open ?? 'no heading')
})

test('a search without scripts is narrowed, sorted, and read page by page', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/en/search')
  await isWhole(page)
  const count = async (): Promise<number> =>
    Number.parseInt((await main(page).getByRole('status').first().textContent()) ?? '', 10)
  const everything = await count()
  await page
    .locator('label', { has: page.locator('[name="categoryId"]') })
    .first()
    .click()
  await page.getByLabel('Sort by').selectOption('price-asc')
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(page).toHaveURL(/categoryId=.*sort=price-asc|sort=price-asc.*categoryId=/)
  await isWhole(page)
  expect(await count()).toBeGreaterThan(0)
  expect(await count()).toBeLessThan(everything)
  await page.goto('/en/search')
  const first = await main(page).locator('a[href*="/brands/"]').first().getAttribute('href')
  await follows(page, /[?&]cursor=/)
  await isWhole(page)
  expect(await main(page).locator('a[href*="/brands/"]').first().getAttribute('href')).not.toBe(first)
})

test('themes and articles without scripts are found and read', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/en/curated')
  await isWhole(page)
  await follows(page, /\/en\/curated\/[^/]+$/)
  await isWhole(page)
  await page.goto('/en/curated/jp')
  await isWhole(page)
  await page.goto('/en/article')
  await isWhole(page)
  await follows(page, /\/en\/article\/[^/]+\/[^/]+$/)
  await isWhole(page)
  expect((await main(page).getByRole('article').first().textContent())?.length).toBeGreaterThan(500)
})

test('questions without scripts open to their answers, and the legal texts are there', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto('/en/faqs')
  await isWhole(page)
  const question = page.locator('details').first()
  await expect(question.locator('summary + *')).toBeHidden()
  await question.locator('summary').click()
  await expect(question.locator('summary + *')).toBeVisible()
  for (const path of ['/en/term-of-use', '/en/privacy']) {
    await page.goto(path)
    await isWhole(page)
    expect((await main(page).textContent())?.length).toBeGreaterThan(1000)
  }
})

test('the language without scripts is changed by the links at the bottom', async ({ page }) => {
  await page.goto('/en/faqs')
  await page.getByRole('contentinfo').getByRole('link', { name: '日本語' }).click()
  await expect(page).toHaveURL(/\/ja\/faqs$/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja')
  await isWhole(page)
})

test('a feature that needs scripts says so without them', { tag: '@phone' }, async ({ page, request }) => {
  const [shop] = (await (await request.get('/api/v1/shops/hottest-booked')).json()).data
  const { services } = (await (await request.get(`/api/v1/shops/${shop.id}`)).json()).data
  for (const path of ['/en/auth', `/en/reservation/${services[0].id}`]) {
    await page.goto(path)
    await expect(main(page).getByText('need JavaScript')).toBeVisible()
    await expect(main(page).locator('form').locator('visible=true')).toHaveCount(0)
  }
})

test('a service that is opened without scripts is in sight, below the header', async ({ page, shopPage }) => {
  await shopPage.open(STUDIO.bowl)
  const service = page.locator('#reserve li', { has: page.getByRole('heading', { name: '背の高い花瓶' }) })
  await service.getByRole('link', { name: '背の高い花瓶' }).click()
  await expect(service).toHaveAttribute('data-open')
  const name = service.getByRole('heading')
  await expect(name).toBeInViewport({ ratio: 1 })
  const header = await page.getByRole('banner').boundingBox()
  expect((await name.boundingBox())?.y).toBeGreaterThan((header?.y ?? 0) + (header?.height ?? 0))
})
