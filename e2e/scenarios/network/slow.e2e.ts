import { ReservationPage } from '../../page-objects/reservation-page.ts'
import { atTheStudio, belongsTo } from '../../people/api.ts'
import { holdBack } from '../../people/gate.ts'
import { newAddress } from '../../people/mailbox.ts'
import { expect, test } from '../../people/scenario.ts'
import { untilHydrated } from '../../people/started.ts'
import { STUDIO } from '../../studio.ts'

test('pages that wait show a skeleton of their content, and then the content', {
  tag: '@phone',
}, async ({ page, member: _ }) => {
  const reservationPage = new ReservationPage(page, 'ko')
  const main = page.getByRole('main')
  for (const [path, call, came] of [
    ['/ko/me/my-reservation', '**/api/v1/user/reservation?*', '아직 예약이 없어요'],
    ['/ko/me/favorite', '**/api/v1/user-favorite?*', '아직 찜한 매장이 없어요'],
    ['/ko/me/profile', '**/api/v1/user/me', '내 데이터'],
    [`/ko/brands/${STUDIO.shop}`, '**/getAvailableTime?*', '오늘'],
    [`/ko/reservation/${STUDIO.lesson}`, '**/getAvailableTime?*', '오늘'],
  ] as const) {
    const answers = await holdBack(page, call)
    await page.goto(path)
    // Before the app is there a link leads to a page that the server has drawn.
    await untilHydrated(page)
    if (path.includes('/reservation/')) await reservationPage.button(reservationPage.words.toTime).click()
    if (path.includes('/brands/')) await main.getByRole('link', { name: '개인 수업' }).click()
    await expect(main.locator('[aria-busy=true]').first(), path).toBeVisible()
    await expect(main.getByText(came).first()).toHaveCount(0)
    answers.open()
    await expect(main.getByText(came).first(), path).toBeVisible()
    await expect(main.locator('[aria-busy=true]'), path).toHaveCount(0)
    await page.unrouteAll()
  }
})

// Promise (Screens): a button of the sign-in and the profile tells that it works, and a second press sends nothing
test('a pressed button says that it works, and a second press sends nothing', {
  tag: '@desktop',
}, async ({ page, context, origin, people, signInPage }) => {
  await page.goto('/en/auth')
  const step1 = await holdBack(page, '**/login/step1', 'POST')
  await signInPage.email.fill(newAddress('twice'))
  await signInPage.withEmail.dblclick()
  await signInPage.email.press('Enter')
  await expect(signInPage.withEmail).toHaveAttribute('aria-busy', 'true')
  step1.open()
  await expect(signInPage.lastName).toBeVisible()
  expect(step1.requestedUrls).toHaveLength(1)

  await belongsTo(context, await people.joins('twice'), origin)
  await page.goto('/en/me/profile')
  const me = await holdBack(page, '**/api/v1/user/me', 'PUT')
  const save = page.getByRole('button', { name: 'Save' })
  await save.dblclick()
  await signInPage.lastName.press('Enter')
  await expect(save).toHaveAttribute('aria-busy', 'true')
  me.open()
  await expect(page.getByText('Update Successfull!')).toBeVisible()
  await expect(save).not.toHaveAttribute('aria-busy')
  expect(me.requestedUrls).toHaveLength(1)
})

// Promise (Screens): reservation: a button that was pressed (`isBooking`)
test('the request for a hold is shown while it lasts, and is sent once', {
  tag: '@phone',
}, async ({ page, member: _ }) => {
  const reservationPage = new ReservationPage(page, 'ja')
  await reservationPage.open(atTheStudio(STUDIO.lesson, 'slow hold'))
  const hold = await holdBack(page, '**/api/v1/user/reservation/hold', 'POST')
  await reservationPage.proceed.dblclick()
  const waiting = reservationPage.button('時間を確保中…')
  await expect(waiting).toHaveAttribute('aria-busy', 'true')
  await waiting.click({ force: true })
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))))
  expect(await waiting.getAttribute('aria-busy'), 'one more press takes nothing back').toBe('true')
  hold.open()
  await expect(reservationPage.phone).toBeVisible()
  expect(hold.requestedUrls).toHaveLength(1)
})
