import type { Locator, Page } from '@playwright/test'
import { atTheStudio, reservationPath } from '../../people/api.ts'
import { holdBack } from '../../people/gate.ts'
import { expect, test } from '../../people/scenario.ts'
import { untilHydrated } from '../../people/started.ts'
import { watchShifts, watchShiftsOfLoads } from '../../people/steady.ts'
import { STUDIO } from '../../studio.ts'

test.use({ language: 'ja' })

interface Move {
  readonly name: string
  readonly from: string
  /** Everything that the next page asks for. */
  readonly calls: RegExp
  readonly go: (page: Page) => Promise<unknown>
  readonly to: RegExp
}

const inMain = (page: Page, href: string) =>
  page.getByRole('main').locator(`a[href*="${href}"]`).locator('visible=true').first()

const MOVES: readonly Move[] = [
  {
    name: 'from the front page to the search',
    from: '/ja',
    calls: /\/api\/v1\/(shops\/search|user\/category|cities)/,
    go: (page) => page.getByRole('main').getByRole('button', { name: '検索' }).click(),
    to: /\/ja\/search/,
  },
  {
    name: 'from the search to a shop',
    from: '/ja/search',
    calls: /\/api\/v1\/shops\/[^/]+(\/getAvailableTime.*)?$/,
    go: (page) => inMain(page, '/ja/brands/').click(),
    to: /\/ja\/brands\//,
  },
  {
    name: 'from a shop to the reservation',
    from: `/ja/brands/${STUDIO.shop}?serviceId=${STUDIO.lesson}`,
    calls: /\/api\/v1\/(services|shops)\/|\/reservation/,
    go: (page) => inMain(page, '/ja/reservation/').click(),
    to: /\/ja\/reservation\//,
  },
  {
    name: 'from the articles to one of them',
    from: '/ja/article',
    calls: /\/api\/v1\/user\/article/,
    go: (page) => inMain(page, '/ja/article/').click(),
    to: /\/ja\/article\/[^/]+\//,
  },
  {
    name: 'to my reservations',
    from: '/ja/faqs',
    calls: /\/api\/v1\/user\/reservation/,
    go: async (page) => {
      await page.getByRole('banner').locator('button[popovertarget]').last().click()
      await page.locator('a[href="/ja/me/my-reservation"]').locator('visible=true').first().click()
    },
    to: /\/ja\/me\/my-reservation/,
  },
]

for (const { name, from, calls, go, to } of MOVES) {
  // Promise (Sentences and limits): nothing jumps when what was waited for comes
  test(`no layout shifts ${name}, however late its data come`, async ({ page, member: _ }) => {
    await page.goto(from)
    await untilHydrated(page)
    await page.waitForLoadState('networkidle')
    const answers = await holdBack(page, calls)
    await go(page)
    await page.waitForURL(to)
    const busy = page.getByRole('main').locator('[aria-busy=true]')
    await expect(busy.first()).toBeVisible()
    const shifts = await watchShifts(page)
    answers.open()
    await expect(busy).toHaveCount(0)
    const { score, moved } = await shifts()
    expect(score, moved.join('\n')).toBeLessThan(0.01)
  })
}

/** A phone of the cheaper kind on a slow line: 1.6 Mbit/s, 150 ms. */
async function isSlow(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const line = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 }
  await session.send('Network.emulateNetworkConditions', line)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
}

/** A button of the header that moved by its own width is 0.0014. */
const STEADY = 0.001

const LOADED: Readonly<Record<string, string>> = {
  'the front page': '/ja',
  'a shop in English on a small phone': `/en/brands/${STUDIO.shop}?serviceId=${STUDIO.lesson}`,
  'a reservation in English on a small phone': reservationPath('en', atTheStudio(STUDIO.bowl, 'loads without shifts')),
  'the search': '/ja/search?keyword=%E3%83%8D%E3%82%A4%E3%83%AB&quantity=2',
  'a shop': `/ja/brands/${STUDIO.shop}?serviceId=${STUDIO.lesson}`,
  'the favorites': '/ja/me/favorite',
  'my reservations': '/ja/me/my-reservation',
  'a reservation': reservationPath('ja', atTheStudio(STUDIO.lesson, 'loads without shifts')),
}

for (const [name, path] of Object.entries(LOADED)) {
  // Promise (Addresses): nothing jumps under a finger while the app takes a page over
  test(`no layout shifts on ${name} while fonts, pictures and the app load on a slow phone`, {
    tag: ['@phone', '@long'],
  }, async ({ page, member: _ }) => {
    if (name.includes('small phone')) await page.setViewportSize({ width: 360, height: 740 })
    await isSlow(page)
    const shifts = await watchShiftsOfLoads(page)
    await page.goto(path)
    await untilHydrated(page)
    await page.waitForLoadState('networkidle')
    await page.evaluate(() => document.fonts.ready)
    await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0)
    const { score, moved } = await shifts()
    expect(score, moved.join('\n')).toBeLessThan(STEADY)
  })
}

/** How far a press moves what was pressed. */
async function movedByPress(pressed: Locator, isOpen: () => Promise<unknown>): Promise<number> {
  await pressed.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
  const before = (await pressed.boundingBox())?.y ?? Number.NaN
  await pressed.click()
  await isOpen()
  return Math.abs(((await pressed.boundingBox())?.y ?? Number.NaN) - before)
}

// Promise (Screens): shop and reservation: what is pressed stays under the finger when what was open above it closes
test('a service that is opened on the page of a shop stays where it was pressed', async ({ page, shopPage }) => {
  await shopPage.open(STUDIO.bowl)
  await untilHydrated(page)
  const service = page.locator('#reserve li', { has: page.getByRole('heading', { name: '背の高い花瓶' }) })
  const name = service.getByRole('heading')
  const moved = await movedByPress(name, async () => {
    await expect(service.getByRole('list', { name: '日付' })).toBeVisible()
    await expect(page.locator('#reserve li[data-open]')).toHaveCount(1)
  })
  expect(moved).toBeLessThan(2)
})

test('a card that is opened on the page of a reservation stays where it was pressed', async ({
  page,
  reservationPage,
  member: _,
}) => {
  await reservationPage.open(atTheStudio(STUDIO.bowl, 'card stays'))
  await untilHydrated(page)
  const head = (name: RegExp) => page.getByRole('main').getByRole('button', { name })
  await head(/^日時/).click()
  await expect(page.getByRole('list', { name: '時間' })).toBeVisible()
  const extras = head(/^オプション/)
  const moved = await movedByPress(extras, () => expect(extras).toHaveAttribute('aria-expanded', 'true'))
  expect(moved).toBeLessThan(2)
})

test.describe('A reader abroad', () => {
  test.use({ timezoneId: 'Europe/Berlin' })
  // Promise (Addresses): nothing jumps when a page learns that its reader's clock is another than the shop's
  test('the opening hours of a shop have room for its time zone on every phone', {
    tag: '@phone',
  }, async ({ page }) => {
    // English is sent with the zone.
    for (const language of ['ja', 'ko', 'zh']) {
      await page.goto(`/${language}/brands/${STUDIO.shop}?serviceId=${STUDIO.lesson}`)
      await untilHydrated(page)
      const zone = page
        .getByRole('main')
        .locator('header')
        .getByText(/Japan Time|일본 시간|日本時間/)
      await expect(zone).toBeVisible()
      for (const width of [360, 375, 390, 412, 430]) {
        await page.setViewportSize({ width, height: 844 })
        const growth = await zone.evaluate((element: HTMLElement) => {
          const facts = element.closest('p')
          const height = () => facts?.getBoundingClientRect().height ?? Number.NaN
          const named = height()
          element.style.display = 'none'
          const unnamed = height()
          element.style.display = ''
          return named - unnamed
        })
        expect(growth, `${language} at ${width}`).toBe(0)
      }
    }
  })
})
