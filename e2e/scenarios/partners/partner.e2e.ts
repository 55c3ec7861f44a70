import { expect, test } from '@playwright/test'
import { countingProxy } from '../../counting-proxy.ts'
import { partnerSite } from '../../partner-site.ts'
import { codeFor, newAddress } from '../../people/mailbox.ts'

/** The place of the first time on one of the last days: runs at the same moment hold times of different days. */
function firstOfDay(times: readonly string[], daysFromEnd: number): number {
  const dates = [...new Set(times.map((time) => time.slice(0, 10)))]
  return times.findIndex((time) => time.startsWith(dates.at(-1 - daysFromEnd) ?? ''))
}

test('a partner’s own page, on another origin, books through the published package', async ({
  page,
  request,
  baseURL,
}, { project }) => {
  const site = await partnerSite('vanilla')
  try {
    const status = page.getByRole('status')
    const goOnButton = page.getByRole('button', { name: 'Go on' })
    await page.goto(`${site.origin}?api=${encodeURIComponent(baseURL ?? '')}`)
    const times = page.getByLabel('Time')
    await expect(times.getByRole('option')).not.toHaveCount(0)
    const offered = await times.getByRole('option').allTextContents()
    await times.selectOption({ index: firstOfDay(offered, project.name === 'phone' ? 0 : 1) })
    await page.getByRole('button', { name: 'Keep this time' }).click()
    await expect(status).toHaveText(/^¥[\d,]+, kept for \d+ s/)

    const email = newAddress(`partner-${project.name}`)
    await page.getByLabel('E-mail').fill(email)
    await goOnButton.click()
    await page.getByLabel('First name').fill('Hana')
    await page.getByLabel('Last name').fill('Sato')
    await goOnButton.click()
    await expect(page.getByRole('alert')).toContainText('consents.terms: REQUIRED')
    await expect(page.getByRole('alert')).toContainText('consents.privacy: REQUIRED')
    for (const box of await page.locator('#sign-in').getByLabel('I agree').all()) await box.check()
    await goOnButton.click()
    await page.getByLabel('Code').fill(await codeFor(request, email))
    await goOnButton.click()

    await expect(page.getByText(/^Price: ¥[\d,]+\. \S/)).toBeVisible()
    const confirming = page.locator('#confirm')
    await confirming.getByText('Terms of use', { exact: true }).click()
    await expect(page.locator('#terms')).toBeVisible()
    await expect(page.locator('#terms')).not.toBeEmpty()
    const reserve = page.getByRole('button', { name: 'Reserve', exact: true })
    await page.getByLabel('Phone').fill('09012345678')
    await reserve.click()
    await expect(page.getByRole('alert')).toContainText('contact.phone: FORMAT')
    await expect(page.getByRole('alert')).toContainText('consents.terms: REQUIRED')

    await page.getByLabel('Phone').fill('+819012345678')
    const points = page.getByRole('group', { name: 'Please confirm' }).getByRole('checkbox')
    await expect(points.first()).toBeVisible()
    for (const point of await points.all()) await point.check()
    await confirming.getByLabel('I agree').check()
    await reserve.click()
    await expect(status).toHaveText(/^Reserved: [2-9A-HJ-NP-Z]{8}$/)
  } finally {
    await site.close()
  }
})

test('a partner’s page on another origin shows its first free time without a single preflight', {
  tag: '@desktop',
}, async ({ page, baseURL }) => {
  const [site, api] = await Promise.all([partnerSite('vanilla'), countingProxy(baseURL ?? '')])
  try {
    await page.goto(`${site.origin}?api=${encodeURIComponent(api.origin)}`)
    await expect(page.getByLabel('Time').getByRole('option')).not.toHaveCount(0)
    expect(api.methods.filter((method) => method !== 'OPTIONS').length).toBeGreaterThanOrEqual(6)
    expect(api.methods.filter((method) => method === 'OPTIONS')).toEqual([])
    await page.getByRole('button', { name: 'Keep this time' }).click()
    await expect(page.getByRole('status')).toHaveText(/^¥[\d,]+, kept for \d+ s/)
  } finally {
    await Promise.all([site.close(), api.close()])
  }
})

for (const framework of ['vue', 'svelte'] as const) {
  test(`a partner's page in ${framework} holds a time and releases it`, { tag: '@desktop' }, async ({
    page,
    request,
    baseURL,
  }) => {
    const [shop] = (await (await request.get('/api/v1/shops/hottest-booked')).json()).data
    const { services } = (await (await request.get(`/api/v1/shops/${shop.id}`)).json()).data
    const site = await partnerSite(framework)
    try {
      const query = new URLSearchParams({ api: baseURL ?? '', shop: shop.id, service: services[0].id })
      await page.goto(`${site.origin}?${query}`)
      const times = page.getByRole('button', { name: /^\d{4}-\d\d-\d\d \d\d:\d\d$/ })
      await expect(times).not.toHaveCount(0)
      await times.nth(firstOfDay(await times.allTextContents(), framework === 'vue' ? 2 : 3)).click()
      await expect(page.getByRole('status')).toHaveText(/^[¥￥][\d,]+$/)
      await expect(times).toHaveCount(0)
      await page.getByRole('button', { name: 'Another time' }).click()
      await expect(times).not.toHaveCount(0)
    } finally {
      await site.close()
    }
  })
}
