import { expect, test } from '@playwright/test'
import { hostSites } from '../host-sites.ts'
import { codeFor, newAddress } from '../people/mailbox.ts'

type Sites = Awaited<ReturnType<typeof hostSites>>

// One build for all of them.
test.describe.configure({ mode: 'default' })

let sites: Sites
test.beforeAll(async () => {
  sites = await hostSites()
})
test.afterAll(() => sites.close())

const HOSTS = ['import-map', 'script-tag', 'vite', 'vue', 'svelte', 'react', 'ssr'] as const

for (const [index, host] of HOSTS.entries()) {
  test(`Scenario: a page of another origin books through the packed SDK: ${host}`, { tag: '@desktop' }, async ({
    page,
    request,
    baseURL,
  }) => {
    const errors: string[] = []
    page.on('pageerror', ({ message }) => errors.push(message))
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
    const data = async (path: string) => (await (await request.get(path)).json()).data
    const [shop] = await data('/api/v1/shops/hottest-booked')
    const [service] = (await data(`/api/v1/shops/${shop.id}`)).services
    const from = new Date(Date.now() + (3 + index) * 86_400_000).toISOString().slice(0, 10)
    const to = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10)
    const span = new URLSearchParams({ serviceId: service.id, quantity: '1', dateFrom: from, dateTo: to })
    const { days } = await data(`/api/v1/shops/${shop.id}/getAvailableTime?${span}`)
    const day = days.find(({ slots }: { slots: unknown[] }) => slots.length > index)
    const chosen = {
      serviceId: service.id,
      shopId: shop.id,
      reservationDate: day.date,
      reservationTime: day.slots[index].time,
    }

    await page.goto(`${sites.origin}/${host}/?${new URLSearchParams({ api: baseURL ?? '', ...chosen })}`)
    const [status, answer] = [page.getByRole('status'), page.getByLabel('Answer')]
    const goOnButton = page.getByRole('button', { name: 'Go on' })
    const email = newAddress(`host-${host}`)
    await expect(status).toHaveText('choosing email')
    await goOnButton.click()
    await expect(status).toHaveText('signing-in email')
    await answer.fill(email)
    await goOnButton.click()
    await expect(status).toHaveText('signing-in profile')
    await goOnButton.click()
    await expect(status).toHaveText('signing-in code')
    await answer.fill(await codeFor(request, email))
    await goOnButton.click()
    await expect(status).toHaveText('reviewing done')
    await goOnButton.click()
    await expect(status).toHaveText(/^confirmed done [2-9A-HJ-NP-Z]{8}$/)
    // The live connection is refused on another origin; the browser says so.
    expect(errors.filter((text) => !text.includes('WebSocket'))).toStrictEqual([])
  })
}

test('Scenario: the packed example books on the Node of this machine', { tag: '@desktop' }, async ({ baseURL }) => {
  const printed = await sites.headless(process.env.npm_node_execpath ?? process.execPath, baseURL ?? '')
  expect(printed).toMatch(/^reserved [2-9A-HJ-NP-Z]{8} /)
  expect(printed).toContain('then cancelled')
})

test('Scenario: a library re-exports objects of the packed SDK, with declarations of its own', {
  tag: '@desktop',
}, async () => {
  expect(await sites.typeErrors()).toBe('')
})
