import { ReservationPage } from '../../page-objects/reservation-page.ts'
import { atTheStudio } from '../../people/api.ts'
import { fails } from '../../people/gate.ts'
import { expect, test } from '../../people/scenario.ts'
import { untilStarted } from '../../people/started.ts'
import { WORDS } from '../../people/words.ts'
import { STUDIO } from '../../studio.ts'

const wrong = {
  ko: '문제가 생겼어요. 잠시 후 다시 시도해 주세요.',
  busy: '지금 이용자가 많아 응답이 늦어지고 있어요. 잠시 후 다시 시도해 주세요.',
  offline: '서버에 연결되지 않았어요. 인터넷 연결을 확인하고 다시 시도해 주세요.',
  reservations: '지금은 예약을 보여 드릴 수 없어요.',
  again: '다시 시도',
}

// Promise (Sentences and limits): an error appears next to the part that failed
test('a part that failed says so in plain words in its place, and trying again shows it', {
  tag: '@phone',
}, async ({ page, reservationPage, member: _ }) => {
  await page.clock.install()
  const main = page.getByRole('main')
  for (const [path, call, how, message, then] of [
    ['/ko/me/my-reservation', '**/api/v1/user/reservation?*', '500', wrong.reservations, '아직 예약이 없어요'],
    ['/ko/me/favorite', '**/api/v1/user-favorite?*', '503', wrong.busy, '아직 찜한 매장이 없어요'],
    ['/ko/me/profile', '**/api/v1/user/me', 'HTML', wrong.ko, '내 데이터'],
    [`/ko/brands/${STUDIO.shop}`, '**/getAvailableTime?*', 'no connection', wrong.offline, '오늘'],
    [`/ko/reservation/${STUDIO.lesson}`, '**/getAvailableTime?*', '500', wrong.ko, '오늘'],
  ] as const) {
    const failure = await fails(page, call, how)
    await page.goto(path)
    // Before the app is there a link leads to a page that the server has drawn.
    await untilStarted(page)
    if (path.includes('/reservation/')) await reservationPage.button(WORDS.ko.toTime).click()
    if (path.includes('/brands/')) await main.getByRole('link', { name: '개인 수업' }).click()
    await failure.isSeen()
    await expect(main.getByRole('alert'), path).toContainText(message)
    await failure.mend()
    await main.getByRole('button', { name: wrong.again }).click()
    await expect(main.getByText(then).first(), path).toBeVisible()
    await expect(main.getByRole('alert')).toHaveCount(0)
  }
})

test('a confirmation that the server refuses says why, keeps typed texts, and succeeds when it is pressed again', {
  tag: '@desktop',
}, async ({ page, member: _ }) => {
  const reservationPage = new ReservationPage(page, 'zh')
  await reservationPage.open(atTheStudio(STUDIO.lesson, 'server fails'))
  await reservationPage.hold()
  await reservationPage.fillContact('靠窗的座位')
  await page.route('**/api/v1/user/reservation', (route) =>
    route.fulfill({
      status: 429,
      headers: { 'retry-after': '1' },
      json: { code: 'RATE_LIMITED', message: 'Slower', requestId: 'scenario' },
    }),
  )
  await reservationPage.confirmButton.click()
  const alert = page.getByRole('main').getByRole('alert')
  await expect(alert).toHaveText('短時間內的請求太多，請稍後再試。')
  await expect(alert.locator('..')).toBeFocused()
  await page.unrouteAll()
  await reservationPage.confirm()
  await expect(page.getByText('靠窗的座位')).toBeVisible()
})

// Promise (Addresses): a page that failed can be tried again
test('a page that cannot be shown is titled Internal Server Error, and trying again shows it', {
  tag: '@desktop',
}, async ({ page, shopPage }) => {
  await page.clock.install()
  await shopPage.open(STUDIO.lesson)
  await untilStarted(page)
  const failure = await fails(page, '**/api/v1/services/*', '500')
  await shopPage.times.getByRole('link').first().click()
  await failure.isSeen()
  await expect(page.getByRole('heading', { name: "Something isn't working on our side" })).toBeVisible()
  await expect(page).toHaveTitle(/^Internal Server Error/)
  await failure.mend()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'Make a reservation', exact: true })).toBeVisible()
})

// Promise (Addresses): a page whose data cannot be read is titled “Internal Server Error” too
test('a page whose data cannot be read has a title and a heading that say so, and trying again brings its own', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.clock.install()
  const main = page.getByRole('main')
  for (const [from, link, call] of [
    ['/en/search?keyword=tea', /\/brands\//, '**/api/v1/shops/*'],
    ['/en/article', /\/article\/[^/]+\/[^/]+$/, '**/api/v1/user/article/*'],
    ['/en/curated', /\/curated\/(?!jp)[^/]+$/, '**/api/v1/curated/*'],
  ] as const) {
    await page.goto(from)
    await untilStarted(page)
    const failure = await fails(page, call, '500')
    const links = main.getByRole('link')
    await links
      .nth(
        await links.evaluateAll(
          (all, source) => all.findIndex((one) => new RegExp(source).test(one.getAttribute('href') ?? '')),
          link.source,
        ),
      )
      .click()
    await failure.isSeen()
    await expect(main.getByRole('heading', { level: 1 }), from).toHaveText("Something isn't working on our side")
    await expect(page).toHaveTitle(/^Internal Server Error/)
    await failure.mend()
    await main.getByRole('button', { name: 'Try again' }).click()
    await expect(main.getByRole('heading', { level: 1 })).not.toHaveText("Something isn't working on our side")
    await expect(page).not.toHaveTitle(/^Internal Server Error/)
  }
})
