import type { Page } from '@playwright/test'
import { expect, test } from '../../people/scenario.ts'

/** The errors on the browser's console, without those of missing pages. */
function complaints(page: Page): string[] {
  const errors: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text())
  })
  page.on('pageerror', (error) => errors.push(error.message))
  return errors
}

const shopCards = (page: Page) => page.getByRole('main').getByRole('article')

// Promise (Screens): search: coming back finds the place (`cachingPage`)
test('the list of results keeps its scroll position and all its shops when a person comes back from a shop', async ({
  page,
}) => {
  await page.goto('/en/search')
  await page.getByRole('link', { name: 'Show more' }).scrollIntoViewIfNeeded()
  await expect(shopCards(page)).toHaveCount(48)
  const link = shopCards(page).nth(33).getByRole('link')
  await link.scrollIntoViewIfNeeded()
  const place = await page.evaluate(() => scrollY)
  await link.click()
  await expect(page).toHaveURL(/\/en\/brands\//)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await page.goBack()
  await expect(shopCards(page)).toHaveCount(48)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place)
})

test('the header offers each link once, as a word where there is room and as an icon where there is none', {
  tag: '@desktop',
}, async ({ page }) => {
  const banner = page.getByRole('banner')
  const ways = async (): Promise<(string | null)[]> => {
    const shown = await banner.getByRole('link').filter({ visible: true }).all()
    return Promise.all(shown.map(async (link) => (await link.getAttribute('aria-label')) ?? (await link.textContent())))
  }
  const searchBox = banner.getByRole('combobox').filter({ visible: true })
  for (const [path, boxes] of [
    ['/en', 0],
    ['/en/faqs', 1],
  ] as const) {
    await page.goto(path)
    await page.setViewportSize({ width: 1280, height: 800 })
    await expect(searchBox).toHaveCount(boxes)
    expect(await ways()).toStrictEqual(['Yoyaku', ...(boxes === 0 ? ['Search'] : []), 'Sign in', 'Register'])
    await page.setViewportSize({ width: 390, height: 800 })
    await expect(searchBox).toHaveCount(0)
    expect(await ways()).toStrictEqual(['Yoyaku', 'Search', 'Sign in or register'])
  }
})

test('an article below a category that is not its own is redirected to its one address', { tag: '@desktop' }, async ({
  request,
}) => {
  const { data: articles } = await (await request.get('/api/v1/user/article?limit=1')).json()
  const [{ id, category }] = articles
  const answer = await request.get(`/ja/article/none/${id}?from=mail`, { maxRedirects: 0 })
  expect([answer.status(), answer.headers().location]).toEqual([301, `/ja/article/${category.id}/${id}?from=mail`])
  expect((await request.get(`/ja/article/${category.id}/${id}`, { maxRedirects: 0 })).status()).toBe(200)
})

// Promise (Addresses): canonical, alternates, description, share picture, data of schema.org
test('a page holds what crawlers and sharing sites read, and no policy is in their way', { tag: '@desktop' }, async ({
  page,
  request,
}) => {
  const errors = complaints(page)
  const { data: shops } = await (await request.get('/api/v1/shops?limit=1')).json()
  const { data: articles } = await (await request.get('/api/v1/user/article?limit=1')).json()
  const types: unknown[] = []
  for (const path of [
    '',
    '/faqs',
    `/brands/${shops[0].id}`,
    `/article/${articles[0].category.id}/${articles[0].id}`,
    '/curated/jp',
  ]) {
    await page.goto(`/ja${path}`)
    const origin = new URL(page.url()).origin
    expect(await page.locator('link[rel="canonical"]').getAttribute('href')).toBe(`${origin}/ja${path}`)
    expect(
      await page
        .locator('link[rel="alternate"]')
        .evaluateAll((links) => links.map((link) => link.getAttribute('hreflang'))),
    ).toEqual(['en', 'ko', 'ja', 'zh-Hant', 'x-default'])
    expect(await page.locator('meta[name="description"]').getAttribute('content')).toMatch(/\p{Script=Hiragana}/u)
    const picture = await page.locator('meta[property="og:image"]').getAttribute('content')
    expect((await request.get(picture ?? '')).headers()['content-type']).toBe('image/jpeg')
    const title = await page.locator('meta[property="og:title"]').getAttribute('content')
    expect(await page.locator('meta[property="og:image:alt"]').getAttribute('content')).toBe(title)
    const linked = async (rel: string) =>
      (await request.get((await page.locator(`link[rel="${rel}"]`).getAttribute('href')) ?? '')).headers()[
        'content-type'
      ]
    expect([await linked('apple-touch-icon'), await linked('manifest')]).toEqual([
      'image/png',
      'application/manifest+json; charset=utf-8',
    ])
    for (const json of await page.locator('script[type="application/ld+json"]').allTextContents()) {
      const data = JSON.parse(json)
      types.push(data['@type'] ?? data['@graph'].map((thing: { '@type': string }) => thing['@type']))
    }
  }
  expect(types).toEqual(['WebSite', 'FAQPage', expect.stringMatching(/^[A-Z]\w+$/), ['Article', 'BreadcrumbList']])

  // To another page within the app: nothing is written there that Trusted Types refuse.
  await page.goto('/ja/search')
  await shopCards(page).first().getByRole('link').click()
  await expect(page).toHaveURL(/\/ja\/brands\//)
  await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty()
  expect(errors).toEqual([])
})

test('a page of members asks a visitor to sign in, by the server itself', { tag: '@desktop' }, async ({ request }) => {
  const answer = await request.get('/ko/me/my-reservation?status=noshow', { maxRedirects: 0 })
  expect([answer.status(), answer.headers().location]).toEqual([
    302,
    '/ko/auth?redirect=%2Fko%2Fme%2Fmy-reservation%3Fstatus%3Dnoshow',
  ])
})

// Promise (Screens): search: a day in the language of the page, before the app too
test('the date field before the app has loaded is in the language of the page, and shows a given date', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto('/ja')
  const field = page.locator('input[type=date]')
  const words = field.locator('+ span')
  const color = () => field.evaluate((input) => getComputedStyle(input).color)
  await expect(words).toHaveText('指定なし')
  await expect(words).toBeVisible()
  expect(await color()).toBe('rgba(0, 0, 0, 0)')
  await field.focus()
  await expect(words).toBeHidden()
  await page.keyboard.type('11282099')
  await field.blur()
  await expect(words).toBeHidden()
  expect(await color()).not.toBe('rgba(0, 0, 0, 0)')
})

test('a day is chosen in Japanese, whatever language the browser speaks', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/ja')
  // The first sign of a person brings the app, and the day in its words.
  await page.mouse.move(400, 500)
  await page.mouse.move(420, 520)
  await page.getByRole('button', { name: '日付：指定なし' }).click()
  const sheet = page.getByRole('dialog', { name: '日付' })
  await sheet.getByRole('button', { name: '翌月' }).click()
  await sheet
    .getByRole('button', { name: /年\d+月15日/ })
    .first()
    .click()
  await expect(page.getByRole('button', { name: /^日付：\d+月15日（[日月火水木金土]）$/ })).toBeVisible()
  await page.getByRole('main').getByRole('button', { name: '検索', exact: true }).click()
  await expect(page).toHaveURL(/\/ja\/search\?date=\d{4}-\d{2}-15$/)
})
