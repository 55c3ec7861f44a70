import { join } from 'node:path'
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

const HOSTS = ['import-map', 'script-tag', 'vite', 'vue', 'svelte', 'react', 'react-router'] as const

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

    await page.goto(`${sites.addressOf(host)}?${new URLSearchParams({ api: baseURL ?? '', ...chosen })}`)
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

// Pinned for Linux on x64.
for (const major of process.platform === 'linux' && process.arch === 'x64' ? [20, 22] : []) {
  const node = join(import.meta.dirname, `../hosts/node_modules/node-${major}/bin/node`)
  test(`Scenario: the packed example books on Node ${major}`, { tag: '@desktop' }, async ({ baseURL }) => {
    const printed = await sites.headless(node, baseURL ?? '')
    expect(printed).toMatch(new RegExp(`^v${major}\\.`))
    expect(printed).toMatch(/^reserved [2-9A-HJ-NP-Z]{8} /m)
    expect(printed).toContain('then cancelled')
  })
}

test('Scenario: the page of a framework comes from its server with the booking in it', { tag: '@desktop' }, async ({
  request,
  baseURL,
}) => {
  const chosen = new URLSearchParams({ api: baseURL ?? '', serviceId: 'any', shopId: 'any' })
  const html = await (await request.get(`${sites.addressOf('react-router')}?${chosen}`)).text()
  expect(html).toContain('<p role="status">starting starting</p>')
})

for (const format of ['mjs', 'cjs'] as const) {
  test(`Scenario: the packed hooks are a client module for server components: ${format}`, {
    tag: '@desktop',
  }, async () => {
    const sent = await sites.serverComponent(format)
    expect(sent).toMatch(/@yoyaku\/react\/dist\/index\.c?js#YoyakuProvider/)
    expect(sent).toContain('"initialStatus":"anonymous"')
  })
}

test('Scenario: a library re-exports objects of the packed SDK, with declarations of its own', {
  tag: '@desktop',
}, async () => {
  expect(await sites.typeErrors()).toBe('')
})
