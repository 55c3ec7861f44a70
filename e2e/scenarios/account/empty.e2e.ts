import { expectAccessible } from '../../people/accessible.ts'
import { atTheStudio } from '../../people/api.ts'
import { holdBack } from '../../people/gate.ts'
import { untilUncovered } from '../../people/overlay.ts'
import { expect, test } from '../../people/scenario.ts'
import { untilHydrated } from '../../people/started.ts'
import { watchShifts } from '../../people/steady.ts'
import { WORDS } from '../../people/words.ts'
import { STUDIO } from '../../studio.ts'

const { ja } = WORDS

// Promise (Screens): no favorites, no notifications, no reservations in any tab
test('a new member has no favorites, no notifications and no reservations yet, in each of All, Confirmed, No-show, Completed and Canceled', {
  tag: '@phone',
}, async ({ page, member: _ }) => {
  const main = page.getByRole('main')
  await page.goto('/ja/me/favorite')
  await expect(main.getByText('お気に入りはまだありません')).toBeVisible()
  await expect(main.getByRole('link', { name: 'お店を探す' })).toHaveAttribute('href', '/ja/search')
  await page.getByRole('button', { name: ja.notifications, exact: true }).click()
  const bell = page.getByRole('region', { name: ja.notifications })
  await expect(bell.getByText('お知らせはありません')).toBeVisible()
  await page.keyboard.press('Escape')
  await untilUncovered(page)
  await page.goto('/ja/me/my-reservation')
  await expect(main.getByText('予約はまだありません')).toBeVisible()
  for (const tab of ['予約確定', 'ご利用なし', '利用済み', 'キャンセル済み']) {
    await page.getByRole('tab', { name: tab }).click()
    await expect(main.getByText('該当する予約はありません')).toBeVisible()
    await expect(main.getByRole('link', { name: 'お店を探す' })).toHaveAttribute('href', '/ja/search')
  }
  await page.goto('/ja/me/my-reservation?code=ZZZZ2222')
  await expect(main.getByText('この予約番号の予約は見つかりません')).toBeVisible()
})

// Promise (Screens): No results found, please try again, in a browser
test('a search without a match says “No results found, please try again” and offers ways on', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto('/en/search?keyword=xyzzy&duration=full-day')
  await expect(page.getByText('No results found, please try again')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Search without filters' }).click()
  await expect(page.getByText('No results found, please try again')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Show all shops' }).click()
  await expect(page.getByRole('main').locator('a[href*="/brands/"]').first()).toBeVisible()
})

// Promise (Screens): nothing moves under the finger when the other ways on are there
test('the way on of a search without a match stays where it is when more of them come', {
  tag: '@desktop',
}, async ({ page }) => {
  const answers = await holdBack(page, /\/api\/v1\/(shops\/search|search)/)
  await page.goto('/en/search?keyword=xyzzy&duration=full-day')
  await untilHydrated(page)
  const shifts = await watchShifts(page)
  const main = page.getByRole('main')
  answers.open()
  await expect(main.getByRole('link', { name: /^Without “xyzzy”/ })).toBeVisible()
  await expect(main.getByRole('heading', { name: 'Top searches' })).toBeVisible()
  const { score, moved } = await shifts()
  expect(score, moved.join('\n')).toBe(0)
})

// Promise (Screens): with other dates beside it
test('a shop says “No availability today” with other dates beside it, and when nothing is free this month', {
  tag: '@desktop',
}, async ({ page, shopPage }) => {
  const main = page.getByRole('main')
  await page.goto(`/en/brands/${STUDIO.closedToday}?serviceId=rests-lesson`)
  await expect(main.getByText('No availability today')).toBeVisible()
  await expect(shopPage.times, 'of the next free day').toBeVisible()
  await main.getByRole('button', { name: 'More dates' }).click()
  await expect(main.getByRole('button', { name: 'Next month' })).toBeVisible()
  await page.goto(`/en/brands/${STUDIO.neverFree}?serviceId=sleeps-lesson`)
  await expect(main.getByText('No times are available in the next few weeks. Try another service.')).toBeVisible()
  await main.getByRole('button', { name: 'More dates' }).click()
  await expect(main.getByText('Nothing is available this month. Try the next one.')).toBeVisible()
  await expectAccessible(page)
})

// Promise (Screens): with a way on
test('a service without free staff or equipment says so, with a way on', {
  tag: '@phone',
}, async ({ page, shopPage, reservationPage }) => {
  await page.route('**/getAvailableProviders?*', async (route) => {
    const answer = await route.fetch()
    const { data } = await answer.json()
    for (const one of [...data.providers, ...data.resources]) one.available = false
    await route.fulfill({ response: answer, json: { data } })
  })
  await reservationPage.open(atTheStudio(STUDIO.bowl, 'nobody is free'))
  await expect(page.getByText('No staff is available at this time. Please choose another time.')).toBeVisible()
  await reservationPage.button(/^Seat/).click()
  await expect(page.getByText('No equipment is available at this time. Please choose another time.')).toBeVisible()
  await expectAccessible(page)
  await reservationPage.button('Choose another time').click()
  await expect(shopPage.times).toBeVisible()
})
