import { daysAfter, RentalDays } from '../../page-objects/rental-days.ts'
import { atTheStudioIn } from '../../people/api.ts'
import { expect, test } from '../../people/scenario.ts'
import { untilHydrated } from '../../people/started.ts'
import { STUDIO } from '../../studio.ts'

// Promise (Screens): rentals: pick-up and return as a range in search, shop and reservation, priced a day and in all
test('seven people find a car for four days on a desktop, and return it later and at the airport (zh)', {
  tag: '@desktop',
}, async ({ page, reservationPage }) => {
  await page.goto('/zh')
  const box = page.getByRole('main').getByRole('combobox', { name: '想做什麼、去哪裡' })
  await box.fill('益子 廂型車')
  const date = await new RentalDays(page).choose(4, 4)
  await page.getByLabel('乘車人數').selectOption('7')
  await page.getByRole('main').getByRole('button', { name: '搜尋', exact: true }).click()
  await expect(page).toHaveURL(new RegExp(`/search\\?.*date=${date}&days=4&quantity=7`))
  const card = page.getByRole('article', { name: '益子租車' })
  await card.locator('a[href*="/brands/"]').click()
  await expect(page).toHaveURL(new RegExp(`/brands/.*date=${date}&days=4&quantity=7`))
  const service = page.locator('li[data-open]')
  await expect(service.getByText('4 天', { exact: true }).first()).toBeVisible()
  await service.getByLabel('取車時間').selectOption('10:00')
  await service.getByLabel('還車時間').selectOption('18:00')
  await expect(service.getByText('還車時間晚於取車時間，加計一天。')).toBeVisible()
  await expect(service.getByText(/^5 天（.+還車）/)).toBeVisible()
  const total = service.locator('p').filter({ hasText: '5 天' }).last()
  const withoutFee = (await total.textContent()) ?? ''
  await service.getByLabel('還車地點').selectOption(STUDIO.airport)
  await expect(total, 'the return elsewhere costs more').not.toHaveText(withoutFee)
  await service.getByRole('link', { name: '以這些日期預約' }).click()
  await expect(page).toHaveURL(
    new RegExp(
      `/reservation/${STUDIO.van}\\?.*date=${date}&time=10%3A00&returnTime=18%3A00&returnShopId=${STUDIO.airport}`,
    ),
  )
  await page.getByRole('button', { name: /^取車與還車/ }).click()
  await expect(page.getByLabel('還車地點')).toHaveValue(STUDIO.airport)
  await reservationPage.button('下一步：聯絡資料').click()
  const summary = page.getByRole('complementary')
  await expect(summary.getByText('機場租車', { exact: true })).toBeVisible()
  await expect(summary.getByText(/18:00/)).toBeVisible()
})

// Promise (Screens): rentals: days that were typed without a date are offered once the pick-up is chosen
test('who typed four days chooses only the pick-up (zh)', { tag: '@desktop' }, async ({ page }) => {
  await page.goto(`/zh/search?keyword=${encodeURIComponent('沖繩七人座租車四天')}`)
  const { field, sheet, nextMonth } = new RentalDays(page)
  await field.click()
  await nextMonth.click()
  const pickUp = sheet.locator('button[data-value]:not([data-disabled])').nth(4)
  const date = (await pickUp.getAttribute('data-value')) ?? ''
  await pickUp.click()
  await sheet.getByRole('button', { name: /4 天$/ }).click()
  // The days stay those of the words, until others are chosen.
  await expect(page).toHaveURL(new RegExp(`date=${date}$`))
  await expect(field).toHaveText(/4 天/)
  await page.getByRole('article').getByRole('heading').getByRole('link').first().click()
  await expect(page).toHaveURL(new RegExp(`/zh/brands/.*date=${date}&days=4`))
})

// Promise (Screens): rentals: the return moves while the pick-up stays
test('a family moves the return of a rental while they book it on a phone (ja)', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto(`/ja/brands/${STUDIO.cars}`)
  const days = new RentalDays(page)
  const date = await days.choose(2, 10)
  await page.locator('li[data-open]').getByRole('link', { name: 'この日程で予約する' }).click()
  await expect(page).toHaveURL(new RegExp(`/reservation/${STUDIO.van}\\?.*date=${date}`))
  await page.getByRole('button', { name: /^受取と返却/ }).click()
  await days.field.click()
  // The day is kept; only the return moves.
  await days.day(date).click()
  await days.day(daysAfter(date, 3)).click()
  await expect(
    page
      .getByText(/^3日間/)
      .locator('visible=true')
      .first(),
  ).toBeVisible()
  await expect(page.getByLabel('受取時刻')).not.toHaveValue('')
})

// Promise (Screens): rentals: days, return time and branch of a booked rental are changed, with before and after
test('a member brings a rental back a day later, in the evening and at the airport', {
  tag: '@desktop',
}, async ({ page, member, people, reservationPage }) => {
  const slot = { ...atTheStudioIn(STUDIO.van, 12), shopId: STUDIO.cars }
  const code = await people.reserves(member, slot)
  await page.goto(`/en/reservation/${STUDIO.van}?change=${code}`)
  const days = new RentalDays(page)
  await days.field.click()
  await days.day(slot.date).click()
  await days.day(daysAfter(slot.date, 2)).click()
  await expect(
    page.getByRole('heading', { name: 'Check your change' }),
    'other days are brought into sight',
  ).toBeFocused()
  await page.getByLabel('Return time').selectOption('18:00')
  await page.getByLabel('Return to').selectOption(STUDIO.airport)
  const summary = page.getByRole('complementary')
  await expect(summary.getByRole('deletion').filter({ hasText: 'Mashiko Cars' })).toBeVisible()
  await expect(summary.getByRole('insertion').filter({ hasText: 'Airport Cars' })).toBeVisible()
  await reservationPage.button('Confirm change').click()
  await expect(page).toHaveURL(/my-reservation/)
  await expect(page.getByRole('main').getByText('Airport Cars').first()).toBeVisible()
  expect(await people.reservation(member, code)).toMatchObject({
    ...{ version: 2, returnShop: { id: STUDIO.airport } },
    endAt: `${daysAfter(slot.date, 2)}T09:00:00Z`,
  })
})

// Promise (Screens): rentals: the days are chosen with the keys, and each says what it would be
test('the days of a rental are chosen with the keys, and left with Escape', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto(`/en/brands/${STUDIO.cars}`)
  const { field, sheet, nextMonth } = new RentalDays(page)
  await field.press('Enter')
  await nextMonth.press('Enter')
  const focused = sheet.locator('[data-part=table-cell-trigger][data-focus]:not([data-outside-range])')
  const pickUp = sheet.getByRole('button', { name: /^Pick up on / }).nth(4)
  await pickUp.focus()
  await page.keyboard.press('Enter')
  await expect(sheet.getByRole('status').first()).toHaveText(/^Pick-up: .*Now choose the day of return\.$/)
  for (let presses = 0; presses < 2; presses += 1) await page.keyboard.press('ArrowRight')
  await expect(focused).toBeFocused()
  await expect(focused).toHaveAccessibleName(/^Return on /)
  await page.keyboard.press('Enter')
  await expect(sheet).toBeHidden()
  await expect(field).toHaveAccessibleName(/^Pick-up .*, return .*, 2 days/)
  await field.press('Enter')
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await expect(field).toBeFocused()
})

// Promise (Screens): shop: each of many numbers of seats or people is in sight on the smallest phone
test('each of twenty numbers of seats is in sight on the smallest phone (zh)', {
  tag: '@phone',
}, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await page.goto(`/zh/brands/${STUDIO.cars}`)
  await untilHydrated(page)
  const seats = page.getByRole('navigation', { name: '乘車人數' }).getByRole('link')
  await expect(seats).toHaveCount(7)
  // A bus has as many.
  await seats.last().evaluate((last) => {
    for (let seat = 20; seat > 7; seat -= 1) {
      const next = last.cloneNode() as Element
      next.textContent = String(seat)
      last.after(next)
    }
  })
  await expect(seats).toHaveCount(20)
  const cutOff = await seats.evaluateAll((links) =>
    links
      .filter((link) => {
        const { left, right } = link.getBoundingClientRect()
        for (let box = link.parentElement; box !== null; box = box.parentElement) {
          const edge = box.getBoundingClientRect()
          const isClipped = getComputedStyle(box).overflowX !== 'visible' || box === document.documentElement
          if (isClipped && (left < edge.left || right > edge.right)) return true
        }
        return false
      })
      .map(({ textContent }) => textContent),
  )
  expect(cutOff, 'seats that are cut off').toEqual([])
})

// Promise (Screens): shop: days, arrow and button of a rental keep their size on the smallest phone
test('the days of a rental and its button keep their size on the smallest phone (ja)', {
  tag: '@phone',
}, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  const date = daysAfter(new Date().toISOString().slice(0, 10), 21)
  await page.goto(`/ja/brands/${STUDIO.cars}?date=${date}&days=3&time=10:00&returnTime=18:00`)
  const { field } = new RentalDays(page)
  await expect(field).toHaveText(/4日間$/)
  const arrow = await field.locator('svg').boundingBox()
  expect(arrow?.width, 'the arrow between the days').toBeGreaterThanOrEqual(16)
  const button = page.getByRole('link', { name: 'この日程で予約する' }).last()
  await expect(button).toBeInViewport({ ratio: 1 })
  const bar = button.locator('..')
  // Of two lines it has one to itself.
  const [outer, inner] = [await bar.boundingBox(), await button.boundingBox()]
  const isBeside = (outer?.height ?? 0) < 2 * (inner?.height ?? 0)
  if (!isBeside) expect(inner?.width).toBeGreaterThan(320)
})
