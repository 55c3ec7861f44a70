import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { freePort } from '../../scripts/port.ts'
import { started } from '../../scripts/product.ts'
import { fails } from '../people/gate.ts'
import { untilHydrated } from '../people/started.ts'
import { expect } from './expect.ts'
import type { Scene, Screen } from './screen.ts'

/** Pages of their own whose API is elsewhere and closes each connection without an answer. */
async function withoutApi({ page }: Scene, server: string): Promise<string> {
  // A free port that nobody listens on could be taken by another process meanwhile.
  const api = createServer((socket) => socket.destroy()).listen(0, '127.0.0.1')
  await once(api, 'listening')
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const site = await started(`apps/web/server/${server}`, origin, {
    // A scenario that builds a partner's page leaves "production" behind.
    NODE_ENV: 'development',
    PORT: String(port),
    PUBLIC_URL: origin,
    API_URL: `http://127.0.0.1:${(api.address() as AddressInfo).port}`,
    TRUSTED_PROXIES: '127.0.0.1',
  })
  page.context().once('close', () => void site.stop().then(() => api.close()))
  return origin
}

const MOST_REQUESTS = 3000

/** The first 429 for an address that opens more pages than its limit in a minute. */
async function refusal(address: string): Promise<Response> {
  const headers = { 'x-forwarded-for': '198.18.0.1' }
  for (let count = 0; count < MOST_REQUESTS; count += 16) {
    const answers = await Promise.all(Array.from({ length: 16 }, () => fetch(address, { headers })))
    const refused = answers.find(({ status }) => status === 429)
    if (refused !== undefined) return refused
  }
  throw new Error(`${address} is opened by everybody`)
}

/** Prefetches the code of a page, and fails its data. */
async function losesNetwork({ page }: Scene, link: string, code: RegExp): Promise<void> {
  await untilHydrated(page)
  await page.route('**/api/v1/**', (route) => route.abort())
  const first = page.locator(link).locator('visible=true').first()
  await first.focus()
  await page.waitForFunction(
    (pattern) => performance.getEntriesByType('resource').some(({ name }) => new RegExp(pattern).test(name)),
    code.source,
  )
  await page.context().setOffline(true)
  await first.click()
  await expect(page.getByRole('main').locator('[aria-live=polite] button')).toBeVisible()
}

/** What a visitor sees without a connection, of a server that does not manage, and of answers that only chance gives. */
export const NETWORK_SCREENS: readonly Screen[] = [
  {
    name: 'offline',
    who: 'visitor',
    covers: true,
    open: async ({ page, go }) => {
      await go('/faqs')
      await untilHydrated(page)
      await page.context().setOffline(true)
      await expect(page.locator('[aria-live=polite] > p:has(svg)')).toBeVisible()
    },
  },
  {
    name: 'waits-for-network',
    who: 'visitor',
    open: async (scene) => {
      await scene.go('/search')
      await losesNetwork(scene, 'main article a[href*="/brands/"]', /\/shop-[^/]+\.js$/)
      await expect(scene.page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
    },
  },
  {
    name: 'waits-on-cover',
    who: 'visitor',
    open: async (scene) => {
      await scene.go('/curated')
      await losesNetwork(scene, 'main a[href$="/curated/jp"]', /\/japan-[^/]+\.js$/)
      await expect(scene.page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
    },
  },
  {
    name: 'no-connection',
    who: 'visitor',
    open: async ({ page, go }) => {
      await go('/faqs')
      await untilHydrated(page)
      await page.context().setOffline(true)
      await page.getByRole('banner').getByRole('link').first().click()
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    },
  },
  {
    name: 'search-corrected',
    who: 'visitor',
    open: async ({ page, go, words }) => {
      await page.route('**/api/v1/shops/search*', async (route) => {
        const response = await route.fetch()
        await route.fulfill({ response, json: { ...(await response.json()), correctedKeyword: words.keyword } })
      })
      await go(`/search?keyword=${encodeURIComponent(words.keyword)}`)
      await untilHydrated(page)
      await page.locator('select[name=sort]').locator('visible=true').first().selectOption({ index: 1 })
      await expect(page.getByRole('main').getByText(words.keyword).nth(1)).toBeVisible()
      await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0)
    },
  },
  {
    name: 'error',
    who: 'visitor',
    open: async ({ page, go, places, words }) => {
      await page.clock.install()
      await go(`/brands/${places.shop}?serviceId=${places.service}`)
      await page.locator('#reserve button[aria-pressed]:enabled:not([data-full])').nth(1).click()
      const service = await fails(page, '**/api/v1/services/*', '500')
      await page.getByRole('list', { name: words.times }).getByRole('link').first().click()
      await page.waitForURL(/\/reservation\//)
      await service.isSeen()
      await expect(page.getByRole('main').locator('a[href^="mailto:"]')).toBeVisible()
    },
  },
  {
    name: 'busy',
    who: 'visitor',
    open: async (scene) => {
      const origin = await withoutApi(scene, 'main.ts')
      const answer = await scene.page.goto(`${origin}/${scene.language}/faqs`)
      expect(answer?.status()).toBe(503)
    },
  },
  {
    name: 'last-resort-busy',
    who: 'visitor',
    open: async (scene) => {
      const origin = await withoutApi(scene, 'testing/test-server.ts')
      const answer = await scene.page.goto(`${origin}/${scene.language}/faqs`)
      expect(answer?.status()).toBe(503)
      await expect(scene.page.getByRole('banner')).toHaveCount(0)
    },
  },
  {
    name: 'last-resort-broken',
    who: 'visitor',
    open: async (scene) => {
      const origin = await withoutApi(scene, 'testing/test-server.ts')
      const answer = await scene.page.goto(`${origin}/${scene.language}/broken`)
      expect(answer?.status()).toBe(500)
    },
  },
  {
    name: 'last-resort-too-many',
    who: 'visitor',
    open: async (scene) => {
      const address = `${await withoutApi(scene, 'testing/test-server.ts')}/${scene.language}/broken`
      await scene.page.route(address, async (route) => {
        const refused = await refusal(address)
        const { status, headers } = refused
        await route.fulfill({ status, headers: Object.fromEntries(headers), body: await refused.text() })
      })
      const answer = await scene.page.goto(address)
      expect(answer?.status()).toBe(429)
    },
  },
]
