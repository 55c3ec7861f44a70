import type { Page } from '@playwright/test'
import { ReservationPage } from '../page-objects/reservation-page.ts'
import { expect } from './expect.ts'
import type { Scene, Screen } from './screen.ts'
import { reportOfReview } from './screens-visitor.ts'

async function form(scene: Scene): Promise<void> {
  const { page, places, words, ownDay } = scene
  await scene.go(`/brands/${places.shop}?serviceId=${places.service}`)
  await page.locator('#reserve button[aria-pressed]:enabled:not([data-full])').nth(ownDay).click()
  await page.getByRole('list', { name: words.times }).getByRole('link').last().click()
  await page.waitForURL(/\/reservation\//)
  await new ReservationPage(page, scene.language).hold()
}

/** Statuses that only a shop or the clock can give: written into what the server answers. */
async function withEveryStatus(page: Page): Promise<void> {
  await page.route('**/api/v1/user/reservation?*', async (route) => {
    const response = await route.fetch()
    const answer = (await response.json()) as { data: { status: string }[] }
    const given = ['upcoming', 'confirmed', 'noshow', 'completed']
    const left = answer.data.filter(({ status }) => status !== 'cancelled')
    for (const [index, reservation] of left.entries()) reservation.status = given[index] ?? reservation.status
    await route.fulfill({ response, json: answer })
  })
}

async function openCalendar({ page }: Scene): Promise<void> {
  await page.getByRole('main').locator('button[aria-haspopup=dialog]').first().click()
  await expect(page.getByRole('dialog').locator('button:not([aria-label])').first()).toBeVisible()
}

async function calendar(scene: Scene): Promise<void> {
  await scene.go('/me/my-reservation')
  await openCalendar(scene)
}

/** One of the reservations that are late enough for it. */
async function changing({ page, go }: Scene): Promise<void> {
  await go('/me/my-reservation')
  await page.getByRole('main').locator('a[href*="change="]').first().click()
  await expect(page.locator('[data-times] button[aria-pressed=true]')).toBeVisible()
}

/** The reservation of the member keeps its time. */
async function withoutChanges(page: Page, rule: object): Promise<void> {
  await page.route('**/api/v1/user/reservation/*', async (route) => {
    const response = await route.fetch()
    const answer = (await response.json()) as { data: { allowedActions: { action: string }[] } }
    const others = answer.data.allowedActions.filter(({ action }) => action !== 'reschedule')
    answer.data.allowedActions = [...others, { action: 'reschedule', allowed: false, ...rule } as { action: string }]
    await route.fulfill({ response, json: answer })
  })
}

/** What the shop lets is a car in Japan, for two days. */
async function asRental(page: Page): Promise<void> {
  await page.route('**/api/v1/user/reservation/*', async (route) => {
    const response = await route.fetch()
    const answer = (await response.json()) as {
      data: { dayUnit: boolean; needsLicense: boolean; startAt: string; endAt: string }
    }
    answer.data.dayUnit = true
    answer.data.needsLicense = true
    answer.data.endAt = new Date(Date.parse(answer.data.startAt) + 2 * 86_400_000).toISOString()
    await route.fulfill({ response, json: answer })
  })
}

/** The visit is over, and `review` is what the member said of it. */
async function afterVisit(page: Page, review?: object): Promise<void> {
  await page.route('**/api/v1/user/reservation/*', async (route) => {
    const response = await route.fetch()
    const { data } = (await response.json()) as { data: object }
    const allowed = { action: 'review', allowed: true, until: new Date().toISOString() }
    const answer = { ...data, status: 'completed', allowedActions: [allowed], ...(review && { review }) }
    await route.fulfill({ response, json: { data: answer } })
  })
}

async function reviewForm({ page, go, code }: Scene): Promise<void> {
  await afterVisit(page)
  await go(`/me/my-reservation?code=${code}`)
  await expect(page.getByRole('main').getByRole('textbox')).toBeVisible()
}

/** Every day is full. */
async function withoutTimes(page: Page): Promise<void> {
  await page.route('**/getAvailableTime?*', async (route) => {
    const response = await route.fetch()
    const answer = (await response.json()) as { data: { days: { status: string; slots: object[] }[] } }
    for (const day of answer.data.days) Object.assign(day, { status: 'SOLD_OUT', slots: [], maxQuantity: 0 })
    await route.fulfill({ response, json: answer })
  })
}

/** What the member waits for; the first is on hold for them. */
async function withWaitingList({ page, places }: Scene): Promise<void> {
  const startAt = new Date(Math.ceil(Date.now() / 86_400_000) * 86_400_000 + 3 * 86_400_000 + 3_600_000)
  const date = startAt.toISOString().slice(0, 10)
  await page.route('**/api/v1/user/waiting-list', async (route) => {
    const response = await page.request.get(`/api/v1/services/${places.service}`, {
      headers: route.request().headers(),
    })
    const { data: service } = (await response.json()) as { data: { name: string; shop: { shopName: string } } }
    const entry = {
      ...{ id: 'waits', status: 'waiting', shopId: places.shop, shopName: service.shop.shopName, offer: null },
      ...{ serviceId: null, serviceName: null, unitId: null, date, timeFrom: '14:00', timeTo: '18:00', quantity: 2 },
      ...{ timeZone: 'Asia/Tokyo', attaches: [], staff: null, resource: null },
      ...{ returnTime: null, returnShop: null },
      ...{ createdAt: startAt.toISOString(), endsAt: startAt.toISOString() },
    }
    const draft = {
      ...{ shopId: places.shop, appointmentServiceId: places.service, quantity: 1, attaches: [] },
      ...{ reservationDate: date, reservationTime: '10:00', staffId: null, resourceItemId: null },
    }
    const named = { serviceId: places.service, serviceName: service.name, timeFrom: null, timeTo: null, quantity: 1 }
    const endAt = new Date(startAt.getTime() + 3_600_000).toISOString()
    const times = { startAt: startAt.toISOString(), endAt, expiresAt: endAt, expiresInSeconds: 870 }
    const offered = { ...entry, ...named, id: 'offered', status: 'offered', offer: { draft, ...times } }
    await route.fulfill({ json: { data: [offered, entry], total: 2 } })
  })
}

/** The reservation page at a full day. */
async function fullDay({ page, go, places, words }: Scene): Promise<void> {
  await withoutTimes(page)
  await go(`/reservation/${places.service}`)
  await page.getByRole('button', { name: words.toTime, exact: true }).locator('visible=true').click()
  await page.locator('[data-days] button[data-full]').nth(3).click()
  await expect(page.getByRole('main').locator('button[aria-haspopup=dialog]').first()).toBeVisible()
}

async function waiting(scene: Scene): Promise<void> {
  await fullDay(scene)
  await scene.page.getByRole('main').locator('button[aria-haspopup=dialog]').first().click()
  await expect(scene.page.getByRole('dialog').getByRole('combobox').first()).toBeVisible()
}

const bell = ({ page, words }: Scene) => {
  const button = (name: string | RegExp) => page.getByRole('banner').getByRole('button', { name, exact: true })
  return button(words.notifications).or(button(words.unread))
}

export const MEMBER_SCREENS: readonly Screen[] = [
  { name: 'reserve-contact', who: 'member', open: form },
  {
    name: 'reserve-wrong',
    who: 'member',
    open: async (scene) => {
      await form(scene)
      await scene.page.getByLabel(scene.words.phone).fill('12')
      await scene.page
        .getByRole('button', { name: scene.words.toRequirements, exact: true })
        .locator('visible=true')
        .click()
      await expect(scene.page.getByText(scene.words.phoneWrong)).toBeVisible()
    },
  },
  {
    name: 'reserve-terms',
    who: 'member',
    open: async (scene) => {
      const { page, words } = scene
      await form(scene)
      await page.getByLabel(words.phone).fill(words.ownPhone)
      await page.getByRole('button', { name: words.toRequirements, exact: true }).locator('visible=true').click()
      await page.getByLabel(words.requirements).fill('窓際の席')
      await page.getByRole('button', { name: words.toTerms, exact: true }).locator('visible=true').click()
      await expect(page.getByRole('main').getByRole('checkbox').first()).toBeVisible()
    },
  },
  {
    name: 'ticket',
    who: 'member',
    open: ({ go, places, code }) => go(`/reservation/${places.service}?confirmed=${code}`),
  },
  {
    name: 'ticket-rental',
    who: 'member',
    open: async ({ page, go, places, code }) => {
      await asRental(page)
      await go(`/reservation/${places.service}?confirmed=${code}`)
    },
  },
  {
    name: 'my-reservations',
    who: 'member',
    open: async (scene) => {
      await withEveryStatus(scene.page)
      await scene.go('/me/my-reservation')
    },
  },
  { name: 'my-reservations-calendar', who: 'member', covers: true, open: calendar },
  {
    name: 'my-reservations-calendar-link',
    who: 'member',
    covers: true,
    open: async (scene) => {
      await calendar(scene)
      const sheet = scene.page.getByRole('dialog')
      // The first of both: it creates a link, or asks whether to replace one.
      const create = sheet.locator('button:not([aria-label])').first()
      await create.click()
      await expect(sheet.getByRole('textbox').or(sheet.locator('[data-notice] strong'))).toBeVisible()
      if ((await sheet.getByRole('textbox').count()) === 0)
        await sheet.locator('button:not([aria-label])').last().click()
      await expect(sheet.getByRole('textbox')).toBeVisible()
    },
  },
  {
    name: 'my-reservations-calendar-delete',
    who: 'member',
    covers: true,
    open: async (scene) => {
      const { page } = scene
      // As if there were a link.
      await page.route('**/me/calendar-feed', (route) =>
        route.fulfill({ json: { data: { createdAt: new Date().toISOString() } } }),
      )
      await calendar(scene)
      await page.getByRole('dialog').locator('button:not([aria-label])').last().click()
      await expect(page.getByRole('dialog').locator('[data-notice] strong')).toBeVisible()
    },
  },
  { name: 'my-reservation', who: 'member', open: ({ go, code }) => go(`/me/my-reservation?code=${code}`) },
  { name: 'review', who: 'member', open: reviewForm },
  {
    name: 'review-wrong',
    who: 'member',
    open: async (scene) => {
      await reviewForm(scene)
      const main = scene.page.getByRole('main')
      await main.locator('form button[type=submit]').click()
      await expect(main.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true')
    },
  },
  {
    name: 'review-own',
    who: 'member',
    open: async ({ page, go, code }) => {
      const createdAt = new Date().toISOString()
      await afterVisit(page, {
        ...{ id: 'own', stars: 4, text: 'ていねいでした。また来ます。', language: 'ja', author: '佐**', createdAt },
        ...{
          serviceName: 'カット',
          month: createdAt.slice(0, 7),
          reply: { text: 'Thank you.', createdAt },
          hidden: true,
        },
      })
      await go(`/me/my-reservation?code=${code}`)
      await expect(page.getByRole('main').locator('#your-review')).toBeVisible()
    },
  },
  { name: 'review-report', who: 'member', covers: true, open: reportOfReview },
  {
    name: 'my-reservation-canceled',
    who: 'member',
    open: async ({ page, go }) => {
      await go('/me/my-reservation?status=cancelled')
      await page.getByRole('main').locator('a[href*="code="]').first().click()
      await page.waitForURL(/code=/)
      await page.waitForLoadState('networkidle')
    },
  },
  {
    name: 'cancel',
    who: 'member',
    covers: true,
    open: async (scene) => {
      await scene.go(`/me/my-reservation?code=${scene.code}`)
      await scene.page.getByRole('button', { name: scene.words.cancelThis }).click()
      await scene.page.getByRole('dialog').getByRole('radio').nth(1).check()
    },
  },
  {
    name: 'cancel-other',
    who: 'member',
    covers: true,
    open: async (scene) => {
      await scene.go(`/me/my-reservation?code=${scene.code}`)
      await scene.page.getByRole('button', { name: scene.words.cancelThis }).click()
      const sheet = scene.page.getByRole('dialog')
      await sheet.getByRole('radio').last().check()
      await sheet.getByRole('button', { name: scene.words.cancel, exact: true }).click()
      await expect(sheet.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true')
    },
  },
  { name: 'change', who: 'member', open: changing },
  {
    name: 'change-check',
    who: 'member',
    open: async (scene) => {
      await changing(scene)
      const { page } = scene
      await page.locator('[data-times] button:not([aria-pressed=true])').last().click()
      await expect(page.locator('#before-and-after')).toBeFocused()
    },
  },
  {
    name: 'change-too-late',
    who: 'member',
    open: async (scene) => {
      await withoutChanges(scene.page, { reason: 'TOO_LATE', until: new Date().toISOString(), left: 3 })
      await scene.go(`/reservation/${scene.places.service}?change=${scene.code}`)
      await expect(scene.page.getByRole('main').locator('[data-notice]')).toBeVisible()
    },
  },
  {
    name: 'change-limit',
    who: 'member',
    open: async (scene) => {
      await withoutChanges(scene.page, { reason: 'LIMIT', until: new Date().toISOString(), left: 0 })
      await scene.go(`/reservation/${scene.places.service}?change=${scene.code}`)
      await expect(scene.page.getByRole('main').locator('[data-notice]')).toBeVisible()
    },
  },
  { name: 'wait', who: 'newcomer', covers: true, open: waiting },
  { name: 'wait-full', who: 'newcomer', open: fullDay },
  {
    name: 'waiting-list',
    who: 'member',
    open: async (scene) => {
      await withWaitingList(scene)
      await scene.go('/me/my-reservation?status=waiting')
      await expect(scene.page.getByRole('article')).toHaveCount(2)
    },
  },
  {
    name: 'waiting-list-offer',
    who: 'member',
    open: async (scene) => {
      await withWaitingList(scene)
      await scene.go('/me/my-reservation')
      await expect(scene.page.getByRole('article')).toHaveCount(1)
    },
  },
  {
    name: 'waiting-list-leave',
    who: 'member',
    covers: true,
    open: async (scene) => {
      await withWaitingList(scene)
      await scene.go('/me/my-reservation?status=waiting')
      await scene.page.getByRole('article').first().getByRole('button').click()
      await expect(scene.page.getByRole('dialog')).toBeVisible()
    },
  },
  {
    name: 'offer-over',
    who: 'newcomer',
    open: async ({ page, go, places }) => {
      await go(`/reservation/${places.service}?entry=gone`)
      await expect(page.getByRole('main').locator('[data-notice]')).toBeVisible()
    },
  },
  { name: 'waiting-list-empty', who: 'newcomer', open: ({ go }) => go('/me/my-reservation?status=waiting') },
  { name: 'favorites', who: 'member', open: ({ go }) => go('/me/favorite') },
  { name: 'profile', who: 'member', open: ({ go }) => go('/me/profile') },
  {
    name: 'profile-delete',
    who: 'member',
    covers: true,
    open: async (scene) => {
      await scene.go('/me/profile')
      await scene.page.getByRole('main').locator('button[aria-haspopup=dialog]').last().click()
      await expect(scene.page.getByRole('dialog')).toBeVisible()
    },
  },
  {
    name: 'messages',
    who: 'member',
    covers: true,
    messages: true,
    open: async ({ page, go }) => {
      await page.route('**/me/export', () => undefined)
      await go('/me/profile')
      await page.getByRole('main').locator('button:not([aria-haspopup], [type=submit])').last().click()
      await expect(page.locator('[data-scope=toast][data-part=root]')).toBeVisible()
    },
  },
  {
    name: 'menu',
    who: 'member',
    covers: true,
    open: async (scene) => {
      await scene.go('')
      await scene.page.getByRole('banner').locator('button[popovertarget]').last().click()
    },
  },
  {
    name: 'bell',
    who: 'member',
    covers: true,
    open: async (scene) => {
      await scene.go('/faqs')
      await bell(scene).click()
      await expect(scene.page.getByRole('region', { name: scene.words.notifications })).toBeVisible()
    },
  },
  {
    name: 'bell-empty',
    who: 'newcomer',
    covers: true,
    open: async (scene) => {
      await scene.go('/faqs')
      await bell(scene).click()
    },
  },
  { name: 'my-reservations-empty', who: 'newcomer', open: ({ go }) => go('/me/my-reservation') },
  { name: 'favorites-empty', who: 'newcomer', open: ({ go }) => go('/me/favorite') },
]
