import { join } from 'node:path'
import { type APIRequestContext, expect, type Page, test } from '@playwright/test'
import { hostSites } from '../../host-sites.ts'
import { atTheStudio, elsewhere } from '../../people/api.ts'
import { codeFor, newAddress } from '../../people/mailbox.ts'
import { STUDIO } from '../../studio.ts'

type Sites = Awaited<ReturnType<typeof hostSites>>

// One build for all of them.
test.describe.configure({ mode: 'default' })

/** A free time at a shop that takes bookings; another one for each `index`. */
async function freeTime(request: APIRequestContext, index: number) {
  const data = async (path: string) => (await (await request.get(path)).json()).data
  const [shop] = await data('/api/v1/shops/hottest-booked')
  const [service] = (await data(`/api/v1/shops/${shop.id}`)).services
  const from = new Date(Date.now() + (3 + index) * 86_400_000).toISOString().slice(0, 10)
  const to = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10)
  const span = new URLSearchParams({ serviceId: service.id, quantity: '1', dateFrom: from, dateTo: to })
  const { days } = await data(`/api/v1/shops/${shop.id}/getAvailableTime?${span}`)
  const day = days.find(({ slots }: { slots: unknown[] }) => slots.length > index)
  return {
    serviceId: service.id,
    shopId: shop.id,
    reservationDate: day.date,
    reservationTime: day.slots[index].time,
  }
}

const statusOf = (page: Page) => page.getByRole('status')
const goesOn = (page: Page) => page.getByRole('button', { name: 'Go on' }).click()

/** Keeps the time and signs up, to the form of the booking. */
async function keepsAndSignsUp(page: Page, request: APIRequestContext, email: string): Promise<void> {
  const answer = page.getByLabel('Answer')
  await expect(statusOf(page)).toHaveText('choosing email')
  await goesOn(page)
  await expect(statusOf(page)).toHaveText('signing-in email')
  await answer.fill(email)
  await goesOn(page)
  await expect(statusOf(page)).toHaveText('signing-in profile')
  await goesOn(page)
  await expect(statusOf(page)).toHaveText('signing-in code')
  await answer.fill(await codeFor(request, email))
  await goesOn(page)
  await expect(statusOf(page)).toHaveText('reviewing done')
}

const RESERVED = /^confirmed \S+ [2-9A-HJ-NP-Z]{8}$/

let sites: Sites
test.beforeAll(async () => {
  sites = await hostSites()
})
test.afterAll(() => sites.close())

const HOSTS = ['import-map', 'script-tag', 'vite', 'vue', 'svelte', 'react', 'react-router'] as const

for (const [index, host] of HOSTS.entries()) {
  test(`a page of another origin books through the packed SDK: ${host}`, {
    tag: ['@desktop', '@long'],
  }, async ({ page, request, baseURL }) => {
    const errors: string[] = []
    page.on('pageerror', ({ message }) => errors.push(message))
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(`${message.location().url}: ${message.text()}`)
    })
    const chosen = await freeTime(request, index)

    await page.goto(`${sites.addressOf(host)}?${new URLSearchParams({ api: baseURL ?? '', ...chosen })}`)
    await keepsAndSignsUp(page, request, newAddress(`host-${host}`))
    await goesOn(page)
    await expect(statusOf(page)).toHaveText(RESERVED)
    // The page asks once whether it may have a live connection, and opens none.
    expect(errors).toStrictEqual([expect.stringMatching(/\/ws-ticket: .*403/)])
  })
}

const namesIn = (page: Page) => page.evaluate(() => [document.cookie, ...Object.keys(localStorage)].join())

const STORES = [
  ['cookie', 'yoyaku.refreshToken='],
  ['localStorage', 'yoyaku.session'],
] as const

for (const [index, [storage, name]] of STORES.entries()) {
  test(`a page of another origin stays signed in over a reload and books, with its session in ${storage}`, {
    tag: ['@desktop', '@long'],
  }, async ({ page, request, baseURL }) => {
    const chosen = await freeTime(request, HOSTS.length + index)
    const query = new URLSearchParams({ api: baseURL ?? '', storage, ...chosen })
    await page.goto(`${sites.addressOf('script-tag')}?${query}`)
    await keepsAndSignsUp(page, request, newAddress(storage))
    expect(await namesIn(page)).toContain(name)
    await page.reload()
    // Without a stored session it would be at signing-in.
    await expect(statusOf(page)).toHaveText(/^reviewing /)
    await goesOn(page)
    await expect(statusOf(page)).toHaveText(RESERVED)
  })
}

type Call = (path: string) => Promise<{ data?: object; error?: object }>

/** What the SDK of the page gets for a call: data, or its failure. */
const callFrom = (page: Page, method: 'GET' | 'DELETE', path: string) =>
  page.evaluate(
    async ([verb, at]) => {
      const { data, error } = await (window as unknown as { sdk: { api: Record<typeof verb, Call> } }).sdk.api[verb](at)
      return error ?? data
    },
    [method, path] as const,
  )

test('a page of another origin sees what was booked on it, and neither profile, export nor deletion', {
  tag: ['@desktop', '@long'],
}, async ({ page, request, baseURL }) => {
  const origin = baseURL ?? ''
  const people = elsewhere(origin)
  const member = await people.joins('host-scope')
  const bookedHere = await people.reserves(member, atTheStudio(STUDIO.lesson, 'page of another origin'))
  const chosen = await freeTime(request, HOSTS.length + STORES.length)

  await page.goto(`${sites.addressOf('script-tag')}?${new URLSearchParams({ api: origin, ...chosen })}`)
  await expect(statusOf(page)).toHaveText('choosing email')
  await goesOn(page)
  await expect(statusOf(page)).toHaveText('signing-in email')
  await page.getByLabel('Answer').fill(member.email)
  await goesOn(page)
  await expect(statusOf(page)).toHaveText('signing-in code')
  await page.getByLabel('Answer').fill(await codeFor(request, member.email))
  await goesOn(page)
  await expect(statusOf(page)).toHaveText('reviewing done')
  await goesOn(page)
  await expect(statusOf(page)).toHaveText(RESERVED)
  const bookedThere = (await statusOf(page).textContent())?.split(' ').at(-1)

  expect(await callFrom(page, 'GET', '/api/v1/user/reservation')).toMatchObject({
    total: 1,
    data: [{ codeNumber: bookedThere }],
  })
  expect(await callFrom(page, 'GET', `/api/v1/user/reservation/${bookedHere}`)).toMatchObject({
    kind: 'http',
    status: 404,
    code: 'NOT_FOUND',
  })
  const refused = { kind: 'http', status: 403, code: 'SCOPE' }
  expect(await callFrom(page, 'GET', '/api/v1/user/me')).toMatchObject(refused)
  expect(await callFrom(page, 'GET', '/api/v1/user/me/export')).toMatchObject(refused)
  expect(await callFrom(page, 'DELETE', '/api/v1/user/me')).toMatchObject(refused)
  // A refusal of what the token may not do ends no session.
  expect(await callFrom(page, 'GET', '/api/v1/user/notification')).toMatchObject({
    total: 1,
    data: [{ codeNumber: bookedThere }],
  })
  const all = (await people.reservationsOf(member)).map(({ codeNumber }) => codeNumber)
  expect(all.sort()).toEqual([bookedHere, bookedThere].sort())
})

// Pinned for Linux on x64.
for (const major of process.platform === 'linux' && process.arch === 'x64' ? [20, 22] : []) {
  const node = join(import.meta.dirname, `../../hosts/node_modules/node-${major}/bin/node`)
  test(`the packed example books, changes the time and cancels on Node ${major}`, {
    tag: ['@desktop', '@long'],
  }, async ({ baseURL }) => {
    const printed = await sites.headless(node, baseURL ?? '')
    expect(printed).toMatch(new RegExp(`^v${major}\\.`))
    expect(printed).toMatch(/^reserved [2-9A-HJ-NP-Z]{8} /m)
    expect(printed).toMatch(/^changed to 2\d{3}-/m)
    expect(printed).toContain('then cancelled')
  })
}

test('the page of a framework comes from its server with the booking in it', {
  tag: ['@desktop', '@long'],
}, async ({ request, baseURL }) => {
  const chosen = new URLSearchParams({ api: baseURL ?? '', serviceId: 'any', shopId: 'any' })
  const html = await (await request.get(`${sites.addressOf('react-router')}?${chosen}`)).text()
  expect(html).toContain('<p role="status"></p>')
})

for (const format of ['mjs', 'cjs'] as const) {
  test(`the packed hooks are a client module for server components: ${format}`, {
    tag: ['@desktop', '@long'],
  }, async () => {
    const sent = await sites.serverComponent(format)
    expect(sent).toMatch(/@yoyaku\/react\/dist\/index\.c?js#YoyakuProvider/)
    expect(sent).toContain('"initialStatus":"anonymous"')
  })
}

test('a library re-exports objects of the packed SDK, with declarations of its own', {
  tag: ['@desktop', '@long'],
}, async () => {
  expect(await sites.typeErrors()).toBe('')
})
