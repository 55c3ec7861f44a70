import { expect, type Page, test } from '@playwright/test'

const QUIET = ['', '/curated', '/curated/jp', '/article', '/faqs', '/term-of-use', '/privacy']

/** Which scripts come, by their names without the hash. */
function scriptsOf(page: Page): string[] {
  const names: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() !== 'script') return
    names.push(
      new URL(request.url()).pathname
        .split('/')
        .at(-1)
        ?.replace(/-[\w-]{8}\.js$/, '') ?? '',
    )
  })
  return names
}

for (const path of QUIET) {
  test(`Scenario: /en${path} is whole before any script but the one that waits`, async ({ page }) => {
    const scripts = scriptsOf(page)
    await page.goto(`/en${path}`, { waitUntil: 'networkidle' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(scripts).toStrictEqual(['entry-quiet'])
  })
}

test('Scenario: what is pressed first is pressed, although the app comes only then', async ({ page }) => {
  await page.goto('/en')
  await page.getByRole('button', { name: 'Make a wish' }).click()
  await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeVisible()
})

test('Scenario: what is pressed first while the network is away is a press more, and no page lost', async ({
  page,
  context,
}) => {
  await page.goto('/en', { waitUntil: 'networkidle' })
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Make a wish' }).click()
  await context.setOffline(false)
  await expect(async () => {
    await page.mouse.move(5, Math.random() * 300)
    await page.getByRole('button', { name: 'Make a wish' }).hover()
    await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeVisible({ timeout: 1000 })
  }).toPass()
})

test('Scenario: who has the app moves on without loading a page anew', async ({ page }) => {
  await page.goto('/en')
  const app = page.waitForEvent('request', (request) => request.url().includes('entry-browser'))
  await page.getByRole('banner').hover()
  await app
  await page.waitForFunction(() => Object.keys(document).some((key) => key.startsWith('__reactContainer')))
  await page.evaluate(() => Object.assign(window, { stayed: true }))
  await page.getByRole('contentinfo').locator('a[href$="/faqs"]').click()
  await expect(page).toHaveURL(/\/faqs$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true)
})

test('Scenario: somebody with a session gets the app with the page', async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: 'refreshToken', value: 'x', url: baseURL ?? '' }])
  const scripts = scriptsOf(page)
  await page.goto('/en/faqs', { waitUntil: 'networkidle' })
  expect(scripts).toContain('entry-browser')
  expect(scripts).not.toContain('entry-quiet')
})
