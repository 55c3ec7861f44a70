import type { Page } from '@playwright/test'
import { belongsTo } from '../people/api.ts'
import { holdBack } from '../people/gate.ts'
import { expect, test } from '../people/scenario.ts'
import { startsApp } from '../people/started.ts'
import { watchShifts } from '../people/steady.ts'
import { STUDIO } from '../studio.ts'

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
  test(`Scenario: nothing jumps ${name}, however late its data come`, async ({ page, context, origin, people }) => {
    await belongsTo(context, await people.joins('steady'), origin)
    await page.goto(from)
    await startsApp(page)
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
